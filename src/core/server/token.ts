/**
 * The bearer token: stores, reads and renews it. `http.ts` uses the token and the session decides about it,
 * so this file imports neither of them.
 */
import { jwtDecode } from 'jwt-decode'
import { atom, type ReadableAtom } from 'nanostores'
import { openStorage, pageUrl } from '../page/browser'
import { isRecord } from '../page/is-record'
import { $settings, type HostToken } from '../settings/config'

const tokenKey = 'client-portal:token'
/** Holds the origin of the API that gave the token. */
const originKey = 'client-portal:api'
/** Holds when the token came, by a clock that was ahead of the server's: in milliseconds since 1970. */
const clockKey = 'client-portal:clock'
/** What storage holds of a token. Other tabs wait for the token itself, so it is the last to be written. */
export const tokenKeys = [originKey, clockKey, tokenKey] as const

/**
 * The number of the current session: each session of the page has its own. Answers and caches of an earlier
 * number must not be used.
 */
export const $sessionNumber = atom(0)

const $current = atom<string | null>(null)

/** The token that requests carry; `null` while nobody is signed in. */
export const $token: ReadableAtom<string | null> = $current

/** The token that the server has just refused with a 401; `null` for none. The session listens to it. */
export const $refusedToken = atom<string | null>(null)

type TokenReading =
  /** `expiresAt` is in milliseconds since 1970; `null` for a token that does not say when it expires. */
  | { status: 'valid' | 'expired'; expiresAt: number | null; clientId: string | null }
  | { status: 'missing' | 'undecodable' }

/** Clocks differ: a token counts as expired only when its end is at least this long ago, in milliseconds. */
const leeway = 60_000

/** Reads the claims of a token. They are no proof: only the server can tell whether the token is genuine. */
export function readToken(token: string | null): TokenReading {
  if (!token) return { status: 'missing' }
  const claims = decode(token)
  if (!claims) return { status: 'undecodable' }
  const expiresAt = claims.exp === undefined ? null : Number(claims.exp) * 1000 + clockError(claims)
  if (expiresAt !== null && !Number.isFinite(expiresAt)) return { status: 'undecodable' }
  const clientId = [claims._id, claims.id, claims.sub].find((id) => typeof id === 'string' && id !== '')
  return {
    status: expiresAt !== null && expiresAt + leeway <= Date.now() ? 'expired' : 'valid',
    expiresAt,
    clientId: typeof clientId === 'string' ? clientId : null,
  }
}

/**
 * When a valid token will count as expired, in milliseconds since 1970, with the leeway included. `null` for
 * a token that is not valid, or that never expires.
 */
export const endOfToken = (reading: TokenReading): number | null =>
  reading.status === 'valid' && reading.expiresAt !== null ? reading.expiresAt + leeway : null

/**
 * How far this clock is ahead of the server's, in milliseconds: a token that has just come was issued just now. 0
 * for a clock that was right or behind when the token came, or that was set back since.
 */
function clockError({ iat }: Record<string, unknown>): number {
  const { getToken, storage } = $settings.get()
  const cameAt = getToken ? 0 : Number(openStorage(storage).get(clockKey))
  const error = cameAt - Number(iat) * 1000
  return cameAt <= Date.now() && error > 0 ? error : 0
}

/** Whether the clock is ahead of the server's by more than clocks may differ. */
const isClockAhead = (token: string): boolean => Date.now() - Number(decode(token)?.iat) * 1000 > leeway

function decode(token: string): Record<string, unknown> | null {
  try {
    const claims: unknown = jwtDecode(token)
    return isRecord(claims) ? claims : null
  } catch {
    return null
  }
}

/** The token in storage, stored by this tab or another; `null` for none, or for one that another API gave. */
export function readStoredToken(): string | null {
  const storage = openStorage($settings.get().storage)
  const origin = storage.get(originKey)
  return origin === null || origin === apiOrigin() ? storage.get(tokenKey) : null
}

/** Whether the browser's storage can be read. Without it, a token that storage lacks was not removed. */
export const isTokenKept = () => !openStorage($settings.get().storage).isMemory

const apiOrigin = () => new URL($settings.get().apiUrl, pageUrl()).origin

/** Whether a change of this storage key concerns the token. `null` means that everything was cleared. */
export const isTokenKey = (key: string | null) => key === tokenKey || key === null

/** Makes a token the current one, without storing it. `null` removes the current one. */
export function setToken(token: string | null): void {
  $refusedToken.set(null) // so that the same token, set again, can be refused again
  $current.set(token)
}

/** Stores a token for other tabs and later visits, unless the host manages tokens. `null` deletes it. */
export function keepToken(token: string | null): void {
  if ($settings.get().getToken) return
  const storage = openStorage($settings.get().storage)
  storage.set(originKey, token && apiOrigin())
  storage.set(clockKey, token && isClockAhead(token) ? String(Date.now()) : null)
  storage.set(tokenKey, token)
}

/** How long the host's `getToken()` may take, in milliseconds. */
const hostPatience = 10_000

let asking: { getToken: unknown; answer: Promise<HostToken | null> } | undefined

/**
 * Asks the host's `getToken()`. Callers that ask while it runs share its answer.
 * @returns the host's answer; `null` when nobody is signed in.
 * @throws the error of `getToken()`, or an error when it takes longer than ten seconds.
 */
export function askHost(): Promise<HostToken | null> {
  const { getToken } = $settings.get()
  if (asking && asking.getToken === getToken) return asking.answer
  const answer = new Promise<HostToken | null>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('getToken() gave no answer.')), hostPatience)
    const ask = async () => (await getToken?.()) ?? null
    ask()
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer)
      })
  }).finally(() => {
    if (asking?.answer === answer) asking = undefined
  })
  asking = { getToken, answer }
  return answer
}

/** The token in an answer of the host; `null` for none. */
export const tokenOf = (answer: HostToken | null): string | null =>
  (typeof answer === 'string' ? answer : answer?.token) || null

/**
 * Asks the host for a new token and makes it the current one, unless the session has ended meanwhile.
 * @returns the new token; `null` when the host has none or fails.
 */
export async function renewToken(): Promise<string | null> {
  const session = $sessionNumber.get()
  const token = await askHost().then(tokenOf, () => null)
  if (token && session === $sessionNumber.get()) setToken(token)
  return token
}

/**
 * The token for the next request. A token of the host is renewed before it expires; if the host has no new
 * one, the old one is sent, and the server decides about it. A token of our own sign-in can't be renewed.
 */
export async function freshToken(): Promise<string | null> {
  const token = $token.get()
  if (!token || !$settings.get().getToken || !isEnding(readToken(token))) return token
  return (await renewToken()) ?? token
}

/** A host's token is renewed when it has less than this left, in milliseconds. */
const renewBefore = 30_000

function isEnding(reading: TokenReading): boolean {
  return 'expiresAt' in reading && reading.expiresAt !== null && reading.expiresAt - renewBefore <= Date.now()
}
