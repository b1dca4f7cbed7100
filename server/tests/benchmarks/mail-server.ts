/** A mail server that takes each mail and forgets it, in a process of its own: its work is in nobody's way. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const file = fileURLToPath(import.meta.url)

export async function startMailServer(): Promise<{ url: string; stop(): void }> {
  const server = fork(file)
  const [port] = await once(server, 'message')
  return { url: `smtp://127.0.0.1:${port}`, stop: () => void server.kill() }
}

function serve(): void {
  const server = createServer((socket) => {
    const say = (line: string) => socket.write(`${line}\r\n`)
    let isData = false
    let unread = ''
    say('220 here')
    socket.on('error', () => {})
    socket.on('data', (piece) => {
      const lines = (unread + piece.toString('latin1')).split('\r\n')
      unread = lines.pop() ?? ''
      for (const line of lines) {
        if (isData) {
          if (line !== '.') continue
          isData = false
          say('250 taken')
        } else if (line === 'DATA') {
          isData = true
          say('354 go on')
        } else if (line === 'QUIT') {
          say('221 bye')
          socket.end()
        } else say('250 yes')
      }
    })
  })
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo // it listens on a port, so its address is no path
    process.send?.(port)
  })
}

if (process.argv[1] === file) serve()
