/** Reads lines of a passphrase and a text, both as base64. Writes for each `=` and the password as base64; `-` for nothing. */
import { readFileSync } from 'node:fs'
import { decryptPassword } from '../../../backend/password/password.js'

const decode = (text) => Buffer.from(text, 'base64').toString()

for (const line of readFileSync(0, 'utf8').split('\n').slice(0, -1)) {
  const [passphrase, text] = line.split(' ').map(decode)
  const password = decryptPassword(text, passphrase)
  console.log(password === undefined ? '-' : `=${Buffer.from(password).toString('base64')}`)
}

for (const value of [undefined, null, 7, {}, ['U2FsdGVkX18=']]) {
  if (decryptPassword(value, 'x') !== undefined) throw new Error(`It read something in ${value}.`)
}
