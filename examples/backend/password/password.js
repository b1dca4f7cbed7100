import { createDecipheriv, createHash } from 'node:crypto'

/** The password in what the elements send; `undefined` for anything else. */
export function decryptPassword(text, passphrase) {
  if (typeof text !== 'string' || text.length > 2000) return undefined
  const bytes = Buffer.from(text, 'base64')
  if (bytes.length < 32 || bytes.toString('latin1', 0, 8) !== 'Salted__') return undefined
  const salt = bytes.subarray(8, 16)
  const digests = []
  for (let round = 0; round < 3; round++) {
    const hash = createHash('md5').update(digests.at(-1) ?? '')
    digests.push(hash.update(passphrase).update(salt).digest())
  }
  const [key, iv] = [Buffer.concat(digests.slice(0, 2)), digests[2]]
  try {
    const decipher = createDecipheriv('aes-256-cbc', key, iv)
    const password = Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()])
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(password)
  } catch {
    return undefined // no whole blocks, another padding, or no UTF-8
  }
}
