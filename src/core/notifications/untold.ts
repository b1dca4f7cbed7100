/** What was dismissed while the server could not take it: it stays hidden, also after a reload, and the server is told later. */
import { atom } from 'nanostores'
import { parseJson } from '../page/json'
import { openStorage } from '../page/storage'
import { reader } from '../server/schema/read'
import { $clientId, writtenKeys } from '../session/session'
import { $settings } from '../settings/config'

/** The ids of those notifications. This tab keeps them as long as its session. */
export const $untold = atom<readonly string[]>([])

/** When the latest of them was dismissed, in milliseconds since 1970. */
export const latest = { at: 0 }

const readKept = reader({ clientId: 'id', ids: ['id'], at: 'number' })

$clientId.subscribe((clientId) => {
  const storage = openStorage($settings.get().storage, true)
  const kept = readKept(parseJson(storage.get(writtenKeys.untold)))
  latest.at = kept?.at ?? 0
  $untold.set(kept?.clientId === clientId ? kept.ids : [])
})
