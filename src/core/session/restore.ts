/** Finds out who is signed in: from the host that signs its clients in, or from what storage holds of our own sign-in. */
import { readStoredToken } from '../server/token/kept'
import { isUsable, readToken } from '../server/token/reading'
import { $settings } from '../settings/config'
import { askAboutSession } from './ask-session'
import { endWith } from './check-token'
import { restoreFromHost } from './host/host-session'
import { $session, forgetClient, readStoredProfile, restoreSession, settleSignedOut } from './session'

let latest = 0
let askedAt = 0

/** When it was last asked who is signed in, in milliseconds since 1970. */
export const lastAsked = () => askedAt

/** @returns when it is known who is signed in, and the server has confirmed it */
export async function restore(): Promise<void> {
  const own = ++latest
  askedAt = Date.now()
  if ($settings.get().getToken) await restoreFromHost()
  else restoreFromStorage()
  // Another one has begun since.
  if (own !== latest) return
  const session = $session.get()
  if (session.status === 'checking' && session.client) await askAboutSession()
}

/** Shows nothing more of this client's until it is known again who is signed in. */
export function startOver(): void {
  forgetClient()
  void restore()
}

function restoreFromStorage(): void {
  const token = readStoredToken()
  const client = readStoredProfile()
  const reading = readToken(token)
  if (token && client && isUsable(reading)) restoreSession(client, token)
  else if (reading.status === 'expired' || reading.status === 'undecodable') endWith(reading.status)
  else settleSignedOut()
}
