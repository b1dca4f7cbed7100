/**
 * The page, as far as core needs it: storage, address, other tabs, connection. The only file of core that
 * touches `window`. Everything here works without one too, so that core can be imported anywhere.
 */
import { isRecord } from './is-record'

const page = typeof window === 'undefined' ? undefined : window

/** The part of `fetch` that calls need. */
export type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>

interface SafeStorage {
  get(key: string): string | null
  set(key: string, value: string | null): void
}

function createMemory(): SafeStorage {
  const values = new Map<string, string>()
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void (value === null ? values.delete(key) : values.set(key, value)),
  }
}

const memory = createMemory()

/**
 * Storage that never throws. Where the browser's is absent, full or forbidden, what was kept
 * stays in memory until the page goes.
 */
export function openStorage(kind: 'local' | 'session' | 'memory'): SafeStorage {
  const real =
    kind === 'memory'
      ? undefined
      : attempt(() => (kind === 'local' ? page?.localStorage : page?.sessionStorage))
  if (!real) return memory
  return {
    get: (key) => memory.get(key) ?? attempt(() => real.getItem(key)) ?? null,
    set(key, value) {
      memory.set(key, null)
      const kept = attempt(() => {
        if (value === null) real.removeItem(key)
        else real.setItem(key, value)
        return true
      })
      if (!kept) memory.set(key, value)
    },
  }
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

type Stop = () => void

function on(
  target: EventTarget | undefined,
  names: readonly string[],
  listener: (event: Event) => void,
): Stop {
  for (const name of names) target?.addEventListener(name, listener)
  return () => {
    for (const name of names) target?.removeEventListener(name, listener)
  }
}

/** Calls back when another tab writes a key to local storage; `null` when it cleared everything. */
export function onOtherTab(listener: (key: string | null) => void): Stop {
  return on(page, ['storage'], (event) => {
    if (event instanceof StorageEvent && event.storageArea === attempt(() => page?.localStorage))
      listener(event.key)
  })
}

/** Calls back when the client comes back to the page, from another tab or from the back-forward cache. */
export function onReturn(listener: () => void): Stop {
  const stops = [on(page, ['pageshow'], listener), onVisible(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Calls back when the page is seen again. */
export const onVisible = (listener: () => void): Stop =>
  on(page?.document, ['visibilitychange'], () => isVisible() && listener())

/** Calls back when the page comes out of the back-forward cache as it was left. */
export const onRestored = (listener: () => void): Stop =>
  on(page, ['pageshow'], (event) => 'persisted' in event && event.persisted === true && listener())

export const isVisible = () => page?.document.visibilityState !== 'hidden'

/** Calls back when the connection goes or comes. */
export const onConnection = (listener: () => void): Stop => on(page, ['online', 'offline'], listener)

export const isOnline = () => page?.navigator.onLine ?? true

/** The language that the page declares, if any. */
export const pageLanguage = () => page?.document.documentElement.lang ?? ''

/** Calls back when the page declares another language. */
export function onPageLanguage(listener: () => void): Stop {
  // Pages in tests that run without a browser have no observer.
  if (!page || typeof MutationObserver === 'undefined') return () => {}
  const observer = new MutationObserver(listener)
  observer.observe(page.document.documentElement, { attributeFilter: ['lang'] })
  return () => observer.disconnect()
}

/** Whether shortcuts have the Command key where others have Ctrl. */
export const hasCommandKey = () => /^(Mac|iP)/.test(page?.navigator.platform ?? '')

/** The page's own address, with which relative addresses are completed. */
export const pageUrl = () => page?.location.href ?? 'http://localhost/'

/** The page's `fetch`, looked up at each call: the host may have replaced it since. */
export const pageFetch: Fetch = (...request) => globalThis.fetch(...request)

export function setPageTitle(title: string): void {
  if (page) page.document.title = title
}

/** Gives the client a file to keep, as a download. */
export function saveFile(name: string, type: string, content: string): void {
  if (!page) return
  const link = page.document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type }))
  link.download = name
  link.click()
  // The browser has read it by then; kept, it would stay in memory as long as the page.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Leaves for another page, as a click on a link would. */
export function leaveTo(href: string): void {
  page?.location.assign(href)
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
