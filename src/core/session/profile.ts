/** Keeps the client's profile up to date: a sign-in may give no more of the client than an id, and what is stored may be old. */
import { atom, type ReadableAtom } from 'nanostores'
import * as api from '../server/api/session'
import { ApiError, OutdatedError } from '../server/api-error'
import { awaitRecovery, stopAwaiting } from '../server/recovery/recovery'
import { $sessionNumber } from '../server/token'
import { followOtherTab } from './check-token'
import { $clientId, replaceProfile, settleProfile } from './session'

const $failure = atom<ApiError | null>(null)

/** Why the profile can't be loaded just now: nothing may be said of what the stored one lacks. */
export const $profileFailure: ReadableAtom<ApiError | null> = $failure

const askAgain = () => void refreshProfile()

/** Replaces the stored profile with the server's. If that can't be loaded, the stored one stays for now. */
export async function refreshProfile(): Promise<void> {
  const id = $clientId.get()
  if (!id) {
    $failure.set(null)
    stopAwaiting(askAgain)
    return
  }
  const session = $sessionNumber.get()
  const answer = await api.profile(id).catch((error: ApiError | OutdatedError) => error)
  // Another tab may have signed the client out since, or anew, and its event comes later.
  followOtherTab()
  if (session !== $sessionNumber.get()) return
  $failure.set(answer instanceof ApiError && answer.retryable ? answer : null)
  if (answer instanceof ApiError) awaitRecovery(askAgain, answer)
  else {
    stopAwaiting(askAgain)
    if (!(answer instanceof OutdatedError)) replaceProfile(answer)
  }
  settleProfile()
}
