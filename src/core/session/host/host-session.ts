/** The session of a host that signs its clients in itself: who is signed in, and until when. */
import { warnOnce } from '../../page/warn-once'
import { $sessionNumber, setToken } from '../../server/token'
import { $hostFailure, askHost, ownerOf, renewByHost, tokenOf } from '../../server/token/host-token'
import { readToken } from '../../server/token/reading'
import { $settings } from '../../settings/config'
import { endWith } from '../check-token'
import { $clientId, restoreSession, settleSignedOut } from '../session'
import { $departure, forgetDeparture } from '../sign-out'

/**
 * Asks the host who is signed in. The host gives only an id; the profile is requested afterwards. A host that can't be
 * asked changes nothing: whoever is known stays so. A client who has signed out here may still be signed in on the
 * host's site, so nobody is asked then.
 */
export async function restoreFromHost(): Promise<void> {
  if (isHostUnasked()) return
  const { getToken } = $settings.get()
  const session = $sessionNumber.get()
  const answer = await askHost().catch(() => undefined)
  // Another `getToken()` is being asked by now, or the client has signed in or out.
  if (answer === undefined || getToken !== $settings.get().getToken || session !== $sessionNumber.get())
    return
  $hostFailure.set(null)
  const token = tokenOf(answer)
  if (!token) return settleSignedOut()
  forgetDeparture()
  const id = ownerOf(answer)
  if (!id) {
    warnOnce('getToken() must give { token, clientId } for a token that names no client.')
    settleSignedOut()
  } else if (id === $clientId.get()) setToken(token)
  else restoreSession({ _id: id, id, name: '', email: '' }, token)
}

/** Whether the client has signed out here, and the host's own session may still stand. */
const isHostUnasked = () => $departure.get() === 'running' || $departure.get() === 'kept'

/** Renews a token that has ended. Without a new one, nobody is signed in; a host that can't be asked says nothing. */
export async function renewOrEnd(): Promise<void> {
  const session = $sessionNumber.get()
  const token = await renewByHost().catch(() => undefined)
  if (token === undefined || session !== $sessionNumber.get()) return
  if (!token || readToken(token).status === 'expired') endWith('expired')
}
