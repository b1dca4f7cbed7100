/** What a view does with payments: lists them, adds them up, and exports them. */
import type { ReadableAtom } from 'nanostores'
import { createList, type List, type Listed } from '../data/list'
import { fileUrl } from '../files/file-url'
import { computedInSlices } from '../page/in-slices'
import { safePath } from '../page/safe-path'
import { saveFile } from '../page/save-file'
import { pause } from '../page/timer'
import { messageOf } from '../server/api-error'
import { loadForAction } from '../server/load-code'
import { notify } from '../server/notify'
import type { Payment } from '../server/schema'
import { asDay } from '../settings/dates'
import { $currency, type Sum, sumUp } from '../settings/money'
import { paymentsMessages } from '../text/messages/payments'

/** @param pageSize rows on a page; all rows when left out. */
export const createPaymentList = ($resource: Listed<Payment>, pageSize?: number): List<Payment> =>
  createList($resource, {
    pageSize,
    date: ({ createdAt }) => createdAt,
    texts: ({ paymentId, receivedPaymentId }) => [paymentId, receivedPaymentId],
  })

/** The amount of a payment, in the payment's currency. A refund is below zero. */
export const amountOf = ({ receivedAmount }: Payment) => receivedAmount

/** Payments, and what they come to in each of their currencies. */
interface SummedPayments {
  payments: readonly Payment[]
  sums: readonly Sum[]
}

/** Sums up the payments that match the search of a list; `null` until all are there, and their sum is known. */
export const createPaymentSums = (list: Pick<List<Payment>, '$found'>): ReadableAtom<SummedPayments | null> =>
  computedInSlices<[typeof list.$found, typeof $currency], SummedPayments | null>(
    [list.$found, $currency],
    null,
    function* (payments, own) {
      return { payments, sums: yield* sumUp(payments, amountOf, own) }
    },
  )

/** The full address of a payment's invoice; `null` if there is none, or if it must not be followed. */
export const invoiceUrl = ({ invoicePath = '' }: Payment) => safePath(invoicePath) && fileUrl(invoicePath)

let isExporting = false

/** How many rows of a file are written in one go: the page goes on meanwhile. */
const rowsAtOnce = 1_000

/** Does nothing while another export is under way. Never throws: an error is shown as a toast. */
export async function exportPayments({ payments, sums }: SummedPayments): Promise<void> {
  if (isExporting) return
  isExporting = true
  try {
    const { toCsv, csvLines } = await loadForAction(() => import('./csv'))
    const { header, cellsOf } = columnsFor(sums)
    const content: BlobPart[] = [toCsv([header])]
    for (let start = 0; start < payments.length; start += rowsAtOnce) {
      if (start > 0) await pause()
      content.push(new Blob([csvLines(payments.slice(start, start + rowsAtOnce).map(cellsOf))]))
    }
    const today = new Date().toISOString().slice(0, 10)
    saveFile(`payment-history-${today}.csv`, 'text/csv;charset=utf-8', content)
  } catch (error) {
    notify.error(messageOf(error))
  } finally {
    isExporting = false
  }
}

/** The columns of the file. Payments in several currencies have one more, the last one. */
function columnsFor([first, ...others]: readonly Sum[]) {
  const t = paymentsMessages.get()
  const own = $currency.get()
  const isMixed = others.length > 0
  const header = [
    t.paymentId,
    t.receivedDate,
    t.bankReference,
    isMixed ? t.amount : `${t.amount} (${first?.currency ?? own})`,
    t.description,
    ...(isMixed ? [t.currency] : []),
  ]
  const cellsOf = ({ currency = own, ...payment }: Payment) => [
    payment.paymentId,
    asDay(payment.receivedDate),
    payment.receivedPaymentId,
    payment.receivedAmount,
    payment.description,
    ...(isMixed ? [currency] : []),
  ]
  return { header, cellsOf }
}
