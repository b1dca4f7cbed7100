/** A refusal comes before its request is whole. It can be read at once, takes nothing of what comes after, and costs no more than its connection. */
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { close, createServer, listen } from '../../api/node/http-server'
import { createBrowserApi } from '../../browser'

const size = 3_000_000
const form = 'multipart/form-data; boundary=x'

const refused: [status: number, path: string, type: string][] = [
  [413, '/auth/user/client/login', 'application/json'],
  [415, '/auth/user/client/login', 'text/plain'],
  [401, '/support/client/createTicket/client-ada', form],
  [404, '/nothing', form],
]

const api = createBrowserApi()
const server = createServer((request) => api.fetch(request))
let port = 0
beforeAll(async () => {
  port = Number(new URL(await listen(server, '127.0.0.1', 0, 'PORT')).port)
})
afterAll(() => close(server))

test.each(refused)(
  '%i %s as %s: read before the request is whole, of which every byte is taken',
  async (status, path, type) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.on('data', (part) => {
      answer += part
    })
    const closed = once(socket, 'close')
    socket.write(
      `POST /api/v1${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: ${size}\r\n\r\n`,
    )
    socket.write(Buffer.alloc(size / 2, 'a'))
    await expect.poll(() => answer, { timeout: 5_000 }).toMatch(/"success":false.*\}$/)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer.toLowerCase()).toContain('connection: close')
    socket.write(Buffer.alloc(size / 2, 'a'))
    // Not reset: `once` would reject.
    await closed
    expect(socket.bytesWritten).toBeGreaterThan(size)
  },
)

test('the next requests of a client that keeps its connections are all answered', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = async (method: string, path: string, type: string, body: string) => {
    const asked = request({ agent, port, method, path: `/api/v1${path}`, headers: { 'Content-Type': type } })
    asked.end(body)
    const [answer] = await once(asked, 'response')
    return [answer.statusCode, JSON.parse(await text(answer)).success]
  }
  for (const [status, path, type] of refused) {
    expect(await ask('POST', path, type, 'a'.repeat(size))).toEqual([status, false])
    expect(await ask('GET', '/health', 'text/plain', '')).toEqual([200, true])
  }
  agent.destroy()
})
