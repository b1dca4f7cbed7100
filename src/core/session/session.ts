/** Who is signed in: one session for all widgets of the page, shared between the browser's tabs. */
import { atom, batch, computed, type ReadableAtom } from 'nanostores'
import * as v from 'valibot'
import { openStorage } from '../page/browser'
import { lenient } from '../server/schema/lenient'
import { type User, userSchema } from '../server/schema/user'
import { $sessionNumber, keepToken, setToken } from '../server/token'
import { $settings } from '../settings/config'

export type Session =
  /** The stored session is being checked with the server; its client is known already. */
  | { status: 'checking'; client: User | null }
  | { status: 'signed-in'; client: User }
  /** It ended by itself: a sign-in takes the client back to where they were. */
  | { status: 'expired' }
  /** Without a reason, nobody had been signed in. */
  | { status: 'signed-out'; reason?: SignOutReason }

export type SignOutReason = 'user' | 'expired' | 'other-tab' | 'invalid'

/** What the host is told, once for the page. */
type SessionEvent = { name: 'cp-sign-in' } | { name: 'cp-sign-out'; reason: SignOutReason }

const $current = atom<Session>({ status: 'checking', client: null })
const $event = atom<SessionEvent | null>(null)

export const $session: ReadableAtom<Session> = $current
export const $sessionEvent: ReadableAtom<SessionEvent | null> = $event

/** The client whose data may be asked for and shown. */
export const $client = computed($current, (session) => ('client' in session ? session.client : null))

/** The id that stands in the paths of calls. */
export const $clientId = computed($client, (client) => client && clientIdOf(client))

/** A client's id: `_id`, else `id`. */
export const clientIdOf = (client: User) => client._id || client.id

const profileKey = 'client-portal:user'
/** Drafts stand here because who signs out drops them, also on a page that has no form. */
export const draftsKey = 'client-portal:drafts'
const storedProfile = v.pipe(v.string(), v.parseJson(), lenient(userSchema))

/** The profile in storage; `null` when there is none, or none that can be read. */
export function readStoredProfile(): User | null {
  const read = v.safeParse(storedProfile, openStorage($settings.get().storage).get(profileKey))
  return read.success && clientIdOf(read.output) ? read.output : null
}

/** Puts the client's newer profile in the place of the older one. */
export function replaceProfile(client: User): void {
  const session = $current.get()
  if (!('client' in session) || !clientIdOf(client)) return
  keepProfile(client)
  $current.set({ ...session, client })
}

/** Starts a session that the server still has to confirm. */
export function restoreSession(client: User, token: string): void {
  changeSession({ status: 'checking', client }, token)
}

/** Nobody is known until the host has said again who is signed in: what was on screen may be another's. */
export function forgetClient(): void {
  changeSession({ status: 'checking', client: null }, null)
}

/** The session stands: confirmed by the server, or not to be confirmed while that can't be reached. */
export function confirmSession(): void {
  const session = $current.get()
  if (session.status !== 'checking') return
  if (session.client) $current.set({ status: 'signed-in', client: session.client })
}

/** Starts a session and tells the host. The profile is kept before the token: other tabs wait for the token. */
export function signIn(client: User, token: string): void {
  keepProfile(client)
  keepToken(token)
  changeSession({ status: 'signed-in', client }, token)
  $event.set({ name: 'cp-sign-in' })
}

/** Starts the session that another tab began: what is kept is that tab's, and stays as it is. */
export function joinSession(client: User, token: string): void {
  if ($client.get()) endSession('other-tab')
  changeSession({ status: 'signed-in', client }, token)
  $event.set({ name: 'cp-sign-in' })
}

/**
 * Ends the session and drops everything private: token, profile, and with the session's number every
 * cache and every answer still under way. Tells the host, unless nobody was signed in.
 */
export function endSession(reason: SignOutReason): void {
  const hadClient = $client.get() !== null
  // What another tab has kept may be somebody's who has just signed in there.
  if (reason !== 'other-tab') {
    keepToken(null)
    keepProfile(null)
  }
  if (reason === 'user') openStorage($settings.get().storage).set(draftsKey, null)
  changeSession(reason === 'expired' ? { status: 'expired' } : { status: 'signed-out', reason }, null)
  if (hadClient) $event.set({ name: 'cp-sign-out', reason })
}

/** Nobody is signed in: not here, or not where the host signs its clients in. */
export function settleSignedOut(): void {
  if ($client.get()) endSession('user')
  else if ($current.get().status === 'checking') $current.set({ status: 'signed-out' })
}

/** Signs the client out, in every tab. */
export const signOut = () => endSession('user')

/** All at once: nothing may be asked for one session with the token of another. */
function changeSession(session: Session, token: string | null): void {
  batch(() => {
    $sessionNumber.set($sessionNumber.get() + 1)
    setToken(token)
    $current.set(session)
  })
}

function keepProfile(client: User | null): void {
  if (!$settings.get().getToken) {
    openStorage($settings.get().storage).set(profileKey, client && JSON.stringify(client))
  }
}
