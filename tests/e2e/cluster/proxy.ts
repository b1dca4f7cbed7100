/** A load balancer of a few lines: each request goes to the next server, and to another one if that is down. */
import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import type { Listening } from '../../listen'
import { standBetween } from '../stand-between'

export async function startProxy(servers: readonly string[]): Promise<Listening> {
  let turn = 0

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const pieces: Buffer[] = []
    for await (const piece of incoming) pieces.push(piece)
    const body = Buffer.concat(pieces)
    turn++
    for (const index of servers.keys()) {
      const server = servers[(turn + index) % servers.length] ?? ''
      const answer = await answerOf(request(server + incoming.url, optionsFor(incoming)), body)
      if (!answer) continue
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
      // An answer that breaks off on one side breaks off on the other.
      answer.on('error', () => outgoing.destroy())
      outgoing.on('close', () => answer.destroy())
      return
    }
    outgoing.writeHead(502).end()
  }

  const proxy = createServer((incoming, outgoing) => {
    pass(incoming, outgoing).catch(() => outgoing.destroy())
  })
  return standBetween(proxy)
}

const optionsFor = ({ method, headers, socket }: IncomingMessage) => ({
  method,
  headers: { ...headers, 'x-forwarded-for': socket.remoteAddress },
  // A connection that is kept may end just as the next request begins.
  agent: false as const,
})

/** `undefined` if the server does not answer. */
const answerOf = (call: ClientRequest, body: Buffer) =>
  new Promise<IncomingMessage | undefined>((resolve) => {
    call.on('response', resolve).on('error', () => resolve(undefined))
    call.end(body)
  })
