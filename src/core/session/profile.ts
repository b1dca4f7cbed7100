/** Keeps the client's profile up to date: a sign-in may give no more of the client than an id, and what is stored may be old. */
import { atom, onStart, onStop, type ReadableAtom } from 'nanostores'
import * as api from '../server/api/session'
import { ApiError, type OutdatedError } from '../server/api-error'
import { createFailures, sameAs } from '../server/recovery/failures'
import type { User } from '../server/schema'
import { chooseOwnLanguage } from '../settings/languages'
import { followOtherTab } from './check-token'
import { $client, $clientId, $isProfileSettled, replaceProfile, settleProfile } from './session'

const $failure = atom<ApiError | null>(null)

/** Why the profile can't be loaded just now: nothing may be said of what the stored one lacks. */
export const $profileFailure: ReadableAtom<ApiError | null> = $failure

let request = new AbortController()

const failures = createFailures(
  $failure,
  () => true,
  () => {},
  refreshProfile,
)
onStart($failure, () => failures.begin($failure.value))
onStop($failure, failures.leave)

/** Replaces the stored profile with the server's. If that can't be loaded, the stored one stays for now. A request under way is aborted. */
export async function refreshProfile(): Promise<void> {
  request.abort()
  request = new AbortController()
  const { signal } = request
  const id = $clientId.get()
  if (!id) {
    $failure.set(null)
    failures.end()
    return
  }
  const answer = await api.profile(id, signal).catch((error: ApiError | OutdatedError) => error)
  // Another tab may have signed the client out since, or anew, and its event comes later.
  followOtherTab()
  if (signal.aborted) return
  const failure = answer instanceof ApiError && answer.retryable ? sameAs($failure.value, answer) : null
  $failure.set(failure)
  if (failure) failures.add(failure)
  else failures.end()
  if (!(answer instanceof Error)) follow(answer)
  settleProfile()
}

/** A language that was changed elsewhere takes the place of the browser's own choice, which is older. */
function follow(profile: User): void {
  const before = $client.get()?.language ?? ''
  // A sign-in may have given no more than an id: then nobody knows whether it was changed.
  const isKnown = before !== '' || $isProfileSettled.get()
  replaceProfile(profile)
  if (isKnown && profile.language !== before) void chooseOwnLanguage(profile.language)
}

/** Asks again for a profile that has failed and that nobody shows. For whom one is shown, the recovery does. */
export function retryProfile(): void {
  const { value, lc } = $failure
  if (value && lc === 0 && value.earliest < Date.now()) void refreshProfile()
}
