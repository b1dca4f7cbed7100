/**
 * A token for each request. A host that signs its clients in is asked for it, by `getToken()`, before the old one ends; one of
 * our own sign-in is renewed when it has ended.
 */
import { atom } from 'nanostores'
import { bare, isRecord } from '../page/is-record'
import { $settings, type HostToken } from '../settings/config'
import { sessionMessages } from '../text/messages/session/session'
import { ApiError, type HostCall } from './api-error'
import { $refusedToken, $sessionNumber, $token, readToken, renewableFor, setToken, tokenOwner } from './token'

/**
 * Why the host's sign-in is of no use now: `getToken()` or `signOut()` has failed, and has not succeeded since. `null`
 * while all is well. It stays the same failure, however often a retry fails.
 */
export const $hostFailure = atom<ApiError | null>(null)

/** How often the host has given the token of another client than the one on this page. The session listens to it. */
export const $otherClient = atom(0)

/** How long a function of the host may take, in milliseconds. */
const hostPatience = 10_000

/** @throws ApiError when it throws, or when it takes longer than ten seconds. The console has the reason. */
export async function callHost<Answer>(
  call: HostCall,
  run: (() => Answer | Promise<Answer>) | undefined,
): Promise<Answer | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${call}() gave no answer.`)), hostPatience)
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

let asking: { getToken: unknown; session: number; answer: Promise<HostToken | null> } | undefined

/** How often the host has said that it knows more than when it was last asked. */
let news = 0

/** The host knows more than when it was last asked: who waits for an earlier answer gets a new one. */
export function askAfresh(): void {
  asking = undefined
  news++
}

/**
 * Callers that ask while it runs share its answer, unless the session has changed.
 * @returns the host's answer; `null` when nobody is signed in.
 * @throws ApiError as `callHost()` does.
 */
function askHost(): Promise<HostToken | null> {
  const { getToken } = $settings.get()
  const session = $sessionNumber.get()
  if (asking?.getToken === getToken && asking?.session === session) return asking.answer
  const since = news
  const answer = callHost('getToken', getToken).then((given) =>
    since !== news ? askHost() : isRecord(given) ? bare(given) : (given ?? null),
  )
  const own = { getToken, session, answer }
  asking = own
  const end = () => {
    if (asking === own) asking = undefined
  }
  answer.then(end, end)
  return answer
}

/** As `askHost()`. A failure is published, too, unless the question has become pointless. */
export async function askHostAloud(): Promise<HostToken | null> {
  const { getToken } = $settings.get()
  const session = $sessionNumber.get()
  try {
    return await askHost()
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
  const reading = readToken(tokenOf(answer))
  return named || ('clientId' in reading ? reading.clientId : null)
}

/**
 * Asks the host for a new token and makes it the current one, unless the session has ended meanwhile, or the token is
 * another client's.
 * @returns the new token; `null` when nobody is signed in.
 * @throws ApiError when the host can't be asked.
 */
export async function renewToken(ask = askHostAloud): Promise<string | null> {
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

type Renewal = (token: string) => Promise<string | null>

let renewBySession: Renewal

/** Says how a token of our own sign-in is renewed: the session does it. */
export function setOwnRenewal(renew: Renewal): void {
  renewBySession = renew
}

/**
 * Renews a token of our own sign-in, where the server does so after its end, too.
 * @returns the current token then; `null` when the server does not renew it
 * @throws ApiError when the server can't be asked now
 */
export const renewOwn: Renewal = async (token) => (renewableFor() > 0 ? renewBySession(token) : null)

/**
 * The token for the next request. A token of the host is renewed before it expires; if the host has no new one, the old one
 * is sent, and the server decides about it. A token of our own sign-in that has ended is renewed first; if the server does
 * not, the session ends.
 * @throws ApiError as `renewOwn()` does
 */
export async function freshToken(): Promise<string | null> {
  const token = $token.get()
  const isManaged = $settings.get().getToken !== undefined
  if (!token || (!isManaged && !renewableFor()) || !isEnding(token, isManaged ? renewBefore : 0)) return token
  if (isManaged) return (await renewToken(askHost).catch(() => null)) ?? token
  // Another tab's token may have ended, too.
  if (await renewOwn(token)) return freshToken()
  if (token === $token.get()) $refusedToken.set(token)
  return null
}

/** A host's token is renewed when it has less than this left, in milliseconds. */
const renewBefore = 30_000

function isEnding(token: string, before: number): boolean {
  const reading = readToken(token)
  return 'expiresAt' in reading && reading.expiresAt !== null && reading.expiresAt - before <= Date.now()
}
