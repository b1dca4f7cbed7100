/** The codes of an authenticator app: RFC 6238 with SHA-1, six digits and 30 seconds, which every app knows. */
import { isSameSecret } from './secrets.ts'

const SECONDS = 30
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A new key, as apps are told it: 20 bytes in Base32. */
export const makeTotpKey = (): string =>
  Array.from({ length: 32 }, () =>
    alphabet.charAt((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % 32),
  ).join('')

/** What an app reads from a QR code. */
export function totpAddress(key: string, account: string, issuer: string): string {
  const query = new URLSearchParams({ secret: key, issuer })
  // Apps show the plus sign that `URLSearchParams` writes for a space.
  const words = query.toString().replaceAll('+', '%20')
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${words}`
}

/**
 * The place in time whose code this is: now, or half a minute before or after, as clocks differ.
 *
 * @returns `undefined` if it is none of these
 */
export async function counterOf(code: string, key: string, now: number): Promise<number | undefined> {
  const current = Math.floor(now / 1000 / SECONDS)
  const places = [current - 1, current, current + 1]
  const codes = await Promise.all(places.map((counter) => totpCode(key, counter)))
  return places.find((_, index) => isSameSecret(codes[index] ?? '', code))
}

export async function totpCode(key: string, counter: number): Promise<string> {
  const hmac = { name: 'HMAC', hash: 'SHA-1' }
  const imported = await crypto.subtle.importKey('raw', fromBase32(key), hmac, false, ['sign'])
  const moment = new DataView(new ArrayBuffer(8))
  moment.setBigUint64(0, BigInt(counter))
  const signed = new DataView(await crypto.subtle.sign('HMAC', imported, moment))
  const offset = signed.getUint8(signed.byteLength - 1) & 0xf
  return String((signed.getUint32(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0')
}

function fromBase32(text: string): Uint8Array<ArrayBuffer> {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
}
