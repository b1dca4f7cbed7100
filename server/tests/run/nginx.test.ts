/** `server/run/nginx.conf` in front of the server: what its log keeps, and whom it lets wait. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasNginx, runNginx, shipped } from '../../../tests/nginx'
import { defaultLimits } from '../../api/limits'
import { close, createServer, listen } from '../../api/node/http-server'
import { createBrowserApi } from '../../browser'
import { createPages } from '../../pages'
import { expectRefusal } from '../api/expect-refusal'
import { forgetPassword, signIn, tokenIn } from '../api/people'
import { speakTo } from '../api/speak'
import { findFreePort } from '../find-free-port'

describe.skipIf(!hasNginx)('nginx (needs nginx)', () => {
  const api = createBrowserApi({
    signedLinks: true,
    limits: { ...defaultLimits, idleSeconds: 1 },
  })
  const pages = createPages({
    outbox: undefined,
    isLight: false,
    pagesFolder: undefined,
    more: undefined,
    url: '',
  })
  const server = createServer(new Hono().route('/', api.app).route('/', pages).fetch)
  let nginx: Awaited<ReturnType<typeof runNginx>>
  /** The port in the place of 80. */
  let plain: number

  beforeAll(async () => {
    plain = await findFreePort()
    const url = await listen(server, '127.0.0.1', 0, 'PORT')
    nginx = await runNginx((own) => shipped([url], own, plain))
  })
  afterAll(() => nginx.close())

  /** Sends the text, and what `more` gives, piece by piece, until an answer is there. @returns both */
  async function send(
    port: number,
    head: string,
    more: () => AsyncGenerator<string> = async function* () {},
  ) {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.on('data', (part) => {
      answer += part
    })
    const ended = once(socket, 'close')
    socket.write(head)
    let sent = 0
    for await (const piece of more()) {
      if (answer || socket.destroyed) break
      socket.write(piece)
      sent += piece.length
    }
    socket.end()
    await Promise.race([ended, pause(5_000)])
    socket.destroy()
    return { answer, sent }
  }
  const head = (path: string, size: number, type: string) =>
    `POST /api/v1${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: ${type}\r\nContent-Length: ${size}\r\n\r\n`

  test('a large form of nobody is refused while it comes', async () => {
    const form = head(
      '/support/client/createTicket/client-ada',
      99_000_000,
      'multipart/form-data; boundary=x',
    )
    const { answer, sent } = await send(nginx.port, form, async function* () {
      for (let pieces = 0; pieces < 200; pieces++) {
        yield 'a'.repeat(20_000)
        await pause(20)
      }
    })
    expect(answer).toMatch(/^HTTP\/1.1 401 /)
    expect(sent).toBeLessThan(4_000_000)
  })

  test('a body of a byte now and then is ended when the server does it', async () => {
    const { answer, sent } = await send(
      nginx.port,
      head('/auth/user/client/login', 100, 'application/json'),
      async function* () {
        for (let bytes = 0; bytes < 100; bytes++) {
          yield ' '
          await pause(200)
        }
      },
    )
    expect(answer).toMatch(/^HTTP\/1.1 400 .*took too long/s)
    expect(sent).toBeLessThan(50)
  })

  test('a name that is not its own gets no answer, and is led nowhere', async () => {
    const ask = async (port: number, host: string) =>
      (await send(port, `GET /login?a=b HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).answer
    for (const port of [plain, nginx.port]) {
      expect(await ask(port, 'evil.example')).toBe('')
    }
    const own = await ask(plain, '127.0.0.1')
    expect(own).toMatch(/^HTTP\/1.1 301 /)
    expect(own).toContain('Location: https://127.0.0.1/login?a=b\r\n')
  })

  test('no token and no signature is in the log, whatever becomes of the request', async () => {
    const at = (path: string, init?: RequestInit) => fetch(nginx.url + path, { redirect: 'manual', ...init })
    const nobody = speakTo(at)
    const token = tokenIn(await signIn(nobody))
    const payments = await speakTo(at, token).get('/payments/getPaymentofClient/client-ada')
    const [signed = ''] =
      /\/api\/v1\/uploads\/[^"\\]*signature=[^"\\]+/.exec(JSON.stringify(payments.body)) ?? []
    await api.bytes.save(signed.split('/')[4] ?? '', [new Uint8Array(10)])
    await forgetPassword(nobody)
    const [, id, secret = ''] =
      /\/reset-password#?\/([^/\s]+)\/([\w-]+)/.exec(JSON.stringify(api.mails)) ?? []
    // The address of earlier mails, which still works.
    const link = `/reset-password/${id}/${secret}`

    const secrets = [secret, token, ...new URL(signed, nginx.url).searchParams.values()].filter(Boolean)
    expect(secrets.length).toBeGreaterThan(3)
    const paths = [
      link,
      `/${link}`,
      `/x/..${link}`,
      `/api/v1/auth/user/client/updatePassword/${id}/${secret}`,
      signed,
    ]
    const visit = async () => {
      for (const path of paths) {
        for (const method of ['GET', 'POST']) {
          const answered = await at(path, { method, headers: { Referer: nginx.url + link } })
          await answered.body?.cancel()
        }
        await send(
          plain,
          `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nReferer: ${path}\r\nConnection: close\r\n\r\n`,
        )
        await send(plain, `GET ${path} HTTP/1.1\r\nHost: evil.example\r\n\r\n`)
        await send(nginx.port, `GET ${path} HTTP/1.1\r\n\r\n`)
        await send(nginx.port, `GET ${path} HTTP/9\r\n\r\n`)
        await send(nginx.port, `GET ${path}?${'a'.repeat(40_000)} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`)
        await send(nginx.port, head(`${path}#`, 999_000_000_000, 'text/plain').replace('/api/v1', ''))
      }
    }
    expect((await at(signed)).status).toBe(200)
    await visit()
    await close(server)
    // A page shows it to the client, and tries again.
    expectRefusal(await speakTo(at).get('/health'), 503, 'We are doing maintenance.')
    await visit()

    const written = nginx.written()
    const pages = [' GET /reset-password 200 ', ' GET /api 200 ', ' /reset-password 503 ']
    for (const line of [...pages, ' 444 ', ' 414 ', ' 413 ']) expect(written).toContain(line)
    expect(secrets.filter((one) => written.includes(one))).toEqual([])
  }, 60_000)
})
