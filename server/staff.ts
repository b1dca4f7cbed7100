/** `npm run staff`: what staff do for clients, from a terminal. */
import { text } from 'node:stream/consumers'
import { readConfig } from './config/config.ts'
import { runCommand } from './staff/command.ts'
import { connectTo } from './staff/connect.ts'

const stopping = new AbortController()
process.once('SIGINT', () => stopping.abort())

process.exitCode = await runCommand(process.argv.slice(2), async () => connectTo(readConfig(process.env)), {
  stopping: stopping.signal,
  stdin: () => text(process.stdin),
  print: (text) => console.log(text),
  complain: (text) => console.error(text),
})
