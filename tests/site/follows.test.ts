/** Which tokens follow which, as the foundations and the theme editor say it. */
import { expect, test } from 'vitest'
import { allFollowersOf, followersOf, madeOf } from '../../docs/site/theme/follows'

test('a token follows those that its default is made of', () => {
  expect(new Set(madeOf('accent-tint'))).toEqual(new Set(['accent', 'surface']))
  expect(madeOf('danger')).toEqual([])
})

test('what follows a token is found by others, too', () => {
  expect(followersOf('accent')).toEqual(['accent-strong', 'accent-text', 'accent-tint', 'base'])
  expect(allFollowersOf('accent')).toEqual(
    expect.arrayContaining(['on-accent', 'canvas', 'line', 'purple-text']),
  )
  expect(allFollowersOf('accent')).not.toContain('danger')
  expect(allFollowersOf('radius')).toEqual(['radius-small', 'radius-button'])
})
