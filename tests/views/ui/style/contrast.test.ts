/** Every colour that is read on another can be read: in both themes, in every brand, on any accent. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { brands } from '../../../../.storybook/brands'
import northlight from '../../../../demo/embed/brand.css?raw'
import theming from '../../../../docs/design/theming.md?raw'
import { tokenDocs } from '../../../../src/elements/reference/theming'
import { adoptStyles } from '../../../../src/views/ui/style/sheet'
import { type TokenName, token, tokens } from '../../../../src/views/ui/style/tokens'
import { contrast } from './contrast'
import { frameworkPages } from './frameworks'

interface Pairs {
  inks: readonly TokenName[]
  grounds: readonly TokenName[]
  /** 4.5 for text; 3 for what is not read but has to be seen, such as the only sign of a field. */
  atLeast: 7 | 4.5 | 3
}

const grounds = [
  'canvas',
  'surface',
  'surface-raised',
  'surface-sunken',
  'surface-hover',
  'surface-active',
] as const satisfies TokenName[]

/** A status is written in `amber-text` on `amber`. */
const statuses = [
  'amber',
  'green',
  'red',
  'dark-green',
  'orange',
  'purple',
  'grey',
  'rose',
  'neutral',
] as const

/** What depends on the accent. Its text is the focus ring, too. The greys have a little of its hue. */
const accented: Pairs[] = [
  { inks: ['accent-text'], grounds: [...grounds, 'accent-tint'], atLeast: 4.5 },
  { inks: ['text', 'text-muted'], grounds: ['accent-tint'], atLeast: 4.5 },
  { inks: ['on-accent'], grounds: ['accent-strong', 'accent-hover'], atLeast: 4.5 },
  { inks: ['purple-text'], grounds: ['purple'], atLeast: 4.5 },
  { inks: ['grey-text'], grounds: ['grey'], atLeast: 4.5 },
  { inks: ['text', 'text-muted', 'danger-text'], grounds, atLeast: 4.5 },
  { inks: ['line-strong', 'ring'], grounds: ['canvas', 'surface', 'surface-raised'], atLeast: 3 },
]

const pairs: Pairs[] = [
  ...accented,
  ...statuses.map((name): Pairs => ({ inks: [`${name}-text`], grounds: [name], atLeast: 4.5 })),
  { inks: ['on-danger'], grounds: ['danger', 'danger-hover'], atLeast: 4.5 },
  { inks: ['green-text'], grounds: ['surface-raised'], atLeast: 3 },
  { inks: ['accent'], grounds: ['surface'], atLeast: 3 },
]

/** Lines beside which a text or a space says the same, what is only there to dim, and what is only the hue of others. */
const decorative: readonly string[] = ['base', 'line', 'line-control', 'scrim'] satisfies TokenName[]

const root = document.documentElement
const page = new CSSStyleSheet()
const host = document.createElement('section')
const sample = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('p'))

beforeEach(() => {
  document.adoptedStyleSheets.push(page)
  document.body.append(host)
  if (host.shadowRoot) adoptStyles(host.shadowRoot)
})

afterEach(async () => {
  await cdp().send('Emulation.setEmulatedMedia', { media: '', features: [] })
  host.remove()
  host.removeAttribute('theme')
  document.adoptedStyleSheets = []
  for (const name of ['class', 'data-bs-theme']) for (const node of [root, host]) node.removeAttribute(name)
})

/** What a token comes out as. */
function colourOf(name: TokenName): string {
  sample.style.color = token(name)
  return getComputedStyle(sample).color
}

/** The pairs that can't be read, each in a line. */
function findFaint(list: readonly Pairs[]): string[] {
  return list.flatMap(({ inks, grounds, atLeast }) =>
    inks.flatMap((ink) =>
      grounds.flatMap((ground) => {
        const found = contrast(colourOf(ink), colourOf(ground), colourOf('surface'))
        return found < atLeast ? [`${ink} on ${ground}: ${found.toFixed(2)} of ${atLeast}`] : []
      }),
    ),
  )
}

const themes = ['light', 'dark'] as const

test('every colour has its pair', () => {
  const paired: string[] = pairs.flatMap(({ inks, grounds }) => [...inks, ...grounds])
  const colours = Object.entries(tokenDocs).filter(
    ([, { group }]) => group === 'colour' || group === 'status',
  )
  const alone = colours.map(([name]) => name).filter((name) => ![...paired, ...decorative].includes(name))
  expect(alone).toEqual([])
})

/** What a stylesheet sets, and we don't have. */
const unknownIn = (css: string) =>
  Array.from(css.matchAll(/--cp-([\w-]+):/g), ([, name]) => name ?? '').filter(
    (name) => !Object.hasOwn(tokens, name),
  )

describe.each(Object.entries({ ...brands, northlight }))('the brand %s', (_, css) => {
  test.each(themes)('can be read in the theme %s', (theme) => {
    page.replaceSync(css)
    host.setAttribute('theme', theme)
    expect(findFaint(pairs)).toEqual([])
  })

  test('sets nothing but what there is', () => expect(unknownIn(css)).toEqual([]))
})

describe.each(Object.entries(frameworkPages))('the preset for %s', (_, { css, attribute }) => {
  test.each(themes)('can be read on a page that is %s', (theme) => {
    page.replaceSync(css)
    root.setAttribute(attribute, theme)
    expect(findFaint(pairs)).toEqual([])
  })

  test('can be read on paper, where a dark page is printed', async () => {
    page.replaceSync(css)
    root.setAttribute(attribute, 'dark')
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
    expect(findFaint(pairs)).toEqual([])
  })

  test('sets nothing but what there is', () => expect(unknownIn(css)).toEqual([]))
})

test('a light part of a dark page of Bootstrap can be read', () => {
  const { css, attribute } = frameworkPages.bootstrap
  page.replaceSync(css)
  root.setAttribute(attribute, 'dark')
  host.setAttribute(attribute, 'light')
  expect(findFaint(pairs)).toEqual([])
})

/** What a reader sees better who asks for more contrast: texts at 7:1, lines and the ring at 4.5:1 and 7:1. */
const stronger: Pairs[] = [
  { inks: ['text', 'text-muted', 'danger-text', 'accent-text'], grounds: ['canvas', 'surface'], atLeast: 7 },
  { inks: ['line', 'line-control', 'line-strong'], grounds: ['canvas', 'surface'], atLeast: 4.5 },
  ...statuses
    .filter((name) => name !== 'dark-green' && name !== 'purple')
    .map((name): Pairs => ({ inks: [`${name}-text`], grounds: [name], atLeast: 7 })),
]
/** What is chosen, or has a status, stands out more from its card. */
const tints = ['accent-tint', 'amber', 'green', 'red', 'orange', 'rose', 'grey'] as const

describe.each(Object.entries({ 'no brand': '', ...brands, northlight }))(
  'with more contrast, %s',
  (_, css) => {
    test.each(themes)('is stronger in the theme %s', async (theme) => {
      page.replaceSync(css)
      host.setAttribute('theme', theme)
      const fromCard = (name: TokenName) => contrast(colourOf(name), colourOf('surface'))
      const before = tints.map(fromCard)
      const features = [{ name: 'prefers-contrast', value: 'more' }]
      await cdp().send('Emulation.setEmulatedMedia', { media: '', features })
      expect(findFaint([...pairs, ...stronger])).toEqual([])
      expect(tints.filter((name, index) => fromCard(name) <= (before[index] ?? 0))).toEqual([])
      const button = host.shadowRoot?.appendChild(document.createElement('button'))
      button?.focus({ focusVisible: true })
      expect(button && getComputedStyle(button).outlineWidth).toBe('3px')
      button?.remove()
    })
  },
)

test('the ring of the focus has its own colour and width', () => {
  page.replaceSync(':root { --cp-ring: rgb(1, 2, 3); --cp-ring-width: 5px }')
  const button = document.createElement('button')
  host.shadowRoot?.append(button)
  button.focus({ focusVisible: true })
  const { outlineColor, outlineWidth } = getComputedStyle(button)
  expect([outlineColor, outlineWidth]).toEqual(['rgb(1, 2, 3)', '5px'])
  button.remove()
})

/** Any colour can be somebody's: the whole wheel, and the ends of the scale. */
const accents = [
  ...Array.from({ length: 24 }, (_, step) => `hsl(${step * 15} 100% 50%)`),
  '#0b1f4d',
  '#000',
  '#777',
  '#fafafa',
]

test('a bright accent can stay bright on buttons: their texts are dark then, also on hover', () => {
  const faint = [...accents, '#7e6bff', '#6366f1', '#7bed9f'].flatMap((accent) => {
    page.replaceSync(
      `:root { --cp-accent: ${accent}; --cp-accent-strong: ${accent}; --cp-danger: ${accent} }`,
    )
    return findFaint([
      { inks: ['on-accent'], grounds: ['accent-strong', 'accent-hover'], atLeast: 4.5 },
      { inks: ['on-danger'], grounds: ['danger'], atLeast: 4.5 },
    ]).map((line) => `${accent}: ${line}`)
  })
  expect(faint).toEqual([])
  page.replaceSync(':root { --cp-accent-strong: #ffd400 }')
  expect(contrast(colourOf('accent-strong'), '#ffd400')).toBe(1)
  expect(contrast(colourOf('on-accent'), '#ffd400')).toBeGreaterThan(9)
  page.replaceSync('')
  expect(contrast(colourOf('on-accent'), '#fff')).toBe(1)
})

test.each(themes)('a host may set its accent alone, to any colour, in the theme %s', (theme) => {
  host.setAttribute('theme', theme)
  const faint = accents.flatMap((accent) => {
    page.replaceSync(`:root { --cp-accent: ${accent} }`)
    return findFaint(accented).map((line) => `${accent}: ${line}`)
  })
  expect(faint).toEqual([])
})

/** Of a host that sets its surface, and nothing else: from pale to dark. */
const surfaces = {
  light: ['#fff', '#eee', '#ddd', '#fdf6e3'],
  dark: ['#000', '#19211e', '#12295c', '#3a3a3a'],
}

test.each(themes)('lines show on any surface, in the theme %s', (theme) => {
  host.setAttribute('theme', theme)
  const faint = surfaces[theme].flatMap((surface) => {
    page.replaceSync(`:root { --cp-surface: ${surface} }`)
    const shown = (name: TokenName) => contrast(colourOf(name), colourOf('surface'))
    const isFaint = shown('line') < 1.15 || shown('line-control') < 1.3 || shown('line-strong') < 2.8
    return isFaint ? [surface] : []
  })
  expect(faint).toEqual([])
})

test.each(surfaces.dark)(
  'in the dark, a status is lighter than the surface %s, and can be read',
  (surface) => {
    host.setAttribute('theme', 'dark')
    page.replaceSync(`:root { --cp-surface: ${surface} }`)
    const aboveBlack = (name: TokenName) => contrast(colourOf(name), '#000')
    const least = aboveBlack('surface') * 1.05
    const own = ['amber', 'green', 'red', 'orange', 'rose'] as const
    expect(own.filter((name) => aboveBlack(name) < least)).toEqual([])
    expect(findFaint(own.map((name) => ({ inks: [`${name}-text`], grounds: [name], atLeast: 4.5 })))).toEqual(
      [],
    )
  },
)

test.each(themes)('the navy ground of the guide can be read, in the theme %s', (theme) => {
  page.replaceSync(/^## A navy ground\n.*?```css\n(.*?)^```/ms.exec(theming)?.[1] ?? '')
  host.setAttribute('theme', theme)
  expect(contrast(colourOf('canvas'), theme === 'dark' ? '#0b1f4b' : '#f3f5fa')).toBe(1)
  expect(findFaint(pairs)).toEqual([])
  expect(contrast(colourOf('line'), colourOf('surface'))).toBeGreaterThan(1.15)
})

test.each(themes)('a host may give the greys the hue of any colour, in the theme %s', (theme) => {
  host.setAttribute('theme', theme)
  const faint = accents.flatMap((base) => {
    page.replaceSync(`:root { --cp-base: ${base} }`)
    return findFaint(accented).map((line) => `${base}: ${line}`)
  })
  expect(faint).toEqual([])
  page.replaceSync(':root { --cp-accent: #ffd400; --cp-base: #0b1f4b }')
  const [navy, yellow] = [colourOf('text-muted'), colourOf('accent')]
  page.replaceSync(':root { --cp-accent: #0b1f4b }')
  expect(colourOf('text-muted')).toBe(navy)
  expect(colourOf('accent')).not.toBe(yellow)
})
