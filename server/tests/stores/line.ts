import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/**
 * Stands before a database. While it is silent, it takes connections, and passes nothing on; theirs stay so. `cut()` breaks all
 * that there are.
 */
export async function startLine(database: string) {
  const { hostname, port, searchParams } = new URL(database)
  // PostgreSQL that runs for tests alone listens in a folder.
  const folder = searchParams.get('host')
  const sockets = new Set<Socket>()
  const line = {
    url: '',
    isSilent: false,
    silentOnes: 0,
    cut() {
      for (const socket of sockets) socket.destroy()
    },
  }
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
  }
  const server = createServer((caller) => {
    keep(caller)
    if (line.isSilent) {
      line.silentOnes++
      caller.resume()
      return
    }
    const called = folder
      ? connect(`${folder}/.s.PGSQL.${port || 5432}`)
      : connect(Number(port || 5432), hostname)
    keep(called)
    caller.on('data', (piece) => line.isSilent || called.write(piece)).on('close', () => called.destroy())
    called.on('data', (piece) => line.isSilent || caller.write(piece)).on('close', () => caller.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    line.cut()
    await new Promise((resolve) => server.close(resolve))
  })
  const url = new URL(database)
  url.hostname = '127.0.0.1'
  url.searchParams.delete('host')
  url.port = String((server.address() as AddressInfo).port) // it listens on a port, so its address is no path
  line.url = url.href
  return line
}
