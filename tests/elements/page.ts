/** A host's page for tests: elements on it, and what a host can observe of them. It is left as it was found. */
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { $noticeRequest, configure, defaults, signInWithPassword, signOut } from '../../src/core/index'
import { elements, type Tag, tags } from '../../src/elements/elements'
// Loaded already, a toast comes at once: else that of one test could come in the next.
import '../../src/elements/page/toaster'
import type { ElementRow } from '../../src/elements/row'
import { serve } from './server'

/** What toasts have said since the test began, or since the sign-in: `error: Not today.` */
export const toasts: string[] = []
$noticeRequest.listen((request) => {
  if (request?.action === 'show') toasts.push(`${request.kind}: ${request.message}`)
})

export const signInAs = async (email = 'client@example.com') => {
  expect(await signInWithPassword(email, 'portal-demo')).toEqual({ status: 'done' })
  toasts.length = 0
}

/** The rows of the table by their tags, for `test.each`. */
export const rows = tags.map((tag): [Tag, ElementRow] => [tag, elements[tag]])
export const shownRows = rows.filter(([, { view }]) => view)

/** Where the test's elements stand. */
export const stage = document.createElement('main')
document.body.append(stage)

/** Puts HTML on the page and gives its first element: also one by its tag and attributes, `cp-payments page-size="5"`. */
export function show(html: string): HTMLElement {
  stage.innerHTML = html.startsWith('<') ? html : `<${html}></${html.split(' ')[0]}>`
  const { firstElementChild } = stage
  if (!(firstElementChild instanceof HTMLElement)) throw new Error(`There is no element in ${html}`)
  return firstElementChild
}

/** Waits until it is so. */
export const until = <Result>(check: () => Result) => vi.waitFor(check, { interval: 5, timeout: 10_000 })

/** Lets everything happen that waits for nothing but its turn. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 4; turn++) await new Promise((resolve) => setTimeout(resolve))
}

/** Lets the browser draw, and everything happen that waits for that: Preact runs effects then. */
export async function draw(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  await settle()
}

/** What a listener is told. It holds no nodes: a test that fails would write them down to the last of them. */
export interface Told {
  /** The name of what raised the event, as it looks from where it is heard. */
  from: string
  detail: Record<string, unknown>
  /** How it was dispatched, such as `bubbles composed`. */
  manner: string
}

/** Records events of one name, wherever they end up. */
export function record(name: string, target: EventTarget = document): Told[] {
  const events: Told[] = []
  const listener = (event: Event) => {
    if (!(event instanceof CustomEvent)) return
    const { target: origin, detail, bubbles, composed, cancelable } = event
    const from = origin instanceof Element ? origin.localName : origin === document ? 'document' : 'elsewhere'
    const manner = Object.entries({ bubbles, composed, cancelable }).flatMap(([word, is]) => (is ? word : []))
    events.push({ from, detail, manner: manner.join(' ') })
  }
  target.addEventListener(name, listener)
  cleanups.push(() => target.removeEventListener(name, listener))
  return events
}

const cleanups: (() => void)[] = []
const unset = Object.fromEntries(Object.keys(defaults).map((name) => [name, undefined]))
const address = location.href
const head = Array.from(document.head.childNodes)

export const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
export const warnings = vi.spyOn(console, 'warn')
/** All warnings since the test began, each in a line. */
export const warned = () => warnings.mock.calls.flat().join('\n')

beforeEach(() => {
  toasts.length = 0
  errors.mockClear()
  warnings.mockReset()
  warnings.mockImplementation(() => {})
  configure({ fetch: serve, portalUrl: '/' })
})

afterEach(async () => {
  for (const stop of cleanups.splice(0)) stop()
  vi.useRealTimers()
  stage.replaceChildren()
  configure({ ...unset, fetch: serve })
  signOut()
  sessionStorage.clear()
  await settle()
  history.replaceState(null, '', address)
  document.title = ''
  document.adoptedStyleSheets = []
  for (const each of [document.documentElement, document.body, stage]) each.removeAttribute('style')
  expect(errors.mock.calls).toEqual([])
  // Whatever a test did: a host's head is its own, and nothing is left on its page.
  expect(
    Array.from(document.head.childNodes)
      .filter((node) => !head.includes(node))
      .map(String),
  ).toEqual([])
  expect(document.querySelectorAll('cp-toaster').length).toBe(0)
})
