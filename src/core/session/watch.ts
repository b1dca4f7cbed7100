/** Restores the session, watches it, and ends it when it expires. */
import { onOtherTab, onRestored, onReturn } from '../page/browser'
import { longestTimer } from '../page/timer'
import * as api from '../server/api/session'
import { ApiError } from '../server/http'
import { notify } from '../server/notify'
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
import { $settings } from '../settings/config'
import { sessionMessages } from '../text/messages/session'
import {
  $clientId,
  $session,
  clientIdOf,
  confirmSession,
  endSession,
  forgetClient,
  joinSession,
  readStoredProfile,
  replaceProfile,
  restoreSession,
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
  let { getToken } = $settings.get()
  $settings.listen((settings) => {
    if (settings.getToken === getToken) return
    getToken = settings.getToken
    void resume()
  })
  void resume()
}

async function resume(): Promise<void> {
  if ($settings.get().getToken) await resumeFromHost()
  else resumeFromStorage()
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
  if (id) await api.profile(id).then(replaceProfile, () => {})
}

/**
 * Checks the token on every navigation, and shows a toast when there is a problem with it.
 * @returns whether a screen that needs a session may be shown.
 */
export function checkToken(): boolean {
  const { status } = readToken($token.get())
  const isManaged = $settings.get().getToken !== undefined
  if (status === 'valid' || (isManaged && status !== 'missing')) return true
  if (status === 'missing') notify.blank(sessionMessages.get().noToken, 'session')
  else endWith(status)
  return false
}

function endWith(reason: 'expired' | 'invalid' | 'undecodable'): void {
  const t = sessionMessages.get()
  notify.error(reason === 'undecodable' ? t.undecodable : t.expired, 'session')
  endSession(reason === 'expired' ? 'expired' : 'invalid')
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

/** Follows another tab, where a client has signed in or out, or another client has signed in. */
function followOtherTab(): void {
  if ($settings.get().getToken) return
  const token = readStoredToken()
  if (token === $token.get()) return
  const client = readStoredProfile()
  if (!token || !client || readToken(token).status !== 'valid') {
    // An expired token ends the session in all tabs at once: no other tab has signed the client out.
    const hasExpired = readToken($token.get()).status === 'expired'
    if ($clientId.get()) endSession(hasExpired ? 'expired' : 'other-tab')
  } else if (clientIdOf(client) === $clientId.get()) setToken(token)
  else joinSession(client, token)
}
