/**
 * Attributes and properties of every element of the table, as a view gets them: each row's own attributes, on a
 * view that says what it was given.
 */
import { describe, expect, test } from 'vitest'
import { type Attribute, string } from '../../src/elements/attributes'
import { createElementClass } from '../../src/elements/element-class'
import { camelCase } from '../../src/elements/reflect'
import { show, shownRows, stage, until, warnings } from './page'
import { becomes, inside, reads, textOf } from './person'
import { badOf, everyAttribute, everyProperty, goodOf } from './samples'
import { firstOfEach } from './stand-ins'

let twins = 0

/** Defines an element with these attributes, whose view writes down its props. */
function defineTwin(
  attributes: Record<string, Attribute<unknown>>,
  properties: readonly string[] = [],
): string {
  const tag = `twin-${++twins}`
  const View = (props: object) => <output>{JSON.stringify(props)}</output>
  customElements.define(tag, createElementClass(tag, { attributes, properties, access: 'public' }, View))
  return tag
}

const propsOf = (element: Element): Record<string, unknown> => JSON.parse(textOf(element))

/** Waits until the view was given a value; JSON has no `undefined`. */
const gets = (element: Element, name: string, value: unknown) =>
  until(() => expect(propsOf(element)[name] ?? undefined).toEqual(value))

test('a property replaces an attribute that was written without its hyphen', async () => {
  const twin = defineTwin({ 'service-id': string() })
  const element = show(`<${twin} serviceid="first"></${twin}>`)
  await gets(element, 'serviceId', 'first')
  Reflect.set(element, 'serviceId', 'second')
  await gets(element, 'serviceId', 'second')
  Reflect.set(element, 'serviceId', null)
  await gets(element, 'serviceId', undefined)
})

test.each(shownRows)('<%s> has attributes for its every sample', (_, row) => {
  for (const spec of Object.values(row.attributes)) expect(goodOf(spec)).not.toEqual([])
})

// What several elements have is the same in each of them.
describe.each(firstOfEach(everyAttribute, ({ name }) => name))(
  '<$tag $name>',
  ({ name: attribute, spec, row }) => {
    const property = camelCase(attribute)
    const [good = '', other = good] = goodOf(spec)
    /** The element, with what it can't do without. */
    const create = (own?: string) => {
      const twin = defineTwin(row.attributes)
      const element = document.createElement(twin)
      for (const [name, { required }] of Object.entries(row.attributes))
        if (required) element.setAttribute(name, 'x')
      if (spec.required) element.removeAttribute(attribute)
      if (own !== undefined) element.setAttribute(attribute, own)
      stage.append(element)
      return { element, twin }
    }
    const set = (element: Element, value: unknown) => Reflect.set(element, property, value)
    /** What stands there in place of a value: the fallback, or where there is none, a word about what is missing. */
    const fallsBack = (element: Element) =>
      spec.required
        ? until(() => expect(textOf(element)).toContain(`${attribute} is missing`))
        : gets(element, property, spec.fallback)

    test('absent', async () => {
      const { element } = create()
      await fallsBack(element)
      expect(Reflect.get(element, property)).toEqual(spec.fallback)
      expect(element.hasAttribute(attribute)).toBe(false)
      expect(warnings).not.toHaveBeenCalled()
    })

    test('empty counts as absent, unless presence is all it says', async () => {
      const { element } = create('')
      await (spec.kind === 'boolean' ? gets(element, property, true) : fallsBack(element))
      expect(warnings).not.toHaveBeenCalled()
    })

    test('given, changed, and removed again', async () => {
      const { element } = create(good)
      await gets(element, property, spec.read(good))
      expect(Reflect.get(element, property)).toEqual(spec.read(good))
      element.setAttribute(attribute, other)
      await gets(element, property, spec.read(other))
      element.removeAttribute(attribute)
      await fallsBack(element)
      expect(Reflect.get(element, property)).toEqual(spec.fallback)
      expect(warnings).not.toHaveBeenCalled()
    })

    test('as a property, reflected; null and undefined remove it', async () => {
      const { element } = create()
      for (const nothing of [null, undefined]) {
        set(element, spec.read(good))
        expect(element.getAttribute(attribute)).toBe(good)
        await gets(element, property, spec.read(good))
        set(element, nothing)
        expect(element.hasAttribute(attribute)).toBe(false)
        await fallsBack(element)
      }
      expect(warnings).not.toHaveBeenCalled()
    })

    test('as a property set before the definition', async () => {
      const tag = `twin-${twins + 1}`
      const element = document.createElement(tag)
      for (const [name, { required }] of Object.entries(row.attributes))
        if (required) element.setAttribute(name, 'x')
      set(element, spec.read(good))
      stage.append(element)
      expect(defineTwin(row.attributes)).toBe(tag)
      await gets(element, property, spec.read(good))
      expect(element.getAttribute(attribute)).toBe(good)
      set(element, spec.read(other))
      await gets(element, property, spec.read(other))
    })

    test.each(badOf(spec).slice(0, 1))(
      'bad (%s): falls back, with one warning that names tag and attribute',
      async (bad) => {
        const { element, twin } = create(bad)
        await fallsBack(element)
        expect(Reflect.get(element, property)).toEqual(spec.fallback)
        stage.append(document.createElement(twin), element.cloneNode())
        element.setAttribute(attribute, good)
        await gets(element, property, spec.read(good))
        element.setAttribute(attribute, bad)
        await fallsBack(element)
        expect(warnings).toHaveBeenCalledTimes(1)
        expect(warnings.mock.calls[0]?.[0]).toContain(`<${twin} ${attribute}="${bad}">`)
        expect(warnings.mock.calls[0]?.[0]).toContain(spec.expects)
      },
    )
  },
)

test.each(everyProperty)('<$tag>.$name is a property only: it never stands in the page', async ({ name }) => {
  const tag = `twin-${twins + 1}`
  const element = document.createElement(tag)
  Reflect.set(element, name, 'before the definition')
  stage.append(element)
  defineTwin({}, [name])
  await gets(element, name, 'before the definition')
  Reflect.set(element, name, 'since')
  await gets(element, name, 'since')
  expect(Reflect.get(element, name)).toBe('since')
  expect(element.getAttributeNames()).toEqual([])
  element.setAttribute(name, 'from an attribute')
  for (const nothing of [null, undefined]) {
    Reflect.set(element, name, nothing)
    await gets(element, name, undefined)
  }
})

const requiring = shownRows.filter(([, { attributes }]) =>
  Object.values(attributes).some(({ required }) => required),
)

test.each(requiring)('<%s> says what it can not do without', async (_, { attributes }) => {
  const element = document.createElement(defineTwin(attributes))
  stage.append(element)
  for (const [name, { required }] of Object.entries(attributes)) {
    if (!required) continue
    await reads(element, `${name} is missing`)
    await becomes(element, 'error')
    element.setAttribute(name, 'x')
    await gets(element, camelCase(name), 'x')
    await becomes(element, 'ready')
  }
})

test('no element has an attribute or a property for a secret', () => {
  const names = shownRows.flatMap(([, { attributes }]) => Object.keys(attributes))
  expect(names.filter((name) => /token|password|secret/.test(name))).toEqual([])
})

test('a view is given no text but its own: an attribute that the table lacks is ignored', async () => {
  const element = show(`<${defineTwin({})} constructor="x" onclick-x="y" unknown="z"></div>`)
  await until(() => expect(inside(element).childElementCount).toBe(1))
  expect(propsOf(element)).toEqual({ theme: 'auto' })
})
