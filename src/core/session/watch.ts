/** Restores the session, watches it, and ends it when it expires. */
import { onOtherTab, onRestored, onReturn } from '../page/browser'
import { longestTimer } from '../page/timer'
import * as api from '../server/api/session'
import { ApiError } from '../server/http'
import {
  $refusedToken,
  $sessionNumber,
  $token,
  askHost,
  endOfToken,
  isTokenKey,
  readStoredToken,
  readToken,
  renewToken,
  setToken,
  tokenOf,
} from '../server/token'
import { $settings, type Settings } from '../settings/config'
import { endWith, followOtherTab } from './check-token'
import {
  $clientId,
  $session,
  $sessionEvent,
  confirmSession,
  forgetClient,
  moveSession,
  readStoredProfile,
  replaceProfile,
  restoreSession,
  settleProfile,
  settleSignedOut,
} from './session'

let started = false

/**
 * Restores the stored session, or the host's, and watches it. A later call catches up with changes.
 * @returns a function that stops listening to the page. Call `watchSession()` to listen again.
 */
export function watchSession(): () => void {
  if (started) onClientReturned()
  else start()
  const stops = [
    onReturn(onClientReturned),
    onRestored(onPageRestored),
    onOtherTab((key) => isTokenKey(key) && followOtherTab()),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

function start(): void {
  started = true
  $refusedToken.listen((token) => token && endWith('expired'))
  $token.listen(armExpiry)
  // A sign-in may give no more of the client than an id.
  $sessionEvent.listen((event) => event?.name === 'cp-sign-in' && void refreshProfile())
  let before = $settings.get()
  $settings.listen((settings) => {
    const previous = before
    before = settings
    const isManagedNow = settings.getToken && !previous.getToken
    if (isManagedNow || aboutServer.some((name) => settings[name] !== previous[name])) startAnew(previous)
    // The host's sign-in has changed its function, and says by it who is signed in.
    else if (settings.getToken !== previous.getToken) void resume()
  })
  void resume()
}

/** The settings that say which server is asked, how, and in whose name. */
const aboutServer = ['apiUrl', 'endpoints', 'fetch', 'credentials', 'storage'] as const

/**
 * Follows a host that sets one of these while the page runs. Requests under way are aborted, in silence; what is on
 * screen is asked for again, in the name of whoever is signed in by the new settings.
 */
function startAnew(previous: Settings): void {
  if (previous.storage !== $settings.get().storage) moveSession(previous.storage)
  if ($clientId.get()) forgetClient()
  void resume()
}

let resumed = 0

async function resume(): Promise<void> {
  const own = ++resumed
  if ($settings.get().getToken) await resumeFromHost()
  else resumeFromStorage()
  // Another one has begun since.
  if (own !== resumed) return
  const session = $session.get()
  if (session.status !== 'checking' || !session.client) return
  void refreshProfile()
  try {
    await api.checkSession()
    confirmSession()
  } catch (error) {
    if (!(error instanceof ApiError)) return
    // Only these two statuses say that the session is invalid. A server that is down says nothing about it.
    if (error.status === 400 || error.status === 401) $clientId.get() && endWith('invalid')
    else confirmSession()
  }
}

function resumeFromStorage(): void {
  const token = readStoredToken()
  const client = readStoredProfile()
  const { status } = readToken(token)
  if (token && client && status === 'valid') restoreSession(client, token)
  else if (status === 'expired' || status === 'undecodable') endWith(status)
  else settleSignedOut()
}

/** Asks the host who is signed in. The host gives only an id; the profile is requested afterwards. */
async function resumeFromHost(): Promise<void> {
  const { getToken } = $settings.get()
  const answer = await askHost().catch((error: unknown) => {
    console.warn('client-portal-elements: getToken() failed.', error)
    return null
  })
  if (getToken !== $settings.get().getToken) return // another `getToken()` is being asked by now
  const token = tokenOf(answer)
  if (!token) return settleSignedOut()
  const reading = readToken(token)
  const named = typeof answer === 'object' ? answer?.clientId : undefined
  const id = named || ('clientId' in reading ? reading.clientId : null)
  if (!id) {
    console.warn(
      'client-portal-elements: getToken() must give { token, clientId } for a token that names no client.',
    )
    settleSignedOut()
  } else if (id === $clientId.get()) setToken(token)
  else restoreSession({ _id: id, id, name: '', email: '' }, token)
}

/** Replaces the stored profile with the server's. If that can't be loaded, the stored one stays. */
async function refreshProfile(): Promise<void> {
  const id = $clientId.get()
  if (!id) return
  const session = $sessionNumber.get()
  await api.profile(id).then(replaceProfile, () => {})
  if (session === $sessionNumber.get()) settleProfile()
}

let expiry: ReturnType<typeof setTimeout> | undefined

function armExpiry(): void {
  clearTimeout(expiry)
  const end = endOfToken(readToken($token.get()))
  if (end === null) return
  expiry = setTimeout(endIfExpired, Math.min(end - Date.now(), longestTimer))
}

function endIfExpired(): void {
  if (readToken($token.get()).status !== 'expired') armExpiry()
  else if ($settings.get().getToken) void renewOrEnd()
  else endWith('expired')
}

async function renewOrEnd(): Promise<void> {
  const session = $sessionNumber.get()
  const token = await renewToken()
  if (session !== $sessionNumber.get()) return
  if (!token || readToken(token).status === 'expired') endWith('expired')
}

/**
 * Catches up when the client is back. While the device slept, or the page was in the back-forward cache, no
 * timer ran and no event of another tab arrived.
 */
function onClientReturned(): void {
  followOtherTab()
  endIfExpired()
  // The host may have signed a client in meanwhile.
  if ($settings.get().getToken && $session.get().status === 'signed-out') void resume()
}

/**
 * Asks the host again when the page is back from the back-forward cache: only the host knows who has signed
 * in or out since. Without `getToken()`, `onClientReturned()` has read our own storage already.
 */
function onPageRestored(): void {
  if (!$settings.get().getToken || !$clientId.get()) return
  forgetClient()
  void resume()
}
