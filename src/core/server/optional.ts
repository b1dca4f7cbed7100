/**
 * Calls that a server may lack. They are made only where the server announces them, `{ optional: ["logout"] }` beside its
 * answer to the login or the session check, or where the host names them in `endpoints`.
 *
 * A server that lacks a call may answer anything to it: 404, a gateway's 401, or, across origins, a preflight that fails
 * like a lost connection. So any failure means that it lacks the call. This is kept for the tab; it never ends a session,
 * and the client never hears of it. The console does with `debug`.
 */
import { atom } from 'nanostores'
import { isOnline } from '../page/browser'
import { ownField } from '../page/is-record'
import { openStorage } from '../page/storage'
import { $settings } from '../settings/config'
import { type CallName, endpointOf } from '../settings/endpoints'
import { noteAnswered } from './note-answered'
import { noteRenewFor, renewableFor } from './token/kept'

/** All of them. When one gets no answer, the connection does not count as lost: `carry.ts` knows the one exception. */
const optionalCalls = ['logout', 'renew', 'events'] as const
export type OptionalCall = (typeof optionalCalls)[number]
export const isOptional = (call: CallName): boolean => optionalCalls.some((each) => each === call)

/** What else a server may lack: `limit` is in the query of the calls that list. */
type Ability = OptionalCall | 'limit'

/** The key under which it is kept that the server takes a `limit`: a page asks for its lists before the session is checked. */
export const limitKey = 'client-portal:limit'

/** A host that keeps the session itself wants nothing of it kept longer than the tab. */
function limitStorage() {
  const { getToken, storage } = $settings.get()
  return openStorage(getToken ? 'session' : storage)
}

/** What the server says that it can. */
export const $announced = atom<readonly unknown[]>([])

let latest = ''

/** The id of the server's latest event at the sign-in, or when the session was checked; empty if it told none. */
export const latestEventId = () => latest

/**
 * Reads what a server announces in an answer. An answer without a list announces nothing new.
 * @param isSignIn Whether it is the answer to a sign-in. Then the server is asked again for what it had lacked.
 */
export function noteAnnounced(answer: unknown, isSignIn: boolean): void {
  if (isSignIn) openStorage('session').set(lackingKey(), null)
  latest = ''
  for (const place of [answer, ownField(answer, 'data')]) {
    const id = ownField(place, 'lastEventId')
    if (typeof id === 'string') latest = id
    const optional = ownField(place, 'optional')
    if (!Array.isArray(optional)) continue
    noteRenewFor(ownField(place, 'renewFor'), isSignIn)
    $announced.set(optional)
  }
}

export const isOffered = (call: OptionalCall): boolean =>
  ($announced.get().includes(call) ||
    $settings.get().endpoints[call] !== undefined ||
    // Said on an earlier page: the token may have ended, and then nothing else can be asked.
    (call === 'renew' && renewableFor() > 0)) &&
  !readLacking().includes(call)

/** Keeps whether the server takes a `limit`, until the session ends. */
export const keepLimit = (isTaken: boolean) => limitStorage().set(limitKey, isTaken ? 'true' : null)

/**
 * Whether a call that lists may be sent a `limit`. Before the server has announced anything, what is kept counts. A host whose
 * path has a place for the cursor knows it.
 */
export function takesLimit(call?: CallName): boolean {
  const announced = $announced.get()
  const isAnnounced =
    announced.length > 0 ? announced.includes('limit') : limitStorage().get(limitKey) !== null
  const isNamed = call && endpointOf(call, $settings.get().endpoints[call]).path.includes('{cursor}')
  return Boolean(isNamed || isAnnounced) && !readLacking().includes('limit')
}

/** Remembers that the server lacks a call, or takes no `limit`. Without a connection, nobody knows. */
export function noteLacking(what: Ability): void {
  if (!isOnline()) return
  openStorage('session').set(lackingKey(), [...readLacking(), what].join())
  if (what !== 'limit') noteAnswered({ call: what })
}

const readLacking = () => (openStorage('session').get(lackingKey()) ?? '').split(',')
const lackingKey = () => `client-portal:lacking:${$settings.get().apiUrl}`
