/**
 * Core's access to the browser: connection, language, what a client sees. Only the files in this folder use
 * `window`. They also work without a window, so that core can be imported anywhere.
 */
/** The window; `undefined` when there is none. */
export const page = typeof window === 'undefined' ? undefined : window

const unclobberedOf = new WeakMap<Document, Document>()

/**
 * A document by the browser's own names. A page may have an element of the same name: where `<img name="body">` stands, the
 * `body` of the document is the image. For what takes a node, take the document itself.
 */
export function unclobbered(document: Document): Document {
  const known = unclobberedOf.get(document)
  if (known) return known
  const own: object = Object.getPrototypeOf(document)
  const ownerOf = (name: string | symbol) => (name in own ? own : document)
  const created: Document = new Proxy(Object.create(own), {
    get(_, name) {
      const value: unknown = Reflect.get(ownerOf(name), name, document)
      return typeof value === 'function' ? value.bind(document) : value
    },
    set: (_, name, value) => Reflect.set(ownerOf(name), name, value, document),
  })
  unclobberedOf.set(document, created)
  return created
}

/** The page's document; `undefined` when there is none. */
export const pageDocument = page?.document && unclobbered(page.document)

/** The part of `fetch` that requests need. */
export type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>

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

/** Stops each of several. */
export const stopAll = (stops: readonly (Stop | undefined)[]) => () => {
  for (const stop of stops) stop?.()
}

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

/** Calls back when the client comes back to the page, from another tab or from the back-forward cache. */
export const onReturn = (listener: () => void): Stop =>
  stopAll([on(page, ['pageshow'], listener), onVisible(listener)])

export const onVisible = (listener: () => void): Stop =>
  on(pageDocument, ['visibilitychange'], () => isVisible() && listener())

/** Calls back when the browser restores the page, as it was left, from the back-forward cache. */
export const onRestored = (listener: () => void): Stop =>
  on(page, ['pageshow'], (event) => 'persisted' in event && event.persisted === true && listener())

/** Calls back when the page is left. It may come back, out of the back-forward cache. */
export const onLeft = (listener: () => void): Stop => on(page, ['pagehide'], listener)

/** `true` when there is no page. */
export const isVisible = () => pageDocument?.visibilityState !== 'hidden'

export const onConnection = (listener: () => void): Stop => on(page, ['online', 'offline'], listener)

/** `true` when there is no page. */
export const isOnline = () => page?.navigator.onLine ?? true

export const pageLanguage = () => pageDocument?.documentElement.lang ?? ''

export function onPageLanguage(listener: () => void): Stop {
  // Some tests have a page without MutationObserver.
  if (!pageDocument || typeof MutationObserver === 'undefined') return () => {}
  const observer = new MutationObserver(listener)
  observer.observe(pageDocument.documentElement, { attributeFilter: ['lang'] })
  return () => observer.disconnect()
}

/** Calls back with `true` before the page is printed, and with `false` after that. */
export const onPrint = (listener: (isPrinting: boolean) => void): Stop =>
  on(page, ['beforeprint', 'afterprint'], ({ type }) => listener(type === 'beforeprint'))

export const hasCommandKey = () => /^(Mac|iP)/.test(page?.navigator.platform ?? '')

/** The page's own address; `http://localhost/` when there is no page. */
export const pageUrl = () => page?.location.href ?? 'http://localhost/'

/**
 * What relative addresses are relative to: the page's address, or what its `<base>` says, unless that leads to another origin:
 * markup must not choose a server. A page of `srcdoc` has the address around it, one of a `blob:` no more than its origin.
 */
export function baseUrl(): string {
  const own = pageUrl()
  const hasOrigin = URL.canParse('/', own)
  const isForeign = (address: string) => hasOrigin && new URL(address).origin !== new URL(own).origin
  const base = [pageDocument?.baseURI ?? own, own, page?.origin ?? ''].find(
    (address) => URL.canParse('/', address) && !isForeign(address),
  )
  const url = new URL(base ?? 'http://localhost/')
  // `https://user:password@…`: browsers send nothing to such an address.
  url.username = url.password = ''
  return url.href
}

/** The page's `fetch`. It is looked up for each request, because the host may replace it at any time. */
export const pageFetch: Fetch = (...request) => globalThis.fetch(...request)

/** Calls back once when the browser is idle, at the earliest after some seconds. Never for a client who saves data. */
export function onIdle(seconds: number, listener: () => void): Stop {
  if (!page || isSavingData(page.navigator)) return () => {}
  let isStopped = false
  const call = () => {
    if (!isStopped) listener()
  }
  const timer = setTimeout(() => {
    // Safari has no requestIdleCallback.
    if (typeof page?.requestIdleCallback === 'function') page.requestIdleCallback(call)
    else call()
  }, seconds * 1000)
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}

/** What Chromium says of the connection. It is not in lib.dom. */
const isSavingData = (navigator: Navigator & { connection?: { saveData?: boolean } }) =>
  navigator.connection?.saveData === true

/** Opens another page, as a click on a link does. */
export function leaveTo(href: string): void {
  page?.location.assign(href)
}
