/** Which files are versions of one file, and which of them is the newest. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { versionsIn } from '../../../src/core/files/versions'
import { holds, texts } from '../properties/trial'

const file = (id: string, name: string, day: number, replaces?: string, path = `/files/${id}`) => ({
  id,
  name,
  path,
  createdAt: `2026-11-${String(day).padStart(2, '0')}T09:00:00Z`,
  ...(replaces !== undefined && { replaces }),
})
/** Each file with its versions, as `c b a`. */
const told = (files: ReturnType<typeof file>[]) =>
  versionsIn(files).map((versions) => versions.map(({ id }) => id).join(' '))

test.each([
  [
    'of the same name, however they are sorted',
    [file('a', 'Plan.pdf', 1), file('b', 'Plan.pdf', 2)],
    ['b a'],
  ],
  ['written in another way', [file('b', 'plan.PDF ', 2), file('a', 'Pl\u00e4n.pdf', 1)], ['b a']],
  [
    'with the ending in the address alone',
    [file('a', 'Plan', 1, '', '/f/1.pdf'), file('b', 'Plan.pdf', 2)],
    ['b a'],
  ],
  ['with another ending', [file('a', 'Plan.pdf', 1), file('b', 'Plan.docx', 2)], ['a', 'b']],
  ['of the same moment: as the server sorts them', [file('b', 'a.png', 1), file('a', 'a.png', 1)], ['b a']],
  ['by what the server says', [file('a', 'Draft.pdf', 1), file('b', 'Final.pdf', 2, 'a')], ['b a']],
  ['by both', [file('a', 'x.pdf', 1), file('b', 'y.pdf', 2, 'a'), file('c', 'y.pdf', 3)], ['c b a']],
  ['with dates that contradict the server', [file('a', 'x.pdf', 9), file('b', 'y.pdf', 2, 'a')], ['b a']],
  ['after one that is gone', [file('b', 'y.pdf', 2, 'gone')], ['b']],
  ['after itself', [file('b', 'y.pdf', 2, 'b')], ['b']],
  ['in a circle', [file('a', 'x.pdf', 1, 'b'), file('b', 'y.pdf', 2, 'a')], ['a b']],
  ['without a readable date', [{ ...file('a', 'x.pdf', 1), createdAt: '' }, file('b', 'x.pdf', 2)], ['b a']],
  ['without names', [file('a', '', 1, undefined, '/'), file('b', '', 2, undefined, '/')], ['a', 'b']],
])('versions %s', (_, files, expected) => {
  expect(told(files)).toEqual(expected)
})

test('rows stand where their newest version stood', () => {
  const files = [file('d', 'x.png', 4), file('c', 'y.png', 3), file('b', 'z.png', 2), file('a', 'y.png', 1)]
  expect(told(files)).toEqual(['d', 'c a', 'b'])
  expect(told(files.toReversed())).toEqual(['b', 'c a', 'd'])
})

test('whatever a server sends, each file is there once', () =>
  holds(
    fc.property(
      fc.array(
        fc.record({
          id: fc.constantFrom('a', 'b', 'c', 'd'),
          name: fc.oneof(texts, fc.constantFrom('x.pdf', 'y.pdf')),
          path: fc.constantFrom('', '/x.pdf'),
          createdAt: fc.oneof(texts, fc.constant('2026-11-01')),
          replaces: fc.constantFrom('a', 'b', 'c', 'd', 'e', ''),
        }),
      ),
      (files) => {
        const all = versionsIn(files).flat()
        expect(all).toHaveLength(files.length)
        expect(new Set(all)).toEqual(new Set(files))
      },
    ),
  ))
