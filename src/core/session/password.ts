/**
 * Passwords are encrypted before they are sent, as the specification's section 5 asks: AES with a fixed
 * passphrase, in OpenSSL's salted format (`openssl enc -d -aes-256-cbc -md md5 -a -A` reads it).
 * Whoever has the script has the passphrase: this keeps passwords out of logs and nothing else.
 * What protects them on the way is TLS.
 */
import AES from 'crypto-js/aes.js'
import Utf8 from 'crypto-js/enc-utf8.js'

/** The text that stands in a request's `password` field. */
export function encryptPassword(password: string, passphrase: string): string {
  return AES.encrypt(password, passphrase).toString()
}

/** The password, or `undefined` when the text was not made with this passphrase. */
export function decryptPassword(encrypted: string, passphrase: string): string | undefined {
  try {
    return AES.decrypt(encrypted, passphrase).toString(Utf8) || undefined
  } catch {
    return undefined
  }
}
