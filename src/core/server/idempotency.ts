/** Keys for what a client sends, and sends again when no answer came: by them, a server knows that it has it already. */
import { toJson } from '../page/json'
import { $settings } from '../settings/config'
import { digest } from '../text/hash'

/** A key, and a digest of what is sent by it. */
export interface Key {
  content: string
  key: string
}

/**
 * The key of what is sent: the earlier one, as long as the content is the same.
 *
 * @returns `undefined` unless the host has asked for keys.
 */
export function keyFor(content: unknown, earlier?: Key): Key | undefined {
  if (!$settings.get().idempotencyKeys) return undefined
  const own = digest(toJson(content))
  return earlier?.content === own ? earlier : { content: own, key: randomUuid() }
}

/** `crypto.randomUUID()` is missing on http pages. */
const randomUuid = () =>
  'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (place) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1))
    return (place === 'x' ? random & 15 : (random & 3) | 8).toString(16)
  })
