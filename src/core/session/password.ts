/**
 * Passwords are encrypted before they are sent, as the specification's section 5 asks: AES with a fixed
 * passphrase, in OpenSSL's salted format (`openssl enc -d -aes-256-cbc -md md5 -a -A` reads it). Anyone who
 * has the script has the passphrase, so this only keeps passwords out of logs. TLS protects them on the way.
 */
import AES from 'crypto-js/aes.js'
import { $settings } from '../settings/config'

/**
 * @param passphrase By default the host's, or the one of this build.
 * @returns the text for the `password` field of a request
 */
export function encryptPassword(password: string, passphrase = $settings.get().passphrase): string {
  return AES.encrypt(password, passphrase).toString()
}
