/**
 * Links to files. An `<img>` or `<a>` can't send a bearer token, so the link itself contains the permission. It is
 * signed, and it expires.
 */
import { base64url } from 'jose'
import type { Attachment, Client } from './records.ts'

type Owner = Pick<Client, 'id' | 'passwordVersion'>

export interface Links {
  /**
   * Returns a path under the API's own origin. It stays the same for a while, so that browsers can cache it. It ends with
   * the client's password.
   */
  sign(file: Attachment, client: Owner): Promise<string>
  /** Whether the link was signed with our secret for this client, and has not expired. */
  check(id: string, client: Owner, expires: string, signature: string): Promise<boolean>
}

/** @param seconds How long a link is valid, at least; at most twice as long. */
export function createLinks(
  secret: Uint8Array<ArrayBuffer>,
  basePath: string,
  clock: () => Date,
  seconds: number,
): Links {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  let imported: Promise<CryptoKey> | undefined
  const key = () =>
    (imported ??= crypto.subtle.importKey('raw', secret, algorithm, false, ['sign', 'verify']))
  // The first line distinguishes these texts from the tokens, which are signed with the same secret.
  const text = (id: string, client: Owner, expires: string) =>
    new TextEncoder().encode(['file-link', id, client.id, client.passwordVersion, expires].join('\n'))

  return {
    async sign({ id, name }, client) {
      const lifetime = seconds * 1000
      const expires = String((Math.ceil(clock().getTime() / lifetime) + 1) * lifetime)
      const signature = await crypto.subtle.sign(algorithm, await key(), text(id, client, expires))
      const query = new URLSearchParams({ expires, signature: base64url.encode(new Uint8Array(signature)) })
      return `${basePath}/uploads/${encodeURIComponent(id)}/${encodeURIComponent(name)}?${query}`
    },

    async check(id, client, expires, signature) {
      if (!(Number(expires) > clock().getTime())) return false
      try {
        const bytes = new Uint8Array(base64url.decode(signature))
        return await crypto.subtle.verify(algorithm, await key(), bytes, text(id, client, expires))
      } catch {
        return false
      }
    },
  }
}
