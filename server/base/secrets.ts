/** Random texts and numbers, digests, and a comparison whose duration tells nothing. */

const readable = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** An id that nobody can guess: 128 random bits in 32 characters. */
export function randomId(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)))
}

/** A number that people can read out: `TKT-7K2M9QXD`. */
export function readableId(prefix: 'TKT' | 'SRV' | 'PAY' | 'APR'): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  return `${prefix}-${Array.from(bytes, (byte) => readable.charAt(byte % readable.length)).join('')}`
}

/** A code to type from a mail: each of the million is as likely. */
export function sixDigitCode(): string {
  const most = 2 ** 32 - (2 ** 32 % 1_000_000)
  for (;;) {
    const [number = most] = crypto.getRandomValues(new Uint32Array(1))
    if (number < most) return String(number % 1_000_000).padStart(6, '0')
  }
}

/** A code for when the second step is lost, to be read from paper: `7K2M9-QXD4F`, which are 50 random bits. */
export function recoveryCode(): string {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) =>
    readable.charAt(byte % readable.length),
  )
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`
}

/** A number from `from` to twice as much, so that what waits as long does not come back all at once. */
export function scattered(from: number): number {
  const [part = 0] = crypto.getRandomValues(new Uint16Array(1))
  return Math.round(from * (1 + part / 65_535))
}

export async function sha256(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))
}

/** Signs a text by HMAC-SHA-256, with a secret that it knows. */
export type Sign = (text: string) => Promise<Uint8Array>

export function createSign(secret: Uint8Array<ArrayBuffer>): Sign {
  const key = hmacKey(secret, ['sign'])
  return async (text) =>
    new Uint8Array(await crypto.subtle.sign('HMAC', await key(), new TextEncoder().encode(text)))
}

/** Gives the key of a secret. It is made once, when it is first asked for. */
export function hmacKey(secret: Uint8Array<ArrayBuffer>, uses: KeyUsage[]): () => Promise<CryptoKey> {
  let made: Promise<CryptoKey> | undefined
  return () =>
    (made ??= crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, uses))
}

/** Compares two texts without stopping at the first difference, so that the duration tells nothing. */
export function isSameSecret(left: string, right: string): boolean {
  if (left.length !== right.length) return false
  let difference = 0
  for (let index = 0; index < left.length; index++)
    difference |= left.charCodeAt(index) ^ right.charCodeAt(index)
  return difference === 0
}

export const hex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
