/** Initials on a colour that can be read. */
import { describe, expect, test } from 'vitest'
import { avatarColors, avatarPalette, initialsOf } from '../../../src/core/people/avatar'
import { defaultBackground, isAvatarBackground } from '../../../src/core/people/avatar-background'

/** WCAG 2's contrast of two `#rrggbb` colours. */
function contrast(left: string, right: string): number {
  const luminance = (hex: string) => {
    const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    const [red = 0, green = 0, blue = 0] = channels.map((value) =>
      value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [light = 0, dark = 0] = [luminance(left), luminance(right)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** The same colours at each run, spread over all there are, and every grey between them. */
function* manyColors() {
  let seed = 20_261_120
  for (let count = 0; count < 5000; count++) {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    yield (seed % 2 ** 24).toString(16).padStart(6, '0')
  }
  for (let grey = 0; grey < 256; grey++) yield grey.toString(16).padStart(2, '0').repeat(3)
}

describe('contrast', () => {
  test('the measure itself: black on white is 21, and red on black is not enough for white on it', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 1)
  })

  test.each([...avatarPalette, defaultBackground])('the ink on %s is at 4.5:1 or more', (color) => {
    const { background, ink } = avatarColors(color, 'Ada')
    expect(contrast(background, ink)).toBeGreaterThanOrEqual(4.5)
  })

  test('so it is on any colour', () => {
    const poor = Array.from(manyColors(), (color) => avatarColors(color, 'Ada')).filter(
      ({ background, ink }) => contrast(background, ink) < 4.5,
    )
    expect(poor).toEqual([])
  })
})

describe('the background', () => {
  test('"auto" is one of the 16, always the same for a name', () => {
    const names = Array.from({ length: 400 }, (_, index) => `Client ${index}`)
    const chosen = names.map((name) => avatarColors('auto', name).background)
    expect(chosen).toEqual(names.map((name) => avatarColors('AUTO', name).background))
    expect(new Set(chosen)).toEqual(new Set(avatarPalette.map((color) => `#${color}`)))
  })

  test.each(['transparent', 'Transparent'])('"%s" takes the ink of the text around it', (background) => {
    expect(avatarColors(background, 'Ada')).toEqual({ background: 'transparent', ink: 'currentColor' })
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
