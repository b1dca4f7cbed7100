/** Servers of the tests' own that stand between a page and the demo's server. */
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Listening } from '../listen'
import { leaveOut } from './contract/watch'

/** Lets a server listen on a free port of this machine. What it carries is held against the contract behind it. */
export async function standBetween(server: Server): Promise<Listening> {
  leaveOut(server)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port, so its address is no path
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
