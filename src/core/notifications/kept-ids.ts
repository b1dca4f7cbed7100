/** Ids of notifications that a tab keeps as long as its session: they are there after a reload, too. */
import { atom, type ReadableAtom } from 'nanostores'
import { parseJson, toJson } from '../page/json'
import { openStorage } from '../page/storage'
import { reader } from '../server/schema/read'
import { tabKeys } from '../session/keys/tab-keys'
import { $clientId } from '../session/session'
import { $settings } from '../settings/config'

const readKept = reader({ clientId: 'id', ids: ['id'] })

export function createKeptIds(name: keyof typeof tabKeys): {
  $ids: ReadableAtom<readonly string[]>
  keep: (ids: readonly string[]) => void
} {
  const key = tabKeys[name]
  const $ids = atom<readonly string[]>([])
  const storage = () => openStorage($settings.get().storage, true)
  $clientId.subscribe((clientId) => {
    const kept = readKept(parseJson(storage().get(key)))
    $ids.set(kept?.clientId === clientId ? kept.ids : [])
  })
  return {
    $ids,
    keep(ids) {
      storage().set(key, ids.length > 0 ? toJson({ clientId: $clientId.get(), ids }) : null)
      $ids.set(ids)
    },
  }
}
