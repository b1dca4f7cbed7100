/** The picture of the last twelve months: what was received, and in which month. */
import { expect, test, vi } from 'vitest'
import { answer } from '../../../server/api/intercept'
import { $sumsOf } from '../../../src/core/data/sums'
import { finish } from '../../../src/core/page/in-slices'
import { lastPaid, yearsOf } from '../../../src/core/payments/months'
import type { Payment } from '../../../src/core/server/schema'
import { calendarOf } from '../../../src/core/settings/calendar'
import { openSignedIn } from '../portal'
import { paymentOf } from '../resources'
import { pass, stopTimeInTests, until } from '../server'

stopTimeInTests()

const payment = (receivedDate: string, receivedAmount: number, createdAt = '') =>
  paymentOf({ id: receivedDate, receivedDate, receivedAmount, createdAt })

const now = Date.parse('2026-11-22T12:00:00Z')
const years = (payments: Payment[], timeZone = 'UTC', moment = now) =>
  finish(yearsOf(payments, calendarOf(timeZone, moment), $sumsOf.get()))
/** The picture of payments in one currency. */
const year = (...given: Parameters<typeof years>) => years(...given)[0]?.months ?? []

/** Payments of nothing. */
const others = [payment('2026-11-01', 0), payment('2026-11-02', 0), payment('2026-11-03', 0)]

test('twelve months in their order, this month last', () => {
  expect(year(others).map(({ month }) => month)).toEqual([
    ...['2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05'],
    ...['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'],
  ])
})

test.each<[what: string, payments: Payment[], amounts: Record<string, number>]>([
  [
    'amounts of one month are added, exactly',
    [payment('2026-03-01', 0.1), payment('2026-03-31', 0.2)],
    { '2026-03': 0.3 },
  ],
  ['a refund is taken off', [payment('2026-03-01', 100), payment('2026-03-09', -30)], { '2026-03': 70 }],
  ['a month can have more refunds than payments', [payment('2026-03-09', -30)], { '2026-03': -30 }],
  [
    'without a date of receipt, the creation counts',
    [payment('', 5, '2026-02-10T08:00:00Z')],
    { '2026-02': 5 },
  ],
  ['nor with one that nobody can read', [payment('soon', 5, '2026-02-10T08:00:00Z')], { '2026-02': 5 }],
  ['a payment without any date does not count', [payment('', 5)], {}],
  ['the first day of the twelve months counts', [payment('2025-12-01', 5)], { '2025-12': 5 }],
  ['a payment of twelve months ago does not', [payment('2025-11-30', 5)], {}],
  ['nor does one of thirteen months ago', [payment('2025-10-22', 5)], {}],
  ['a later day of this month counts', [payment('2026-11-30', 5)], { '2026-11': 5 }],
  ['a payment of next month does not', [payment('2026-12-01', 5)], {}],
  ['a day as midnight in UTC stays in its month', [payment('2026-03-01T00:00:00.000Z', 5)], { '2026-03': 5 }],
])('%s', (_, payments, amounts) => {
  const received = year([...others, ...payments]).filter(({ amount }) => amount !== 0)
  expect(Object.fromEntries(received.map(({ month, amount }) => [month, amount]))).toEqual(amounts)
})

test.each<[what: string, payments: Payment[], last: number[]]>([
  [
    'each payment of the latest day',
    [payment('2026-11-30', 1), payment('2026-11-02', 2), payment('2026-11-30', 3)],
    [1, 3],
  ],
  [
    'the day, not the hour',
    [payment('', 1, '2026-11-30T08:00:00Z'), payment('', 2, '2026-11-30T18:00:00Z')],
    [1, 2],
  ],
  [
    'no refund, and nothing that is not known',
    [payment('2026-11-30', -1), payment('2026-11-30', Number.NaN), payment('2026-11-02', 2)],
    [2],
  ],
  ['no day that nobody can read', [payment('soon', 1), payment('2026-11-02', 2)], [2]],
  ['nothing without payments', [], []],
])('what was paid last is %s', (_, payments, last) => {
  expect(lastPaid(payments, calendarOf('UTC', now)).map(({ receivedAmount }) => receivedAmount)).toEqual(last)
})

test.each([
  ['America/Los_Angeles', '2026-02'],
  ['UTC', '2026-03'],
  ['Asia/Tokyo', '2026-03'],
])('a moment belongs to the month that it has in %s', (timeZone, month) => {
  const received = year([...others, payment('2026-03-01T02:30:00Z', 5)], timeZone)
  expect(received.filter(({ amount }) => amount > 0)).toEqual([{ month, amount: 5 }])
})

test('this month is that of the time zone', () => {
  const midnight = Date.parse('2026-12-01T00:30:00Z')
  expect(year(others, 'America/Los_Angeles', midnight).at(-1)?.month).toBe('2026-11')
  expect(year(others, 'UTC', midnight).at(-1)?.month).toBe('2026-12')
})

test('on a page that stays open, the picture goes on with the month', async () => {
  vi.setSystemTime('2026-11-30T23:57:00Z')
  const rules = { payments: answer({ data: [...others, payment('2026-12-01', 5)] }) }
  const tab = await openSignedIn({ rules, settings: { timeZone: 'UTC' } })
  tab.$paidYears.listen(() => {})
  const thisMonth = () => tab.$paidYears.get()?.[0]?.months.at(-1)
  await until(() => expect(thisMonth()).toEqual({ month: '2026-11', amount: 0 }))
  await pass(4 * 60_000)
  expect(thisMonth()).toEqual({ month: '2026-12', amount: 5 })
})

test('whoever has a payment has a picture: where all are older, it is one of nothing in their currency', () => {
  const old = { ...payment('2020-01-01', 5), currency: 'EUR' }
  expect(years([])).toEqual([])
  expect(years([payment('2026-11-01', 5)])).toMatchObject([{ currency: 'USD', amount: 5 }])
  expect(years([old])).toMatchObject([{ currency: 'EUR', amount: 0 }])
  expect(year([old]).map(({ amount }) => amount)).toEqual(Array(12).fill(0))
})

test('each currency has a year of its own, with its own sum', () => {
  const euros = (day: string, amount: number) => ({ ...payment(day, amount), currency: 'EUR' })
  const mixed = [
    payment('2026-03-01', 100),
    euros('2026-03-02', 10),
    euros('2026-04-02', 1),
    euros('2020-01-01', 5),
  ]
  const received = years(mixed).map(({ currency, amount, months }) => [
    currency,
    amount,
    Object.fromEntries(months.filter((month) => month.amount).map((month) => [month.month, month.amount])),
  ])
  expect(received).toEqual([
    ['USD', 100, { '2026-03': 100 }],
    ['EUR', 11, { '2026-03': 10, '2026-04': 1 }],
  ])
})

test('a currency without a payment in the twelve months has no picture beside one that has', () => {
  const euros = { ...payment('2020-01-01', 5), currency: 'EUR' }
  expect(years([...others, euros]).map(({ currency }) => currency)).toEqual(['USD'])
})
