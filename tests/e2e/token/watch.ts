/**
 * Watches a page for a secret: everywhere that another script, an extension, a log or another origin could read it.
 * {@link watchPage} runs in the page itself, before any script of its own.
 */
import type { BrowserContext, Page, Request } from '@playwright/test'

/** The only places where it may be: its own key in local storage, and this header of calls to the API. */
const ownKey = 'client-portal:token'
const ownHeader = 'authorization'

export interface Watch {
  /** Where it was seen, such as `attribute` or `console`. */
  seen: Set<string>
  /** Looks at all that lies still: the tree, forms, the address, storages, globals. What moves is seen as it moves. */
  look(page: Page): Promise<void>
}

/** @param origin Where the API is. */
export async function watchFor(secret: string, context: BrowserContext, origin: string): Promise<Watch> {
  const seen = new Set<string>()
  const note = (where: string, ...texts: (string | null | undefined)[]) => {
    if (texts.some((text) => text?.includes(secret))) seen.add(where)
  }
  await context.exposeFunction('secretSeen', (where: string) => void seen.add(where))
  await context.addInitScript(watchPage, { secret, ownKey })
  context.on('console', (message) => note('console', message.text(), message.location().url))
  context.on('weberror', (error) => note('error', error.error().message, error.error().stack))
  const underWay = new Set<Promise<void>>()
  context.on('request', (request) => {
    const work = noteRequest(request, origin, note).finally(() => underWay.delete(work))
    underWay.add(work)
  })
  context.on('page', (page) => {
    page.on('websocket', (socket) => {
      note('address of a request', socket.url())
      socket.on('framesent', ({ payload }) => note('body', String(payload)))
    })
    page.on('framenavigated', (frame) => note('address', frame.url(), frame.name()))
  })
  return {
    seen,
    async look(page) {
      await page.evaluate('lookForSecret()')
      for (const { name, value } of await context.cookies()) note('cookie', name, value)
      await Promise.all(underWay)
    },
  }
}

async function noteRequest(
  request: Request,
  origin: string,
  note: (where: string, ...texts: (string | null | undefined)[]) => void,
): Promise<void> {
  note('address of a request', request.url())
  note('body', request.postData())
  // The page may be gone before the browser has told all.
  const headers = await request.allHeaders().catch(() => request.headers())
  const isToApi = request.url().startsWith(`${origin}/api/`)
  for (const [name, value] of Object.entries(headers)) {
    if (!(name === ownHeader && isToApi)) note(name === 'referer' ? 'referrer' : 'header', value)
  }
}

/** Runs in the page. It keeps hold of the browser's own functions, so that what it does itself is not watched. */
function watchPage({ secret, ownKey }: { secret: string; ownKey: string }): void {
  const tell = (window as unknown as { secretSeen(where: string): void }).secretSeen
  const note = (where: string, ...values: unknown[]) => {
    if (values.some((value) => holds(value))) tell(where)
  }

  /** What every page has, and this watch. */
  const ofBrowser = new Set<PropertyKey>([...Reflect.ownKeys(window), 'lookForSecret'])

  /** Whether the secret is anywhere in a value: in its text, its keys, its fields, those of its prototypes included. */
  function holds(value: unknown, depth = 5, known = new Set<unknown>()): boolean {
    if (typeof value === 'string') return value.includes(secret)
    if (value === null || (typeof value !== 'object' && typeof value !== 'function')) return false
    if (depth === 0 || known.has(value) || value === window || value instanceof Node) return false
    known.add(value)
    const isList = [Map, Set, FormData, Headers].some(
      (type) => value.constructor === type && value !== type.prototype,
    )
    if (isList) return Array.from(value as Iterable<unknown>).some((each) => holds(each, depth - 1, known))
    if (value instanceof Error && holds([value.message, value.stack, value.cause], depth, known)) return true
    return Reflect.ownKeys(value).some((key) => {
      const { value: field } = Object.getOwnPropertyDescriptor(value, key) ?? {}
      return holds(typeof key === 'symbol' ? key.description : key, 1) || holds(field, depth - 1, known)
    })
  }

  /** Looks at the arguments of a function of the browser's each time that it is called. */
  function watchCalls(
    owner: object | undefined,
    name: string,
    where: string,
    isAllowed?: (given: unknown[]) => boolean,
  ) {
    const target = owner as Record<string, (...given: unknown[]) => unknown> | undefined
    const real = target?.[name]
    if (!target || !real) return
    target[name] = function (this: unknown, ...given: unknown[]) {
      if (!isAllowed?.(given)) note(where, ...given)
      return real.apply(this, given)
    }
  }

  for (const level of ['debug', 'log', 'info', 'warn', 'error', 'table', 'dir', 'trace', 'group', 'assert']) {
    watchCalls(console, level, 'console')
  }
  watchCalls(history, 'pushState', 'history')
  watchCalls(history, 'replaceState', 'history')
  const { navigation } = window as unknown as {
    navigation?: { entries(): { url: string; getState(): unknown }[] }
  }
  watchCalls(navigation, 'updateCurrentEntry', 'history')
  watchCalls(navigation, 'navigate', 'history')
  watchCalls(window, 'open', 'address of a request')
  watchCalls(window, 'postMessage', 'message')
  for (const port of [MessagePort, BroadcastChannel, Worker])
    watchCalls(port.prototype, 'postMessage', 'message')
  const isOwn = ([key]: unknown[]) => key === ownKey
  // What is an own key in session storage is none of its own.
  watchCalls(Storage.prototype, 'setItem', 'storage', isOwn)
  watchCalls(IDBObjectStore.prototype, 'put', 'database')
  watchCalls(IDBObjectStore.prototype, 'add', 'database')
  watchCalls(Cache.prototype, 'put', 'cache')
  watchCalls(navigator.clipboard, 'writeText', 'clipboard')
  watchCalls(performance, 'mark', 'performance')
  watchCalls((window as { cookieStore?: object }).cookieStore, 'set', 'cookie')
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
  Object.defineProperty(Document.prototype, 'cookie', {
    ...cookie,
    set(text: string) {
      note('cookie', text)
      cookie?.set?.call(this, text)
    },
  })
  const createObjectUrl = URL.createObjectURL
  URL.createObjectURL = (source) => {
    if (source instanceof Blob) source.text().then((text) => note('file', text))
    return createObjectUrl(source)
  }
  const { dispatchEvent } = EventTarget.prototype
  EventTarget.prototype.dispatchEvent = function (event) {
    // The fields of an event, such as `detail`, are those of its class.
    for (const field in event) if (field !== 'path') note('event', event[field as keyof Event])
    return dispatchEvent.call(this, event)
  }

  const roots: (Document | ShadowRoot)[] = []
  const changes = new MutationObserver((records) => {
    for (const { type, target, attributeName, oldValue, addedNodes } of records) {
      if (type === 'attributes') {
        note('attribute', oldValue, target instanceof Element && target.getAttribute(attributeName ?? ''))
      } else if (type === 'characterData') note('text', oldValue, target.nodeValue)
      else for (const node of addedNodes) noteTree(node)
    }
  })
  const watchRoot = (root: Document | ShadowRoot) => {
    roots.push(root)
    changes.observe(root, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeOldValue: true,
      characterData: true,
      characterDataOldValue: true,
    })
  }
  watchRoot(document)
  const { attachShadow } = Element.prototype
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, options)
    watchRoot(root)
    return root
  }

  function noteTree(node: Node): void {
    note('text', node.textContent)
    const elements = node instanceof Element ? [node, ...node.querySelectorAll('*')] : []
    for (const element of elements) {
      for (const { name, value } of element.attributes) note('attribute', name, value)
      if ('value' in element) note('field', element.value)
    }
  }

  const look = async () => {
    for (const root of roots) {
      for (const child of root.children) noteTree(child)
      note('text', root.textContent)
      for (const { cssRules } of [...root.styleSheets, ...root.adoptedStyleSheets]) {
        for (const { cssText } of cssRules) note('style', cssText)
      }
      // What an element shows to every script, and what its class computes.
      for (const element of root.querySelectorAll('*')) {
        if (!element.localName.includes('-')) continue
        note(
          'property',
          Object.fromEntries(
            Object.entries(Object.getOwnPropertyDescriptors(element)).map(([name, { value }]) => [
              name,
              value,
            ]),
          ),
        )
        for (
          let type = Object.getPrototypeOf(element);
          type !== HTMLElement.prototype;
          type = Object.getPrototypeOf(type)
        ) {
          for (const name of Reflect.ownKeys(type)) note('property', Reflect.get(type, name, element))
        }
      }
    }
    note('address', location.href, document.title, document.referrer, document.baseURI)
    note('window.name', window.name)
    note('history', history.state)
    for (const entry of navigation?.entries() ?? []) note('history', entry.url, entry.getState())
    for (const [key, value] of Object.entries(localStorage)) if (key !== ownKey) note('storage', key, value)
    note('storage', Object.entries(sessionStorage))
    note('cookie', document.cookie)
    for (const { name } of await indexedDB.databases()) note('database', name)
    for (const name of await caches.keys()) {
      note('cache', name)
      for (const { url } of await (await caches.open(name)).keys()) note('cache', url)
    }
    for (const { name } of performance.getEntries()) note('performance', name)
    for (const key of Reflect.ownKeys(window).filter((each) => !ofBrowser.has(each))) {
      const { value } = Object.getOwnPropertyDescriptor(window, key) ?? {}
      note('global', typeof key === 'string' ? key : key.description, value)
    }
  }
  Object.assign(window, { lookForSecret: look })
}
