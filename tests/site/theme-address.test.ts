/** The address of the theme editor: what is chosen comes back, and what somebody else wrote breaks out of nothing. */
import { describe, expect, test } from 'vitest'
import { type Choice, queryOf, readChoice, themeOf } from '../../docs/site/theme/address'
import { brandThemes } from '../../docs/site/theme/brand-themes'
import { brandNames } from '../../docs/site/theme/brands'
import { writeTheme } from '../../docs/site/theme/theme'
import { isTokenName } from '../../docs/site/theme/token-types'
import { isValue } from '../../docs/site/theme/values'

const read = (query: string) => readChoice(new URLSearchParams(query))
const cssOf = (query: string) => writeTheme(themeOf(read(query), brandThemes))

test.each<[string, Choice]>([
  ['', { brand: 'default', values: {} }],
  [
    '?brand=voltage&accent=%23177245&radius=0',
    { brand: 'voltage', values: { accent: '#177245', radius: '0' } },
  ],
  [
    '?color-scheme=light+dark&font=%22Open+Sans%22%2C+serif',
    { brand: 'default', colorScheme: 'light dark', values: { font: '"Open Sans", serif' } },
  ],
])('the address "%s" holds a choice, and is written from it', (query, choice) => {
  expect(read(query)).toEqual(choice)
  expect(queryOf(choice)).toBe(query)
})

test('an address of before, or of somebody else, leaves what is known', () => {
  expect(read('?brand=gone&accent=green&colour=red&color-scheme=blue&__proto__=x&radius=')).toEqual({
    brand: 'default',
    values: { accent: 'green' },
  })
})

test('a token of the address comes after that of the brand', () => {
  expect(cssOf('?brand=bright&accent=green')).toBe(
    ':root {\n  color-scheme: light dark;\n  --cp-accent: green;\n  --cp-accent-strong: #ffd400;\n}\n',
  )
})

test('what follows the accent again has nothing of the brand', () => {
  expect(cssOf('?brand=bright&accent=green&accent-strong=initial')).toBe(
    ':root {\n  color-scheme: light dark;\n  --cp-accent: green;\n}\n',
  )
})

test('a length below 0 is none', () => {
  expect(cssOf('?space=-3px&radius-large=-2px')).toBe(cssOf(''))
})

test('a length of 0 gets a unit: a bare one is lost where it is added to another', () => {
  expect(cssOf('?space=0&line-height=0&radius=.5rem')).toContain(
    '  --cp-space: 0px;\n  --cp-line-height: 0;\n  --cp-radius: .5rem;\n',
  )
})

describe.each([
  'red; } body { display: none',
  'red}',
  'red;',
  'red /* and on',
  '</style><script>alert(1)</script>',
  'url(https://elsewhere.example/x.png)',
  'URL( "https://elsewhere.example" )',
  'image-set("https://elsewhere.example/x.png" 1x)',
  'var(--none, url(//elsewhere.example))',
  '\\75rl(//elsewhere.example)',
  'src("//elsewhere.example")',
  'expression(alert(1))',
  'red !important',
  '@import "x"',
  '"open',
  '"\u202eTrebuchet"',
  'var(--\u200b)',
  'calc(1px',
  'rgb(0 0 0))',
  `red${' '.repeat(700)}blue`,
])('the value %s', (value) => {
  test.each(['accent', 'surface', 'font', 'shadow', 'radius', 'list-height'])('is none of %s', (name) => {
    expect(cssOf(`?${new URLSearchParams({ [name]: value })}`)).toBe(cssOf(''))
  })
})

test.each(brandNames)('each value of the brand %s is one', (name) => {
  const wrong = Object.entries(brandThemes[name].values).filter(
    ([token, value]) => !isTokenName(token) || !isValue(token, value),
  )
  expect(wrong).toEqual([])
})
