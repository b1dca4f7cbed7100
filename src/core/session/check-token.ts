/** Checks the token, the one in storage included: other tabs and other scripts of this page may change it. */
import { notify } from '../server/notify'
import { $token, setToken } from '../server/token'
import { isTokenKept, readStoredToken } from '../server/token/kept'
import { isUsable, readToken } from '../server/token/reading'
import { $settings } from '../settings/config'
import { sessionMessages } from '../text/messages/session/session'
import { $clientId, clientIdOf, endSession, joinSession, readStoredProfile } from './session'

/**
 * Checks the token on every navigation, and shows a toast when there is a problem with it. The stored token
 * counts: no event tells when it was changed within this tab.
 * @returns whether a screen that needs a session may be shown.
 */
export function checkToken(): boolean {
  const isManaged = $settings.get().getToken !== undefined
  const isStored = $clientId.get() !== null && !isManaged && isTokenKept()
  const reading = readToken(isStored ? readStoredToken() : $token.get())
  if (isManaged && reading.status !== 'missing') return true
  if (isUsable(reading)) followOtherTab()
  else if (reading.status === 'expired' || reading.status === 'undecodable') endWith(reading.status)
  else {
    notify.blank(sessionMessages.get().noToken, 'session')
    if (isStored) endSession('invalid')
  }
  return $clientId.get() !== null
}

export function endWith(reason: 'expired' | 'invalid' | 'undecodable'): void {
  const t = sessionMessages.get()
  notify.error(reason === 'undecodable' ? t.undecodable : t.expired, 'session')
  endSession(reason === 'expired' ? 'expired' : 'invalid')
}

/** Whether storage holds the token of this tab, if it is kept there at all. */
export const isTokenInStep = (): boolean =>
  $settings.get().getToken !== undefined || !isTokenKept() || readStoredToken() === $token.get()

/** Follows another tab, where a client has signed in or out, or another client has signed in. */
export function followOtherTab(): void {
  if (isTokenInStep()) return
  const token = readStoredToken()
  const client = readStoredProfile()
  if (!token || !client || !isUsable(readToken(token))) {
    // An expired token ends the session in all tabs at once: no other tab has signed the client out.
    const hasExpired = readToken($token.get()).status === 'expired'
    if ($clientId.get()) endSession(hasExpired ? 'expired' : 'other-tab')
  } else if (clientIdOf(client) === $clientId.get()) setToken(token)
  else joinSession(client, token)
}
