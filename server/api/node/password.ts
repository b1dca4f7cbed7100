/** Passwords are stored as scrypt hashes, each with its own salt. */
import { randomBytes, type ScryptOptions, scrypt } from 'node:crypto'

const LENGTH = 32
/** The cost that OWASP names for 32 MB of memory. A hash takes about a fifth of a second. */
const cost = { N: 2 ** 15, r: 8, p: 3 }

/**
 * Hashes a password with a new salt and the current cost.
 *
 * @param earlier A hash whose salt and cost are used instead, so that the same password gives the same text.
 * @returns `scrypt$N$r$p$salt$hash`
 */
export async function hashPassword(password: string, earlier?: string): Promise<string> {
  const { N, r, p, salt } =
    earlier === undefined ? { ...cost, salt: randomBytes(16).toString('base64url') } : parse(earlier)
  const hash = await derive(password, salt, { N, r, p, maxmem: 256 * N * r })
  return ['scrypt', N, r, p, salt, hash.toString('base64url')].join('$')
}

function parse(hash: string) {
  const [kind, N, r, p, salt] = hash.split('$')
  if (kind !== 'scrypt' || !salt) throw new Error('A password is kept in a form that is not known here.')
  return { N: Number(N), r: Number(r), p: Number(p), salt }
}

function derive(password: string, salt: string, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, LENGTH, options, (error, key) => (error ? reject(error) : resolve(key)))
  })
}
