/** `npm run staff`: what staff do for clients, from a terminal. */
import { userInfo } from 'node:os'
import { text } from 'node:stream/consumers'
import { readConfig } from './config/config.ts'
import { runCommand } from './staff/command.ts'
import { connectTo } from './staff/connect.ts'

const stopping = new AbortController()

/** Whoever has taken the server's user by sudo is known by their own name. A user of a container may have none. */
function findUser(): string {
  try {
    return process.env.SUDO_USER || userInfo().username
  } catch {
    return `user ${process.getuid?.()}`
  }
}
process.once('SIGINT', () => stopping.abort())

process.exitCode = await runCommand(process.argv.slice(2), async () => connectTo(readConfig(process.env)), {
  stopping: stopping.signal,
  user: findUser(),
  stdin: () => text(process.stdin),
  print: (text) => console.log(text),
  complain: (text) => console.error(text),
})
