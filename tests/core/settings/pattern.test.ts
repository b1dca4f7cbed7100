import { expect, test } from 'vitest'
import { fillPattern } from '../../../src/core/settings/pattern'

test.each(['', '.', '..', '\ud800', 'a\udfff'])('"%j" can not stand in a path', (value) => {
  expect(() => fillPattern('/a/{id}', { id: value })).toThrow(RangeError)
})
