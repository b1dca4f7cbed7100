/** Initials can be read on every colour, and the colour is the page's accent until the host says otherwise. */
import { beforeAll, expect, test } from 'vitest'
import { avatarPalette } from '../../../src/core/people/avatar'
import { defineElements } from '../../../src/elements/index'
import { show, signInAs } from '../../elements/page'
import { drawn, inside, open } from '../../elements/person'
import { contrast } from '../ui/style/contrast'

beforeAll(() => defineElements({ only: ['cp-account', 'cp-avatar'] }))

/** What an avatar looks like: the colour under the initials, and theirs. */
function coloursOf(element: Element): { ground: string; ink: string } {
  const [circle, initials] = ['svg', 'svg text'].map((selector) => inside(element).querySelector(selector))
  if (!circle || !initials) throw new Error('There is no avatar.')
  return { ground: getComputedStyle(circle).backgroundColor, ink: getComputedStyle(initials).fill }
}

/** All hues in several shades, all greys, the palette, and the lightest and darkest ink that there could be. */
const colours = [
  ...Array.from({ length: 36 * 9 }, (_, n) => `hsl(${(n % 36) * 10} 90% ${Math.floor(n / 36) * 10 + 10}%)`),
  ...Array.from({ length: 256 }, (_, level) => `rgb(${level} ${level} ${level})`),
  ...avatarPalette.map((digits) => `#${digits}`),
  'light-dark(#0b1f4d, #ffd400)',
]

test.each(['cp-avatar', 'cp-account'])('<%s> follows the accent, and can be read on any', async (tag) => {
  await signInAs()
  const element = await open(`<${tag} name="Ada Lovelace"></${tag}>`, 'AL')
  expect(coloursOf(element).ground).toBe('rgb(126, 107, 255)')
  const grounds = new Set<string>()
  const faint = colours.filter((colour) => {
    element.style.setProperty('--cp-accent', colour)
    const { ground, ink } = coloursOf(element)
    grounds.add(ground)
    return contrast(ink, ground) < 4.5
  })
  expect(faint).toEqual([])
  expect(grounds.size).toBeGreaterThan(500)
})

test.each([
  ['7E6BFF', 'rgb(126, 107, 255)', 'rgb(22, 18, 56)'],
  ['ffe08a', 'rgb(255, 224, 138)', 'rgb(56, 48, 24)'],
  ['0b1f4d', 'rgb(11, 31, 77)', '#fff'],
])('background="%s" stays, whatever the accent', async (background, ground, ink) => {
  const element = show(`cp-avatar style="--cp-accent: red" name="Ada" background="${background}"`)
  await drawn(element)
  const found = coloursOf(element)
  expect(found.ground).toBe(ground)
  expect(contrast(found.ink, ink)).toBeCloseTo(1, 1)
})

test('a transparent one has the ink of text', async () => {
  const markup = '<cp-avatar style="--cp-text: rgb(1, 2, 3)" name="Ada" background="transparent"></cp-avatar>'
  const element = show(markup)
  await drawn(element)
  expect(coloursOf(element).ink).toBe('rgb(1, 2, 3)')
})

test('the page decides about the ink of its part', async () => {
  const page = new CSSStyleSheet()
  page.replaceSync('cp-avatar::part(avatar) { color: rgb(1, 2, 3) }')
  document.adoptedStyleSheets.push(page)
  const element = show('cp-avatar name="Ada"')
  await drawn(element)
  expect(coloursOf(element).ink).toBe('rgb(1, 2, 3)')
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== page)
})

test('the initials stand in the middle, in the size that they have, on Preact as on React', async () => {
  const avatar = await open('cp-avatar name="Ada Lovelace" font-size="50"', 'AL')
  const text = inside(avatar).querySelector('text')
  if (!text) throw new Error('There are no initials.')
  expect(getComputedStyle(text)).toMatchObject({ textAnchor: 'middle', fontSize: '50px', fontWeight: '400' })
  const middleOf = (element: Element) => {
    const { x, width } = element.getBoundingClientRect()
    return x + width / 2
  }
  expect(middleOf(text)).toBeCloseTo(middleOf(inside(avatar).querySelector('svg') ?? avatar), 0)
})
