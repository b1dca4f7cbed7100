/**
 * When the client was here last, and how much waited then. The browser keeps of each client, under a hash, two times, and of each thing
 * that waited whether it could be decided at once; and nothing else.
 */
import { isRecord } from '../page/is-record'
import { parseJson, toJson } from '../page/json'
import { openStorage } from '../page/storage'
import { $clientId } from '../session/session'
import { $settings } from '../settings/config'
import { digest } from '../text/hash'

const visitsKey = 'client-portal:visits'
const waitingKey = 'client-portal:waiting'
/** A visit ends when the client has been away for half an hour, in milliseconds. */
const pause = 30 * 60_000
/** So many things say how high a list begins. */
const mostWaiting = 6

/** What is kept under a key of this client: a list, if any; and how to keep another one beside those of other clients. */
function open(key: string) {
  const storage = openStorage($settings.get().storage)
  const kept = parseJson(storage.get(key))
  const all = isRecord(kept) ? kept : {}
  const name = digest($clientId.get() ?? '')
  const its = all[name]
  return {
    its: Array.isArray(its) ? its.map(Number) : undefined,
    keep: (its: readonly number[]) => storage.set(key, toJson({ ...all, [name]: its })),
  }
}

const endOf = ([before = 0, latest = 0]: readonly number[] = [], now: number) =>
  (now - latest > pause ? latest : before) || 0

/** When the visit before this one ended, in milliseconds since 1970; 0 if none is known. */
export const lastVisit = (): number => endOf(open(visitsKey).its, Date.now())

/** Notes that the client is here now. @returns what `lastVisit()` returns */
export function noteVisit(now = Date.now()): number {
  const { its, keep } = open(visitsKey)
  const end = endOf(its, now)
  keep([end, now])
  return end
}

/** Of each of the first things that waited last: whether it could be decided at once. `undefined` if nobody knows. */
export const lastWaiting = (): readonly boolean[] | undefined => open(waitingKey).its?.map(Boolean)

/** Notes what waits now. */
export const noteLastWaiting = (items: readonly { asked?: unknown }[]): void =>
  open(waitingKey).keep(items.slice(0, mostWaiting).map(({ asked }) => Number(!!asked)))
