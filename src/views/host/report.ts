/** What an element tells its host of itself: its state, derived from the states of the views in it, and its failures. */
import { createContext, useContext, useEffect } from 'react'
import { $sessionFailure, type ApiError, sessionMessages } from '../../core/index'
import type { ElementState, Host } from './host'
import { useHost } from './use-host'
import { useStore } from './use-store'

type Report = (view: symbol, state: ElementState | null) => void

/** A view calls this to report its state to the element around it; `null` when the view is gone. */
export const ReportContext = createContext<Report>(() => {})

/** Combines the states of the views, and reports the result to the host once for all changes in a task. */
export function createReport(host: Host): Report {
  const views = new Map<symbol, ElementState>()
  let isQueued = false
  return (view, state) => {
    if (state) views.set(view, state)
    else views.delete(view)
    if (isQueued) return
    isQueued = true
    queueMicrotask(() => {
      isQueued = false
      host.report(summarize([...views.values()]))
    })
  }
}

/**
 * The states in order of precedence: the element has the first state in this list that any of its views has.
 * So an element is `empty` only if all its views are. Without any view, it is `ready`.
 */
const gravity: readonly ElementState['state'][] = ['signed-out', 'error', 'loading', 'ready', 'empty']

function summarize(views: ElementState[]): ElementState {
  return {
    state: gravity.find((state) => views.some((view) => view.state === state)) ?? 'ready',
    stale: views.some(({ stale }) => stale),
  }
}

/** Reports the state of this view to the element around it; `null` leaves the state to the other views. */
export function useReport(state: ElementState['state'] | null, stale = false): void {
  const report = useContext(ReportContext)
  useEffect(() => {
    const view = Symbol('view')
    report(view, state && { state, stale })
    return () => report(view, null)
  }, [report, state, stale])
}

/** Raises failures as `cp-error`, each failure once per element. */
export function useFailures(failures: readonly ApiError[]): void {
  const host = useHost()
  useEffect(() => {
    for (const failure of failures) {
      if (!isUntold(failure, host)) continue
      const { call, status, message, retryable } = failure
      host.raise('cp-error', { call, status, message, retryable })
    }
  })
}

/** The elements that have raised a failure: several views in one element may show the same failure. */
const told = new WeakMap<ApiError, WeakSet<Host>>()

function isUntold(failure: ApiError, host: Host): boolean {
  const hosts = told.get(failure) ?? new WeakSet()
  if (hosts.has(host)) return false
  told.set(failure, hosts.add(host))
  return true
}

/**
 * Says why it can't be known who is signed in, or that a client who has signed out may still be; `null` when all is well.
 * Reports it as the element's state and as `cp-error`.
 */
export function useSessionFailure(): string | null {
  const t = useStore(sessionMessages)
  const failure = useStore($sessionFailure)
  useReport(failure && 'error')
  useFailures(failure ? [failure] : [])
  // The failure's own message may be older than the texts of the client's language.
  return failure && (failure.call === 'signOut' ? t.signOut : t.getToken)
}
