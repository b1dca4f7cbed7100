/**
 * The page, as far as core needs it: storage, other tabs, connection, language. Only the files of this folder
 * touch `window`. Everything here works without one too, so that core can be imported anywhere.
 */
/** The window; `undefined` where there is none. For the files of this folder alone. */
export const page = typeof window === 'undefined' ? undefined : window

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

export type Stop = () => void

/** Listens to events until stopped. */
export function on(
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

/** Leaves for another page, as a click on a link would. */
export function leaveTo(href: string): void {
  page?.location.assign(href)
}
