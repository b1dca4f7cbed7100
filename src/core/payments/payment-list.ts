/** What a view does with payments: lists them, adds them up, and exports them. */
import type { ReadableAtom } from 'nanostores'
import { createList, type List } from '../data/list'
import type { Resource } from '../data/resource'
import { saveFile } from '../page/save-file'
import { messageOf } from '../server/api-error'
import { loadForAction } from '../server/load-code'
import { notify } from '../server/notify'
import type { Payment } from '../server/schema'
import { $settings } from '../settings/config'
import { asDay } from '../settings/dates'
import { paymentsMessages } from '../text/messages/payments'

/**
 * Creates the list of payments for one view.
 * @param pageSize rows on a page; all rows when left out.
 */
export const createPaymentList = (
  $resource: ReadableAtom<Resource<Payment[]>>,
  pageSize?: number,
): List<Payment> =>
  createList($resource, {
    pageSize,
    date: ({ createdAt }) => createdAt,
    texts: ({ paymentId, receivedPaymentId }) => [paymentId, receivedPaymentId],
  })

/** The sum of payments. It is exact to the hundredth, because it adds whole hundredths and not fractions. */
export const totalOf = (payments: readonly Payment[]) =>
  payments.reduce((sum, { receivedAmount }) => sum + Math.round(receivedAmount * 100), 0) / 100

let isExporting = false

/**
 * Offers payments to the client as a CSV file, unless another export is under way. Never throws: an error is shown as
 * a toast.
 */
export async function exportPayments(payments: readonly Payment[]): Promise<void> {
  if (isExporting) return
  isExporting = true
  try {
    const { toCsv } = await loadForAction(() => import('./csv'))
    const today = new Date().toISOString().slice(0, 10)
    saveFile(`payment-history-${today}.csv`, 'text/csv;charset=utf-8', toCsv(cellsOf(payments)))
  } catch (error) {
    notify.error(messageOf(error))
  } finally {
    isExporting = false
  }
}

function cellsOf(payments: readonly Payment[]) {
  const t = paymentsMessages.get()
  const header = [
    t.paymentId,
    t.receivedDate,
    t.bankReference,
    `${t.amount} (${$settings.get().currency})`,
    t.description,
  ]
  const rows = payments.map((payment) => [
    payment.paymentId,
    asDay(payment.receivedDate),
    payment.receivedPaymentId,
    payment.receivedAmount,
    payment.description,
  ])
  return [header, ...rows]
}
