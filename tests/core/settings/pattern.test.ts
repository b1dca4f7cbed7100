import { expect, test } from 'vitest'
import { canStand, fillPattern, matchPattern } from '../../../src/core/settings/pattern'

test.each(['', '.', '..', '\ud800', 'a\udfff'])('"%j" can not stand in a path', (value) => {
  expect(() => fillPattern('/a/{id}', { id: value })).toThrow(RangeError)
})

/** What a pattern means, said by a regular expression: each value takes all that it can, the first one first. */
function byExpression(pattern: string, path: string) {
  const shape = pattern.replace(/[.+]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
  const found = new RegExp(`^${shape}$`).exec(path)
  return found && Object.values(found.groups ?? {}).every(canStand) ? { ...found.groups } : null
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
    let paths = ['']
    for (let length = 0; length <= 7; length++) {
      for (const path of paths) {
        expect(matchPattern(pattern, path), path).toEqual(byExpression(pattern, path))
      }
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
