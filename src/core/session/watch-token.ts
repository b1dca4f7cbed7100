/** Watches the current token: plans its renewal, renews it at its end, and ends the session with it. */
import { longestTimer } from '../page/timer'
import { freshToken, setOwnRenewal } from '../server/host-token'
import { loadForView } from '../server/load-code'
import { $announced, isOffered } from '../server/optional'
import { $token, endOfToken, readToken } from '../server/token'
import { $settings } from '../settings/config'
import { endWith } from './check-token'
import { renewOrEnd } from './host-session'
import { renew } from './renew'
import type * as Renewal from './renewal'
import { $session } from './session'

export function watchToken(): void {
  setOwnRenewal(renew)
  $token.listen(armExpiry)
  $token.listen(planRenewal)
  $announced.listen(planRenewal)
  $session.listen(({ status }) => status === 'signed-in' && loadRenewal())
}

/** While the device slept, no timer ran. */
export function catchUpWithToken(): void {
  endIfExpired()
  renewal?.renewIfDue()
}

let renewal: typeof Renewal | undefined
const planRenewal = () => renewal?.planRenewal()

/** Renews tokens before they end. The code for it is asked for when the session is confirmed: behind the first data. */
function loadRenewal(): void {
  if (renewal || $settings.get().getToken || !isOffered('renew')) return
  loadForView(() => import('./renewal')).then(
    (module) => {
      renewal = module
      planRenewal()
    },
    // Without it, a token is renewed at its end, if the server does that.
    () => {},
  )
}

let expiry: ReturnType<typeof setTimeout> | undefined

function armExpiry(): void {
  clearTimeout(expiry)
  const end = endOfToken(readToken($token.get()))
  if (end === null) return
  expiry = setTimeout(endIfExpired, Math.min(end - Date.now(), longestTimer))
}

function endIfExpired(): void {
  if (readToken($token.get()).status !== 'expired') {
    armExpiry()
    // It may have ended, and may still be renewed. If the server can't be asked now, the next request tries again.
    freshToken().catch(() => {})
  } else if ($settings.get().getToken) void renewOrEnd()
  else endWith('expired')
}
