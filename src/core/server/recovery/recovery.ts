/**
 * Asks again for what is on screen and has failed, until it comes: one thing after another, with pauses that grow. Each call that
 * succeeds brings two more at once. So all is there soon after the server is well, and one in trouble gets few requests, however
 * many widgets wait for it.
 */
import { isOnline, isVisible, onConnection, onVisible, type Stop, stopAll } from '../../page/browser'
import { jitter, longestTimer, patience } from '../../page/timer'
import type { ApiError } from '../api-error'
import { $succeeded } from './succeeded'

/** The pauses between two tries, in milliseconds. They double. */
const [shortestPause, longestPause] = [2_000, 120_000]
/** How many a call that succeeds brings: a server that fails half of the time then gets no more than twice what it answers. */
const mostAtOnce = 2

interface Failed {
  /** Not before this, in milliseconds since 1970: it has failed, or is under way, or the server wants to be left alone. */
  from: number
  /** It doubles with each try of anything. So what has just failed is asked for soon, whatever else fails for long. */
  pause: number
  /** When a call that succeeded brought it: for a pause, the next one doesn't bring it again. */
  hurriedAt: number
}

/** How it is asked for again what has failed. */
const failed = new Map<() => void, Failed>()
let stopListening: Stop | undefined
let timer: ReturnType<typeof setTimeout> | undefined
/** When the latest try was. */
let triedAt = 0
/** By chance: pages that failed at the same moment must not come again at the same moment. */
let chance = 1

/** To be called when something on screen has failed. @param ask Asks for it again. What is under way for long may be sent anew. */
export function awaitRecovery(
  ask: () => void,
  { retryable, earliest }: Pick<ApiError, 'retryable' | 'earliest'>,
): void {
  if (!retryable) {
    stopAwaiting(ask)
    return
  }
  const own = failed.get(ask) ?? { from: 0, pause: shortestPause, hurriedAt: 0 }
  own.from = Math.max(Date.now(), earliest)
  failed.set(ask, own)
  schedule()
}

/** To be called when it has come, or is on screen no more. */
export function stopAwaiting(ask: () => void): void {
  if (failed.delete(ask)) schedule()
}

/** When it is its turn, if nothing else is asked for before. */
const turnOf = ({ from, pause }: Failed) => Math.max(from, triedAt) + chance * pause

function schedule(): void {
  clearTimeout(timer)
  // What was asked for last comes last.
  const [next] = [...failed].sort(
    ([, left], [, right]) => turnOf(left) - turnOf(right) || left.from - right.from,
  )
  if (next) {
    timer = setTimeout(() => tryNext(...next), Math.min(turnOf(next[1]) - Date.now(), longestTimer))
    stopListening ??= stopAll([onVisible(askForFailed), onConnection(() => isOnline() && askForFailed())])
  } else {
    stopListening?.()
    stopListening = undefined
  }
}

function tryNext(ask: () => void, own: Failed): void {
  if (!isVisible()) return
  beginPause(2)
  askIfDue(ask, own)
  schedule()
}

function beginPause(factor: number): void {
  triedAt = Date.now()
  chance = jitter(1)
  for (const own of failed.values())
    own.pause = Math.max(Math.min(own.pause * factor, longestPause), shortestPause)
}

/** One that hangs keeps none of the others waiting. */
function askIfDue(ask: () => void, own: Failed): void {
  const now = Date.now()
  if (own.from >= now || !isVisible()) return
  own.from = now + patience
  ask()
}

$succeeded.listen(({ sentAt }) => {
  const now = Date.now()
  const next = [...failed].filter(
    ([, { from, pause, hurriedAt }]) => from < sentAt && hurriedAt + pause < now,
  )
  for (const [ask, own] of next.slice(0, mostAtOnce)) {
    own.hurriedAt = now
    askIfDue(ask, own)
  }
})

/** Asks at once for all that has failed, and that somebody looks at now. If it fails again, the pauses are short. */
export function askForFailed(): void {
  beginPause(0)
  for (const [ask, own] of failed) askIfDue(ask, own)
  schedule()
}
