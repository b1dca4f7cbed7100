/** Rows and amounts that can't be read: the list counts them, the row stands with what can be read, and a total says that it lacks them. */
import { describe, expect, test } from 'vitest'
import { answer, type Rules } from '../../../server/api/intercept'
import { look, openSignedIn } from '../portal'
import { stopTimeInTests, until } from '../server'

stopTimeInTests()

const payment = (id: string, receivedAmount: unknown, more: object = {}) => ({
  ...{ id, paymentId: `PAY-${id}`, receivedAmount, receivedDate: '2026-11-20', createdAt: '2026-11-20' },
  ...more,
})
const good = [payment('a', 10), payment('b', '2.50'), payment('c', ' 0.25 ')]
/** Without an id, or no object. */
const unreadable = [{ receivedAmount: 5 }, null, 'PAY-9', { id: '' }]

const list = (data: unknown) => answer({ success: true, data })

describe('payments', () => {
  /** What the list, its total and the year show of payments that a server sends. */
  async function open(data: unknown[]) {
    const tab = await openSignedIn({ rules: { payments: list(data) }, settings: { locale: 'en' } })
    await look(tab.$payments)
    const resource = tab.$payments.get()
    const payments = resource.status === 'ready' ? resource.data : expect.fail('They are not there.')
    const { money, sums } = tab.$format.get()
    tab.$paidYears.listen(() => {})
    const lacksRows = tab.leftOutOf(payments) > 0
    return {
      rows: payments.map(({ id, receivedAmount, currency }) => `${id}: ${money(receivedAmount, currency)}`),
      leftOut: tab.leftOutOf(payments),
      total: sums(tab.$sumsOf.get()(payments, tab.amountOf), lacksRows),
      years: tab.$paidYears.get()?.map((year) => sums([year])),
    }
  }
  const shown = ['a: $10.00', 'b: $2.50', 'c: $0.25']

  test.each<[what: string, sent: unknown[], rows: string[], leftOut: number, total: string, year?: string]>([
    ['all can be read', good, shown, 0, '$12.75'],
    ['rows can not', [...good, ...unreadable], shown, 4, 'at least $12.75'],
    [
      'an amount can not',
      [...good, payment('d', '12,50'), payment('e', '1.234,50')],
      [...shown, 'd: Amount not known', 'e: Amount not known'],
      0,
      'at least $12.75',
    ],
    [
      'both can not',
      [payment('d', {}), ...good, null],
      ['d: Amount not known', ...shown],
      1,
      'at least $12.75',
    ],
    [
      'one of another currency can not',
      [...good, payment('d', 'n/a', { currency: 'EUR' })],
      [...shown, 'd: Amount not known'],
      0,
      'at least $12.75',
      '$12.75',
    ],
    [
      'no amount can',
      ['a', 'b', 'c'].map((id) => payment(id, '1,5')),
      ['a', 'b', 'c'].map((id) => `${id}: Amount not known`),
      0,
      'Amount not known',
    ],
    [
      'a currency can not',
      [...good, payment('d', 5, { currency: '€' }), payment('e', 7, { currency: 978 })],
      [...shown, 'd: €\u00a05.00', 'e: ¤\u00a07.00'],
      0,
      '$12.75\u00a0+ ¤\u00a07.00\u00a0+ €\u00a05.00',
      '$12.75',
    ],
  ])('of which %s', async (_, sent, rows, leftOut, total, year = total) => {
    const seen = await open(sent)
    expect(seen).toMatchObject({ rows, leftOut, total })
    expect(seen.years?.[0]).toBe(year)
  })
})

test('a list that comes in parts has counted those of each part', async () => {
  const rows = (count: number, from = 0) =>
    Array.from({ length: count }, (_, index) => payment(`p${from + index}`, 1))
  const tab = await openSignedIn()
  tab.server.rules.payments = async () => {
    const isFirst = !tab.server.last('payments')?.url.searchParams.has('cursor')
    const data = isFirst ? [...rows(98), null, {}] : [...rows(50, 98), null]
    return Response.json({ success: true, data, ...(isFirst && { next: 'more', total: 151 }) })
  }
  await look(tab.$payments)
  const counted = () => {
    const resource = tab.$payments.get()
    return resource.status === 'ready' ? [resource.data.length, tab.leftOutOf(resource.data)] : []
  }
  expect(counted()).toEqual([148, 3])
  tab.$payments.refresh()
  await until(() => expect(tab.server.count('payments')).toBe(4))
  await tab.server.answersAll()
  expect(counted()).toEqual([148, 3])
})

test('those of the bell are counted, and so are those of a story, of a ticket and within its messages', async () => {
  const messages = [
    { message: 'Hello', attachments: ['/a.pdf', { url: '/b.pdf' }, null] },
    'Bye',
    { message: 'It works.', attachments: [{ url: '/c.pdf' }] },
  ]
  const rules: Rules = {
    notifications: list([{ _id: 'n1', title: 'New' }, { title: 'Lost' }]),
    ticket: list({ ticketId: 'T-1', messages }),
    files: list([{ id: 'f1' }, { name: 'lost.pdf' }]),
    servicePayments: list([payment('a', 1), null]),
  }
  const tab = await openSignedIn({ rules })
  const { ticketOf } = await import('../../../src/core/tickets/tickets')
  const leftOut = async (store: Parameters<typeof look>[0]) => {
    await look(store)
    const resource = store.get()
    return tab.leftOutOf(Object(resource).data)
  }
  expect(await leftOut(tab.$notifications)).toBe(1)
  expect(await leftOut(ticketOf('T-1'))).toBe(4)
  const $story = tab.createStory('project-website-relaunch')
  await look($story)
  expect($story.get()).toMatchObject({ leftOut: 2 })
})

test.each<[what: string, projects: object[], due: string, waiting: string | undefined]>([
  ['is known', [{ totalCost: 100 }], '$100.00', '$100.00'],
  ['is nothing', [{ totalCost: 100, dueAmount: 0 }], '$0.00', undefined],
  [
    'is not known of one',
    [{ totalCost: 100 }, { dueAmount: '12,50' }],
    'at least $100.00',
    'at least $100.00',
  ],
  ['is not known, since a total is not', [{ totalCost: '1.234,50' }], 'Amount not known', undefined],
  [
    'is not known, since what was received is not',
    [{ totalCost: 9, receivedAmount: 'n/a' }],
    'Amount not known',
    undefined,
  ],
  ['is nothing, whatever a rejected one costs', [{ totalCost: 'x', active: 'Rejected' }], '$0.00', undefined],
  [
    'may be more, of a project that can not be read',
    [{ totalCost: 100 }, { _id: '' }],
    'at least $100.00',
    'at least $100.00',
  ],
])('what is due %s', async (_, projects, due, waiting) => {
  const data = projects.map((row, index) => ({ _id: `p${index}`, active: 'Active', ...row }))
  const rules = { services: list(data), updates: list([]), milestones: list([]), tickets: list([]) }
  const tab = await openSignedIn({ rules, settings: { locale: 'en' } })
  tab.$attention.listen(() => {})
  tab.$projectCounts.listen(() => {})
  await look(tab.$attention)
  const { sums } = tab.$format.get()
  const counts = tab.$projectCounts.get() ?? expect.fail('They are not counted.')
  expect(sums(counts.due, counts.mayBeMore)).toBe(due)
  const attention = tab.$attention.get()
  const item =
    attention.status === 'ready' ? attention.items.find(({ kind }) => kind === 'payment') : undefined
  expect(item && sums(tab.$sumsOf.get()(item.due ?? [], tab.dueOf), item.mayBeMore)).toBe(waiting)
})
