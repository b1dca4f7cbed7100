/** Attributes and properties that mirror each other, as those of native elements do. */
import type { Attribute } from './attributes'

type Attributes = Record<string, Attribute<unknown>>

/** `service-id` → `serviceId`. */
export const camelCase = (name: string) =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** What the attributes say now, by property name. A bad one counts as its fallback, with a warning. */
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

/** What one attribute says. */
export function readAttribute(
  element: Element,
  name: string,
  spec: Attribute<unknown>,
  tag: string,
): unknown {
  const text = element.getAttribute(name)
  if (text === null || (text === '' && spec.kind !== 'boolean')) return spec.fallback
  const value = spec.read(text)
  if (value !== undefined) return value
  warnOnce(
    `<${tag} ${name}="${text}">: ${name} must be ${spec.expects}; "${String(spec.fallback ?? '')}" is used.`,
  )
  return spec.fallback
}

/** Gives a class the properties of its attributes. The attribute holds the value; the property reads and writes it. */
export function defineAttributes(prototype: object, attributes: Attributes): void {
  for (const [name, spec] of Object.entries(attributes)) {
    Object.defineProperty(prototype, camelCase(name), {
      configurable: true,
      enumerable: true,
      get(this: Element) {
        const text = this.getAttribute(name)
        return (text === null ? undefined : spec.read(text)) ?? spec.fallback
      },
      set(this: Element, value: unknown) {
        if (spec.kind === 'boolean') this.toggleAttribute(name, Boolean(value))
        else if (value === null || value === undefined) this.removeAttribute(name)
        else this.setAttribute(name, String(value))
      },
    })
  }
}

const texts = new WeakMap<Element, Record<string, string>>()

/** What the properties hold that have no attribute. */
export const readProperties = (element: Element): Record<string, string> => texts.get(element) ?? {}

/** Gives a class properties that hold a text and mirror no attribute: nobody reads them in the document. */
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
        texts.set(this, isAbsent ? others : { ...others, [name]: String(value) })
        onChanged(this)
      },
    })
  }
}

/** Properties that were set before the class was there hide its accessors: hand them over. */
export function takeOwnProperties(element: Element, names: readonly string[]): void {
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue
    const value = Reflect.get(element, name)
    Reflect.deleteProperty(element, name)
    Reflect.set(element, name, value)
  }
}

const warned = new Set<string>()

function warnOnce(message: string): void {
  if (warned.has(message)) return
  warned.add(message)
  console.warn(`client-portal-elements: ${message}`)
}
