/** What was dismissed while the server could not take it: it stays hidden, also after a reload, and the server is told later. */
import { atom } from 'nanostores'
import { $isOnline } from '../page/connection'
import { parseJson, toJson } from '../page/json'
import { openStorage } from '../page/storage'
import { reader } from '../server/schema/read'
import { $clientId, writtenKeys } from '../session/session'
import { $settings } from '../settings/config'

/** The ids of those notifications. This tab keeps them as long as its session. */
export const $untold = atom<readonly string[]>([])

const storage = () => openStorage($settings.get().storage, true)

/** For so long, in milliseconds, a server that can be reached may refuse for now to take them. */
const longest = 3_600_000

/** When the latest of them was dismissed, in milliseconds since 1970. */
let latestAt = 0

/** Whether another try is the last one: with a connection, it is not the line that hinders it. */
export const isOverdue = () => $isOnline.get() && Date.now() - latestAt > longest

/** @param at When the latest of them was dismissed, if that is new. */
export function setUntold(ids: readonly string[], at = latestAt): void {
  latestAt = at
  const kept = ids.length > 0 ? toJson({ clientId: $clientId.get(), ids, at }) : null
  storage().set(writtenKeys.untold, kept)
  $untold.set(ids)
}

const readKept = reader({ clientId: 'id', ids: ['id'], at: 'number' })

$clientId.subscribe((clientId) => {
  const kept = readKept(parseJson(storage().get(writtenKeys.untold)))
  latestAt = kept?.at ?? 0
  $untold.set(kept?.clientId === clientId ? kept.ids : [])
})
