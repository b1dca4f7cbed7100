/** Saves payments as a file for a spreadsheet. */
import { fullAddress, readField, usableFields } from '../fields/own-fields'
import { saveFile } from '../page/save-file'
import { pause } from '../page/timer'
import type { Payment } from '../server/schema'
import { isoDay } from '../settings/calendar'
import { $settings } from '../settings/config'
import { asDay } from '../settings/dates'
import { $currency, type Sum } from '../settings/money'
import { paymentsMessages } from '../text/messages/payments/payments'
import { commonMessages } from '../text/messages/shared/common'
import { fieldsMessages } from '../text/messages/shared/fields'
import { listMessages } from '../text/messages/shared/list'
import { csvLines, toCsv } from './csv'

/** Payments, and what they come to in each of their currencies. */
export interface SummedPayments {
  payments: readonly Payment[]
  sums: readonly Sum[]
}

/** How many rows of a file are written in one go: the page goes on meanwhile. */
const rowsAtOnce = 1_000

export async function savePayments({ payments, sums }: SummedPayments, leftOut: number): Promise<void> {
  const { header, cellsOf } = columnsFor(sums)
  const content: BlobPart[] = [toCsv([header])]
  for (let start = 0; start < payments.length; start += rowsAtOnce) {
    if (start > 0) await pause()
    content.push(new Blob([csvLines(payments.slice(start, start + rowsAtOnce).map(cellsOf))]))
  }
  if (leftOut > 0) content.push(csvLines([[listMessages.get().leftOut(leftOut)]]))
  saveFile(`payment-history-${isoDay(Date.now())}.csv`, 'text/csv;charset=utf-8', content)
}

/** Nothing in its place could be taken for 0. */
const amountCell = (amount: number) => (Number.isNaN(amount) ? commonMessages.get().amountUnknown : amount)

/** The columns of the file. Payments in several currencies have one more. The fields that the host names come last. */
function columnsFor([first, ...others]: readonly Sum[]) {
  const t = paymentsMessages.get()
  const { yes, no } = fieldsMessages.get()
  const own = $currency.get()
  const fields = usableFields('payment', $settings.get().fields?.payment)
  const isMixed = others.length > 0
  const ofMoney = (name: string) => (isMixed ? name : `${name} (${first?.currency ?? own})`)
  const header = [
    t.paymentId,
    t.receivedDate,
    t.bankReference,
    ofMoney(t.amount),
    t.description,
    ...(isMixed ? [t.currency] : []),
    ...fields.map(({ label, type }) => (type === 'money' ? ofMoney(label) : label)),
  ]
  const cellsOf = (payment: Payment) => [
    payment.paymentId,
    asDay(payment.receivedDate),
    payment.receivedPaymentId,
    amountCell(payment.receivedAmount),
    payment.description,
    ...(isMixed ? [payment.currency ?? own] : []),
    ...fields.map(({ name, type = 'text' }) => {
      const value = readField(payment, name, type) ?? ''
      if (typeof value === 'boolean') return value ? yes : no
      if (type === 'money' && typeof value === 'number') return amountCell(value)
      return type === 'link' && value ? fullAddress(`${value}`) : value
    }),
  ]
  return { header, cellsOf }
}
