/** The state of an element is derived from the states of the views in it. */
import { createContext, useContext, useEffect } from 'react'
import type { ElementState, Host } from './host'

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
      host.report(summarize(Array.from(views.values())))
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
