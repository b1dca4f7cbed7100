/** What the properties of this folder share: random texts of every kind, and how often each property is tried. */
import fc from 'fast-check'
import { naughty, naughtyAddresses } from '../../naughty'
import { runs, seed } from '../../trials'

/** Tries a property: a hundred times, 10,000 times in a full run, if nothing else is said. */
export const holds = <Values>(
  property: fc.IAsyncProperty<Values> | fc.IProperty<Values>,
  few = 100,
  many = 10_000,
) => fc.assert<Values>(property, { seed, numRuns: runs(few, many) })

/** Halves of characters, and whatever else UTF-16 can write. */
const units = fc.array(fc.nat(0xffff), { maxLength: 20 }).map((codes) => String.fromCharCode(...codes))

/** Texts as people, programs and attackers write them. The very long ones are left to the tests of elements. */
export const texts = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  units,
  fc.constantFrom(...naughty.filter((text) => text.length < 1_000)),
)

/** Texts that look like addresses, paths among them. */
export const addresses = fc.oneof(
  texts,
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.constantFrom(...naughtyAddresses.filter((text) => text.length < 1_000)),
  fc
    .array(
      fc.oneof(
        texts,
        fc.constantFrom(
          '/',
          '//',
          '\\',
          '..',
          '.',
          ':',
          '@',
          '?',
          '#',
          '%',
          '%2F',
          'https:',
          'javascript:',
          '\t',
          'support',
        ),
      ),
      { maxLength: 6 },
    )
    .map((parts) => parts.join('')),
)

/** Dates as servers write them, days and moments, good and bad ones. */
const moments = fc.date({ noInvalidDate: true, min: new Date('0001-01-01'), max: new Date('9999-12-31') })
export const days = moments.map((moment) => moment.toISOString().slice(0, 10))
export const dates = fc.oneof(
  moments.map((moment) => moment.toISOString()),
  days,
  fc.constantFrom(
    '',
    'soon',
    '2026-13-01T00:00:00.000Z',
    '2026-02-30T00:00:00.000Z',
    '2026-02-30',
    '2026-01-01T24:00:00.000Z',
    '2026-01-01T99:00:00.000Z',
  ),
  // Few of them, so that many are equal.
  fc.integer({ min: 1, max: 9 }).map((day) => `2026-01-0${day}T00:00:00.000Z`),
  fc.integer({ min: 1, max: 9 }).map((day) => `2026-01-0${day}`),
  fc.integer({ min: 0, max: 9 }).map((hour) => `2026-01-01T12:00:00.000+0${hour}:00`),
  texts,
)
