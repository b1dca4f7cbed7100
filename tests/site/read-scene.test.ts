/** What comes to a live example by its address, which anybody may have written. */
import { describe, expect, test } from 'vitest'
import { knownElements } from '../../docs/site/elements/known'
import { readScene } from '../../docs/site/live/read-scene'
import { frameAddress, type Scene } from '../../docs/site/live/scene'

const known = knownElements()
const payments = { elements: [{ tag: 'cp-payments' }] }
const hashOf = (scene: unknown) => `#${encodeURIComponent(JSON.stringify(scene))}`
const withSettings = (settings: object) => hashOf({ ...payments, settings })

test('a scene that a page has written comes through whole', () => {
  const scene: Scene = {
    elements: [
      { tag: 'cp-payments', attributes: { 'page-size': '5', theme: 'dark' } },
      { tag: 'cp-avatar', attributes: { name: 'Ömer "Ö" <b>' } },
    ],
    person: 'large',
    server: 'offline',
    settings: {
      brand: { name: 'Northlight', logo: 'https://www.example.com/logo.svg' },
      portalUrl: '/account',
      routes: { project: '/account/projects/{serviceId}', pay: 'https://pay.example.com?sum={amount}' },
      menu: [{ name: 'profile', label: 'Profile', href: '/profile' }],
      pages: [{ name: 'contracts', label: 'Contracts', path: '/contracts' }],
      locales: ['en', 'de'],
      features: { meetings: false },
    },
    tokens: { accent: 'oklch(0.6 0.1 200)', font: 'Georgia, serif', shadow: '0 1px 2px rgb(0 0 0 / 20%)' },
    scheme: 'dark',
    part: 'table-row',
  }
  expect(readScene(new URL(frameAddress(scene), 'https://example.com').hash, known)).toEqual(scene)
})

describe('in words, it refuses', () => {
  test.each([
    ['no scene', ''],
    ['half an address', hashOf(payments).slice(0, -9)],
    ['a percent sign that encodes nothing', '#%'],
    ['a text', hashOf('cp-payments')],
    ['no elements', hashOf({ elements: [] })],
    ['an unknown element', hashOf({ elements: [{ tag: 'cp-nothing' }] })],
    ['an element of HTML', hashOf({ elements: [{ tag: 'script' }] })],
    ['the name of an object', hashOf({ elements: [{ tag: 'constructor' }] })],
    ['a listener', hashOf({ elements: [{ tag: 'cp-avatar', attributes: { onclick: 'alert(1)' } }] })],
    ['a style', hashOf({ elements: [{ tag: 'cp-avatar', attributes: { style: 'position: fixed' } }] })],
    [
      "another element's attribute",
      hashOf({ elements: [{ tag: 'cp-avatar', attributes: { 'page-size': '1' } }] }),
    ],
    [
      'an attribute that is no text',
      hashOf({ elements: [{ tag: 'cp-avatar', attributes: { name: { a: 1 } } }] }),
    ],
    ['children', hashOf({ elements: [{ tag: 'cp-avatar', innerHTML: '<img onerror=alert(1)>' }] })],
    ['an unknown person', hashOf({ ...payments, person: 'everybody' })],
    ['an unknown scheme', hashOf({ ...payments, scheme: 'light; background: red' })],
    ['a part that ends its rule', hashOf({ ...payments, part: 'card) { } * { display: none' })],
    ['another server', withSettings({ apiUrl: 'https://evil.example/api' })],
    ['paths of another server', withSettings({ endpoints: { payments: 'https://evil.example' } })],
    ['another place for the session', withSettings({ storage: 'local' })],
    ['a setting that does not exist', withSettings({ colour: 'red' })],
    ['a logo that runs', withSettings({ brand: { logo: 'javascript:alert(1)' } })],
    ['a logo that is a document', withSettings({ brand: { logo: 'data:text/html,<script>' } })],
    ['a logo that is a drawing with scripts', withSettings({ brand: { logo: 'data:image/svg+xml,<svg>' } })],
    ['a portal that runs', withSettings({ portalUrl: 'java\nscript:alert(1)' })],
    ['a route that runs', withSettings({ routes: { login: ' JavaScript:alert(1)' } })],
    ['a route that is no text', withSettings({ routes: { login: ['javascript:alert(1)'] } })],
    [
      'an entry of the menu that runs',
      withSettings({ menu: [{ name: 'a', label: 'a', href: 'vbscript:x' }] }),
    ],
    ['a menu that is no list', withSettings({ menu: { href: '/a' } })],
    ['an entry of the menu that is nothing', withSettings({ menu: [null] })],
    ['a page that runs', withSettings({ pages: [{ name: 'a', label: 'a', href: 'javascript:alert(1)' }] })],
    [
      'a logo of an attribute that runs',
      hashOf({ elements: [{ tag: 'cp-config', attributes: { 'brand-logo': 'javascript:alert(1)' } }] }),
    ],
    [
      'a portal of an attribute that runs',
      hashOf({ elements: [{ tag: 'cp-config', attributes: { 'portal-url': 'java\nscript:alert(1)' } }] }),
    ],
    [
      'a token that asks for a file by an escape',
      hashOf({ ...payments, tokens: { surface: '\\75rl("https://evil.example/x")' } }),
    ],
    [
      'a token that asks for a file',
      hashOf({ ...payments, tokens: { surface: 'url(https://evil.example)' } }),
    ],
    [
      'a token that asks in another way',
      hashOf({ ...payments, tokens: { surface: 'IMAGE-SET("https://a" 1x)' } }),
    ],
    ['a token of another name', hashOf({ ...payments, tokens: { 'x: y; --z': 'red' } })],
  ])('%s', (_, hash) => {
    expect(() => readScene(hash, known)).toThrow(/^Its address is .+\.$/)
  })
})

test.each([
  [{ elements: [{ tag: 'cp-nothing' }] }, 'it names an element that does not exist'],
  [
    { elements: [{ tag: 'cp-avatar', attributes: { onclick: '1' } }] },
    'it sets an attribute that the element does not have',
  ],
  [{ ...payments, settings: { portalUrl: 'javascript:1' } }, 'an address that is neither a path nor https'],
  [{ ...payments, tokens: { font: 'url(a)' } }, 'one of its tokens does not exist, or has a value'],
  [{ ...payments, server: 'asleep' }, '"server" is not as expected'],
  [null, 'it describes no example'],
])('%j is told apart from others: %s', (scene, sentence) => {
  expect(() => readScene(hashOf(scene), known)).toThrow(sentence)
})

test('a name that every object has is an attribute of none', () => {
  const hash = `#${encodeURIComponent('{"elements":[{"tag":"cp-avatar","attributes":{"__proto__":"x","toString":"y"}}]}')}`
  expect(() => readScene(hash, known)).toThrow('an attribute that the element does not have')
})
