/** A plain HTTP server: it listens, and it closes without leaving anybody in the middle of an answer. */
import type { Server, ServerOptions } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'

/** A connection on which nothing moves during a request is ended, in milliseconds. The API ends its own a minute before. */
const STALL_TIMEOUT = 2 * 60 * 1000
/**
 * How long an idle connection stays open, in milliseconds. It is longer than proxies and load balancers keep one, so that
 * none of them sends a call on a connection that is just being closed.
 */
const KEEP_ALIVE_TIMEOUT = 65_000
/** How long the requests under way may take when the server stops, in milliseconds. */
export const STOP_TIMEOUT = 10_000

type Answer = Parameters<typeof createAdaptorServer>[0]['fetch']

// It is a plain HTTP server, because the options ask for no other kind.
export function createServer(fetch: Answer, options: ServerOptions = {}): Server {
  const serverOptions = { keepAliveTimeout: KEEP_ALIVE_TIMEOUT, ...options }
  const server = createAdaptorServer({ fetch, serverOptions }) as Server
  server.timeout = STALL_TIMEOUT
  return server
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
