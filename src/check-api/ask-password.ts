/** Asks for the password, and does not show it. */
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { BadUse } from './options'

const silent = () => new Writable({ write: (_piece, _encoding, done) => done() })

/** @throws BadUse where nobody sits at a terminal. */
export function askPassword(email: string, variable: string): Promise<string> {
  if (!process.stdin.isTTY) throw new BadUse(`The password of ${email} is missing: set ${variable}.`)
  process.stderr.write(`Password of ${email}: `)
  const lines = createInterface({ input: process.stdin, output: silent(), terminal: true })
  return new Promise((resolve) => {
    lines.question('', (answer) => {
      process.stderr.write('\n')
      lines.close()
      resolve(answer)
    })
  })
}
