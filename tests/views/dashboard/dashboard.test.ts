/** The dashboard: where its tiles lead, and what a client sees on the first day. */
import '../../elements/defined'
import { expect, test } from 'vitest'
import { fail, hang } from '../../../server/api/intercept'
import { $client, configure } from '../../../src/core/index'
import { show, signInAs, until } from '../../elements/page'
import { all, becomes, control, loaded, loses, open, reads } from '../../elements/person'
import { respond, rules } from '../../elements/server'

const linksOf = (element: Element) => all(element, 'a').map((link) => link.getAttribute('href'))

const payments = '/payments/payment-history'

test.each([
  [
    'a portal',
    {},
    [
      payments,
      ...['', '?status=Active', '?status=Completed'].map((query) => `/services/services-history${query}`),
    ],
  ],
  [
    'a page of its own',
    { routes: { projects: '/all?by=me', payments: '/paid' } },
    ['/paid', ...['', '&status=Active', '&status=Completed'].map((query) => `/all?by=me${query}`)],
  ],
  ['no page for them', { portalUrl: '' }, [null, null, null, null]],
  ['no projects', { features: { projects: false } }, [payments]],
  ['nothing of them', { features: { projects: false, payments: false } }, []],
])(
  'tiles lead to the payments, and to the projects that they count, at a host with %s',
  async (_, settings, links) => {
    configure(settings)
    await signInAs()
    const summary = await open(
      'cp-summary',
      'Payment Pending--Total Projects12Active Projects3Completed Projects3',
    )
    expect(linksOf(summary)).toEqual(links)
  },
)

test.each([
  [736, 134_445, 'ar'],
  [736, 30_654_212, 'en'],
  [840, 30_654_212, 'de'],
])('in %i px, the tile has room for what is due: %i, in %s', async (width, dueAmount, locale) => {
  configure({ locale, features: { pendingTotal: true } })
  respond({ services: [{ _id: 'project', dueAmount }] })
  await signInAs()
  const summary = await open(`cp-summary style="inline-size:${width}px"`, /[1٣١]/)
  const tiles = all(summary, '[part=tile]')
  expect(new Set(tiles.map((tile) => tile.getBoundingClientRect().top)).size).toBe(1)
  for (const tile of tiles) {
    const text = document.createRange()
    text.selectNodeContents(tile.querySelector('dd') ?? tile)
    const { left, right } = tile.getBoundingClientRect()
    const inner = text.getBoundingClientRect()
    expect(inner.left - left).toBeGreaterThan(20)
    expect(right - inner.right).toBeGreaterThan(20)
  }
})

test.each([340, 1100])(
  'in %i px, the first sum says that it is due, and no tile is higher for it',
  async (width) => {
    configure({ features: { pendingTotal: true } })
    respond({ services: [{ _id: 'project', dueAmount: 30 }] })
    await signInAs()
    const summary = await open(`cp-summary style="inline-size:${width}px"`, 'Payment Pending$30.00DueTotal')
    expect(new Set(all(summary, '[part=tile]').map(({ offsetHeight }) => offsetHeight)).size).toBe(1)
  },
)

test('a sum of nothing does not say that it is due', async () => {
  configure({ features: { pendingTotal: true } })
  respond({ services: [{ _id: 'project', dueAmount: 0 }] })
  await signInAs()
  await open('cp-summary', 'Payment Pending$0.00Total')
})

const firstDay = 'Everything about your projects will be here'
/** The texts of the specification for empty lists. */
const texts = [
  "You haven't added any services yet",
  'All your services list will appear here',
  "Business consultant haven't been assigned yet",
  "We couldn't find any payment history",
  'Once you oay your payment, it will be updated here',
]

test('on the first day, one block says what will be here and whom to write to', async () => {
  await signInAs('new@example.com')
  const dashboard = await open('cp-dashboard', firstDay)
  for (const text of texts) await reads(dashboard, text)
  expect(control(dashboard, 'Raise a ticket').getAttribute('href')).toBe('/support/raise-ticket')
  await becomes(dashboard, 'empty')
  configure({ features: { support: false } })
  await loses(dashboard, 'Raise a ticket')
})

test('a new client writes to the consultant, if one is assigned', async () => {
  await signInAs()
  expect($client.get()?.POC).toBeDefined()
  respond({ services: [], payments: [], tickets: [] })
  const dashboard = await open('cp-dashboard', 'Write to Maya Okafor')
  expect(control(dashboard, 'Write to Maya Okafor').getAttribute('href')).toBe(
    'mailto:maya.okafor@example.com',
  )
})

test.each([
  ['projects', { payments: [], tickets: [] }],
  ['payments', { services: [], tickets: [] }],
  ['something that waits', { services: [], payments: [] }],
  ['payments that can not be loaded', { services: [], tickets: [] }],
])('a client with %s sees the usual dashboard', async (what, answers) => {
  await signInAs()
  respond(answers)
  if (what.endsWith('loaded')) rules.payments = fail(500, 'No.')
  const dashboard = show('cp-dashboard')
  await loaded(dashboard)
  await reads(dashboard, /Recent Projects.*Payment History/s)
  await loses(dashboard, firstDay)
})

test('"Add Services" stands beside the greeting, and on a phone below the figures', async () => {
  await signInAs()
  const dashboard = await open('cp-dashboard', /Waiting for you\s*3/)
  const [tiles] = all(dashboard, '[part=summary]')
  const places = ['320px', '1100px'].map((inlineSize) => {
    Object.assign(dashboard.style, { inlineSize })
    const shown = all(dashboard, 'button').filter(
      (button) => button.textContent === 'Add Services' && button.checkVisibility(),
    )
    return shown.map((button) => button.getBoundingClientRect().y > (tiles?.getBoundingClientRect().y ?? 0))
  })
  expect(places).toEqual([[true], [false]])
})

/** Where the card, or the tiles, stand in their dashboard. */
const boxOf = (dashboard: Element, name: string) => {
  const card = all(dashboard, 'section,[part=summary]').find(({ textContent }) =>
    textContent?.startsWith(name),
  )
  const { top = Number.NaN, bottom, width, height } = card?.getBoundingClientRect() ?? {}
  return { top, bottom, width, height }
}

test.each([320, 700])('what waits stands above everything else at %i px', async (width) => {
  await signInAs()
  const dashboard = show(`cp-dashboard style="inline-size: ${width}px"`)
  await reads(dashboard, 'Waiting for you')
  expect(boxOf(dashboard, 'Waiting for you').bottom).toBeLessThan(boxOf(dashboard, 'Payment Pending').top)
  expect(boxOf(dashboard, 'Payment Pending').bottom).toBeLessThan(boxOf(dashboard, 'Business Consultant').top)
  expect(boxOf(dashboard, 'Business Consultant').bottom).toBeLessThan(boxOf(dashboard, 'Recent Projects').top)
})

test.each([
  [360, 'hidden'],
  [700, 'visible'],
])('while nobody knows what waits, what stands below it at %i px is %s', async (width, visibility) => {
  await signInAs()
  rules.tickets = hang()
  const dashboard = show(`cp-dashboard style="inline-size: ${width}px"`)
  await reads(dashboard, 'Maya Okafor')
  const [tiles] = all(dashboard, '[part=summary]')
  expect(tiles && getComputedStyle(tiles).visibility).toBe(visibility)
})

test('in a wide place it stands first and wide, then the figures, whom to ask in one line, and nothing leaves a hole', async () => {
  await signInAs()
  // With a ticket that no update names, four things wait.
  respond({ tickets: [{ ticketId: 'TKT-9', subject: 'Order data', status: 'Action Required' }] })
  const dashboard = show('cp-dashboard style="inline-size: 1100px"')
  await reads(dashboard, /Show all.*Website relaunch, second instalment/s)
  const widths = () => ['Recent Projects', 'Payment History'].map((name) => boxOf(dashboard, name).width)
  const before = boxOf(dashboard, 'Waiting for you')
  expect(before.width).toBe(1100)
  await reads(dashboard, 'Maya Okafor')
  const tiles = boxOf(dashboard, 'Payment Pending')
  expect(tiles.top).toBe((before.bottom ?? 0) + 20)
  const consultant = boxOf(dashboard, 'Business Consultant')
  expect(consultant.top).toBe((tiles.bottom ?? 0) + 20)
  expect(consultant.height).toBeLessThan(100)
  expect(boxOf(dashboard, 'Recent Projects').top).toBe((consultant.bottom ?? 0) + 20)
  expect(widths()).toEqual([1100, 1100])
  control(dashboard, /^Show all/).click()
  await reads(dashboard, 'Show fewer')
  expect(boxOf(dashboard, 'Waiting for you').top).toBe(before.top)
  expect(boxOf(dashboard, 'Business Consultant').height).toBe(consultant.height)
  expect(widths()).toEqual([1100, 1100])
})

test('where nothing waits, it says so in its place', async () => {
  await signInAs()
  respond({ services: [{ _id: 'one', serviceName: 'A project', active: 'Completed' }], tickets: [] })
  const dashboard = show('cp-dashboard style="inline-size: 1100px"')
  await reads(dashboard, 'Nothing is waiting for you')
  expect(boxOf(dashboard, 'Waiting for you').width).toBeGreaterThan(700)
})

test('where nobody knows what waits, the consultant has its room', async () => {
  await signInAs()
  rules.services = fail(500, 'The projects are closed.')
  respond({ tickets: [] })
  const dashboard = show('cp-dashboard style="inline-size: 1100px"')
  await reads(dashboard, /The projects are closed.*Payment History/s)
  await until(() => expect(boxOf(dashboard, 'Business Consultant').width).toBe(1100))
  await loses(dashboard, 'Nothing is waiting for you')
})
