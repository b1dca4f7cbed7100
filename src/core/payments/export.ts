/** Saves payments as a file for a spreadsheet. */
import { saveFile } from '../page/save-file'
import { pause } from '../page/timer'
import type { Payment } from '../server/schema'
import { asDay } from '../settings/dates'
import { $currency, type Sum } from '../settings/money'
import { paymentsMessages } from '../text/messages/payments'
import { csvLines, toCsv } from './csv'

/** Payments, and what they come to in each of their currencies. */
export interface SummedPayments {
  payments: readonly Payment[]
  sums: readonly Sum[]
}

/** How many rows of a file are written in one go: the page goes on meanwhile. */
const rowsAtOnce = 1_000

export async function savePayments({ payments, sums }: SummedPayments): Promise<void> {
  const { header, cellsOf } = columnsFor(sums)
  const content: BlobPart[] = [toCsv([header])]
  for (let start = 0; start < payments.length; start += rowsAtOnce) {
    if (start > 0) await pause()
    content.push(new Blob([csvLines(payments.slice(start, start + rowsAtOnce).map(cellsOf))]))
  }
  const today = new Date().toISOString().slice(0, 10)
  saveFile(`payment-history-${today}.csv`, 'text/csv;charset=utf-8', content)
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
