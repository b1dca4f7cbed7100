/** When the client was here last. The browser keeps two times of each client, under a hash, and nothing else. */
import { isRecord } from '../page/is-record'
import { parseJson, toJson } from '../page/json'
import { openStorage } from '../page/storage'
import { $clientId } from '../session/session'
import { $settings } from '../settings/config'
import { digest } from '../text/hash'

const visitsKey = 'client-portal:visits'
/** A visit ends when the client has been away for half an hour, in milliseconds. */
const pause = 30 * 60_000

/**
 * Notes that the client is here now.
 * @returns when the visit before this one ended, in milliseconds since 1970; 0 if none is known
 */
export function noteVisit(now = Date.now()): number {
  const storage = openStorage($settings.get().storage)
  const kept = parseJson(storage.get(visitsKey))
  const visits = isRecord(kept) ? kept : {}
  const name = digest($clientId.get() ?? '')
  const [before, latest] = Array.isArray(visits[name]) ? visits[name].map(Number) : []
  const end = (now - (latest || 0) > pause ? latest : before) || 0
  storage.set(visitsKey, toJson({ ...visits, [name]: [end, now] }))
  return end
}
