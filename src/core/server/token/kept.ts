/** What the browser's storage holds of a token. Of a host's token it holds nothing: that is the host's to keep. */
import { originOf } from '../../page/origin'
import { openStorage } from '../../page/storage'
import { $settings } from '../../settings/config'
import { decode } from './claims'

/** The keys in storage, with what each holds. */
const keys = {
  /** The origin of the API that gave the token. */
  origin: 'client-portal:api',
  /** `true` beside a token that was opaque when it came: one that is no JWT, as some servers give. */
  opaque: 'client-portal:opaque',
  /** When the token came by this clock, if it was ahead of the server's: in milliseconds since 1970. */
  cameAt: 'client-portal:clock',
  /** For how long after its end the server renews the token, in seconds. */
  renewFor: 'client-portal:renew-for',
  /** Other tabs wait for the token itself, so it is the last to be written. */
  token: 'client-portal:token',
} as const

export const tokenKeys = Object.values(keys)

/** Clocks differ: a time counts as past only when it is at least this long ago, in milliseconds. */
export const leeway = 60_000

/** The numbers that stand in storage beside a token. */
type Note = 'cameAt' | 'renewFor'

/** Those of the current token. Another tab may have signed out since, and emptied the storage. */
let latest: Record<Note, string | null> = { cameAt: null, renewFor: null }

const storage = () => openStorage($settings.get().storage)
const isHosts = () => $settings.get().getToken !== undefined

/** A number beside the token; 0 without one. */
const noteOf = (name: Note): number =>
  isHosts() ? 0 : Number(storage().get(keys[name]) ?? latest[name]) || 0

/** Takes over what is noted in storage, for the token that becomes the current one. */
export function takeNotes(): void {
  latest = { cameAt: storage().get(keys.cameAt), renewFor: storage().get(keys.renewFor) }
}

/** When the token came, by a clock that was ahead of the server's; 0 by any other, and if the clock was set back since. */
export function cameAt(): number {
  const noted = noteOf('cameAt')
  return noted <= Date.now() ? noted : 0
}

/** For how long after its end the server renews the token, in milliseconds; 0 if it doesn't. */
export const renewableFor = () => noteOf('renewFor') * 1000

/**
 * Notes what the server has said of it.
 * @param seconds Anything; without a number, the server renews no such token.
 * @param isSignIn Whether the token itself is yet to come, and is kept with it.
 */
export function noteRenewFor(seconds: unknown, isSignIn: boolean): void {
  latest.renewFor = Number(seconds) > 0 ? `${seconds}` : null
  // The session may have ended since it was checked.
  if (!isSignIn && readStoredToken()) storage().set(keys.renewFor, latest.renewFor)
}

export const mayBeOpaque = () => isHosts() || storage().get(keys.opaque) !== null

/** The token in storage, stored by this tab or another; `null` for none, or for one that another API gave. */
export const readStoredToken = (): string | null =>
  storage().get(keys.origin) === apiOrigin() ? storage().get(keys.token) : null

/** Whether the browser's storage can be read. Without it, a token that storage lacks was not removed. */
export const isTokenKept = () => !storage().isMemory

/** Whether a change of this storage key concerns the token. `null` means that everything was cleared. */
export const isTokenKey = (key: string | null) => key === keys.token || key === null

const apiOrigin = () => originOf($settings.get().apiUrl)

/** Stores a token for other tabs and later visits, unless the host manages tokens. `null` deletes it. */
export function keepToken(token: string | null): void {
  if (isHosts()) return
  const claims = token ? decode(token) : null
  // A token that has just come can be no older, and can't have ended.
  const isClockAhead = [claims?.iat, claims?.exp].some((time) => Date.now() - Number(time) * 1000 >= leeway)
  storage().set(keys.origin, (token && apiOrigin()) ?? null)
  storage().set(keys.opaque, token && !claims ? 'true' : null)
  storage().set(keys.cameAt, isClockAhead ? String(Date.now()) : null)
  storage().set(keys.renewFor, (token && latest.renewFor) ?? null)
  storage().set(keys.token, token)
}
