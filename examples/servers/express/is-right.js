/** Compares a password with the hash that is kept of it. */
import { randomBytes, scrypt as scryptBack, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const scrypt = promisify(scryptBack)
/** An unknown email takes as long as a known one, so that nobody learns which are known. */
const nobody = `${randomBytes(16).toString('hex')}:${randomBytes(32).toString('hex')}`

export async function isRight(password, kept = nobody) {
  const [salt, hash] = kept.split(':').map((part) => Buffer.from(part, 'hex'))
  return timingSafeEqual(await scrypt(password, salt, 32, { N: 16384, r: 8, p: 5 }), hash)
}
