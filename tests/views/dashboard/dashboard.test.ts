/** The dashboard: where its tiles lead, and what a client sees on the first day. */
import '../../elements/defined'
import { expect, test } from 'vitest'
import { fail } from '../../../server/api/intercept'
import { $client, configure } from '../../../src/core/index'
import { show, signInAs, until } from '../../elements/page'
import { all, becomes, control, find, loaded, loses, open, reads } from '../../elements/person'
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

test('"Add Services" stands beside the greeting, and on a phone below what waits', async () => {
  await signInAs()
  const dashboard = await open('cp-dashboard', 'Waiting for you')
  const places = ['320px', '1100px'].map((inlineSize) => {
    Object.assign(dashboard.style, { inlineSize })
    const shown = all(dashboard, 'button').filter(
      (button) => button.textContent === 'Add Services' && button.checkVisibility(),
    )
    const [waiting] = all(dashboard, '[part=attention]')
    return shown.map((button) => button.getBoundingClientRect().y > (waiting?.getBoundingClientRect().y ?? 0))
  })
  expect(places).toEqual([[true], [false]])
})

/** How far the one card stands below the other. */
function distanceIn(dashboard: Element, upper: string, lower: string): number {
  const boxOf = (name: string) =>
    all(dashboard, 'section')
      .find((section) => section.textContent?.startsWith(name))
      ?.getBoundingClientRect()
  return Math.round((boxOf(lower)?.top ?? Number.NaN) - (boxOf(upper)?.bottom ?? Number.NaN))
}

test.each([320, 700, 1100])('what waits stands above the consultant at %i px', async (width) => {
  await signInAs()
  const dashboard = show(`cp-dashboard style="inline-size: ${width}px"`)
  await reads(dashboard, 'Waiting for you')
  expect(distanceIn(dashboard, 'Waiting for you', 'Business Consultant')).toBeGreaterThan(0)
})

test('where all that waits is shown, the payments stand below the projects, and no hole is left', async () => {
  await signInAs()
  const dashboard = show('cp-dashboard style="inline-size: 1100px"')
  await reads(dashboard, /Show all.*Website relaunch, second instalment/s)
  const payments = () => find(dashboard, '[data-area=payments]').clientWidth
  expect(payments()).toBe(1100)
  control(dashboard, /^Show all/).click()
  await reads(dashboard, 'Show fewer')
  expect(payments()).toBeLessThan(800)
  expect(distanceIn(dashboard, 'Recent Projects', 'Payment History')).toBe(20)
  expect(distanceIn(dashboard, 'Waiting for you', 'Business Consultant')).toBe(20)
})

test.each([1, 2])('the same where several things wait beside projects: %s', async (length) => {
  await signInAs()
  const row = (_: unknown, index: number) => ({
    _id: `project-${index}`,
    serviceName: 'A project',
    active: 'Pending',
    ticketId: `TKT-${index}`,
    subject: 'A question',
    status: 'Action Required',
  })
  respond({ services: Array.from({ length }, row), tickets: Array.from({ length: 5 }, row) })
  const dashboard = show('cp-dashboard style="inline-size: 1100px"')
  await reads(dashboard, /Show all.*Website relaunch, second instalment/s)
  await until(() => expect(distanceIn(dashboard, 'Recent Projects', 'Payment History')).toBe(20))
  expect(distanceIn(dashboard, 'Waiting for you', 'Business Consultant')).toBe(20)
})
