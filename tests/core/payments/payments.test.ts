/** What payments amount to, and how they are found. */
import { expect, test } from 'vitest'
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
