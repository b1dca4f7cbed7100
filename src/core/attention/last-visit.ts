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

/** What is kept of all clients, and of this one: when the visit before the latest ended, and when the latest was noted. */
function read() {
  const storage = openStorage($settings.get().storage)
  const kept = parseJson(storage.get(visitsKey))
  const visits = isRecord(kept) ? kept : {}
  const name = digest($clientId.get() ?? '')
  const [before = 0, latest = 0] = Array.isArray(visits[name]) ? visits[name].map(Number) : []
  return { storage, visits, name, before, latest }
}

const endOf = ({ before, latest }: { before: number; latest: number }, now: number) =>
  (now - latest > pause ? latest : before) || 0

/** When the visit before this one ended, in milliseconds since 1970; 0 if none is known. */
export const lastVisit = (): number => endOf(read(), Date.now())

/** Notes that the client is here now. @returns what `lastVisit()` returns */
export function noteVisit(now = Date.now()): number {
  const known = read()
  const end = endOf(known, now)
  known.storage.set(visitsKey, toJson({ ...known.visits, [known.name]: [end, now] }))
  return end
}
