/** What elements leave of the page that they stand on: everything. */
import type { Page } from '@playwright/test'
import { inFull } from '../tiers'
import { everyElement, inTime, statesOf } from './every-element'
import { untilQuiet } from './quiet'
import { expect, openHostPage, resumeSession, test } from './test'

const scripts = { 'loader.js': '/cdn/loader.js', 'client-portal.js': '/cdn/client-portal.js' }

declare global {
  /** What the listeners on the window and the document are for. Only in the page of this test. */
  var listeners: () => string[]
  var removed: WeakRef<Element>[]
}

/** Counts the listeners on the window and the document, from before any script of ours. */
async function countListeners(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept: { target: EventTarget; type: string; listener: unknown; capture: boolean }[] = []
    const captureOf = (options: unknown) =>
      typeof options === 'object' && options ? Reflect.get(options, 'capture') === true : options === true
    const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype
    const find = (target: EventTarget, type: string, listener: unknown, capture: boolean) =>
      kept.findIndex(
        (each) =>
          each.target === target &&
          each.type === type &&
          each.listener === listener &&
          each.capture === capture,
      )
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      const target = this ?? window
      const capture = captureOf(options)
      const isKept = target === window || target === document || target instanceof MediaQueryList
      const isOnce = typeof options === 'object' && options?.once
      // The tool that runs this test listens, too.
      const isTools = new Error().stack?.includes('/cdn/') === false
      if (isKept && !isOnce && !isTools && listener && find(target, type, listener, capture) < 0) {
        kept.push({ target, type, listener, capture })
      }
      add.call(target, type, listener, options)
    }
    EventTarget.prototype.removeEventListener = function (type, listener, options) {
      const target = this ?? window
      const index = find(target, type, listener, captureOf(options))
      if (index >= 0) kept.splice(index, 1)
      remove.call(target, type, listener, options)
    }
    const nameOf = (target: EventTarget) =>
      target === window ? 'window' : target === document ? 'document' : 'media'
    globalThis.removed = []
    globalThis.listeners = () => kept.map(({ target, type }) => `${nameOf(target)} ${type}`).toSorted()
  })
}

/** What shares data lets go of it seconds after the last element. Here, timers end after a tenth of their time. */
const hurry = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout: wait } = window
    const waitLess = (handler: TimerHandler, time = 0, ...args: unknown[]) =>
      wait(handler, time / 10, ...args)
    // It is called as the browser's is, and gives what that gives.
    window.setTimeout = waitLess as typeof setTimeout
  })

/** All that a host could find changed. */
const look = (page: Page) =>
  page.evaluate(() => ({
    head: document.head.innerHTML,
    body: document.body.innerHTML,
    html: document.documentElement.getAttributeNames(),
    globals: Object.getOwnPropertyNames(window).filter((name) => !/^\d+$/.test(name)),
    ofDocument: Object.getOwnPropertyNames(document).filter((name) => !name.startsWith('_reactListening')),
    sheets: document.adoptedStyleSheets.length,
    listeners: listeners(),
  }))

const insert = (page: Page) =>
  page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', `<main>${html}</main>`), everyElement)

async function remove(page: Page): Promise<void> {
  await page.evaluate(() => {
    const all = document.querySelectorAll('main > *')
    globalThis.removed.push(...Array.from(all, (element) => new WeakRef(element)))
    // One by one: what stood together would be held together.
    for (const element of all) element.remove()
    document.querySelector('main')?.remove()
  })
}

/** The elements that were removed and are still held by something. */
async function survivors(page: Page): Promise<string[]> {
  await page.requestGC()
  return page.evaluate(() => removed.flatMap((reference) => reference.deref()?.localName ?? []))
}

/** The one variable that there is, from the first code on that has stores: `docs/embed/isolation.md` says so. */
const ofNanostores = 'nanostoresGlobal'

/** React's, once for the page: it can't be told to stop, and keeps no element. */
const ofReact = 'document selectionchange'

for (const [name, src] of Object.entries(scripts)) {
  test(`${name} leaves the page as it was`, inFull(name !== 'loader.js'), async ({ page }) => {
    test.slow()
    await resumeSession(page)
    await hurry(page)
    await countListeners(page)
    await openHostPage(page, '<body></body>', { head: `<script type="module" src="${src}"></script>` })
    await untilQuiet(page)
    const before = await look(page)

    await insert(page)
    await expect.poll(async () => Object.values(await statesOf(page)), inTime).not.toContain('loading')
    const during = await look(page)
    expect(during).toMatchObject({
      head: before.head,
      html: before.html,
      globals: [...new Set([...before.globals, ofNanostores])],
      ofDocument: before.ofDocument,
      sheets: 0,
    })

    const lasting = during.listeners.filter((listener) => listener === ofReact)
    const after = {
      ...before,
      globals: during.globals,
      listeners: [...new Set([...before.listeners, ...lasting])].toSorted(),
    }
    await remove(page)
    await expect.poll(() => look(page)).toEqual(after)
    // However often they come and go.
    await insert(page)
    await statesOf(page)
    await remove(page)
    await expect.poll(() => look(page)).toEqual(after)
    // One may still be held for a while; nothing adds up.
    await expect.poll(async () => (await survivors(page)).length).toBeLessThan(2)
  })
}
