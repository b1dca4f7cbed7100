/**
 * The bearer token: stores and reads it. `http.ts` uses the token and the session decides about it,
 * so this file imports neither of them.
 */
import { jwtDecode } from 'jwt-decode'
import { atom, type ReadableAtom } from 'nanostores'
import { attempt } from '../page/browser'
import { bare, isRecord } from '../page/is-record'
import { originOf } from '../page/origin'
import { openStorage } from '../page/storage'
import { $settings } from '../settings/config'

const tokenKey = 'client-portal:token'
/** Holds the origin of the API that gave the token. */
const originKey = 'client-portal:api'
/** Marks a token that was opaque when it came: one that is no JWT, as some servers give. */
const opaqueKey = 'client-portal:opaque'
/** Holds when the token came, by a clock that was ahead of the server's: in milliseconds since 1970. */
const clockKey = 'client-portal:clock'
/** Holds for how long after its end the server renews the token, in seconds. */
const renewForKey = 'client-portal:renew-for'
/** What storage holds of a token. Other tabs wait for the token itself, so it is the last to be written. */
export const tokenKeys = [originKey, opaqueKey, clockKey, renewForKey, tokenKey] as const

/** Each session of the page has its own number. Answers and caches of an earlier one must not be used. */
export const $sessionNumber = atom(0)

const $current = atom<string | null>(null)

/** The token that requests carry; `null` while nobody is signed in. */
export const $token: ReadableAtom<string | null> = $current

/** The token that the server has just refused with a 401; `null` for none. The session listens to it. */
export const $refusedToken = atom<string | null>(null)

type TokenReading =
  /**
   * `expiresAt` is in milliseconds since 1970; `null` for a token that does not say when it expires. `lifetime` is in
   * milliseconds, from the issue to the end; `NaN` for a token that does not say both. One that has ended is `valid` for as
   * long as it can be renewed.
   */
  | { status: 'valid' | 'expired'; expiresAt: number | null; lifetime: number; clientId: string | null }
  | { status: 'missing' | 'undecodable' }

/** Clocks differ: a token counts as expired only when its end is at least this long ago, in milliseconds. */
const leeway = 60_000

/**
 * Reads the claims of a token. They are no proof: only the server can tell whether the token is genuine. An opaque
 * token has none, and counts until the server refuses it. One that was a JWT when it came is broken if it is none now.
 */
export function readToken(token: string | null): TokenReading {
  if (!token) return { status: 'missing' }
  const claims = decode(token)
  if (!claims) {
    return mayBeOpaque()
      ? { status: 'valid', expiresAt: null, lifetime: Number.NaN, clientId: null }
      : { status: 'undecodable' }
  }
  const expiresAt = endOf(claims)
  const clientId = [claims._id, claims.id, claims.sub].find((id) => typeof id === 'string' && id !== '')
  return {
    status: expiresAt !== null && expiresAt + leeway + renewableFor() <= Date.now() ? 'expired' : 'valid',
    expiresAt,
    lifetime: (Number(claims.exp) - Number(claims.iat)) * 1000,
    clientId: typeof clientId === 'string' ? clientId : null,
  }
}

/**
 * When a token ends, and once it has, when it can no longer be renewed: in milliseconds since 1970, with the leeway included.
 * Infinite for one that is not valid, or that never expires.
 */
export function endOfToken(reading: TokenReading): number {
  if (reading.status !== 'valid' || reading.expiresAt === null) return Number.POSITIVE_INFINITY
  const end = reading.expiresAt + leeway
  return end > Date.now() ? end : end + renewableFor()
}

function mayBeOpaque(): boolean {
  const { getToken, storage } = $settings.get()
  return getToken !== undefined || openStorage(storage).get(opaqueKey) !== null
}

/**
 * When a token ends by this clock, in milliseconds since 1970. A token that came by a clock that was ahead of the server's
 * was issued as it came, unless the clock was set back since. `null` for a token that does not say when it ends, or seems to
 * have ended even so.
 */
function endOf({ iat, exp }: Record<string, unknown>): number | null {
  const kept = numberOf(clockKey)
  const cameAt = kept <= Date.now() ? kept : 0
  const end = Number(exp) * 1000 + (cameAt && Math.max(cameAt - Number(iat) * 1000, 0))
  return end > cameAt ? end : null
}

/** When a token ends by the server's clock, in seconds since 1970; `NaN` for one that does not say so. */
export const claimedEnd = (token: string): number => Number(decode(token)?.exp)

/** The claims of a JWT; nothing for any other text, and for one whose end is no time. */
const decode = (token: string) =>
  attempt(() => {
    const decoded: unknown = jwtDecode(token)
    const claims = isRecord(decoded) ? bare(decoded) : null
    return claims && Number.isFinite(Number(claims.exp ?? 0)) ? claims : null
  })

/** The token in storage, stored by this tab or another; `null` for none, or for one that another API gave. */
export function readStoredToken(): string | null {
  const storage = openStorage($settings.get().storage)
  return storage.get(originKey) === apiOrigin() ? storage.get(tokenKey) : null
}

/** Whether the browser's storage can be read. Without it, a token that storage lacks was not removed. */
export const isTokenKept = () => !openStorage($settings.get().storage).isMemory

const apiOrigin = () => originOf($settings.get().apiUrl)

/** Whether a change of this storage key concerns the token. `null` means that everything was cleared. */
export const isTokenKey = (key: string | null) => key === tokenKey || key === null

let owner: string | null = null
/** What storage held beside the current token. Another tab may have signed out since. */
let beside: Record<string, string | null> = {}

/** A number that is kept beside the token, 0 without one. Of a host's token nothing is. */
function numberOf(key: string): number {
  const { getToken, storage } = $settings.get()
  return getToken ? 0 : Number(openStorage(storage).get(key) ?? beside[key]) || 0
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
  beside[renewForKey] = noted
  // The session may have ended since it was checked.
  if (!isSignIn && readStoredToken()) openStorage($settings.get().storage).set(renewForKey, noted)
}

/** The id of the client whom the current token belongs to. */
export const tokenOwner = (): string | null => owner

/**
 * Makes a token the current one, without storing it. `null` removes the current one.
 *
 * @param clientId The client whom it belongs to; by default the one of the token before it.
 */
export function setToken(token: string | null, clientId: string | null = owner): void {
  owner = clientId
  const storage = openStorage($settings.get().storage)
  if (token) beside = Object.fromEntries([clockKey, renewForKey].map((key) => [key, storage.get(key)]))
  $refusedToken.set(null) // so that the same token, set again, can be refused again
  $current.set(token)
}

/** Stores a token for other tabs and later visits, unless the host manages tokens. `null` deletes it. */
export function keepToken(token: string | null): void {
  if ($settings.get().getToken) return
  const storage = openStorage($settings.get().storage)
  const claims = token ? decode(token) : null
  // A token that has just come can be no older, and can't have ended.
  const isClockAhead = [claims?.iat, claims?.exp].some((time) => Date.now() - Number(time) * 1000 >= leeway)
  storage.set(originKey, (token && apiOrigin()) ?? null)
  storage.set(opaqueKey, token && !claims ? 'true' : null)
  storage.set(clockKey, isClockAhead ? String(Date.now()) : null)
  storage.set(renewForKey, (token && beside[renewForKey]) ?? null)
  storage.set(tokenKey, token)
}
