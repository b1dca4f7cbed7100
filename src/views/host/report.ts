/** What an element shows is summed up from what the views in it show. */
import { createContext, useContext, useEffect } from 'react'
import type { ElementState, Host } from './host'

type Report = (view: symbol, state: ElementState | null) => void

/** A view tells the element around it what it shows; `null` when it is gone. */
export const ReportContext = createContext<Report>(() => {})

/** Sums up what the views show and tells the host, once for all that changes together. */
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

/** The first that any view is in stands for all: an element is empty only when all views are, and ready without any. */
const gravity: readonly ElementState['state'][] = ['signed-out', 'error', 'loading', 'ready', 'empty']

function summarize(views: ElementState[]): ElementState {
  return {
    state: gravity.find((state) => views.some((view) => view.state === state)) ?? 'ready',
    stale: views.some(({ stale }) => stale),
  }
}

/** Tells the element around this view what the view shows; `null` leaves it to the other views. */
export function useReport(state: ElementState['state'] | null, stale = false): void {
  const report = useContext(ReportContext)
  useEffect(() => {
    const view = Symbol('view')
    report(view, state && { state, stale })
    return () => report(view, null)
  }, [report, state, stale])
}
