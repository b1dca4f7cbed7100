/** Reads what `encryptPassword` of `src/core/session/password.ts` has written. */
import AES from 'crypto-js/aes.js'
import Utf8 from 'crypto-js/enc-utf8.js'

/** Decrypts a password. @returns `undefined` when the text was not encrypted with this passphrase. */
export function decryptPassword(encrypted: string, passphrase: string): string | undefined {
  try {
    return AES.decrypt(encrypted, passphrase).toString(Utf8) || undefined
  } catch {
    return undefined
  }
}
