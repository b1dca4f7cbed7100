/** A digest of bytes that come piece by piece. */
import { hex } from '../base/secrets.ts'

const SHA_LENGTH = 32
/** However the bytes come in pieces, they are digested in blocks of this size. */
const BLOCK = 64 * 1024

export interface Digest {
  add(piece: Uint8Array): Promise<void>
  /** @returns the digest of all that was added. Nothing can be added after it. */
  end(): Promise<string>
}

/** SHA-256 of WebCrypto takes only what is whole: so each block begins with the digest of those before it. */
export function createDigest(): Digest {
  const block = new Uint8Array(SHA_LENGTH + BLOCK)
  let filled = SHA_LENGTH
  const digestBlock = async () => {
    block.set(new Uint8Array(await crypto.subtle.digest('SHA-256', block.subarray(0, filled))))
    filled = SHA_LENGTH
  }
  return {
    async add(piece) {
      for (let start = 0; start < piece.length; ) {
        const part = piece.subarray(start, start + block.length - filled)
        block.set(part, filled)
        filled += part.length
        start += part.length
        if (filled === block.length) await digestBlock()
      }
    },
    async end() {
      await digestBlock()
      return hex(block.subarray(0, SHA_LENGTH))
    },
  }
}
