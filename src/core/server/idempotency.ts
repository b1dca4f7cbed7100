/**
 * Keys for what is sent, and sent again when no answer came: by them, a server knows that it has it already. A client sends
 * again, and so does a browser, by itself, where a connection ends without an answer.
 */

import { toJson } from '../page/json'
import { originOf } from '../page/origin'
import { $settings } from '../settings/config'
import { digest } from '../text/hash'
import { isOffered } from './optional'

/** A key, and a digest of what is sent by it. */
export interface Key {
  content: string
  key: string
}

/**
 * The key of what is sent: an earlier one, if the content is the same.
 *
 * @returns `undefined` where no key is sent.
 */
export function keyFor(content: unknown, earlier: readonly (Key | undefined)[]): Key | undefined {
  if (!isKeySent()) return undefined
  const own = digest(toJson(content))
  return earlier.find((each) => each?.content === own) ?? { content: own, key: randomUuid() }
}

/**
 * Another origin has to allow the header by CORS, or takes nothing: there it goes only where the server or the host has said
 * so. Where a `fetch` of the host's leads, nobody knows.
 */
function isKeySent(): boolean {
  const { idempotencyKeys, fetch, apiUrl } = $settings.get()
  const isOwnOrigin = () => !fetch && originOf(apiUrl) === originOf('')
  return idempotencyKeys ?? (isOffered('idempotencyKeys') || isOwnOrigin())
}

/** `crypto.randomUUID()` is missing on http pages. */
const randomUuid = () =>
  'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (place) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1))
    return (place === 'x' ? random & 15 : (random & 3) | 8).toString(16)
  })
