/** Seals texts, so that whoever reads the database, or a copy of it, can't read them. */

export interface Seal {
  close(text: string): Promise<string>
  /** @throws if it was sealed with another secret */
  open(sealed: string): Promise<string>
}

/** @param secret As for tokens. @param purpose What is sealed: what is sealed for something else can't be opened. */
export function createSeal(secret: Uint8Array<ArrayBuffer>, purpose: string): Seal {
  let made: Promise<CryptoKey> | undefined
  /** Made when it is first needed: pages without https lack what makes it. */
  const key = () => (made ??= deriveKey(secret, purpose))
  return {
    async close(text) {
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const bytes = await crypto.subtle.encrypt(
        { name: 'AES-GCM', iv },
        await key(),
        new TextEncoder().encode(text),
      )
      return `${toBase64(iv)} ${toBase64(new Uint8Array(bytes))}`
    },
    async open(sealed) {
      const [iv = '', bytes = ''] = sealed.split(' ')
      const text = await crypto.subtle.decrypt(
        { name: 'AES-GCM', iv: fromBase64(iv) },
        await key(),
        fromBase64(bytes),
      )
      return new TextDecoder().decode(text)
    },
  }
}

async function deriveKey(secret: Uint8Array<ArrayBuffer>, purpose: string): Promise<CryptoKey> {
  const raw = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey'])
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: new TextEncoder().encode(purpose) },
    raw,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}

const toBase64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
