/** What was dismissed while the server could not be reached: it stays hidden, also after a reload, and the server is told later. */
import { atom } from 'nanostores'
import { isRecord } from '../page/is-record'
import { parseJson, toJson } from '../page/json'
import { openStorage } from '../page/storage'
import { $clientId, writtenKeys } from '../session/session'
import { $settings } from '../settings/config'

/** The ids of those notifications. This tab keeps them as long as its session. */
export const $untold = atom<readonly string[]>([])

const storage = () => openStorage($settings.get().storage, true)

export function setUntold(ids: readonly string[]): void {
  storage().set(writtenKeys.untold, ids.length > 0 ? toJson({ clientId: $clientId.get(), ids }) : null)
  $untold.set(ids)
}

$clientId.subscribe((clientId) => {
  const kept = parseJson(storage().get(writtenKeys.untold))
  const ids =
    isRecord(kept) && clientId && kept.clientId === clientId && Array.isArray(kept.ids) ? kept.ids : []
  $untold.set(ids.filter((id) => typeof id === 'string'))
})
