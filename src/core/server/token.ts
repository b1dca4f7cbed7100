/**
 * The bearer token: kept, read, renewed. It stands below http, which needs it, and below the session,
 * which decides about it.
 */
import { jwtDecode } from 'jwt-decode'
import { atom, type ReadableAtom } from 'nanostores'
import { openStorage } from '../page/browser'
import { isRecord } from '../page/is-record'
import { $settings, type HostToken } from '../settings/config'

const tokenKey = 'client-portal:token'

/** Which of the page's sessions this is: answers and caches of an earlier one are not of this one. */
export const $sessionNumber = atom(0)

const $current = atom<string | null>(null)

/** The token that calls carry; `null` while nobody is signed in. */
export const $token: ReadableAtom<string | null> = $current

/** A token that the server has just refused with a 401. The session listens. */
export const $refusedToken = atom<string | null>(null)

type TokenReading =
  /** `expiresAt` in milliseconds since 1970; none for a token that doesn't say. */
  | { status: 'valid' | 'expired'; expiresAt: number | null; clientId: string | null }
  | { status: 'missing' | 'undecodable' }

/** Clocks differ: a token counts as expired only when it is so by more than this, in milliseconds. */
const leeway = 60_000

/** What a token says of itself. Nothing here is proof: only the server can tell whether it is genuine. */
export function readToken(token: string | null): TokenReading {
  if (!token) return { status: 'missing' }
  const claims = decode(token)
  if (!claims) return { status: 'undecodable' }
  const expiresAt = claims.exp === undefined ? null : Number(claims.exp) * 1000
  if (expiresAt !== null && !Number.isFinite(expiresAt)) return { status: 'undecodable' }
  const clientId = [claims._id, claims.id, claims.sub].find((id) => typeof id === 'string' && id !== '')
  return {
    status: expiresAt !== null && expiresAt + leeway <= Date.now() ? 'expired' : 'valid',
    expiresAt,
    clientId: typeof clientId === 'string' ? clientId : null,
  }
}

/** When a reading's token ends, its leeway included; `null` for never. */
export const endOfToken = (reading: TokenReading): number | null =>
  reading.status === 'valid' && reading.expiresAt !== null ? reading.expiresAt + leeway : null

function decode(token: string): Record<string, unknown> | null {
  try {
    const claims: unknown = jwtDecode(token)
    return isRecord(claims) ? claims : null
  } catch {
    return null
  }
}

/** What storage holds, written by this tab or another. */
export const readStoredToken = (): string | null => openStorage($settings.get().storage).get(tokenKey)

export const isTokenKey = (key: string | null) => key === tokenKey || key === null

/** Puts a token in force; `null` puts none. */
export function setToken(token: string | null): void {
  $refusedToken.set(null) // the same token, taken again, can be refused again
  $current.set(token)
}

/** Keeps a token for other tabs and visits, unless the host manages it. `null` forgets it. */
export function keepToken(token: string | null): void {
  if (!$settings.get().getToken) openStorage($settings.get().storage).set(tokenKey, token)
}

/** How long the host may take to give a token, in milliseconds. */
const hostPatience = 10_000

let asking: { getToken: unknown; answer: Promise<HostToken | null> } | undefined

/** Asks the host's own sign-in; everybody who asks it meanwhile gets the same answer. */
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

/** The token in a host's answer. */
export const tokenOf = (answer: HostToken | null): string | null =>
  (typeof answer === 'string' ? answer : answer?.token) || null

/** Asks the host for a new token and puts it in force, unless the session ended meanwhile. `null` when it has none. */
export async function renewToken(): Promise<string | null> {
  const session = $sessionNumber.get()
  const token = await askHost().then(tokenOf, () => null)
  if (token && session === $sessionNumber.get()) setToken(token)
  return token
}

/**
 * The token for the next call. A host's is renewed before it expires; where the host has no new one, the server
 * decides about the old one. One of our own is what it is.
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
