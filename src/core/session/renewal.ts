/**
 * Renews the token of our own sign-in before it ends, where the server can: a session then lasts longer than its token. A
 * token of the host's is the host's to renew.
 */
import { longestTimer } from '../page/timer'
import { ApiError } from '../server/api-error'
import { isOffered } from '../server/optional'
import { $token, readToken } from '../server/token'
import { $settings } from '../settings/config'
import { renew } from './renew'

/** The shortest time between two tries, in milliseconds. */
const shortest = 5_000

let timer: ReturnType<typeof setTimeout> | undefined
let dueAt = Number.POSITIVE_INFINITY

/** Plans the renewal: when half of the token's time is over. That is now, if a page before this one has used it up. */
export const planRenewal = (): void =>
  // By a clock that is behind, a token seems to last longer than it does.
  plan((left, lifetime) => Math.min(left, lifetime) - lifetime / 2)

/** Plans the next try, after one that failed: when half of the rest is over, and when the server wants it. */
const planAgain = (earliest: number) => plan((left) => Math.max(left / 2, shortest, earliest - Date.now()))

function plan(pauseOf: (left: number, lifetime: number) => number): void {
  clearTimeout(timer)
  dueAt = Number.POSITIVE_INFINITY
  const reading = readToken($token.get())
  if (reading.status !== 'valid' || $settings.get().getToken || !isOffered('renew')) return
  const left = (reading.expiresAt ?? 0) - Date.now()
  // The token does not say when it ends, or has ended: then the next request renews it first.
  if (left <= 0) return
  const pause = Math.max(pauseOf(left, reading.lifetime || left), 0)
  dueAt = Date.now() + pause
  timer = setTimeout(renewNow, Math.min(pause, longestTimer))
}

/** Renews a token that should have been renewed while the device slept. */
export function renewIfDue(): void {
  if (Date.now() >= dueAt) void renewNow()
}

async function renewNow(): Promise<void> {
  clearTimeout(timer)
  dueAt = Number.POSITIVE_INFINITY
  const token = $token.get()
  const outcome = token && (await renew(token).catch((failure: ApiError) => failure))
  if (outcome instanceof ApiError) planAgain(outcome.earliest)
}
