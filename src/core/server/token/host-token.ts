/**
 * Tokens of a host that signs its clients in: its `getToken()` is asked before one ends, and when the server refuses one. Its
 * `signOut()` is called from here, too, and fails in the same way.
 */
import { atom } from 'nanostores'
import { bare, isRecord } from '../../page/is-record'
import { $settings, type HostToken } from '../../settings/config'
import { sessionMessages } from '../../text/messages/session/session'
import { ApiError, type HostCall } from '../api-error'
import { $sessionNumber, $token, setToken, tokenOwner } from '../token'
import { endsWithin, readToken } from './reading'
import type { TokenSource } from './source'

/**
 * Why the host's sign-in is of no use now: `getToken()` or `signOut()` has failed, and has not succeeded since. `null`
 * while all is well. It stays the same failure, however often a retry fails.
 */
export const $hostFailure = atom<ApiError | null>(null)

/** How often the host has given the token of another client than the one on this page. The session listens to it. */
export const $otherClient = atom(0)

/** How long a function of the host may take, in milliseconds. */
const longestCall = 10_000

/** @throws ApiError when it throws, or when it takes longer than ten seconds. The console has the reason. */
export async function callHost<Answer>(
  call: HostCall,
  run: (() => Answer | Promise<Answer>) | undefined,
): Promise<Answer | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${call}() gave no answer.`)), longestCall)
  })
  try {
    return await Promise.race([run?.(), late])
  } catch (cause) {
    if ($hostFailure.get()?.call !== call) console.warn(`client-portal-elements: ${call}() failed.`, cause)
    throw new ApiError(call, 0, sessionMessages.get()[call], { cause })
  } finally {
    clearTimeout(timer)
  }
}

/** The call of `getToken()` that is in flight. Who asks in the same session meanwhile shares its answer. */
let inFlight: { getToken: unknown; session: number; answer: Promise<HostToken | null> } | undefined

/** How often the host has said that it knows more than before, by `askAfresh()`. An answer of an earlier round counts no more. */
let round = 0

/** Who waits for an earlier answer of the host gets a new one. */
export function askAfresh(): void {
  inFlight = undefined
  round++
}

/**
 * @returns the host's answer; `null` when nobody is signed in.
 * @throws ApiError as `callHost()` does.
 */
function askQuietly(): Promise<HostToken | null> {
  const { getToken } = $settings.get()
  const session = $sessionNumber.get()
  if (inFlight?.getToken === getToken && inFlight?.session === session) return inFlight.answer
  const asked = round
  const answer = callHost('getToken', getToken).then((given) =>
    asked !== round ? askQuietly() : isRecord(given) ? bare(given) : (given ?? null),
  )
  const own = { getToken, session, answer }
  inFlight = own
  const end = () => {
    if (inFlight === own) inFlight = undefined
  }
  answer.then(end, end)
  return answer
}

/** As `askQuietly()`. A failure is published in `$hostFailure`, unless the question has become pointless. */
export async function askHost(): Promise<HostToken | null> {
  const { getToken } = $settings.get()
  const session = $sessionNumber.get()
  try {
    return await askQuietly()
  } catch (error) {
    if (getToken !== $settings.get().getToken || session !== $sessionNumber.get()) throw error
    // callHost() rejects with nothing else.
    if (!$hostFailure.get()) $hostFailure.set(error as ApiError)
    throw $hostFailure.get()
  }
}

export const tokenOf = (answer: HostToken | null): string | null =>
  (typeof answer === 'string' ? answer : answer?.token) || null

/** Whose token it is, as the host says or the token itself; `null` if neither does. */
export function ownerOf(answer: HostToken | null): string | null {
  const named = typeof answer === 'object' ? answer?.clientId : undefined
  return named || readToken(tokenOf(answer)).clientId
}

/**
 * Asks the host for a new token and makes it the current one, unless the session has ended meanwhile, or the token is
 * another client's.
 * @returns the new token; `null` when nobody is signed in.
 * @throws ApiError when the host can't be asked.
 */
export async function renewByHost(ask = askHost): Promise<string | null> {
  const session = $sessionNumber.get()
  const answer = await ask()
  const token = tokenOf(answer)
  if (session !== $sessionNumber.get()) return token
  const next = ownerOf(answer)
  if (next && next !== tokenOwner()) $otherClient.set($otherClient.get() + 1)
  else if (token) setToken(token)
  $hostFailure.set(null)
  return token
}

/** A host's token is renewed when it has less than this left, in milliseconds. */
const renewBefore = 30_000

export const hostTokens: TokenSource = {
  /** Without a new one the old one is sent, and the server decides about it. */
  async current() {
    const token = $token.get()
    if (!token || !endsWithin(token, renewBefore)) return token
    return (await renewByHost(askQuietly).catch(() => null)) ?? token
  },
  replace: () => renewByHost(),
}
