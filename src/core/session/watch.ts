/** How a session begins by itself, is watched, and ends by itself. */
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
 * Takes up the stored session, or the host's, and watches it. Called again, it takes up what it has missed.
 * @returns what stops it from listening to the page, until it is called again.
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
    // Only these two answers speak about the session; a server that is down or ailing does not.
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

/** The host says who is signed in; the profile behind the id is asked for like any other. */
async function resumeFromHost(): Promise<void> {
  const { getToken } = $settings.get()
  const answer = await askHost().catch((error: unknown) => {
    console.warn('client-portal-elements: getToken() failed.', error)
    return null
  })
  if (getToken !== $settings.get().getToken) return // another one is being asked by now
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

/** The server's profile replaces the stored one; where it can't be read, the stored one stands. */
async function refreshProfile(): Promise<void> {
  const id = $clientId.get()
  if (id) await api.profile(id).then(replaceProfile, () => {})
}

/**
 * Checks the token, as on every navigation, and says what is wrong with it.
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

/** In sleep and in the back-forward cache no timer ran, and no other tab was heard. */
function onClientReturned(): void {
  followOtherTab()
  endIfExpired()
  // The host may have signed somebody in meanwhile.
  if ($settings.get().getToken && $session.get().status === 'signed-out') void resume()
}

/** Only the host knows who has signed out, or in, since the page was left. Our own storage was asked above. */
function onPageRestored(): void {
  if (!$settings.get().getToken || !$clientId.get()) return
  forgetClient()
  void resume()
}

/** Another tab signed in, out, or in as somebody else. */
function followOtherTab(): void {
  if ($settings.get().getToken) return
  const token = readStoredToken()
  if (token === $token.get()) return
  const client = readStoredProfile()
  if (!token || !client || readToken(token).status !== 'valid') {
    // A token that has run out ends the session in all tabs at once: nobody signed out.
    const hasExpired = readToken($token.get()).status === 'expired'
    if ($clientId.get()) endSession(hasExpired ? 'expired' : 'other-tab')
  } else if (clientIdOf(client) === $clientId.get()) setToken(token)
  else joinSession(client, token)
}
