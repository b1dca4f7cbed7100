/** `npm run staff`: what staff do for clients, from a terminal. */
import { text } from 'node:stream/consumers'
import { readConfig } from './config.ts'
import { runCommand } from './staff/command.ts'
import { connectTo } from './staff/connect.ts'

process.exitCode = await runCommand(process.argv.slice(2), async () => connectTo(readConfig(process.env)), {
  stdin: () => text(process.stdin),
  print: (text) => console.log(text),
  complain: (text) => console.error(text),
})
