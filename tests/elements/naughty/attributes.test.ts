/**
 * Any text in any attribute and property of any element: it never throws and is never blank. The attribute counts, or
 * its default does; of an id that no server knows, the element says so.
 */
import '../defined'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { camelCase } from '../../../src/elements/reflect'
import { naughty } from '../../naughty'
import { runs, seed } from '../../trials'
import { draw, errors, rows, show, signInAs, stage, until } from '../page'
import { inside } from '../person'
import { everyAttribute, everyProperty, goodOf } from '../samples'
import { guardPage, left } from './guard'

guardPage()
afterEach(() => {
  // Of a project that nobody knows, the milestones can't be loaded: the specification has that logged.
  const others = errors.mock.calls.filter(([text]) => text !== 'Error during fetching milestones.')
  errors.mockClear()
  expect(others).toEqual([])
})

const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...naughty), fc.integer().map(String))
/** Waits until an element shows something, whatever it is. */
async function expectToShow(element: HTMLElement) {
  await until(() => expect(element.matches(':state(ready),:state(empty),:state(error)')).toBe(true))
  await draw()
  const { childElementCount, textContent } = inside(element)
  expect(childElementCount).toBeGreaterThan(0)
  // The page stays where it is.
  expect(left.filter((address) => new URL(address).origin !== location.origin)).toEqual([])
  return textContent ?? ''
}

test('any text in any attribute', async () => {
  await signInAs()
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...everyAttribute),
      texts,
      fc.boolean(),
      async ({ tag, row, name, spec }, text, isProperty) => {
        const element = document.createElement(tag)
        element.setAttribute('routing', 'memory')
        for (const [other, { required }] of Object.entries(row.attributes))
          if (required) element.setAttribute(other, 'x')
        if (isProperty) Reflect.set(element, camelCase(name), text)
        else element.setAttribute(name, text)
        stage.append(element)
        expect(Reflect.get(element, camelCase(name))).toEqual(
          spec.read(isProperty ? (element.getAttribute(name) ?? '') : text) ?? spec.fallback,
        )
        const shown = await expectToShow(element)
        if (spec.required && spec.read(text) === undefined) expect(shown).toContain(`${name} is missing`)
        // A good one after it counts.
        const [good = ''] = goodOf(spec)
        element.setAttribute(name, good)
        expect(Reflect.get(element, camelCase(name))).toEqual(spec.read(good))
        await expectToShow(element)
        stage.replaceChildren()
      },
    ),
    { seed, numRuns: runs(25, 2_000), verbose: 0 },
  )
})

test('any text in a property for a secret', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...everyProperty), texts, async ({ tag, name }, text) => {
      const element = show(`<${tag} user-id="client-ada"></${tag}>`)
      Reflect.set(element, name, text)
      await expectToShow(element)
      expect(element.outerHTML).toBe(`<${tag} user-id="client-ada"></${tag}>`)
    }),
    { seed, numRuns: runs(5, 200) },
  )
})

const [, settings] = rows.find(([tag]) => tag === 'cp-config') ?? []
const names = Object.keys(settings?.attributes ?? {})

test('any text in any attribute of <cp-config>', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...names), texts, async (name, text) => {
      const element = show('<cp-config></cp-config><cp-login></cp-login>')
      element.setAttribute(name, text)
      const login = stage.querySelector<HTMLElement>('cp-login')
      if (login) await expectToShow(login)
      element.removeAttribute(name)
      if (login) await expectToShow(login)
      stage.replaceChildren()
    }),
    { seed, numRuns: runs(15, 1_000) },
  )
})
