/** What payments amount to, and how they are taken along. */
import { expect, test } from 'vitest'
import { toCsv } from '../../../src/core/payments/csv'
import { createPaymentList, totalOf } from '../../../src/core/payments/payment-list'
import type { Payment } from '../../../src/core/server/schema'
import { known } from '../resources'

const payment = (receivedAmount: number): Payment => ({
  id: 'payment',
  paymentId: 'PAY-1',
  receivedDate: '2026-11-20',
  receivedPaymentId: 'DE-1',
  receivedAmount,
  description: '',
  createdAt: '2026-11-20',
})

test.each([
  { amounts: [], total: 0 },
  { amounts: [0.1, 0.2], total: 0.3 },
  { amounts: [1250.5, -50.25, 0], total: 1200.25 },
  { amounts: Array.from({ length: 10_000 }, () => 0.07), total: 700 },
])('a total is exact to the hundredth: $total', ({ amounts, total }) => {
  expect(totalOf(amounts.map(payment))).toBe(total)
})

/** The file's only row, without the mark at the beginning and the line's end. */
const line = (...cells: (string | number)[]) =>
  toCsv([cells])
    .replace(/^\ufeff/, '')
    .replace(/\r\n$/, '')

test('a CSV begins with the mark of UTF-8, and its lines end as RFC 4180 says', () => {
  expect(toCsv([['Größe'], ['a', 1]])).toBe('\ufeff"Größe"\r\n"a",1\r\n')
})

test('quotes, commas and line breaks stay inside of their cell', () => {
  expect(line('say "yes", please', 'two\nlines')).toBe('"say ""yes"", please","two\nlines"')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\u00a0=1', '＝1', '＋1', '－1', '＠A'])(
  'a text that a spreadsheet would calculate is a text: %j',
  (text) => {
    expect(line(text)).toBe(`"'${text}"`)
  },
)

test.each(['PAY-450211', 'half + half', '', '#1', 'a=b'])('an ordinary text stays as it is: %j', (text) => {
  expect(line(text)).toBe(`"${text}"`)
})

test('numbers are numbers, also below zero', () => {
  expect(line(12.5, -3, 0, Number.NaN)).toBe('12.5,-3,0,')
})

test.each([
  ['#PAY-2', ['PAY-2']],
  [' #pay-2 ', ['PAY-2']],
  ['pay', ['PAY-2', 'PAY-1']],
  ['#', ['PAY-2', 'PAY-1']],
  ['DE-1', ['PAY-2', 'PAY-1']],
  ['##PAY-2', []],
])('a search for "%s" finds ids as the list writes them, with "#"', (search, ids) => {
  const rows = [payment(1), { ...payment(2), paymentId: 'PAY-2', createdAt: '2026-11-21' }]
  const list = createPaymentList(known(rows))
  list.search(search)
  expect(list.$rows.get().rows.map(({ paymentId }) => paymentId)).toEqual(ids)
})
