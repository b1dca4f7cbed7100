/** When a failure is reported: once, and to somebody. */
import type { ApiError } from './api-error'

/**
 * Reports the failures of a resource: of several in a row, the first. Nobody is told of a request whose result no view
 * shows any more.
 */
export function createFailureReport(
  isShown: () => boolean,
  report: (failure: ApiError) => unknown,
) {
  let isTold = false
  /** A view listens a moment after it was drawn. A failure that comes in between waits here. */
  let untold: ApiError | undefined

  function tell(): void {
    if (!untold || !isShown()) return
    report(untold)
    end()
    isTold = true
  }

  /** An answer, a retry or another client: the next failure is a new one. */
  function end(): void {
    isTold = false
    untold = undefined
  }

  return {
    add(failure: ApiError) {
      if (!isTold) untold = failure
      tell()
    },
    /** A view has come. Whoever only reads the store looks like one, but is gone at once. */
    begin() {
      isTold = false
      queueMicrotask(tell)
    },
    end,
  }
}
