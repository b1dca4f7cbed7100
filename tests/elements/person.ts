/** What a person sees of an element, and does in it. */
import { expect } from 'vitest'
import { show, until } from './page'

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
export function all<Tag extends keyof HTMLElementTagNameMap>(
  element: Shown,
  tag: Tag,
): HTMLElementTagNameMap[Tag][]
export function all<Kind extends Element = HTMLElement>(element: Shown, selector: string): Kind[]
export function all(element: Shown, selector: string) {
  return Array.from(inside(element).querySelectorAll(selector))
}

/** The texts of all that fit a selector. */
export const textsOf = (element: Shown, selector: string) =>
  all(element, selector).map(({ textContent }) => textContent?.trim() ?? '')

/** The first that fits a selector. @throws if there is none */
export function find<Tag extends keyof HTMLElementTagNameMap>(
  element: Shown,
  tag: Tag,
): HTMLElementTagNameMap[Tag]
export function find<Kind extends Element = HTMLElement>(element: Shown, selector: string): Kind
export function find(element: Shown, selector: string) {
  const [found] = all(element, selector)
  if (!found) throw new Error(`There is no ${selector} in <${element?.localName}>: ${textOf(element)}`)
  return found
}

/** The part of an element that has the focus. */
export const focusedIn = (element: Shown) => inside(element).activeElement

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

export type Field = HTMLInputElement | HTMLTextAreaElement
/** What a person writes into. */
export const writable = 'input:not([type=radio],[type=checkbox],[type=file],[type=range]),textarea'
export const labelOf = (field: Field) =>
  (field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? '').trim()

/** The field whose label begins so. */
export function fieldOf(element: Shown, label: string): Field {
  const found = all<Field>(element, writable).find((field) => labelOf(field).startsWith(label))
  if (!found) throw new Error(`There is no field "${label}" in <${element?.localName}>: ${textOf(element)}`)
  return found
}

/** Writes into a field as a person does: React hears of it by the event, of a value that its own setter has not seen. */
export function typeInto(field: Field, value: string): void {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
}

/** Writes into the first field that fits. */
export const fill = (element: Element, selector: string, value: string) =>
  typeInto(find<Field>(element, selector), value)

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
export const drawn = (element: Shown) =>
  until(() => expect(inside(element).childElementCount).toBeGreaterThan(0))

/** Puts HTML on the page, and waits for a text in its first element. */
export async function open(html: string, text: string | RegExp): Promise<HTMLElement> {
  const element = show(html)
  await reads(element, text)
  return element
}
