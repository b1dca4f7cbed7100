/** The dashboard: where its tiles lead, and what a client sees on the first day. */
import '../../elements/defined'
import { expect, test } from 'vitest'
import { answer, fail } from '../../../server/api/intercept'
import { $client, configure } from '../../../src/core/index'
import { show, signInAs, until } from '../../elements/page'
import { all, becomes, control, inside, loaded, loses, open, reads } from '../../elements/person'
import { respond, rules } from '../../elements/server'

const linksOf = (element: Element) => all(element, 'a').map((link) => link.getAttribute('href'))

test.each([
  [
    'a portal',
    {},
    ['', '?status=Active', '?status=Completed'].map((query) => `/services/services-history${query}`),
  ],
  [
    'a page of its own',
    { routes: { projects: '/all?by=me' } },
    ['', '&status=Active', '&status=Completed'].map((query) => `/all?by=me${query}`),
  ],
  ['no page for the projects', { portalUrl: '' }, [null, null, null]],
  ['no projects', { features: { projects: false } }, []],
])('tiles lead to the projects that they count, at a host with %s', async (_, settings, links) => {
  configure(settings)
  await signInAs()
  const summary = await open(
    '<cp-summary></cp-summary>',
    'Payment Pending--Total Projects12Active Projects3Completed Projects3',
  )
  expect(linksOf(summary)).toEqual(links)
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
  const dashboard = await open('<cp-dashboard></cp-dashboard>', firstDay)
  for (const text of texts) await reads(dashboard, text)
  expect(control(dashboard, 'Raise a ticket').getAttribute('href')).toBe('/support/raise-ticket')
  await becomes(dashboard, 'empty')
  configure({ features: { support: false } })
  await loses(dashboard, 'Raise a ticket')
})

test('a new client writes to the consultant, if one is assigned', async () => {
  await signInAs()
  expect($client.get()?.POC).toBeDefined()
  for (const call of ['services', 'payments', 'tickets'] as const) {
    rules[call] = answer({ success: true, data: [] })
  }
  const dashboard = await open('<cp-dashboard></cp-dashboard>', 'Write to Maya Okafor')
  expect(control(dashboard, 'Write to Maya Okafor').getAttribute('href')).toBe(
    'mailto:maya.okafor@example.com',
  )
})

const none = answer({ success: true, data: [] })
test.each([
  ['projects', { payments: none, tickets: none }],
  ['payments', { services: none, tickets: none }],
  ['something that waits', { services: none, payments: none }],
  ['payments that can not be loaded', { services: none, payments: fail(500, 'No.'), tickets: none }],
])('a client with %s sees the usual dashboard', async (_, answers) => {
  await signInAs()
  Object.assign(rules, answers)
  const dashboard = show('<cp-dashboard></cp-dashboard>')
  await loaded(dashboard)
  await reads(dashboard, /Recent Projects.*Payment History/s)
  await loses(dashboard, firstDay)
})

test('"Add Services" stands beside the greeting, and on a phone below what waits', async () => {
  await signInAs()
  const dashboard = await open('<cp-dashboard></cp-dashboard>', 'Waiting for you')
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

test.each(['320px', '700px', '1100px'])(
  'what waits stands above the consultant at %s',
  async (inlineSize) => {
    await signInAs()
    const dashboard = show('<cp-dashboard></cp-dashboard>')
    Object.assign(dashboard.style, { inlineSize })
    await reads(dashboard, 'Waiting for you')
    const top = (name: string) =>
      all(dashboard, 'section')
        .find((section) => section.textContent?.startsWith(name))
        ?.getBoundingClientRect().y ?? Number.NaN
    expect(top('Waiting for you')).toBeLessThan(top('Business Consultant'))
  },
)

/** How far the one card stands below the other, in a dashboard of two columns. */
function distancesIn(dashboard: HTMLElement) {
  dashboard.style.inlineSize = '1100px'
  const boxOf = (name: string) =>
    all(dashboard, 'section')
      .find((section) => section.textContent?.startsWith(name))
      ?.getBoundingClientRect()
  return (upper: string, lower: string) =>
    Math.round((boxOf(lower)?.top ?? Number.NaN) - (boxOf(upper)?.bottom ?? Number.NaN))
}

test('where all that waits is shown, the payments stand below the projects, and no hole is left', async () => {
  await signInAs()
  const dashboard = show('<cp-dashboard></cp-dashboard>')
  const distance = distancesIn(dashboard)
  await reads(dashboard, /Show all.*Website relaunch, second instalment/s)
  const payments = () => inside(dashboard).querySelector('[data-area=payments]')?.clientWidth
  expect(payments()).toBe(1100)
  control(dashboard, /^Show all/).click()
  await reads(dashboard, 'Show fewer')
  expect(payments()).toBeLessThan(800)
  expect(distance('Recent Projects', 'Payment History')).toBe(20)
  expect(distance('Waiting for you', 'Business Consultant')).toBe(20)
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
  respond({ services: Array.from({ length }, row) })
  respond({ tickets: Array.from({ length: 5 }, row) })
  const dashboard = show('<cp-dashboard></cp-dashboard>')
  const distance = distancesIn(dashboard)
  await reads(dashboard, /Show all.*Website relaunch, second instalment/s)
  await until(() => expect(distance('Recent Projects', 'Payment History')).toBe(20))
  expect(distance('Waiting for you', 'Business Consultant')).toBe(20)
})
