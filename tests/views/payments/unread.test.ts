/** What a server sends that can't be read, and money below a cent, as a person sees them. */
import '../../elements/signed-in'
import { beforeEach, expect, test } from 'vitest'
import { configure } from '../../../src/core/index'
import { show } from '../../elements/page'
import { all, control, open, reads, textOf } from '../../elements/person'
import { respond } from '../../elements/server'
import { exportedBy } from '../shared/csv'

beforeEach(() => {
  configure({ features: { pendingTotal: true }, routes: { pay: '#pay' } })
  respond({ tickets: [], serviceUpdates: [], milestones: [], files: [], notifications: [] })
})

const today = new Date().toISOString().slice(0, 10)
const payment = (id: string, receivedAmount: unknown, more: object = {}) => ({
  ...{ id, paymentId: id, receivedAmount, receivedDate: today, createdAt: today, ...more },
})
const project = (_id: string, more: object) => ({
  ...{ _id, serviceId: _id, serviceName: `Project ${_id}`, active: 'Active', createdAt: today, ...more },
})
const payLinks = (element: Element) =>
  all(element, 'a').filter(({ textContent }) => textContent?.startsWith('Pay '))

test.each<[what: string, sent: unknown[], texts: string[]]>([
  [
    'amounts',
    [payment('a', '10.00'), payment('b', '12,50'), payment('c', ' 2.75 ')],
    ['Total of 3 payments' + 'at least $12.75', 'Amount not known', 'Last twelve months: at least $12.75'],
  ],
  [
    'rows',
    [payment('a', 10), { receivedAmount: 5 }, payment('b', 2), null, payment('c', 0.75)],
    [
      "2 entries can't be shown.",
      'Total of 3 payments' + 'at least $12.75',
      'Last twelve months: at least $12.75',
    ],
  ],
  [
    'one row',
    [payment('a', 10), payment('b', 2), payment('c', 0.75), {}],
    ["1 entry can't be shown.", 'Total of 3 payments' + 'at least $12.75'],
  ],
])('the payments say that %s can not be read', async (_, payments, texts) => {
  respond({ payments })
  const element = await open('cp-payments', texts[0] ?? '')
  for (const text of texts) await reads(element, text)
  expect(textOf(element)).not.toContain('NaN')
})

test('a file of payments has no number where there is none', async () => {
  respond({ payments: [payment('a', '12,50'), payment('b', 83.79176 - 83.79), payment('c', 1.005)] })
  const lines = await exportedBy(show('cp-payments'))
  expect(lines.map((line) => line.split(',')[3])).toEqual([
    '"Amount (USD)"',
    '"Amount not known"',
    '0',
    '1.01',
  ])
})

test.each([
  ['cp-projects', 'services', [{ _id: 'a' }, { serviceName: 'Lost' }]],
  ['cp-tickets', 'tickets', [{ ticketId: 'a' }, { subject: 'Lost' }]],
  ['cp-files', 'files', [{ id: 'a' }, { name: 'lost.pdf' }]],
  ['cp-project-updates', 'serviceUpdates', [{ _id: 'a' }, { title: 'Lost' }]],
  ['cp-milestones', 'milestones', [{ title: 'Start' }, 'Lost']],
  // A file of an update.
  ['cp-project-updates', 'serviceUpdates', [{ _id: 'a', files: ['/a.pdf', { url: '/lost.pdf' }] }]],
] as const)('<%s> counts the %s that can not be read', async (tag, call, rows) => {
  respond({ service: project('a', {}), [call]: rows })
  await open(`<${tag} service-id="a"></${tag}>`, "1 entry can't be shown.")
})

test.each<[what: string, amounts: object, asks: string | undefined, figures: string]>([
  ['a trace of binary numbers', { totalCost: 83.79176, receivedAmount: 83.79 }, undefined, 'Paid$83.79'],
  ['less than half a cent', { totalCost: 9, receivedAmount: 9, dueAmount: 0.004 }, undefined, 'Paid$9.00'],
  ['a cent', { totalCost: 9.006, receivedAmount: 9 }, 'Pay $0.01', 'Paid$9.00DuePay $0.01'],
  [
    'an amount that is not known',
    { totalCost: 9, receivedAmount: 9, dueAmount: '1.234,50' },
    undefined,
    'DueAmount not known',
  ],
  ['a total that is not known', { totalCost: '12,50', receivedAmount: 9 }, undefined, 'Paid$9.00'],
])('of a project with %s due', async (_, amounts, asks, figures) => {
  const rows = [project('a', amounts)]
  respond({ services: rows, service: rows[0], servicePayments: [] })
  const page = await open('cp-project service-id="a"', figures)
  expect(textOf(page)).not.toMatch(/-\$0\.00|NaN/)
  expect(payLinks(page).map((link) => link.textContent)).toEqual(asks ? [asks] : [])
  const waiting = await open('cp-attention', asks ? '$0.01' : 'Nothing is waiting for you')
  expect(payLinks(waiting)).toHaveLength(asks ? 1 : 0)
})

test('what is due of others is "at least" so much where one is not known', async () => {
  respond({ services: [project('a', { totalCost: 60 }), project('b', { dueAmount: '12,50' })] })
  await open('cp-summary', 'at least $60.00')
  const waiting = await open('cp-attention', 'at least $60.00')
  expect(control(waiting, 'Pay $60.00')).toBeTruthy()
})
