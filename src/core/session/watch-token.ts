/**
 * Watches the current token. One of our own sign-in is renewed before it ends, where the server can: a session then lasts
 * longer than its token. A token of the host's is the host's to renew. With the last one, the session ends.
 */
import { longestTimer } from '../page/timer'
import { ApiError } from '../server/api-error'
import { $offerOf, isOffered } from '../server/optional'
import { $token } from '../server/token'
import { renewableFor } from '../server/token/kept'
import { setRenewal } from '../server/token/own-token'
import { readToken } from '../server/token/reading'
import { tokenSource } from '../server/token/sources'
import { $settings } from '../settings/config'
import { endWith } from './check-token'
import { renewOrEnd } from './host/host-session'
import { renew } from './renew'

/** The shortest time between two tries, in milliseconds. */
const shortest = 5_000

let timer: ReturnType<typeof setTimeout> | undefined
/** When the token is to be renewed, in milliseconds since 1970. */
let dueAt = Number.POSITIVE_INFINITY

export function watchToken(): void {
  setRenewal(renew)
  $token.listen(planRenewal)
  $offerOf.listen(planRenewal)
}

/** Plans the renewal: when half of the token's time is over. That is now, if a page before this one has used it up. */
const planRenewal = () =>
  // By a clock that is behind, a token seems to last longer than it does.
  plan((left, lifetime) => Math.min(left, lifetime) - lifetime / 2)

function plan(pauseOf: (left: number, lifetime: number) => number): void {
  const reading = readToken($token.get())
  dueAt = Number.POSITIVE_INFINITY
  const left = reading.endsAt - Date.now()
  if (Number.isFinite(left) && !$settings.get().getToken && isOffered('renew')) {
    if (left + renewableFor() > 0) dueAt = Date.now() + pauseOf(left, reading.lifetime || left)
  }
  setTimer()
}

function setTimer(): void {
  clearTimeout(timer)
  const next = Math.min(readToken($token.get()).changesAt, dueAt) - Date.now()
  timer = setTimeout(lookAtToken, Math.min(next, longestTimer))
}

/** Does what is due. While the device slept, no timer ran. */
export function lookAtToken(): void {
  if (readToken($token.get()).status !== 'expired') {
    if (Date.now() >= dueAt) void renewNow()
    // One that has ended may still be renewed. If the server can't be asked now, the next request tries again.
    else
      tokenSource()
        .current()
        .catch(() => {})
    setTimer()
  } else if ($settings.get().getToken) void renewOrEnd()
  else endWith('expired')
}

async function renewNow(): Promise<void> {
  dueAt = Number.POSITIVE_INFINITY
  const token = $token.get()
  const failure = await tokenSource()
    .current()
    .then((fresh) => (fresh && fresh === token ? renew(fresh) : null))
    .catch((passing: ApiError) => passing)
  // Tries again when half of the rest is over, or as much time has passed since the end, and when the server wants it.
  if (failure instanceof ApiError)
    plan((left) => Math.max(Math.abs(left) / 2, shortest, failure.earliest - Date.now()))
}
