/** From an address that the server sent to the screen that it names; this page is http://localhost/. */
import { afterEach, describe, expect, test } from 'vitest'
import { findScreen } from '../../../src/core/routing/find-screen'
import { createLocation } from '../../../src/core/routing/location'
import { configure } from '../../../src/core/settings/config'

afterEach(() => configure({ routes: undefined, portalUrl: undefined }))

const ticket = { name: 'ticket', params: { ticketId: '7' } }

describe('a screen is named by', () => {
  test.each([
    '/support/ticket/7',
    '/support/ticket/7/?from=mail#end',
    'support/ticket/7',
    'support/ticket/7?from=mail',
    'http://localhost/support/ticket/7',
    'HTTP://LOCALHOST/support/ticket/7?from=mail#end',
    'http://localhost:80/support/ticket/7',
  ])('%s', (address) => {
    expect(findScreen(address, null)).toEqual(ticket)
  })

  test.each([
    ['/', 'dashboard'],
    ['support', 'tickets'],
    ['payments/payment-history', 'payments'],
    ['support/ticket/a:b', 'ticket'],
  ])('%s: %s', (address, name) => {
    expect(findScreen(address, null)).toMatchObject({ name })
  })
})

test.each([
  ['/account', '/account/support/ticket/7'],
  ['/account', 'http://localhost/account/support/ticket/7'],
  ['/account#', 'http://localhost/account#/support/ticket/7'],
])('and by an address under the portal at %s: %s', (portalUrl, address) => {
  configure({ portalUrl })
  expect(findScreen(address, null)).toEqual(ticket)
})

test.each([
  '',
  ' ',
  '.',
  '..',
  '?x=1',
  '#end',
  'http://localhost',
  'http://localhost/?page=home',
  'nowhere',
  '/nowhere',
  'http://localhost/nowhere',
  '//localhost/support',
  '//evil.example/support',
  '/\\evil.example/support',
  '\\support',
  'support\\ticket\\7',
  'support\t',
  'sup\nport',
  ' support',
  '/\t/support',
  'javascript:alert(1)',
  'JavaScript:/support',
  'java\nscript:alert(1)',
  'data:text/html,support',
  'blob:http://localhost/support',
  'support:ticket',
  'localhost/support',
  'localhost:80/support',
  'http:support',
  'http:/support',
  'http:\\\\localhost\\support',
  'http://localhost\t/support',
  'http://localhost:8080/support',
  'https://localhost/support',
  'http://evil.example/support',
  'http://localhost@evil.example/support',
  'http://localhost.evil.example/support',
  'http://[/support',
])('%j names none', (address) => {
  expect(findScreen(address, null)).toBeNull()
})

describe("a page of the host's", () => {
  test.each(['/help/7', 'help/7', 'http://localhost/help/7'])('is its screen, as %s', (address) => {
    configure({ routes: { ticket: '/help/{ticketId}' } })
    expect(findScreen(address, null)).toEqual(ticket)
  })

  test('may be the root of the site', () => {
    configure({ routes: { dashboard: '/' } })
    expect(findScreen('http://localhost/', null)).toEqual({ name: 'dashboard', params: {} })
  })

  test.each(['/help/{id}', '/help/7'])('that does not name which ticket is none: %s', (pattern) => {
    configure({ routes: { ticket: pattern } })
    expect(findScreen('/help/7', null)).toBeNull()
  })
})

describe('in a portal', () => {
  test.each([
    ['path', '/account', 'http://localhost/account/support/ticket/7'],
    ['path', '/account', 'http://localhost/support/ticket/7'],
    ['path', '/account', 'support/ticket/7'],
    ['path', '/support', '/support/ticket/7'],
    ['path', '/', 'http://localhost/support/ticket/7'],
    ['hash', '/', 'http://localhost/#/support/ticket/7'],
    ['hash', '/', '/support/ticket/7'],
    ['memory', '/', 'http://localhost/support/ticket/7'],
  ] as const)('by %s under %s, %s is a ticket', (routing, base, address) => {
    expect(findScreen(address, createLocation(routing, base))).toEqual(ticket)
  })

  test.each([
    ['path', '/', 'http://localhost', 'dashboard'],
    ['path', '/account', 'http://localhost/account', 'dashboard'],
    ['path', '/account', 'http://localhost/account/', 'dashboard'],
    ['hash', '/', 'http://localhost/#/support', 'tickets'],
  ] as const)('by %s under %s, %s is %s', (routing, base, address, name) => {
    expect(findScreen(address, createLocation(routing, base))).toEqual({ name, params: {} })
  })

  test.each([
    ['path', '/account', 'http://localhost/'],
    ['path', '/account', 'http://localhost/accounting'],
    ['path', '/account', 'http://localhost/account/nowhere'],
    ['path', '/account', 'http://localhost/elsewhere'],
    ['hash', '/', 'http://localhost/other#/support'],
    ['path', '/account', 'http://evil.example/account/support'],
  ] as const)('by %s under %s, %s is no screen', (routing, base, address) => {
    expect(findScreen(address, createLocation(routing, base))).toBeNull()
  })
})
