/** The tokens as data: what `docs/tokens.json` says is what the elements draw, and what comes back is the same theme. */
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { setBrand } from '../../../.storybook/brands'
import { brandNames } from '../../../docs/site/theme/brands'
import { computedIn, themeFrom } from '../../../docs/site/theme/computed'
import { documentOf, schemeOf, valuesOf, writeTokens } from '../../../docs/site/theme/design-tokens'
import { writeTheme } from '../../../docs/site/theme/theme'
import { defineElements } from '../../../src/elements/index'
import { show } from '../page'
import { drawn } from '../person'

beforeAll(() => defineElements({ only: ['cp-login'] }))

afterEach(() => {
  document.adoptedStyleSheets = []
})

async function showLogin(): Promise<HTMLElement> {
  const login = show('cp-login')
  await drawn(login)
  return login
}

test('the files in docs/ say what the elements draw without a theme', async () => {
  const tokens = documentOf(computedIn(await showLogin()))
  await expect(writeTokens(tokens)).toMatchFileSnapshot('../../../docs/tokens.json')
  await expect(writeTokens(schemeOf(tokens, 'light'))).toMatchFileSnapshot('../../../docs/tokens.light.json')
  await expect(writeTokens(schemeOf(tokens, 'dark'))).toMatchFileSnapshot('../../../docs/tokens.dark.json')
})

describe.each(brandNames)('the brand %s', (brand) => {
  test('is drawn the same after it went through tokens.json', async () => {
    setBrand(brand)
    const login = await showLogin()
    const data = JSON.parse(writeTokens(documentOf(computedIn(login))))
    document.adoptedStyleSheets = []
    const theme = themeFrom(valuesOf(data), login)
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(writeTheme(theme))
    document.adoptedStyleSheets = [sheet]
    expect(valuesOf(documentOf(computedIn(login)))).toEqual(valuesOf(data))
  })
})

test('a theme has no more than its tokens need: what follows the accent is not written', async () => {
  const login = await showLogin()
  const accent = { $type: 'color', $value: { colorSpace: 'srgb', components: [0.1, 0.5, 0.2] } }
  const { values } = themeFrom(valuesOf({ brand: { accent, leaf: accent } }), login)
  expect(values).toEqual({ accent: '#1a8033' })
})

test.each<[string, unknown, object]>([
  [
    'a reference',
    { a: { leaf: { $value: '#123456' } }, b: { accent: { $value: '{a.leaf}' } } },
    { accent: '#123456' },
  ],
  ['a reference in a circle', { a: { accent: { $value: '{b.x}' } }, b: { x: { $value: '{a.accent}' } } }, {}],
  ['a length in pixels', { radius: { $value: { value: 3, unit: 'px' } } }, { radius: '3px' }],
  ['a typeface of two words', { font: { $value: ['Open Sans', 'serif'] } }, { font: '"Open Sans", serif' }],
  [
    'a colour that lets through',
    { scrim: { $value: { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.5 } } },
    { scrim: '#00000080' },
  ],
  ['a value that is none', { accent: { $value: 'url(x)' }, radius: { $value: 4 } }, {}],
  ['no tokens at all', 'tokens', {}],
])('%s is read', (_, data, values) => {
  expect(valuesOf(data)).toEqual({ light: values, dark: values })
})
