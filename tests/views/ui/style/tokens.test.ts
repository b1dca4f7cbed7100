/** Light, dark and a brand: what an element looks like follows its page, unless it is told otherwise. */
import { afterEach, beforeAll, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { setBrand } from '../../../../.storybook/brands'
import type { BrandName } from '../../../../docs/site/theme/brands'
import { defineElements } from '../../../../src/elements/index'
import { actByFinger } from '../../../elements/finger'
import { show, signInAs, stage } from '../../../elements/page'
import { drawn, inside, open } from '../../../elements/person'
import { contrast } from './contrast'

beforeAll(() => defineElements({ only: ['cp-login', 'cp-portal'] }))

const page = document.documentElement

afterEach(async () => {
  page.removeAttribute('style')
  document.adoptedStyleSheets = []
  await preferDark(false)
})

/** What the visitor has set in the system. */
const preferDark = (dark: boolean) =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' }],
  })

async function showLogin(theme = '', around = ''): Promise<HTMLElement> {
  show(`<section style="${around}"><cp-login ${theme && `theme="${theme}"`}></cp-login></section>`)
  const login = stage.querySelector('cp-login')
  if (!(login instanceof HTMLElement)) throw new Error('There is no login.')
  await drawn(login)
  return login
}

/** The theme by what one sees: whether its text is darker than its card. */
function themeFrom(element: Element): 'light' | 'dark' {
  const card = inside(element).querySelector('[part=card]')
  const { color, backgroundColor } = card ? getComputedStyle(card) : { color: '', backgroundColor: '' }
  return contrast(color, '#fff') > contrast(backgroundColor, '#fff') ? 'light' : 'dark'
}

test.each`
  pageScheme      | system     | around                  | theme      | shown
  ${''}           | ${'dark'}  | ${''}                   | ${''}      | ${'light'}
  ${'light'}      | ${'dark'}  | ${''}                   | ${'auto'}  | ${'light'}
  ${'dark'}       | ${'light'} | ${''}                   | ${''}      | ${'dark'}
  ${'dark'}       | ${'light'} | ${''}                   | ${'auto'}  | ${'dark'}
  ${'light dark'} | ${'light'} | ${''}                   | ${'auto'}  | ${'light'}
  ${'light dark'} | ${'dark'}  | ${''}                   | ${'auto'}  | ${'dark'}
  ${'light'}      | ${'light'} | ${'color-scheme: dark'} | ${'auto'}  | ${'dark'}
  ${'light'}      | ${'light'} | ${''}                   | ${'dark'}  | ${'dark'}
  ${'dark'}       | ${'dark'}  | ${''}                   | ${'light'} | ${'light'}
  ${'light dark'} | ${'dark'}  | ${'color-scheme: dark'} | ${'light'} | ${'light'}
  ${'light'}      | ${'light'} | ${''}                   | ${'night'} | ${'light'}
`(
  'theme="$theme" in "$around" on a page of color-scheme "$pageScheme", in a $system system: $shown',
  async ({ pageScheme, system, around, theme, shown }) => {
    page.style.colorScheme = pageScheme
    await preferDark(system === 'dark')
    expect(themeFrom(await showLogin(theme, around))).toBe(shown)
  },
)

test('the theme changes live, with the page and with the element', async () => {
  page.style.colorScheme = 'light'
  const login = await showLogin('auto')
  page.style.colorScheme = 'dark'
  expect(themeFrom(login)).toBe('dark')
  Reflect.set(login, 'theme', 'light')
  expect(themeFrom(login)).toBe('light')
  login.removeAttribute('theme')
  expect(themeFrom(login)).toBe('dark')
})

test.each<[BrandName, string, 'light' | 'dark']>([
  ['default', '', 'light'],
  ['atelier', '', 'light'],
  ['voltage', '', 'dark'],
  ['voltage', 'auto', 'dark'],
  ['voltage', 'light', 'light'],
  ['marmalade', 'dark', 'dark'],
])('the brand %s is as it was made, theme="%s" in a light system: %s', async (brand, theme, shown) => {
  setBrand(brand)
  expect(themeFrom(await showLogin(theme))).toBe(shown)
})

test('a part can have a theme of its own', async () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(':root { color-scheme: light } cp-portal::part(side) { color-scheme: dark }')
  document.adoptedStyleSheets = [sheet]
  await signInAs()
  const portal = await open('cp-portal routing="memory"', 'Hello, Ada')
  const colours = ['[part=side]', '[part=side] [part=brand]', '[part=main] h1'].map((selector) => {
    const found = inside(portal).querySelector(selector)
    return found ? getComputedStyle(found) : undefined
  })
  const [side, brand, heading] = colours
  expect(contrast(side?.backgroundColor ?? '', '#000')).toBeLessThan(1.5)
  expect(contrast(brand?.color ?? '', '#000')).toBeGreaterThan(15)
  expect(contrast(heading?.color ?? '', '#000')).toBeLessThan(1.5)
})

test('a brand reaches type and corners', async () => {
  setBrand('voltage')
  const login = await showLogin()
  const styleOf = (selector: string) => {
    const found = inside(login).querySelector(selector)
    if (!found) throw new Error(`There is no ${selector}.`)
    return getComputedStyle(found)
  }
  expect(styleOf('h2').fontFamily).toMatch(/monospace/)
  expect(styleOf('label').fontFamily).not.toMatch(/monospace/)
  setBrand('marmalade')
  expect(styleOf('[part~=button-primary]').borderRadius).toBe('1584px')
  expect(styleOf('[part=input]').borderRadius).toBe('16px')
})

const boxOf = (element: Element, selector: string) => {
  const found = inside(element).querySelector(selector)
  if (!found) throw new Error(`There is no ${selector}.`)
  return getComputedStyle(found)
}

test('forced colours show where a field and a button are, also on a page without lines', async () => {
  page.style.setProperty('--cp-line-width', '0')
  const login = await showLogin()
  const widths = () =>
    ['[part=input]', '[part~=button]'].map((selector) => boxOf(login, selector).borderTopWidth)
  expect(widths()).toEqual(['0px', '0px'])
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] })
  expect(widths()).toEqual(['1px', '1px'])
})

test('for a finger, each control is no lower than its own token', async () => {
  page.style.setProperty('--cp-field-height', '60px')
  page.style.setProperty('--cp-control-height', '50px')
  const login = await showLogin()
  actByFinger(login)
  expect(boxOf(login, '[part=input]').minHeight).toBe('60px')
  expect(boxOf(login, '[part~=button-primary]').minHeight).toBe('50px')
  page.removeAttribute('style')
  expect(boxOf(login, '[part=input]').minHeight).toBe('44px')
})
