/** The session: who is signed in. All elements of the page and all tabs of the browser share it. */
import { atom, batch, computed, type ReadableAtom } from 'nanostores'
import { parseJson, toJson } from '../page/json'
import { openStorage } from '../page/storage'
import { $offerOf, announcedKey, keepAnnounced } from '../server/optional'
import { type User, userShape } from '../server/schema/entities/user'
import { reader } from '../server/schema/read'
import { $continuations, $sessionNumber, setToken } from '../server/token'
import { keepToken, tokenKeys } from '../server/token/kept'
import { $settings, type Settings } from '../settings/config'
import { noteClientChoice } from '../settings/locale'
import { askedLinksKey, returnKeys, writtenKeys } from './keys/session-keys'
import { tabKeys } from './keys/tab-keys'

export type Session =
  /** Not confirmed yet. `client` comes from storage or from the host; `null` while nobody is known. */
  | { status: 'checking'; client: User | null }
  | { status: 'signed-in'; client: User }
  /**
   * The session ended by itself. After a sign-in, the client is back on the same screen. `email` is filled in for the
   * client who signs in over unsent work. It is kept nowhere else; empty if the profile had none.
   */
  | { status: 'expired'; email: string }
  /** Without a `reason`, nobody had been signed in. */
  | { status: 'signed-out'; reason?: SignOutReason }

export type SignOutReason = 'user' | 'expired' | 'other-tab' | 'invalid'

/** An event for the host. It is raised once for the page, not once for each element. */
type SessionEvent = { name: 'cp-sign-in' } | { name: 'cp-sign-out'; reason: SignOutReason }

const $current = atom<Session>({ status: 'checking', client: null })
const $event = atom<SessionEvent | null>(null)
const $profileSettled = atom(false)

export const $session: ReadableAtom<Session> = $current
export const $sessionEvent: ReadableAtom<SessionEvent | null> = $event

$current.listen((session) => noteClientChoice('client' in session ? session.client : null))

/** The client whose data may be requested and shown; `null` for nobody. */
export const $client = computed($current, (session) => ('client' in session ? session.client : null))

/** The id of that client, for the paths of calls; `null` for nobody. */
export const $clientId = computed($client, (client) => client && clientIdOf(client))

/**
 * Whether the server was asked for the client's profile and has answered, or can't be reached. Before that, nothing
 * may be said of what the profile lacks: a sign-in may have given no more than the client's id.
 */
export const $isProfileSettled: ReadableAtom<boolean> = $profileSettled
export const settleProfile = () => $profileSettled.set(true)

export const clientIdOf = (client: User) => client._id || client.id

let formerClientId: string | null = null

/** The id of the client of whom the page has not heard that they are gone. */
let toldId: string | null = null

function tellSignOut(reason: SignOutReason): void {
  if (toldId) $event.set({ name: 'cp-sign-out', reason })
  toldId = null
}

/** The id of the client who is signed in, or who was the last to be; `null` when this page has known nobody. */
export const latestClientId = () => $clientId.get() ?? formerClientId

const profileKey = 'client-portal:user'
const keysOfTab: readonly string[] = Object.values(tabKeys)
const sessionKeys = [...tokenKeys, profileKey, ...Object.values(writtenKeys), ...keysOfTab, announcedKey]
const readUser = reader(userShape)

/** The client's profile in storage; `null` when there is none, or when it can't be read or has no id. */
export function readStoredProfile(): User | null {
  const user = readUser(parseJson(openStorage($settings.get().storage).get(profileKey)))
  return user && clientIdOf(user) ? user : null
}

/** Replaces the client's profile with a newer one, unless nobody is signed in or the new one has no id. */
export function replaceProfile(client: User): void {
  const session = $current.get()
  if (!('client' in session) || !clientIdOf(client)) return
  keepProfile(client)
  $current.set({ ...session, client })
}

/** Starts a session that the server has yet to confirm. The page hears of it, unless it has just been opened. */
export function restoreSession(client: User, token: string): void {
  if (toldId && toldId !== clientIdOf(client)) endSession('other-tab')
  const isNew = !('client' in $current.get())
  changeSession({ status: 'checking', client }, token)
  if (isNew) $event.set({ name: 'cp-sign-in' })
}

/** Removes the client until the host says again who is signed in: another client's data may be on screen. */
export function forgetClient(): void {
  changeSession({ status: 'checking', client: null }, null)
}

/** Ends the check of a session with `signed-in`: the server has confirmed it, or can't be reached. */
export function confirmSession(): void {
  const session = $current.get()
  if (session.status !== 'checking') return
  if (session.client) $current.set({ status: 'signed-in', client: session.client })
}

/** Starts a session and tells the host. The profile is stored first, because other tabs wait for the token. */
export function signIn(client: User, token: string): void {
  keepProfile(client)
  keepToken(token)
  changeSession({ status: 'signed-in', client }, token)
  $event.set({ name: 'cp-sign-in' })
}

/**
 * Goes on with another token of the same client, after a sign-in or a change of the password. The page hears of nothing. What was
 * written stays, and what is being sent is not cut off.
 */
export function continueSession(token: string): void {
  keepToken(token)
  setToken(token)
  $continuations.set($continuations.get() + 1)
}

/** Starts the session that another tab has begun. That tab has already stored the profile and the token. */
export function joinSession(client: User, token: string): void {
  if ($client.get()) endSession('other-tab')
  changeSession({ status: 'signed-in', client }, token)
  $event.set({ name: 'cp-sign-in' })
}

/**
 * Ends the session and drops everything private: the token and the profile, and, by a new session number, all
 * caches and the answers of requests under way. Tells the host, unless nobody was signed in.
 */
export function endSession(reason: SignOutReason): void {
  const client = $client.get()
  // A stored session that ended before this page was opened was a client's, too.
  const stored = client ? null : readStoredProfile()
  if (stored) formerClientId = clientIdOf(stored)
  // After a change in another tab, storage may already hold the data of the client who has signed in there.
  if (reason !== 'other-tab') {
    keepToken(null)
    keepProfile(null)
  }
  if (reason === 'user' || reason === 'other-tab') {
    // An earlier visit may have kept it elsewhere: by other settings, or by the own sign-in before a host's. What is shared,
    // or in use, another tab has emptied, or filled anew.
    for (const kind of ['local', 'session', 'memory'] as const)
      if (reason === 'user' || (kind !== 'local' && kind !== $settings.get().storage))
        for (const key of sessionKeys) openStorage(kind).set(key, null)
    if (reason === 'user') openStorage('local').set(askedLinksKey, null)
    for (const key of Object.values(returnKeys)) openStorage('session').set(key, null)
  }
  changeSession(
    reason === 'expired'
      ? { status: 'expired', email: client?.email ?? '' }
      : { status: 'signed-out', reason },
    null,
  )
  tellSignOut(reason)
}

/** Records that storage, or the host, has no session. A client who was signed in is signed out. */
export function settleSignedOut(): void {
  if ($client.get()) return void endSession('user')
  if ($current.get().status === 'checking') $current.set({ status: 'signed-out' })
  tellSignOut('user')
}

/** Changes all three in one step: a request of one session must never carry the token of another. */
function changeSession(session: Session, token: string | null): void {
  formerClientId = latestClientId()
  batch(() => {
    $sessionNumber.set($sessionNumber.get() + 1)
    $profileSettled.set(false)
    const id = 'client' in session && session.client ? clientIdOf(session.client) : null
    toldId = id ?? toldId
    setToken(token, id)
    $current.set(session)
  })
}

/** Takes what is kept of a session from another storage into the one of the settings. */
export function moveSession(from: Settings['storage']): void {
  for (const key of sessionKeys) {
    const isOfTab = keysOfTab.includes(key)
    const [old, next] = [openStorage(from, isOfTab), openStorage($settings.get().storage, isOfTab)]
    const value = old.get(key)
    old.set(key, null)
    if (value !== null) next.set(key, value)
  }
  // Beside what tabs share, a tab keeps this in a storage of its own.
  openStorage('session').set(writtenKeys.own, null)
}

// The next page asks for its lists before the session is checked.
$offerOf.listen(() => $client.get() && keepAnnounced(true))

function keepProfile(client: User | null): void {
  keepAnnounced(client !== null)
  if ($settings.get().getToken) return
  const storage = openStorage($settings.get().storage)
  const text = client && toJson(client)
  // Other tabs are told of each write.
  if (storage.get(profileKey) !== text) storage.set(profileKey, text)
}
