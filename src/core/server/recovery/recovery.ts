/**
 * Asks again for what is on screen and has failed, until it comes: one thing after another, with pauses that grow. Each call that
 * succeeds brings two more at once. So all is there soon after the server is well, and one in trouble gets few requests, however
 * many widgets wait for it.
 */
import { isOnline, isVisible, onConnection, onVisible } from '../../page/browser'
import { longestTimer } from '../../page/timer'
import type { ApiError } from '../api-error'
import { $succeeded } from './succeeded'

/** The pauses between two tries, in milliseconds. They double. */
const [shortestPause, longestPause] = [2_000, 120_000]
/** How many a call that succeeds brings: a server that fails half of the time then gets no more than twice what it answers. */
const mostAtOnce = 2

interface Failed {
  /** In milliseconds since 1970. */
  at: number
  /** From when on the server lets us ask, in milliseconds since 1970. */
  earliest: number
  isUnderWay?: boolean
}

/** How it is asked for again what has failed. What was asked for last comes last. */
const failed = new Map<() => void, Failed>()
/** What a call that succeeds has brought in this pause. The next one doesn't bring it again: it may fail for long. */
const hurried = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined
/** 0 while nothing is awaited. */
let pause = 0
let pausedAt = 0
/** The pause is longer or shorter by chance: pages that failed at the same moment must not come again at the same moment. */
let wait = 0

/** To be called when something on screen has failed. @param ask Asks for it again, unless that is under way. */
export function awaitRecovery(
  ask: () => void,
  { retryable, earliest }: Pick<ApiError, 'retryable' | 'earliest'>,
): void {
  if (!retryable) {
    stopAwaiting(ask)
    return
  }
  failed.delete(ask)
  failed.set(ask, { at: Date.now(), earliest })
  if (pause === 0) beginPause(shortestPause)
  schedule()
}

/** To be called when it has come, or is on screen no more. */
export function stopAwaiting(ask: () => void): void {
  failed.delete(ask)
  if (failed.size > 0) return
  clearTimeout(timer)
  pause = 0
}

function beginPause(length: number): void {
  const [chance = 0] = crypto.getRandomValues(new Uint8Array(1))
  pause = length
  wait = length * (0.5 + chance / 255)
  pausedAt = Date.now()
  hurried.clear()
}

/** The pause begins when the server lets us ask for the first of them. */
function schedule(): void {
  const earliest = Math.min(...[...failed.values()].map((each) => each.earliest))
  const end = Math.max(pausedAt, earliest) + wait
  clearTimeout(timer)
  timer = setTimeout(tryNext, Math.min(end - Date.now(), longestTimer))
}

function tryNext(): void {
  if (!isVisible()) return
  beginPause(Math.min(2 * pause, longestPause))
  for (const ask of due(Date.now()).slice(0, 1)) tryAgain(ask)
  schedule()
}

/** What may be asked for now, of what failed before a moment. */
const due = (moment: number) =>
  [...failed].flatMap(([ask, { at, earliest }]) => (at < moment && earliest <= Date.now() ? [ask] : []))

/** It goes behind the others: one that hangs keeps none of them waiting. */
function tryAgain(ask: () => void): void {
  const own = failed.get(ask)
  if (!own) return
  failed.delete(ask)
  failed.set(ask, { ...own, isUnderWay: true })
  ask()
}

$succeeded.listen(({ sentAt }) => {
  if (!isVisible()) return
  const next = due(sentAt).filter((ask) => !hurried.has(ask) && !failed.get(ask)?.isUnderWay)
  for (const ask of next.slice(0, mostAtOnce)) {
    hurried.add(ask)
    tryAgain(ask)
  }
})

/** Asks at once for all that has failed, and that somebody looks at now. If it fails again, the pauses are short. */
export function askForFailed(): void {
  if (failed.size === 0) return
  beginPause(shortestPause)
  for (const ask of due(Date.now())) tryAgain(ask)
  schedule()
}

onVisible(askForFailed)
onConnection(() => isOnline() && askForFailed())
