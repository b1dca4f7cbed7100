import type { Payment } from '../server/schema'
import { type Calendar, monthOf } from '../settings/calendar'
import { asDay } from '../settings/dates'
import { totalOf } from './payment-list'

/** What was received in a month: `{ month: '2026-11', amount: 1250.5 }`. A refund has a negative amount. */
export interface PaidMonth {
  month: string
  amount: number
}

/** With fewer payments, there is nothing to see in a picture of a year. */
const fewest = 3

/**
 * What was received in each of the last twelve months; this month is the last one. A payment belongs to the month in
 * which it was received or, if that is not known, created. Other payments don't count: those without a date, older ones,
 * and those of months to come.
 * @returns an empty array if fewer than three payments count
 */
export function yearOf(payments: readonly Payment[], { today, dayOf }: Calendar): PaidMonth[] {
  const now = new Date(`${monthOf(today)}-01`)
  const months = Array.from({ length: 12 }, (_, index) => {
    const first = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11 + index)
    return { month: new Date(first).toISOString().slice(0, 7), payments: [] as Payment[] } // an empty array has no type
  })
  for (const payment of payments) {
    const day = dayOf(asDay(payment.receivedDate)) ?? dayOf(payment.createdAt)
    const month = day === null ? '' : monthOf(day)
    months.find((each) => each.month === month)?.payments.push(payment)
  }
  if (months.flatMap((each) => each.payments).length < fewest) return []
  return months.map(({ month, payments }) => ({ month, amount: totalOf(payments) }))
}
