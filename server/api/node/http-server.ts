/** A plain HTTP server: it listens, and it closes without leaving anybody in the middle of an answer. */
import type { IncomingMessage, Server, ServerOptions } from 'node:http'
import type { AddressInfo } from 'node:net'
import { finished } from 'node:stream/promises'
import { createAdaptorServer } from '@hono/node-server'

/** A connection on which nothing moves during a request is ended, in milliseconds. The API ends its own a minute before. */
const STALL_TIMEOUT = 2 * 60 * 1000
/**
 * How long an idle connection stays open, in milliseconds. It is longer than proxies and load balancers keep one, so that
 * none of them sends a call on a connection that is just being closed.
 */
const KEEP_ALIVE_TIMEOUT = 65_000
/** How long a request that is answered before it is whole is read on, in milliseconds. */
const LINGER_TIMEOUT = 5_000
/** How long the requests under way may take when the server stops, in milliseconds. */
export const STOP_TIMEOUT = 10_000

type Answer = Parameters<typeof createAdaptorServer>[0]['fetch']

// It is a plain HTTP server, because the options ask for no other kind.
export function createServer(fetch: Answer, options: ServerOptions = {}): Server {
  const serverOptions = { keepAliveTimeout: KEEP_ALIVE_TIMEOUT, ...options }
  const server = createAdaptorServer({
    fetch: async (request, bindings) => {
      const response = (await fetch(request, bindings)) as Response
      const incoming = bindings.incoming as IncomingMessage
      return incoming.complete ? response : answerEarly(response, incoming)
    },
    serverOptions,
  }) as Server
  server.timeout = STALL_TIMEOUT
  return server
}

/**
 * Answers a request that is not whole yet, as one that is too large. The connection says that it ends: nothing else comes
 * on it. The answer has its length, so it can be read at once. It ends when the rest of the request has come: a connection
 * that is closed before would take the answer along.
 */
async function answerEarly(response: Response, incoming: IncomingMessage): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(bytes)
      await restOf(incoming)
      controller.close()
    },
  })
  const headers = new Headers(response.headers)
  headers.set('Connection', 'close')
  headers.set('Content-Length', String(bytes.length))
  return new Response(body, { status: response.status, headers })
}

async function restOf(incoming: IncomingMessage): Promise<void> {
  // Whoever has read it until now would hold it.
  incoming.removeAllListeners('data').resume()
  // It may have gone, or it takes too long.
  await finished(incoming, { signal: AbortSignal.timeout(LINGER_TIMEOUT) }).catch(() => {})
}

const addressOf = (host: string, port: number) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`

/** Makes the server listen. @returns its address */
export function listen(server: Server, host: string, port: number, variable: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const isTaken = 'code' in error && error.code === 'EADDRINUSE'
      reject(
        isTaken
          ? new Error(`Port ${port} is taken. Stop what uses it, or choose another one with ${variable}.`)
          : error,
      )
    })
    server.listen(port, host, () => {
      // A server that listens on a port has an address that is not a path.
      resolve(addressOf(host, (server.address() as AddressInfo).port))
    })
  })
}

export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A browser keeps a connection open after its last request, so close idle connections again and again.
    const patience = setInterval(() => server.closeIdleConnections(), 100)
    const impatience = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT)
    server.close(() => {
      clearInterval(patience)
      clearTimeout(impatience)
      resolve()
    })
  })
}
