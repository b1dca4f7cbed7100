/** Keeps the client's profile up to date: a sign-in may give no more of the client than an id, and what is stored may be old. */
import * as api from '../server/api/session'
import { $sessionNumber } from '../server/token'
import { followOtherTab } from './check-token'
import { $clientId, replaceProfile, settleProfile } from './session'

/** Whether the latest question for it got no answer. */
let isMissing = false

/** Replaces the stored profile with the server's. If that can't be loaded, the stored one stays for now. */
export async function refreshProfile(): Promise<void> {
  const id = $clientId.get()
  if (!id) return
  const session = $sessionNumber.get()
  const profile = await api.profile(id).catch(() => undefined)
  // Another tab may have signed the client out since, or anew, and its event comes later.
  followOtherTab()
  if (session !== $sessionNumber.get()) return
  isMissing = !profile
  if (profile) replaceProfile(profile)
  settleProfile()
}

/** Asks again for a profile that could not be loaded. */
export function retryProfile(): void {
  if (isMissing) void refreshProfile()
}
