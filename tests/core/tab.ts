/**
 * A browser for tests in Node, as far as core looks at one: tabs with an address, a connection and storage. Each
 * tab has a core of its own. Tabs of one browser share local storage and hear of what the others write to it,
 * later, as real ones do.
 */
import { vi } from 'vitest'

/** What a person or a browser may do to storage. `blocked`: reading it throws, as under strict privacy settings. */
export type StorageFault = 'none' | 'full' | 'blocked' | 'absent'

export interface Browser {
  local: Map<string, string>
  tabs: Page[]
  /** For each lock, who holds it, and who waits for it. */
  locks: Map<string, Waiting[]>
  channels: Channel[]
}

interface Waiting {
  page: Page
  start: () => void
}

export interface TabOptions {
  /** Tabs of the same browser share local storage. */
  browser?: Browser
  /** What this tab had in session storage before. */
  session?: Map<string, string>
  address?: string
  /** What its `<base>` says. */
  base?: string
  language?: string
  storage?: StorageFault
  /** What an older browser has not, or a page in a sandbox. */
  lacks?: 'locks' | 'channels' | 'right to lock'
  /** A page without a `window`, such as a server's. */
  headless?: boolean
}

export const createBrowser = (local: Record<string, string> = {}): Browser => ({
  local: new Map(Object.entries(local)),
  tabs: [],
  locks: new Map(),
  channels: [],
})

/** Opens a page and loads core in it. */
export async function openTab(options: TabOptions = {}) {
  const browser = options.browser ?? createBrowser()
  const page = new Page(browser, options)
  const window = options.headless ? undefined : page
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', window?.document)
  vi.resetModules()
  const core = await import('../../src/core/index')
  const api = await import('../../src/core/server/api')
  return { ...core, api, page, browser }
}

export type Tab = Awaited<ReturnType<typeof openTab>>

class StorageNews extends Event {
  readonly storageArea: Store
  readonly key: string | null

  constructor(storageArea: Store, key: string | null) {
    super('storage')
    this.storageArea = storageArea
    this.key = key
  }
}

// Not stubbed: a tab hears of another one also after the test that opened them.
Object.assign(globalThis, { StorageEvent: StorageNews })

/** The parts of `Storage` that core uses. */
class Store {
  fault: StorageFault
  readonly #values: Map<string, string>
  readonly #tell: (key: string | null) => void

  constructor(
    values: Map<string, string>,
    fault: StorageFault,
    tell: (key: string | null) => void = () => {},
  ) {
    this.#values = values
    this.fault = fault
    this.#tell = tell
  }

  getItem(key: string): string | null {
    return this.#values.get(key) ?? null
  }

  setItem(key: string, value: string): void {
    if (this.fault === 'full') throw new DOMException('full', 'QuotaExceededError')
    if (this.#values.get(key) === value) return
    this.#values.set(key, value)
    this.#tell(key)
  }

  removeItem(key: string): void {
    if (this.#values.delete(key)) this.#tell(key)
  }

  clear(): void {
    this.#values.clear()
    this.#tell(null)
  }
}

/** The part of the Navigation API that has a state for each entry, apart from that of `history`. */
interface Entries {
  currentEntry: { getState(): unknown } | null
  updateCurrentEntry(options: { state: unknown }): void
}

/** The part of `LockManager` that core uses. */
class Locks {
  readonly #page: Page
  readonly #locks: Browser['locks']

  constructor(page: Page, { locks }: Browser) {
    this.#page = page
    this.#locks = locks
  }

  request(
    name: string,
    ...given: [use: () => unknown] | [options: { signal: AbortSignal }, use: () => unknown]
  ): Promise<unknown> {
    const [{ signal }, use] =
      given.length === 1 ? [{ signal: new AbortController().signal }, given[0]] : given
    return new Promise((resolve, reject) => {
      const queue = this.#locks.get(name) ?? []
      this.#locks.set(name, queue)
      let isHeld = false
      const own: Waiting = {
        page: this.#page,
        start: () => {
          isHeld = true
          Promise.resolve(use())
            .finally(() => leave(queue, own))
            .then(resolve, reject)
        },
      }
      signal.addEventListener('abort', () => {
        if (isHeld) return
        leave(queue, own)
        reject(signal.reason)
      })
      queue.push(own)
      if (queue[0] === own) queueMicrotask(own.start)
    })
  }
}

/** The next one in the queue gets the lock, if this one held it. */
function leave(queue: Waiting[], own: Waiting): void {
  const place = queue.indexOf(own)
  if (place < 0) return
  queue.splice(place, 1)
  if (place === 0 && queue[0]) queueMicrotask(queue[0].start)
}

/** The part of `BroadcastChannel` that core uses. */
class Channel extends EventTarget {
  readonly name: string
  readonly page: Page
  readonly #browser: Browser

  constructor(name: string, page: Page, browser: Browser) {
    super()
    this.name = name
    this.page = page
    this.#browser = browser
    browser.channels.push(this)
  }

  postMessage(data: unknown): void {
    const all = this.#browser.channels
    if (!all.includes(this)) throw new DOMException('closed', 'InvalidStateError')
    const copy = structuredClone(data)
    for (const other of all.filter((each) => each !== this && each.name === this.name)) {
      queueMicrotask(
        () => all.includes(other) && other.dispatchEvent(Object.assign(new Event('message'), { data: copy })),
      )
    }
  }

  close(): void {
    this.#browser.channels.splice(this.#browser.channels.indexOf(this), 1)
  }
}

class Page extends EventTarget {
  readonly document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    title: '',
    documentElement: { lang: '' },
  })
  readonly navigator: { onLine: boolean; locks?: Locks } = { onLine: true }
  readonly BroadcastChannel?: new (
    name: string,
  ) => Channel
  /** The client has closed the tab, or it has crashed. */
  isClosed = false
  readonly #browser: Browser
  readonly location: { href: string; assign(href: string): void }
  /** An older browser has no entries in it. */
  readonly navigation: EventTarget & Partial<Entries> = new EventTarget()
  readonly history: {
    state: unknown
    pushState(state: unknown, title: string, href: string): void
    replaceState(state: unknown, title: string, href?: string): void
  }
  /** The addresses this tab has been at, the present one last. */
  readonly visited: string[]
  readonly #local: Store
  readonly #session: Store

  constructor(browser: Browser, options: TabOptions) {
    super()
    const {
      session = new Map(),
      address = 'https://client.example/',
      language = '',
      storage = 'none',
    } = options
    this.#browser = browser
    if (options.lacks !== 'locks') this.navigator.locks = new Locks(this, browser)
    const forbid = () => Promise.reject(new DOMException('sandboxed', 'SecurityError'))
    if (options.lacks === 'right to lock') Object.assign(this.navigator, { locks: { request: forbid } })
    if (options.lacks !== 'channels') {
      const owner = this
      this.BroadcastChannel = class extends Channel {
        constructor(name: string) {
          super(name, owner, browser)
        }
      }
    }
    this.visited = [address]
    this.document.documentElement.lang = language
    const page = this
    this.location = {
      get href() {
        return page.visited.at(-1) ?? address
      },
      assign: (href) => this.#go(href),
    }
    Object.defineProperty(this.document, 'baseURI', { get: () => options.base ?? page.location.href })
    this.history = {
      state: { host: 'state' },
      pushState: (state, _, href) => {
        this.history.state = state
        this.#go(href)
      },
      replaceState: (state, _, href) => {
        this.history.state = state
        if (href === undefined) return
        this.visited.pop()
        this.#go(href)
      },
    }
    this.#local = new Store(browser.local, storage, (key) => {
      for (const other of browser.tabs.filter((tab) => tab !== this)) {
        queueMicrotask(() => other.dispatchEvent(new StorageNews(other.#local, key)))
      }
    })
    this.#session = new Store(session, storage)
    browser.tabs.push(this)
  }

  get origin(): string {
    return new URL(this.location.href).origin
  }

  get localStorage(): Store | undefined {
    return this.#open(this.#local)
  }

  get sessionStorage(): Store | undefined {
    return this.#open(this.#session)
  }

  #open(store: Store): Store | undefined {
    if (store.fault === 'blocked') throw new DOMException('blocked', 'SecurityError')
    return store.fault === 'absent' ? undefined : store
  }

  #go(href: string): void {
    const url = new URL(href, this.visited.at(-1) ?? 'https://client.example/')
    this.visited.push(url.href)
  }

  /** Gives the current entry a state of its own, as the Navigation API does. */
  addEntries(state?: unknown): void {
    let current = state
    Object.assign(this.navigation, {
      currentEntry: { getState: () => current },
      updateCurrentEntry: (options: { state: unknown }) => {
        current = options.state
      },
    })
  }

  /** The client leaves the page, or comes back to it. */
  show(isVisible: boolean): void {
    this.document.visibilityState = isVisible ? 'visible' : 'hidden'
    this.document.dispatchEvent(new Event('visibilitychange'))
  }

  /** The page comes back from the back-forward cache, in which it heard nothing. */
  restore(): void {
    this.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  }

  /** The tab is gone, without a word. */
  crash(): void {
    this.isClosed = true
    const { channels, locks } = this.#browser
    for (const channel of channels.filter(({ page }) => page === this)) channel.close()
    for (const queue of locks.values()) {
      for (const each of queue.filter(({ page }) => page === this)) leave(queue, each)
    }
  }

  /** The client steps back, or edits the address. */
  moveTo(href: string, event: 'popstate' | 'hashchange' = 'popstate'): void {
    this.#go(href)
    this.dispatchEvent(new Event(event))
  }

  connect(isOnline: boolean): void {
    this.navigator.onLine = isOnline
    this.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  }
}
