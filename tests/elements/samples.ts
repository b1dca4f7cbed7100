/** Good and bad values for an attribute, found by its kind: an element that comes later has some, too. */
import type { Attribute } from '../../src/elements/attributes'
import { sharedAttributes } from '../../src/elements/row'
import { shownRows } from './page'

const candidates = [
  'sample',
  '1',
  '2',
  '7E6BFF',
  'transparent',
  '/support',
  'de',
  'EUR',
  'Europe/Berlin',
  'https://x.example',
  'link',
]
const unlikely = ['no such word', '-1', '1.5', '1e9', 'soon', '%']

/** Texts that the attribute takes; two of them, where it takes more than one. */
export function goodOf(spec: Attribute<unknown>): string[] {
  const texts = spec.kind === 'boolean' ? [''] : (spec.words ?? candidates)
  return texts.filter((text) => spec.read(text) !== undefined).slice(0, 2)
}

/** Texts that the attribute does not take; none, where it takes any. */
export const badOf = (spec: Attribute<unknown>) => unlikely.filter((text) => spec.read(text) === undefined)

/** Each attribute of each element that shows something. */
export const everyAttribute = shownRows.flatMap(([tag, row]) =>
  Object.entries({ ...row.attributes, ...sharedAttributes }).map(([name, spec]) => ({
    tag,
    row,
    name,
    spec,
  })),
)
/** The properties that are no attributes. */
export const everyProperty = shownRows.flatMap(([tag, { properties = [] }]) =>
  properties.map((name) => ({ tag, name })),
)
