/** How payments are found. */
import { expect, test } from 'vitest'
import { createPaymentList } from '../../../src/core/payments/payment-list'
import { known, paymentOf } from '../resources'

const payment = (receivedAmount: number) =>
  paymentOf({ paymentId: 'PAY-1', receivedPaymentId: 'DE-1', receivedAmount, createdAt: '2026-11-20' })

test.each([
  ['#PAY-2', ['PAY-2']],
  [' #pay-2 ', ['PAY-2']],
  ['pay', ['PAY-2', 'PAY-1']],
  ['#', ['PAY-2', 'PAY-1']],
  ['DE-1', ['PAY-2', 'PAY-1']],
  ['##PAY-2', ['PAY-2']],
])('a search for "%s" finds ids as the list writes them, with "#"', (search, ids) => {
  const rows = [payment(1), { ...payment(2), paymentId: 'PAY-2', createdAt: '2026-11-21' }]
  const list = createPaymentList(known(rows))
  list.search(search)
  expect(list.$rows.get().rows.map(({ paymentId }) => paymentId)).toEqual(ids)
})
