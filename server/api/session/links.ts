/**
 * Links to files. An `<img>` or `<a>` can't send a bearer token, so the link itself contains the permission. It is
 * signed, and it expires.
 */
import { base64url } from 'jose'
import { isSameSecret, type Sign } from '../../base/secrets.ts'
import type { Attachment, Client } from '../../stores/records.ts'
import type { TokenSession } from './tokens.ts'

type Owner = Pick<Client, 'id' | 'passwordVersion'> & Partial<Pick<Client, 'accountId'>>

export interface Links {
  /**
   * Returns a path under the API's own origin. It stays the same for a while, so that a picture that is shown is not loaded
   * at each answer. It ends with the client's password, and with the session that it is for, if it is for one.
   */
  sign(file: Attachment, client: Owner, session?: TokenSession): Promise<string>
  /** Whether the link was signed with our secret for this client, and has not expired. Its session may have ended. */
  check(id: string, client: Owner, link: Link): Promise<boolean>
}

/** What a link says in its query. Each is empty where it is missing. */
export interface Link {
  expires: string
  /** The session that the link is for. */
  session: string
  signature: string
}

/** Of a token that another server has issued: its links end by themselves. */
const noSession = { id: '', since: undefined, endsAt: Number.POSITIVE_INFINITY, place: 0 }

/** @param seconds How long a link is valid, at least; at most twice as long. In no case longer than its session. */
export function createLinks(signText: Sign, basePath: string, clock: () => Date, seconds: number): Links {
  async function signatureOf(id: string, owner: Owner, expires: string, session: string): Promise<string> {
    // The first line distinguishes these texts from the tokens, which are signed with the same secret.
    const text = ['file-link', id, owner.id, owner.passwordVersion, expires, session].join('\n')
    return base64url.encode(await signText(text))
  }

  return {
    async sign({ id, name }, client, { id: session, endsAt } = noSession) {
      const lifetime = seconds * 1000
      const later = (Math.ceil(clock().getTime() / lifetime) + 1) * lifetime
      const expires = String(Math.min(later, endsAt * 1000))
      const signature = await signatureOf(id, client, expires, session)
      // Whose link it is stands in it where that is not the account: it ends with the person.
      const by = client.accountId && { by: client.id }
      const query = new URLSearchParams({ expires, ...(session && { session }), ...by, signature })
      return `${basePath}/uploads/${encodeURIComponent(id)}/${encodeURIComponent(name)}?${query}`
    },

    async check(id, client, { expires, session, signature }) {
      if (!(Number(expires) > clock().getTime())) return false
      return isSameSecret(signature, await signatureOf(id, client, expires, session))
    },
  }
}
