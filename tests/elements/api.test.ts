/**
 * The public API, written down: a change of it must be meant. Where it is, update the file by
 * `npm run test:elements -- tests/elements/api.test.ts -u`, and tell in CHANGELOG.md.
 */
import { expect, test } from 'vitest'
import type { Attribute } from '../../src/elements/attributes'
import { slotsOf } from '../../src/elements/frameworks/slots'
import { partDocs, stateDocs, tokenDocs } from '../../src/elements/reference/theming'
import { sharedAttributes, sharedEvents } from '../../src/elements/row'
import { cancelableEvents } from '../../src/views/host/host'
import { rows } from './page'

const attributeLine = (name: string, { words, kind, required, fallback, expects }: Attribute<unknown>) => {
  const what = words ? words.join(' | ') : expects === 'a text' ? kind : `${kind}, ${expects}`
  return `  ${name}: ${what}${required ? ', required' : fallback === undefined ? '' : `, default ${JSON.stringify(fallback)}`}`
}
const attributeLines = (attributes: Record<string, Attribute<unknown>>) =>
  Object.entries(attributes).map(([name, spec]) => attributeLine(name, spec))
const eventLines = (events: readonly string[]) =>
  events.map(
    (name) => `  event ${name}${cancelableEvents.some((each) => each === name) ? ', cancelable' : ''}`,
  )

test('the public API is as it is written down', async () => {
  const lines = [
    'every element that shows something',
    ...attributeLines(sharedAttributes),
    ...eventLines(sharedEvents),
    ...rows.flatMap(([tag, { attributes, properties = [], events }]) => [
      '',
      tag,
      ...attributeLines(attributes),
      ...properties.map((name) => `  property ${name}`),
      ...eventLines(events),
      ...slotsOf(tag).map((name) => `  slot ${name}`),
    ]),
    '',
    'styling',
    ...Object.keys(stateDocs).map((name) => `  :state(${name})`),
    ...Object.keys(tokenDocs).map((name) => `  --cp-${name}`),
    ...Object.keys(partDocs).map((name) => `  ::part(${name})`),
  ]
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./api.txt')
})
