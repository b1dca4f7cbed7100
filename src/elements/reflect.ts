/** Keeps the attributes and properties of an element in sync, as native elements do. */
import { bare, warnOnce } from '../core/index'
import type { Attribute } from './attributes'

type Attributes = Record<string, Attribute<unknown>>

/** `service-id` → `serviceId`. */
export const camelCase = (name: string) =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/**
 * Reads all attributes of an element. A bad value counts as the fallback, and is warned about in the console.
 *
 * @returns the values by property name
 */
export function readAttributes(
  element: Element,
  attributes: Attributes,
  tag: string,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, spec]) => [
      camelCase(name),
      readAttribute(element, name, spec, tag),
    ]),
  )
}

/** @returns the value, or the fallback if the attribute is absent, empty or bad. An empty boolean attribute is true. */
export function readAttribute(
  element: Element,
  name: string,
  spec: Attribute<unknown>,
  tag: string,
): unknown {
  const text = textOf(element, name)
  if (text === null || (text === '' && spec.kind !== 'boolean')) return spec.fallback
  const value = spec.read(text)
  if (value !== undefined) return value
  warnOnce(
    `<${tag} ${name}="${text}">: ${name} must be ${spec.expects}; "${String(spec.fallback ?? '')}" is used.`,
  )
  return spec.fallback
}

/** `service-id` as React writes it on a server: `serviceid`. */
export const inOneWord = (name: string) => name.replaceAll('-', '')

/**
 * The text of an attribute; `null` if it is absent. A property that the host has set before the class was defined counts
 * like the attribute: see {@link takeOwnProperties}.
 */
function textOf(element: Element, name: string): string | null {
  const property = camelCase(name)
  const own: unknown = Object.hasOwn(element, property) ? Reflect.get(element, property) : null
  if (own !== null && own !== undefined) return String(own)
  return element.getAttribute(name) ?? element.getAttribute(inOneWord(name))
}

/** Defines a property for each attribute. Only the attribute stores the value. */
export function defineAttributes(prototype: object, attributes: Attributes): void {
  for (const [name, spec] of Object.entries(attributes)) {
    Object.defineProperty(prototype, camelCase(name), {
      configurable: true,
      enumerable: true,
      get(this: Element) {
        const text = textOf(this, name)
        return (text === null ? undefined : spec.read(text)) ?? spec.fallback
      },
      set(this: Element, value: unknown) {
        if (name !== inOneWord(name)) this.removeAttribute(inOneWord(name))
        if (spec.kind === 'boolean') this.toggleAttribute(name, Boolean(value))
        else if (value === null || value === undefined) this.removeAttribute(name)
        else this.setAttribute(name, String(value))
      },
    })
  }
}

/** The values of properties without an attribute, by element. */
const texts = new WeakMap<Element, Record<string, string>>()

export const readProperties = (element: Element): Record<string, string> =>
  texts.get(element) ?? Object.create(null)

/**
 * Defines text properties without an attribute on a class. Their values, for example a secret, never appear in the
 * document.
 *
 * @param onChanged Called after each assignment.
 */
export function defineProperties<Base extends Element>(
  prototype: Base,
  names: readonly string[],
  onChanged: (element: Base) => void,
): void {
  for (const name of names) {
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get: function (this: Base) {
        return readProperties(this)[name]
      },
      set: function (this: Base, value: unknown) {
        const { [name]: _, ...others } = readProperties(this)
        const isAbsent = value === null || value === undefined || value === ''
        texts.set(this, bare(others, isAbsent ? {} : { [name]: String(value) }))
        onChanged(this)
      },
    })
  }
}

/**
 * Passes on properties that the host has set before the class was defined. Such a property is stored on the element
 * itself and hides the accessor of the class. This deletes it and sets it again, now through the accessor.
 */
export function takeOwnProperties(element: Element, names: readonly string[]): void {
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue
    const value = Reflect.get(element, name)
    Reflect.deleteProperty(element, name)
    Reflect.set(element, name, value)
  }
}
