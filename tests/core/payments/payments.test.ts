/** How payments are found. */
import { afterEach, expect, test } from 'vitest'
import { createPaymentList } from '../../../src/core/payments/payment-list'
import { configure } from '../../../src/core/settings/config'
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

afterEach(() => configure({ locale: undefined }))

test.each([
  ['en', 'april', ['b', 'a']],
  ['en', 'April 24', ['a']],
  ['en', '2025', ['b']],
  ['en', 'april 2025', ['b']],
  ['de', '24. april', ['a']],
  ['pl', 'kwietnia', ['b', 'a']],
  ['pl', 'kwiecień 2025', ['b']],
])('in %s, a search for "%s" finds the days on which payments were received', (locale, search, ids) => {
  configure({ locale })
  const list = createPaymentList(
    known([
      paymentOf({ paymentId: 'a', receivedDate: '2026-04-24', createdAt: '2026-05-01' }),
      paymentOf({ paymentId: 'b', receivedDate: '2025-04-03T00:00:00.000Z', createdAt: '2026-05-02' }),
    ]),
  )
  list.search(search)
  expect(list.$rows.get().rows.map(({ paymentId }) => paymentId)).toEqual(ids)
})
