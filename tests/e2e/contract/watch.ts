/**
 * Loaded into each process that serves the reference API in the end-to-end tests: it holds every call, as it comes and goes
 * over the wire, against `docs/openapi.json`. What a test answers by itself never comes here. Two kinds of requests are no
 * calls: the browser's question whether it may call (OPTIONS), and the document itself.
 */
import diagnostics from 'node:diagnostics_channel'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { createContract } from '../../../server/tests/api/contract.ts'
import { noteCall } from './notes.ts'

const contract = createContract(JSON.parse(readFileSync('docs/openapi.json', 'utf8')))

const others = new WeakSet<Server>()
/** The calls of this server are not held against the document: it answers on purpose as no server should. */
export const leaveOut = (server: Server) => others.add(server)

diagnostics.subscribe('http.server.request.start', (message) => {
  // What the channel hands over, by Node's documentation.
  const { request, response, server } = message as {
    request: IncomingMessage
    response: ServerResponse
    server: Server
  }
  const { method = '', url = '' } = request
  if (others.has(server) || !url.startsWith(`${contract.base}/`) || method === 'OPTIONS') return
  if (url === `${contract.base}/openapi.json`) return

  const asked: Buffer[] = []
  const answered: Buffer[] = []
  const { push } = request
  const { writeHead, write, end } = response
  let isJudged = false

  /** Before the last piece goes out: whoever has the answer finds the faults written. */
  function judge(headers: Headers, body?: Buffer): void {
    // What is said to somebody who has left, nobody gets.
    if (isJudged || request.socket.destroyed) return
    isJudged = true
    const { statusCode: status } = response
    const call = contract.find(method, url)
    const from = request.headers['user-agent'] ?? ''
    const sent = request.complete ? Buffer.concat(asked) : undefined
    const faults = call
      ? [
          ...contract.faultsOfAsked(call, { method, url, headers: headersOf(request.headers), body: sent }),
          ...contract.faultsOfAnswer(call, { status, headers, body }),
        ]
      : ['there is no such call']
    noteCall({ operation: call?.operationId ?? '', call: `${method} ${url} → ${status}`, from, faults })
  }

  request.push = (piece, ...rest) => {
    if (piece) asked.push(piece)
    return push.call(request, piece, ...rest)
  }
  let headers = new Headers()
  response.writeHead = (...given: unknown[]) => {
    headers = headersOf({ ...response.getHeaders(), ...Object(given.at(-1)) })
    Reflect.apply(writeHead, response, given)
    // A stream goes on.
    if (headers.get('Content-Type')?.startsWith('text/event-stream')) judge(headers)
    return response
  }
  response.write = (...given: unknown[]) => {
    answered.push(bytesOf(given[0]))
    return Reflect.apply(write, response, given)
  }
  response.end = (...given: unknown[]) => {
    answered.push(bytesOf(given[0]))
    const sent = Buffer.concat(answered)
    judge(headers, headers.get('Content-Encoding') === 'gzip' ? gunzipSync(sent) : sent)
    return Reflect.apply(end, response, given)
  }
})

const bytesOf = (piece: unknown) =>
  typeof piece === 'string' || piece instanceof Uint8Array ? Buffer.from(piece) : Buffer.alloc(0)

const headersOf = (named: object) =>
  new Headers(Object.entries(named).map(([name, value]) => [name, String(value)]))
