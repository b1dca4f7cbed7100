/** What was dismissed while the server could not take it: it stays hidden, also after a reload, and the server is told later. */
import { atom } from 'nanostores'
import { parseJson } from '../page/json'
import { openStorage } from '../page/storage'
import { reader } from '../server/schema/read'
import { $clientId, writtenKeys } from '../session/session'
import { $settings } from '../settings/config'

/** The ids of those notifications. This tab keeps them as long as its session. */
export const $untold = atom<readonly string[]>([])

const readKept = reader({ clientId: 'id', ids: ['id'] })

$clientId.subscribe((clientId) => {
  const storage = openStorage($settings.get().storage, true)
  const kept = readKept(parseJson(storage.get(writtenKeys.untold)))
  $untold.set(kept?.clientId === clientId ? kept.ids : [])
})
