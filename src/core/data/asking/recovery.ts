/**
 * Asks again for what is on screen and has failed, until it comes: first one thing after another, with pauses that grow; as soon
 * as any call succeeds, everything at once. So a server in trouble gets a single request after each pause, however many
 * widgets wait for it.
 */
import { isVisible } from '../../page/browser'
import type { ApiError } from '../../server/api-error'
import { $wellAt } from '../../server/well-at'

/** The pauses between two tries, in milliseconds. They double. */
const [shortestPause, longestPause] = [2_000, 120_000]

interface Failed {
  /** In milliseconds since 1970. */
  at: number
  /** From when on the server lets us ask, in milliseconds since 1970. */
  earliest: number
}
/** How it is asked for again what has failed. The longest ago comes first. */
const failed = new Map<() => void, Failed>()
let timer: ReturnType<typeof setTimeout> | undefined
let pause = 0
/** A call that succeeds ends a pause only once: another one of the same server may fail for long. */
let hasHurried = false

/** To be called when something on screen has failed. @param ask Asks for it again, unless that is under way. */
export function awaitRecovery(ask: () => void, { retryable, earliest }: ApiError): void {
  failed.delete(ask)
  if (retryable) failed.set(ask, { at: Date.now(), earliest })
  if (failed.size > 0) timer ??= wait()
}

/** To be called when it has come, or is on screen no more. */
export function stopAwaiting(ask: () => void): void {
  failed.delete(ask)
  if (failed.size > 0) return
  clearTimeout(timer)
  timer = undefined
  pause = 0
}

function wait() {
  pause = Math.min(2 * pause || shortestPause, longestPause)
  hasHurried = false
  const earliest = Math.min(...[...failed.values()].map((each) => each.earliest))
  // Many pages that failed at the same moment must not come again at the same moment.
  return setTimeout(tryNext, Math.max(0, earliest - Date.now()) + pause * (0.5 + Math.random()))
}

function tryNext(): void {
  timer = wait()
  const [next] = due()
  if (isVisible()) next?.()
}

/** @param wellAt Only what has failed before. */
const due = (wellAt = Date.now()) =>
  [...failed].flatMap(([ask, { at, earliest }]) => (at < wellAt && earliest <= Date.now() ? [ask] : []))

$wellAt.listen((wellAt) => {
  const all = due(wellAt)
  if (hasHurried || all.length === 0) return
  hasHurried = true
  for (const ask of all) ask()
})
