/** A host's page for tests: the reference API behind it, elements on it, and what a host can observe of them. */
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { type CallName, callOf } from '../../server/api/calls'
import { answer as answerWith, intercept, type Rules } from '../../server/api/intercept'
import { createBrowserApi } from '../../server/browser'
import { $noticeRequest, configure, defaults, signInWithPassword, signOut } from '../../src/core/index'
import { elements, type Tag, tags } from '../../src/elements/elements'
// Loaded already, a toast comes at once: else that of one test could come in the next.
import '../../src/elements/page/toaster'
import type { ElementRow } from '../../src/elements/row'

/** New for each test: what one of them changes, and how often they ask together, is nothing to the next. */
let api = createBrowserApi()

/** What becomes of single calls; emptied before each test. */
export const rules: Rules = {}
const answer = intercept((...request) => api.fetch(...request), rules)

/** The calls made since the test began. */
export const calls: (CallName | undefined)[] = []
export const count = (name: CallName) => calls.filter((call) => call === name).length

/** What toasts have said since the test began, or since the sign-in: `error: Not today.` */
export const toasts: string[] = []
$noticeRequest.listen((request) => {
  if (request?.action === 'show') toasts.push(`${request.kind}: ${request.message}`)
})

export const serve: typeof fetch = (input, init) => {
  calls.push(callOf(init?.method ?? 'GET', new URL(String(input)).pathname))
  return answer(input, init)
}

/** From now on, these calls are answered with this data. */
export function respond(data: { [Name in CallName]?: unknown }) {
  for (const [name, each] of Object.entries(data))
    rules[name as CallName] = answerWith({ success: true, data: each }) // the keys are names of calls
}

/** Holds back the answer to a call. @returns what lets it come */
export function hold(call: CallName): () => void {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  rules[call] = (proceed) => released.then(proceed)
  return release
}

export const signInAs = async (email = 'client@example.com') => {
  expect(await signInWithPassword(email, 'portal-demo')).toEqual({ status: 'done' })
  toasts.length = 0
}

/** The rows of the table by their tags, for `test.each`. */
export const rows = tags.map((tag): [Tag, ElementRow] => [tag, elements[tag]])
export const shownRows = rows.filter(([, { view }]) => view)

/** What the `getToken` of a host gives that has signed Ada in. */
export async function adasHostToken() {
  const { token, user } = await api.signIn()
  return { token, clientId: String(user._id) }
}

/** A project of Ada's, for attributes that name one. */
export async function serviceIdOf(): Promise<string> {
  const { token, user } = await api.signIn()
  const response = await api.fetch(`http://localhost/api/v1/services/get-services-for-client/${user._id}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return String(Object(await response.json()).data[0]._id)
}

/** Where the test's elements stand. */
export const stage = document.createElement('main')
document.body.append(stage)

/** Puts HTML on the page and gives its first element. */
export function show(html: string): HTMLElement {
  stage.innerHTML = html
  const { firstElementChild } = stage
  if (!(firstElementChild instanceof HTMLElement)) throw new Error(`There is no element in ${html}`)
  return firstElementChild
}

/** An element, or where a test looked for one. */
type Shown = Element | null | undefined

/** An element's own tree. */
export function inside(element: Shown): ShadowRoot {
  if (!element?.shadowRoot) throw new Error('The element has no shadow root.')
  return element.shadowRoot
}

/** What a person can read in an element. */
export const textOf = (element: Shown) => inside(element).textContent ?? ''

/** All that fit a selector, in an element. */
export const all = <Kind extends Element = HTMLElement>(element: Shown, selector: string): Kind[] =>
  Array.from(inside(element).querySelectorAll<Kind>(selector))

/** The texts of all that fit a selector. */
export const textsOf = (element: Shown, selector: string) =>
  all(element, selector).map(({ textContent }) => textContent?.trim() ?? '')

/** The first that fits a selector. @throws if there is none */
export function find<Kind extends Element = HTMLElement>(element: Shown, selector: string): Kind {
  const [found] = all<Kind>(element, selector)
  if (!found) throw new Error(`There is no ${selector} in <${element?.localName}>: ${textOf(element)}`)
  return found
}

/** The part of an element that has the focus. */
export const focusedIn = (element: Shown) => inside(element).activeElement

/** Waits until it is so. */
export const until = <Result>(check: () => Result) => vi.waitFor(check, { interval: 5, timeout: 10_000 })

/** Waits for text in an element. */
export const reads = (element: Shown, text: string | RegExp) =>
  until(() => expect(textOf(element)).toMatch(text))

/** Waits until a text is gone from an element. */
export const loses = (element: Shown, text: string | RegExp) =>
  until(() => expect(textOf(element)).not.toMatch(text))

/** Waits until an element says that it is so: `ready`, `empty`, `error`, `signed-out`, `stale`. */
export const becomes = (element: Shown, ...states: string[]) =>
  until(() => {
    for (const state of states) expect(element?.matches(`:state(${state})`)).toBe(true)
  })

/** Waits until an element has loaded, whatever came of it. */
export const loaded = (element: Shown) => until(() => expect(element?.matches(':state(loading)')).toBe(false))

/** The button or link with this name, in an element. */
export function control(element: Shown, name: string | RegExp, selector = 'button,a'): HTMLElement {
  const found = all(element, selector).find((each) => {
    const label = each.getAttribute('aria-label') ?? each.textContent?.trim() ?? ''
    return typeof name === 'string' ? label === name : name.test(label)
  })
  if (!found) throw new Error(`There is no "${name}" in <${element?.localName}>: ${textOf(element)}`)
  return found
}

/** Presses a button or link, as soon as it is there. */
export async function press(element: Shown, name: string | RegExp, selector?: string): Promise<HTMLElement> {
  const found = await until(() => control(element, name, selector))
  found.click()
  return found
}

/** Writes into a field as a person does: React hears of it by the event, of a value that its own setter has not seen. */
export function typeInto(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
}

/** Writes into the first field that fits. */
export const fill = (element: Element, selector: string, value: string) =>
  typeInto(find<HTMLInputElement | HTMLTextAreaElement>(element, selector), value)

/** Chooses a file in the first field for files. */
export function choose(
  element: Element,
  file = new File(['The plan'], 'plan.pdf', { type: 'application/pdf' }),
): void {
  const field = find<HTMLInputElement>(element, 'input[type=file]')
  const chosen = new DataTransfer()
  chosen.items.add(file)
  field.files = chosen.files
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Waits until an element has drawn something. */
export const drawn = (element: Element) =>
  until(() => expect(inside(element).childElementCount).toBeGreaterThan(0))

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
  api = createBrowserApi()
  for (const name of Object.keys(rules)) Reflect.deleteProperty(rules, name)
  calls.length = 0
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
