/** What an element shows is summed up from what its parts show. */
import { createContext, useContext, useEffect } from 'react'
import type { ElementState, Host } from './host'

type PartState = Exclude<ElementState['state'], 'ready'> | 'ready'
type Report = (part: symbol, state: ElementState | null) => void

/** A part tells the element around it what it shows; `null` when it is gone. */
export const ReportContext = createContext<Report>(() => {})

/** Sums the parts up and tells the host, once for all that changes together. */
export function createReport(host: Host): Report {
  const parts = new Map<symbol, ElementState>()
  let isQueued = false
  return (part, state) => {
    if (state) parts.set(part, state)
    else parts.delete(part)
    if (isQueued) return
    isQueued = true
    queueMicrotask(() => {
      isQueued = false
      host.report(summarize(Array.from(parts.values())))
    })
  }
}

/** The gravest state stands for all; an element is empty only when all of its parts are, and ready without any. */
const gravity: readonly PartState[] = ['signed-out', 'error', 'loading', 'ready', 'empty']

function summarize(parts: ElementState[]): ElementState {
  return {
    state: gravity.find((state) => parts.some((part) => part.state === state)) ?? 'ready',
    stale: parts.some(({ stale }) => stale),
  }
}

/** Tells the element around this view what the view shows; `null` leaves it to the other parts. */
export function useReport(state: ElementState['state'] | null, stale = false): void {
  const report = useContext(ReportContext)
  useEffect(() => {
    const part = Symbol('part')
    report(part, state && { state, stale })
    return () => report(part, null)
  }, [report, state, stale])
}
