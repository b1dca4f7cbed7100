/**
 * Renews the token of our own sign-in, where the server can: a session then lasts longer than its token. A token of the
 * host's is the host's to renew.
 */
import { longestTimer } from '../page/timer'
import { renew } from '../server/api/session'
import { isOffered } from '../server/optional'
import { $token, claimedEnd, keepToken, readToken, setToken } from '../server/token'
import { $settings } from '../settings/config'
import { followOtherTab } from './check-token'

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
  // The token does not say when it ends, or has ended.
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
  followOtherTab()
  // Another tab has renewed it, or ended the session.
  if (!token || token !== $token.get()) return
  let earliest = 0
  const next = await renew(token, (failure) => {
    earliest = failure.earliest
  })
  // The client may have signed out since, or another tab has renewed the token, too; its event comes later.
  followOtherTab()
  if (token !== $token.get()) return
  if (next === undefined) planAgain(earliest)
  // The last token of a session ends with the session.
  else if (claimedEnd(next) > claimedEnd(token)) {
    keepToken(next)
    setToken(next)
  }
}
