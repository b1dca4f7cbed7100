/** The address bar and the browser's history. */
import { on, page, pageUrl, type Stop, stopAll, unclobbered } from './browser'
import { isRecord } from './is-record'

/** The key of our path in the state of a history entry. The rest of the state belongs to the host. */
const keptKey = 'client-portal:path'

/** The path that we have stored in the current history entry; `null` when there is none. */
export function keptPath(): string | null {
  const kept = stateOf(page)[keptKey]
  return typeof kept === 'string' ? kept : null
}

/**
 * Changes the address bar without loading a page. A browser may refuse it by an error: for a page without an address, such as
 * one of `srcdoc`, or too often in a short time.
 *
 * @param replace Whether to replace the current history entry instead of adding one.
 * @param kept A path to store in the history entry. It is shown nowhere.
 */
export function writeAddress(href: string, { replace, kept }: { replace: boolean; kept?: string }): void {
  if (!page) return
  const { [keptKey]: _, ...hostState } = stateOf(page)
  const hasOurs = kept !== undefined || keptPath() !== null
  const state = hasOurs
    ? { ...hostState, ...(kept !== undefined && { [keptKey]: kept }) }
    : page.history.state
  // Not relative to what a `<base>` says. Without one, as it is: a browser compares it with all of the page's address, of which
  // `location` leaves out `user:password@`.
  const { baseURI, URL: own } = unclobbered(page.document)
  const address = baseURI === own ? href : new URL(href, pageUrl()).href
  page.history[replace ? 'replaceState' : 'pushState'](state, '', address)
}

/** The state of the current history entry; empty if it is no object, because a host may store any value. */
function stateOf(of: typeof page): Record<string, unknown> {
  const state: unknown = of?.history.state
  return isRecord(state) ? state : {}
}

interface NavigationApi extends EventTarget {
  addEventListener(name: 'currententrychange', listener: (event: Event) => void): void
}

/**
 * Calls back when the browser changes the address. In browsers with the Navigation API, also when the host's own router
 * has changed it: afterwards, because Next changes it in the middle of drawing.
 */
export function onAddressChange(listener: () => void): Stop {
  const navigation = page && 'navigation' in page ? (page.navigation as NavigationApi) : undefined // not in lib.dom yet
  return stopAll([
    on(page, ['popstate', 'hashchange'], listener),
    on(navigation, ['currententrychange'], () => queueMicrotask(listener)),
  ])
}
