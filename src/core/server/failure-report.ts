/** When a failure is reported: once, and to somebody. */
import type { ApiError } from './api-error'

interface FailureReportOptions {
  /** Whether a view shows the failure. */
  isShown: () => boolean
  /** Whether it asks again by itself: of failures in a row, the first is reported then. */
  isPolled: boolean
  report: (failure: ApiError) => unknown
}

/** Reports the failures of a resource. Nobody is told of a request whose result no view shows any more. */
export function createFailureReport({ isShown, isPolled, report }: FailureReportOptions) {
  let isTold = false
  /** A view listens a moment after it was drawn. A failure that comes in between waits here. */
  let untold: ApiError | undefined

  function tell(): void {
    if (!untold || !isShown()) return
    const failure = untold
    untold = undefined
    isTold = isPolled
    report(failure)
  }

  return {
    onFailed(failure: ApiError) {
      if (isTold) return
      untold = failure
      tell()
    },
    /** A view has come. Whoever only reads the store looks like one, but is gone at once. */
    onShown() {
      isTold = false
      queueMicrotask(tell)
    },
    /** An answer, a retry or another client: the next failure is a new one. */
    reset() {
      isTold = false
      untold = undefined
    },
  }
}
