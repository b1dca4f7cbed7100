import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'

type Fetch = (request: Request, bindings: object) => Response | Promise<Response>

export interface Listening {
  url: string
  port: number
  close(): Promise<unknown>
}

/** Serves on a free port of this machine, as the servers of companies do. */
export async function listen(fetch: Fetch): Promise<Listening> {
  // It is a plain HTTP server, because the options ask for no other kind.
  const server = createAdaptorServer({ fetch }) as Server
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  // It listens on a port, so its address is no path.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}
