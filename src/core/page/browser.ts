/**
 * Core's access to the browser: storage, other tabs, connection, language. Only the files in this folder use
 * `window`. They also work without a window, so that core can be imported anywhere.
 */
/** The window; `undefined` when there is none. Only the files in this folder may use it. */
export const page = typeof window === 'undefined' ? undefined : window

/** The part of `fetch` that requests need. */
export type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>

interface SafeStorage {
  /** Whether values are only in memory: they were asked to be, or the browser's storage can't be opened. */
  readonly isMemory: boolean
  get(key: string): string | null
  set(key: string, value: string | null): void
}

function createMemory(): SafeStorage {
  const values = new Map<string, string>()
  return {
    isMemory: true,
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void (value === null ? values.delete(key) : values.set(key, value)),
  }
}

const memory = createMemory()

/**
 * Opens a storage that never throws. When the browser's storage is missing, full or forbidden, values stay in
 * memory until the page is closed.
 * @param kind `local` and `session` are the browser's storages; `memory` is lost with the page.
 */
export function openStorage(kind: 'local' | 'session' | 'memory'): SafeStorage {
  const real =
    kind === 'memory'
      ? undefined
      : attempt(() => (kind === 'local' ? page?.localStorage : page?.sessionStorage))
  if (!real) return memory
  return {
    isMemory: false,
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

/** What an action gives; `undefined` when the browser refuses it by an error. */
export function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

/** Stops listening. */
export type Stop = () => void

/** Listens to events. @returns a function that stops listening. */
export function on(
  target: EventTarget | undefined,
  names: readonly string[],
  listener: (event: Event) => void,
): Stop {
  for (const name of names) target?.addEventListener(name, listener)
  return () => {
    // Of a test's DOM that has been closed, nothing is left to call.
    for (const name of names) target?.removeEventListener?.(name, listener)
  }
}

/** Calls back with the key when another tab writes to local storage; with `null` when it clears it. */
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

/** Calls back when the page becomes visible. */
export const onVisible = (listener: () => void): Stop =>
  on(page?.document, ['visibilitychange'], () => isVisible() && listener())

/** Calls back when the browser restores the page, as it was left, from the back-forward cache. */
export const onRestored = (listener: () => void): Stop =>
  on(page, ['pageshow'], (event) => 'persisted' in event && event.persisted === true && listener())

/** Whether the page is visible; `true` when there is no page. */
export const isVisible = () => page?.document.visibilityState !== 'hidden'

/** Calls back when the browser goes online or offline. */
export const onConnection = (listener: () => void): Stop => on(page, ['online', 'offline'], listener)

/** Whether the browser is online; `true` when there is no page. */
export const isOnline = () => page?.navigator.onLine ?? true

/** The language in the page's `lang` attribute; empty when there is none. */
export const pageLanguage = () => page?.document.documentElement.lang ?? ''

/** Calls back when the page's `lang` attribute changes. */
export function onPageLanguage(listener: () => void): Stop {
  // Some tests have a page without MutationObserver.
  if (!page || typeof MutationObserver === 'undefined') return () => {}
  const observer = new MutationObserver(listener)
  observer.observe(page.document.documentElement, { attributeFilter: ['lang'] })
  return () => observer.disconnect()
}

/** Calls back with `true` before the page is printed, and with `false` after that. */
export const onPrint = (listener: (isPrinting: boolean) => void): Stop =>
  on(page, ['beforeprint', 'afterprint'], ({ type }) => listener(type === 'beforeprint'))

/** Whether keyboard shortcuts use the Command key in place of Ctrl. */
export const hasCommandKey = () => /^(Mac|iP)/.test(page?.navigator.platform ?? '')

/** The page's own address, as the base of relative addresses; `http://localhost/` when there is no page. */
export const pageUrl = () => page?.location.href ?? 'http://localhost/'

/** The page's `fetch`. It is looked up for each request, because the host may replace it at any time. */
export const pageFetch: Fetch = (...request) => globalThis.fetch(...request)

/**
 * Calls back once when the browser has nothing else to do, at the earliest after some seconds. Never for a client who
 * saves data.
 */
export function onIdle(seconds: number, listener: () => void): Stop {
  if (!page || isSavingData(page.navigator)) return () => {}
  const timer = setTimeout(() => {
    // Safari has no requestIdleCallback.
    if (page && 'requestIdleCallback' in page) page.requestIdleCallback(listener)
    else listener()
  }, seconds * 1000)
  return () => clearTimeout(timer)
}

/** What Chromium says of the connection. It is not in lib.dom. */
const isSavingData = (navigator: Navigator & { connection?: { saveData?: boolean } }) =>
  navigator.connection?.saveData === true

/** Opens another page, as a click on a link does. */
export function leaveTo(href: string): void {
  page?.location.assign(href)
}
