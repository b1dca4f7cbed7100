/** Keys for what a client sends, and sends again when no answer came: by them, a server knows that it has it already. */
import { $settings } from '../settings/config'

const kept = new WeakMap<object, { content: string; key: string }>()

/**
 * The key of what is sent: the same one until it has changed, or has arrived.
 *
 * @param thing A draft, which is another object after each change; or a file.
 * @param content What is sent beside it.
 * @returns `undefined` unless the host has asked for keys.
 */
export function keyOf(thing: object, content = ''): string | undefined {
  if (!$settings.get().idempotencyKeys) return undefined
  const earlier = kept.get(thing)
  const { key } = earlier?.content === content ? earlier : { key: randomUuid() }
  kept.set(thing, { content, key })
  return key
}

/** What is sent again, although it has arrived, has another key. */
export const forgetKey = (thing: object) => kept.delete(thing)

/** `crypto.randomUUID()` is missing on http pages. */
const randomUuid = () =>
  'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (place) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1))
    return (place === 'x' ? random & 15 : (random & 3) | 8).toString(16)
  })
