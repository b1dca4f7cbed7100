/** Where the links of an element outside of a portal lead: to the host's pages, to its portal, or nowhere. */
import '../../elements/signed-in'
import { expect, test } from 'vitest'
import { configure } from '../../../src/core/index'
import { record, settle, show, until } from '../../elements/page'
import { all, becomes, control, type Field, open, textOf, typeInto, writable } from '../../elements/person'

/** The addresses on this site that an element links to; those of files and mails aside. */
const addressesOf = (element: Element) =>
  all<HTMLAnchorElement>(element, 'a[href]')
    .filter(({ origin, pathname }) => origin === location.origin && !/^\/(api|demo-files)\//.test(pathname))
    .map(({ pathname, hash }) => pathname + hash)

const project = 'service-id="project-website-relaunch"'
const elements = [
  'cp-dashboard',
  'cp-projects',
  `cp-project ${project}`,
  `cp-project-updates ${project}`,
  'cp-tickets',
  'cp-attention',
]

test.each(['/account', '/account#'])('every link leads to the portal at %s', async (portalUrl) => {
  configure({ portalUrl })
  for (const html of elements) {
    const element = show(html)
    await becomes(element, 'ready')
    await until(() => expect(addressesOf(element).length).toBeGreaterThan(0))
    const others = addressesOf(element).filter((address) => address !== portalUrl)
    expect(others.filter((address) => !address.startsWith(`${portalUrl}/`))).toEqual([])
  }
})

test('a page of the host comes before its portal', async () => {
  configure({ portalUrl: '/account', routes: { raiseTicket: '/help' } })
  const element = await open('cp-tickets', 'View Details')
  expect(control(element, 'Raise a ticket').getAttribute('href')).toBe('/help')
  expect(control(element, /View Details/).getAttribute('href')).toMatch('/account/support/ticket/')
})

test('without either there are no links, and all else is there', async () => {
  configure({ portalUrl: undefined })
  for (const html of elements) {
    const element = show(html)
    await becomes(element, 'ready')
    await settle()
    expect(addressesOf(element)).toEqual([])
    expect(textOf(element)).not.toMatch(/View Details|View All|View More|Raise a ticket|Having/)
  }
})

test('without either, a new ticket is confirmed, and the element stays where it is', async () => {
  configure({ portalUrl: undefined })
  const element = show('cp-raise-ticket')
  await until(() => control(element, 'Create Ticket'))
  const [created, followed] = [record('cp-ticket-created'), record('cp-navigate')]
  for (const field of all<Field>(element, writable)) typeInto(field, 'A question')
  control(element, 'Create Ticket').click()
  await until(() => expect(created).toHaveLength(1))
  await until(() => expect(textOf(document.querySelector('cp-toaster'))).toContain('Your ticket was sent.'))
  expect(followed).toEqual([])
})

test('a portal links to its own screens, wherever another one stands', async () => {
  configure({ portalUrl: '/elsewhere' })
  const portal = await open('cp-portal base="/here"', 'Hello, Ada')
  await until(() => expect(addressesOf(portal).length).toBeGreaterThan(4))
  expect(addressesOf(portal).filter((address) => !address.startsWith('/here/'))).toEqual([])
})
