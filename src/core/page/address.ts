/** What the browser shows of where a portal stands: the address, with its history, and the title. */
import { on, page, type Stop } from './browser'
import { isRecord } from './is-record'

export function setPageTitle(title: string): void {
  if (page) page.document.title = title
}

/** Under this name an entry of the history holds a path for us, beside the host's own state. */
const keptKey = 'client-portal:path'

/** The path that is kept with the present entry of the history; `null` when there is none. */
export function keptPath(): string | null {
  const kept = stateOf(page)[keptKey]
  return typeof kept === 'string' ? kept : null
}

/** Writes the address bar without loading, as `history` does. What is `kept` with the entry shows nowhere. */
export function writeAddress(href: string, { replace, kept }: { replace: boolean; kept?: string }): void {
  if (!page) return
  const { [keptKey]: _, ...hostState } = stateOf(page)
  const hasOurs = kept !== undefined || keptPath() !== null
  const state = hasOurs
    ? { ...hostState, ...(kept !== undefined && { [keptKey]: kept }) }
    : page.history.state
  page.history[replace ? 'replaceState' : 'pushState'](state, '', href)
}

/** The state of a host's entry may be anything. */
function stateOf(of: typeof page): Record<string, unknown> {
  const state: unknown = of?.history.state
  return isRecord(state) ? state : {}
}

interface NavigationApi extends EventTarget {
  addEventListener(name: 'currententrychange', listener: (event: Event) => void): void
}

/** Calls back when the address changes, by the browser or, where it tells, by the host's own router. */
export function onAddressChange(listener: () => void): Stop {
  const navigation = page && 'navigation' in page ? (page.navigation as NavigationApi) : undefined // not in lib.dom yet
  const stops = [
    on(page, ['popstate', 'hashchange'], listener),
    on(navigation, ['currententrychange'], listener),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
