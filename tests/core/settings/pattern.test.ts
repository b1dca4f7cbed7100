import { expect, test } from 'vitest'
import { canStand, fillPattern, matchPattern } from '../../../src/core/settings/pattern'

test.each(['', '.', '..', '\ud800', 'a\udfff'])('"%j" can not stand in a path', (value) => {
  expect(() => fillPattern('/a/{id}', { id: value })).toThrow(RangeError)
})

/** What a pattern means, said by a regular expression: each value takes all that it can, the first one first. */
function byExpression(pattern: string) {
  const shape = pattern.replace(/[.+]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
  const expression = new RegExp(`^${shape}$`)
  return (path: string) => {
    const found = expression.exec(path)
    return found && Object.values(found.groups ?? {}).every(canStand) ? { ...found.groups } : null
  }
}

const patterns = [
  '',
  '/',
  '{a}',
  '/{a}',
  '/{a}/',
  '/a/{a}',
  '/a/{a}/a',
  '/{a}-{b}',
  '/{a}{b}',
  '/{a}-a{b}-{c}',
]

test.each([...patterns, '/{a}/{b}', '/a{a}/-{b}a', '{a}/a/{b}', '/a.{a}', '/{a}/a-{b}/{c}{d}'])(
  'the pattern %j finds in a path what a regular expression would',
  (pattern) => {
    // Every path of up to seven of these.
    const expected = byExpression(pattern)
    let paths = ['']
    for (let length = 0; length <= 7; length++) {
      // Compared as texts: 20,000 expectations for each pattern would take most of the time.
      const others = paths.filter(
        (path) => JSON.stringify(matchPattern(pattern, path)) !== JSON.stringify(expected(path)),
      )
      expect(others).toEqual([])
      paths = paths.flatMap((path) => ['/', '-', 'a', '.'].map((letter) => path + letter))
    }
  },
)

test.each([
  ['/a/{id}', '/a/b%20c', { id: 'b c' }],
  ['/a/{id}', '/a/b%2Fc', { id: 'b/c' }],
  ['/a/{id}', '/a/%E0%A4%A', { id: '%E0%A4%A' }],
  ['/a/{id}', '/a/%2E%2E', null],
  ['/a/{id}', '/a/%E2%80%8Eb%C2%AD1%E2%80%8B', { id: 'b1' }],
  ['/a/{id}', '/a/%EF%BB%BF', null],
  ['/a/{id}/{id}', '/a/b/c', { id: 'c' }],
  ['/a/{constructor}', '/a/b', { constructor: 'b' }],
])('in %s, %s has %j', (pattern, path, values) => {
  expect(matchPattern(pattern, path)).toEqual(values)
})
