import { expect, test } from 'vitest'
import { fillPattern } from '../../../src/core/settings/pattern'

test.each(['', '.', '..'])('"%s" can not stand in a path', (value) => {
  expect(() => fillPattern('/a/{id}', { id: value })).toThrow(RangeError)
})
