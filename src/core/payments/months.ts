import type { Payment } from '../server/schema'
import { type Calendar, monthOf } from '../settings/calendar'
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
  const monthBy = (date: string) => {
    const day = dayOf(date)
    return day === null ? undefined : monthOf(day)
  }
  // Many payments have the same day: each is read once.
  const read = new Map<string, string | undefined>()
  const monthOn = (date: string) => {
    if (!read.has(date)) read.set(date, monthBy(asDay(date)))
    return read.get(date)
  }
  const paid: (PaidMonth & Pick<Payment, 'currency'>)[] = []
  for (const { receivedDate, createdAt, receivedAmount: amount, currency } of payments) {
    const month = monthOn(receivedDate) ?? monthBy(createdAt)
    if (month && months.includes(month)) paid.push({ month, amount, currency })
  }
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
