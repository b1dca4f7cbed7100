/** Signs the client out: of all tabs, of the server, and of the host's own sign-in. */
import { atom, computed, type ReadableAtom } from 'nanostores'
import { warnOnce } from '../page/warn-once'
import { logout } from '../server/api/session'
import type { ApiError } from '../server/api-error'
import { notify } from '../server/notify'
import { $token } from '../server/token'
import { $hostFailure, callHost } from '../server/token/host-token'
import { $settings } from '../settings/config'
import { $session, endSession } from './session'

type Departure = 'running' | 'kept' | 'ended'

const $current = atom<Departure | null>(null)

/**
 * What has become of the host's own session since the client has signed out here: `running` while the host's `signOut()`
 * ends it; `kept` when that has failed, or when there is no such function; `ended`. `getToken()` is not asked before it has
 * ended: it could sign the client in again. `null` when nobody has signed out, or somebody has signed in since.
 */
export const $departure: ReadableAtom<Departure | null> = $current

/** Why nobody's data can be shown: the host could not be asked who is signed in, or could not end its session. */
export const $sessionFailure = computed([$session, $hostFailure], (session, failure) => {
  const isAbout = 'client' in session ? !session.client : failure?.call === 'signOut'
  return isAbout ? failure : null
})

/**
 * Signs the client out, in every tab: under `getToken`, another tab asks the host as soon as the client comes back to it.
 * Tells the server where it wants to know, and the host that signs clients in.
 */
export function signOut(): void {
  const token = $token.get()
  const isManaged = $settings.get().getToken !== undefined
  // The host hears of the sign-out at once, and may set another `getToken()`.
  if (isManaged) $current.set('running')
  endSession('user')
  if (token) void logout(token)
  if (isManaged) void endHostSession()
}

/** The client and the console hear of a failure. Never throws. */
export async function endHostSession(): Promise<void> {
  const { signOut: end } = $settings.get()
  $current.set(end ? 'running' : 'kept')
  if (!end) {
    $hostFailure.set(null)
    return warnOnce('your own session goes on after the sign-out. End it in "signOut", beside "getToken".')
  }
  const failure = await callHost('signOut', end).then(
    () => null,
    (error: ApiError) => error,
  )
  $current.set(failure ? 'kept' : 'ended')
  $hostFailure.set(failure)
  if (failure) notify.error(failure.message, 'session')
}

/** Follows a host that has said anew who is signed in. While its `signOut()` runs, it can't know. @returns whether it may be asked. */
export function forgetDeparture(): boolean {
  if ($current.get() === 'running') return false
  $current.set(null)
  $hostFailure.set(null)
  return true
}
