/** From a page of the host's site to the screen that it shows. */
import { afterEach, expect, test } from 'vitest'
import { configure } from '../../../src/core/settings/config'
import { leadsHere, matchHostPage } from '../../../src/core/settings/host-page'

afterEach(() => configure({ routes: undefined, portalUrl: undefined }))

const ticket = { ticket: '/help/{ticketId}' }
const raiseTicket = { raiseTicket: '/help/new' }
test.each([
  { ...ticket, ...raiseTicket },
  { ...raiseTicket, ...ticket },
])("a page of the host's is the screen that names it most closely: %o", (routes) => {
  configure({ routes })
  expect(matchHostPage('/help/new?from=mail')).toEqual({ name: 'raiseTicket', params: {} })
  expect(matchHostPage('/help/7')).toEqual({ name: 'ticket', params: { ticketId: '7' } })
  expect(matchHostPage('/help')).toBeNull()
})

test.each([
  ['/account', '/account/support/ticket/7?from=mail', '/account'],
  ['/account', '/account/support/ticket/7', '/account/'],
  ['/account#', '/account#/support/ticket/7', '/account'],
  ['http://localhost/account', '/account/support/ticket/7', '/account'],
])(
  "a page under the portal's address %s is the screen that the portal shows there",
  (portalUrl, page, home) => {
    configure({ portalUrl, routes: { payments: '/money' } })
    expect(matchHostPage(page)).toEqual({ name: 'ticket', params: { ticketId: '7' } })
    expect(matchHostPage(home)).toEqual({ name: 'dashboard', params: {} })
    expect(matchHostPage('/money')).toEqual({ name: 'payments', params: {} })
    expect(matchHostPage('/elsewhere/support/ticket/7')).toBeNull()
  },
)

test.each([
  ['/', true],
  ['', true],
  ['#top', false],
  ['?page=login', false],
  ['/login', false],
  ['https://other.example/', false],
])('from http://localhost/ the address %j leads to the same page: %s', (address, isSame) => {
  expect(leadsHere(address)).toBe(isSame)
})
