/** From a page of the host's site to the screen that it shows. */
import { afterEach, expect, test } from 'vitest'
import { configure } from '../../../src/core/settings/config'
import { matchHostPage } from '../../../src/core/settings/host-page'

afterEach(() => configure({ routes: undefined }))

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
