/** What the foot of a full list does with payments: adds them up, and exports them. */
import type { ReadableAtom } from 'nanostores'
import type { List } from '../data/list'
import { sumUp } from '../data/sums'
import { computedInSlices } from '../page/in-slices'
import { messageOf } from '../server/api-error'
import { loadForAction } from '../server/load-code'
import { notify } from '../server/notify'
import type { Payment } from '../server/schema'
import { $currency } from '../settings/money'
import type { SummedPayments } from './export'

/** The amount of a payment, in the payment's currency. A refund is below zero. */
export const amountOf = ({ receivedAmount }: Payment) => receivedAmount

/** Sums up the payments that match the search of a list; `null` until all are there, and their sum is known. */
export const createPaymentSums = (list: Pick<List<Payment>, '$found'>): ReadableAtom<SummedPayments | null> =>
  computedInSlices<[typeof list.$found, typeof $currency], SummedPayments | null>(
    [list.$found, $currency],
    null,
    function* (payments, own) {
      return { payments, sums: yield* sumUp(payments, amountOf, own) }
    },
  )

let isExporting = false

/**
 * Does nothing while another export is under way. Never throws: an error is shown as a toast.
 * @param leftOut How many payments can't be read: the file says that it lacks them.
 */
export async function exportPayments(summed: SummedPayments, leftOut = 0): Promise<void> {
  if (isExporting) return
  isExporting = true
  try {
    const { savePayments } = await loadForAction(() => import('./export'))
    await savePayments(summed, leftOut)
  } catch (error) {
    notify.error(messageOf(error))
  } finally {
    isExporting = false
  }
}
