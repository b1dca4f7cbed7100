/** A person's initials, and the colour under them. */
import { describe, expect, test } from 'vitest'
import { avatarBackground, avatarPalette, initialsOf } from '../../../src/core/people/avatar'
import { isAvatarBackground } from '../../../src/core/people/avatar-background'

describe('the background', () => {
  test('"auto" is one of the 16, always the same for a name', () => {
    const names = Array.from({ length: 400 }, (_, index) => `Client ${index}`)
    const chosen = names.map((name) => avatarBackground('auto', name))
    expect(chosen).toEqual(names.map((name) => avatarBackground('AUTO', name)))
    expect(new Set(chosen)).toEqual(new Set(avatarPalette.map((color) => `#${color}`)))
  })

  test.each([
    ['C8423B', '#c8423b'],
    ['Transparent', 'transparent'],
    [undefined, undefined],
  ])('%s is %s, whatever the name', (background, colour) => {
    expect(avatarBackground(background, 'Ada')).toBe(colour)
  })

  test.each(['7E6BFF', '7e6bff', '000000', 'transparent', 'auto'])('%s is one', (value) => {
    expect(isAvatarBackground(value)).toBe(true)
  })

  test.each(['', '#7E6BFF', '7E6', '7E6BFFF', 'red', '7E6BFG', '7E6BFF;', ' 7E6BFF', 'url(x)'])(
    '%j is none',
    (value) => {
      expect(isAvatarBackground(value)).toBe(false)
    },
  )
})

test.each([
  ['Ada Lovelace', 2, 'AL'],
  ['Ada King Lovelace', 2, 'AL'],
  ['ada', 2, 'A'],
  ['Ada Lovelace', 1, 'A'],
  ['Ada Lovelace', 0, ''],
  ['  ada \t lovelace ', 2, 'AL'],
  ['', 2, ''],
  ['   ', 2, ''],
  ['élodie étienne', 2, 'ÉÉ'],
  ['e\u0301lodie', 2, 'E\u0301'],
  ['👩‍🚀 Sally', 2, '👩‍🚀S'],
  ['李 小龙', 2, '李小'],
])('the initials of %j, at most %i of them, are %j', (name, count, initials) => {
  expect(initialsOf(name, count)).toBe(initials)
})
