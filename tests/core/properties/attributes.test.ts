/** Any text in any attribute of any element is read, or refused: for hosts whose pages write attributes from data. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { elements, tags } from '../../../src/elements/elements'
import { type ElementRow, sharedAttributes } from '../../../src/elements/row'
import { addresses, holds } from './trial'

const attributes = tags.flatMap((tag) => {
  const row: ElementRow = elements[tag]
  return Object.entries({ ...row.attributes, ...sharedAttributes }).map(([name, spec]) => ({
    tag,
    name,
    spec,
  }))
})

test('an attribute has a value of its kind, or none', () =>
  holds(
    fc.property(
      fc.constantFrom(...attributes),
      fc.oneof(addresses, fc.integer().map(String), fc.double().map(String)),
      ({ spec }, text) => {
        const value = spec.read(text)
        if (value === undefined) return
        const type = { string: 'string', choice: 'string', number: 'number', boolean: 'boolean' }[spec.kind]
        // Several languages are a list of texts.
        const all = spec.kind === 'string' ? [value].flat() : [value]
        expect(all.map((one) => typeof one)).toEqual(all.map(() => type))
        if (spec.kind === 'choice') expect(spec.words).toContain(value)
        if (spec.kind === 'number') expect(Number.isSafeInteger(value)).toBe(true)
        // What is read stands as it is in the page, and can be read again.
        expect(spec.read(String(value))).toEqual(value)
      },
    ),
    300,
  ))
