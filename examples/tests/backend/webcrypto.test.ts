/** A server may read a password by WebCrypto, without crypto-js and without OpenSSL. MD5 alone is not in WebCrypto. */
import { createHash, webcrypto } from 'node:crypto'
import { expect, test } from 'vitest'
import vectors from '../../../docs/password-vectors.json'
import { encryptPassword } from '../../../src/core/session/password'

const md5 = (...parts: Uint8Array[]) => createHash('md5').update(Buffer.concat(parts)).digest()

/** The format is `Salted__`, eight bytes of salt, and the rest; key and vector come from MD5, as OpenSSL makes them. */
async function readPassword(encrypted: string, passphrase: string): Promise<string> {
  const bytes = Buffer.from(encrypted, 'base64')
  const salted = Buffer.concat([Buffer.from(passphrase), bytes.subarray(8, 16)])
  const first = md5(salted)
  const second = md5(first, salted)
  const iv = md5(second, salted)
  const raw = Buffer.concat([first, second])
  const key = await webcrypto.subtle.importKey('raw', raw, 'AES-CBC', false, ['decrypt'])
  const password = await webcrypto.subtle.decrypt({ name: 'AES-CBC', iv }, key, bytes.subarray(16))
  return Buffer.from(password).toString()
}

test.each(vectors.passwords)('WebCrypto reads $what', async ({ password, passphrase, encrypted }) => {
  expect(await readPassword(encrypted, passphrase)).toBe(password)
  expect(await readPassword(encryptPassword(password, passphrase), passphrase)).toBe(password)
})
