import { afterEach, expect, test } from 'vitest'
import { parseJson, toJson } from '../../../src/core/page/json'

afterEach(() => {
  Reflect.deleteProperty(Array.prototype, 'toJSON')
})

test.each([
  [[]],
  [[1, ['a', null]]],
  [{ visits: { ada: [1, 2] }, rows: [{ tags: ['x'] }] }],
  ['text'],
  [null],
  [true],
])('%j is read as it was written, also where an old library has given arrays a toJSON', (value) => {
  const plain = toJson(value)
  Object.assign(Array.prototype, { toJSON: () => 'a text' })
  expect(toJson(value)).toBe(plain)
  expect(parseJson(plain)).toEqual(value)
})

test('what is no JSON is read as nothing', () => {
  expect([null, '', '{'].map(parseJson)).toEqual([undefined, undefined, undefined])
})
