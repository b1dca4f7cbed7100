/** What follows when a resource fails: somebody is told, once, and it is asked for again. */
import type { ReadableAtom } from 'nanostores'
import type { ApiError } from '../api-error'
import { awaitRecovery, stopAwaiting } from './recovery'

/** What fails again in the same way is the same failure: the host hears of it once. Numbers may differ, such as the seconds to wait. */
export function sameAs(before: ApiError | null | undefined, failure: ApiError): ApiError {
  if (before?.status !== failure.status || wordsOf(before) !== wordsOf(failure)) return failure
  before.earliest = failure.earliest
  return before
}

const wordsOf = ({ message }: ApiError) => message.replace(/\d+/g, '')

/**
 * Of several failures in a row, the first is told. Nobody is told of a request whose result no view shows any more, and nothing
 * is asked for again that nobody shows.
 *
 * @param isAtRest Whether nothing is asked for just now.
 * @param askAgain Asks again, unless that is under way.
 */
export function createFailures(
  $resource: ReadableAtom,
  isAtRest: () => boolean,
  tell: (failure: ApiError) => unknown,
  askAgain: () => void,
) {
  let isTold = false
  /** A view listens a moment after it was drawn. A failure that comes in between waits here. */
  let untold: ApiError | undefined

  const isShown = () => $resource.lc > 0

  function tellIfShown(): void {
    if (!untold || !isAtRest() || !isShown()) return
    tell(untold)
    forget()
    isTold = true
  }

  /** The next failure is a new one. */
  function forget(): void {
    isTold = false
    untold = undefined
  }

  return {
    add(failure: ApiError) {
      if (!isTold) untold = failure
      tellIfShown()
      if (isShown()) awaitRecovery(askAgain, failure)
    },
    /** A view has come. Whoever only reads the store looks like one, but is gone at once. */
    begin(failure: ApiError | null | undefined) {
      isTold = false
      queueMicrotask(tellIfShown)
      if (failure && isAtRest()) awaitRecovery(askAgain, failure)
    },
    /** The last view has gone. */
    leave: () => stopAwaiting(askAgain),
    /** The client has asked for it again. */
    forget,
    /** It has come, or is another client's. */
    end() {
      forget()
      stopAwaiting(askAgain)
    },
  }
}
