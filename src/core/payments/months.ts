import type { Payment } from '../server/schema'
import { type Calendar, dayLength, monthOf } from '../settings/calendar'
import { asDay } from '../settings/dates'
import { type SumsOf, total } from '../settings/money'

/** What was received in a month: `{ month: '2026-11', amount: 1250.5 }`. A refund has a negative amount. */
export interface PaidMonth {
  month: string
  amount: number
}

/** What was received in twelve months, in one currency. */
interface PaidYear {
  currency: string
  amount: number
  months: PaidMonth[]
}

/** With fewer payments, there is nothing to see in a picture of a year. */
const fewest = 3

/**
 * What was received in each of the last twelve months; this month is the last one. Each currency has a year of its own. A
 * payment belongs to the month in which it was received or, if that is not known, created. Other payments don't count:
 * those without a date, older ones, and those of months to come.
 * @returns an empty array if fewer than three payments count
 */
export function yearsOf(
  payments: readonly Payment[],
  { today, dayOf }: Calendar,
  sumsOf: SumsOf,
): PaidYear[] {
  const now = new Date(`${monthOf(today)}-01`)
  const months = Array.from({ length: 12 }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11 + index)).toISOString().slice(0, 7),
  )
  // Most payments of a large account are older, in any time zone: a day before is early enough.
  const earliest = new Date(Date.parse(`${months[0]}-01`) - dayLength).toISOString().slice(0, 10)
  const isOld = (date: string) => /^\d{4}-[01]\d-[0-3]\d/.test(date) && date < earliest
  const paid = payments
    .filter(({ receivedDate }) => !isOld(receivedDate))
    .map(({ receivedDate, createdAt, receivedAmount: amount, currency }) => {
      const day = dayOf(asDay(receivedDate)) ?? dayOf(createdAt)
      return { month: day === null ? '' : monthOf(day), amount, currency }
    })
    .filter(({ month }) => months.includes(month))
  if (paid.length < fewest) return []
  const amountOf = ({ amount }: PaidMonth) => amount
  return sumsOf(paid, amountOf).map(({ currency, amount, rows }) => ({
    currency,
    amount,
    months: months.map((month) => ({
      month,
      amount: total(rows.filter((row) => row.month === month).map(amountOf)),
    })),
  }))
}
