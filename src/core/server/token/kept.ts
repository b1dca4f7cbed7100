/** What the browser's storage holds of a token. Of a host's token it holds nothing: that is the host's to keep. */
import { originOf } from '../../page/origin'
import { openStorage } from '../../page/storage'
import { $settings } from '../../settings/config'
import { decode } from './claims'

const tokenKey = 'client-portal:token'
/** Holds the origin of the API that gave the token. */
const originKey = 'client-portal:api'
/** Stands beside a token that was opaque when it came: one that is no JWT, as some servers give. */
const opaqueKey = 'client-portal:opaque'
/** Holds when the token came, by a clock that was ahead of the server's: in milliseconds since 1970. */
const cameAtKey = 'client-portal:clock'
/** Holds for how long after its end the server renews the token, in seconds. */
const renewForKey = 'client-portal:renew-for'
/** All of them. Other tabs wait for the token itself, so it is the last to be written. */
export const tokenKeys = [originKey, opaqueKey, cameAtKey, renewForKey, tokenKey] as const

/** Clocks differ: a time counts as past only when it is at least this long ago, in milliseconds. */
export const leeway = 60_000

/** The numbers beside the current token, by their keys. Another tab may have signed out since, and emptied the storage. */
let latest: Record<string, string | null> = {}

const storage = () => openStorage($settings.get().storage)
const isHosts = () => $settings.get().getToken !== undefined

/** A number beside the token; 0 without one. */
const numberOf = (key: string): number => (isHosts() ? 0 : Number(storage().get(key) ?? latest[key]) || 0)

/** Takes over what is noted in storage, for the token that becomes the current one. */
export function takeNotes(): void {
  const { get } = storage()
  latest = Object.fromEntries([cameAtKey, renewForKey].map((key) => [key, get(key)]))
}

/** When the token came, by a clock that was ahead of the server's; 0 by any other, and if the clock was set back since. */
export function cameAt(): number {
  const noted = numberOf(cameAtKey)
  return noted <= Date.now() ? noted : 0
}

/** For how long after its end the server renews the token, in milliseconds; 0 if it doesn't. */
export const renewableFor = () => numberOf(renewForKey) * 1000

/**
 * Notes what the server has said of it.
 * @param seconds Anything; without a number, the server renews no such token.
 * @param isSignIn Whether the token itself is yet to come, and is kept with it.
 */
export function noteRenewFor(seconds: unknown, isSignIn: boolean): void {
  const noted = Number(seconds) > 0 ? `${seconds}` : null
  latest[renewForKey] = noted
  // The session may have ended since it was checked.
  if (!isSignIn && readStoredToken()) storage().set(renewForKey, noted)
}

export const mayBeOpaque = () => isHosts() || storage().get(opaqueKey) !== null

/** The token in storage, stored by this tab or another; `null` for none, or for one that another API gave. */
export function readStoredToken(): string | null {
  const { get } = storage()
  return get(originKey) === apiOrigin() ? get(tokenKey) : null
}

/** Whether the browser's storage can be read. Without it, a token that storage lacks was not removed. */
export const isTokenKept = () => !storage().isMemory

/** Whether a change of this storage key concerns the token. `null` means that everything was cleared. */
export const isTokenKey = (key: string | null) => key === tokenKey || key === null

const apiOrigin = () => originOf($settings.get().apiUrl)

/** Stores a token for other tabs and later visits, unless the host manages tokens. `null` deletes it. */
export function keepToken(token: string | null): void {
  if (isHosts()) return
  const { set } = storage()
  const claims = token ? decode(token) : null
  // A token that has just come can be no older, and can't have ended.
  const isClockAhead = [claims?.iat, claims?.exp].some((time) => Date.now() - Number(time) * 1000 >= leeway)
  set(originKey, (token && apiOrigin()) ?? null)
  set(opaqueKey, token && !claims ? 'true' : null)
  set(cameAtKey, isClockAhead ? String(Date.now()) : null)
  set(renewForKey, (token && latest[renewForKey]) ?? null)
  set(tokenKey, token)
}
