/**
 * Keys of files that were sent, and of which nobody knows whether they have arrived. The browser keeps no files: one that is chosen
 * anew after a reload gets its key again. They tell nothing of the client: each stands under a hash of what is sent.
 */
import { parseJson, toJson } from '../page/json'
import { openStorage } from '../page/storage'
import type { Key } from '../server/idempotency'
import { reader } from '../server/schema/read'
import { writtenKeys } from '../session/keys/session-keys'
import { $settings } from '../settings/config'

/** For how long, in milliseconds: servers forget them, too. */
const day = 86_400_000

const readKept = reader([{ content: 'text', key: 'text', at: 'number' }] as const)
const storage = () => openStorage($settings.get().storage)

export const keptKeys = () =>
  (readKept(parseJson(storage().get(writtenKeys.fileKeys))) ?? []).filter(({ at }) => Date.now() - at < day)

/** @param isOpen Whether it may have arrived without an answer. Else the key is forgotten. */
export function keepKey({ content, key }: Key, isOpen: boolean): void {
  const others = keptKeys().filter((each) => each.content !== content)
  const all = isOpen ? [...others, { content, key, at: Date.now() }] : others
  storage().set(writtenKeys.fileKeys, all.length > 0 ? toJson(all) : null)
}
