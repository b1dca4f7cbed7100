import type { Payment } from '../server/schema'
import { type Calendar, monthOf } from '../settings/calendar'
import { asDay } from '../settings/dates'
import { type Sum, total } from '../settings/money'
import { amountOf } from './payment-list'

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
 * @param sums the payments by their currency.
 * @returns an empty array if fewer than three payments count
 */
export function yearsOf(sums: readonly Sum<Payment>[], { today, dayOf }: Calendar): PaidYear[] {
  const now = new Date(`${monthOf(today)}-01`)
  const months = Array.from({ length: 12 }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11 + index)).toISOString().slice(0, 7),
  )
  const monthIn = (payment: Payment) => {
    const day = dayOf(asDay(payment.receivedDate)) ?? dayOf(payment.createdAt)
    return day === null ? '' : monthOf(day)
  }
  const years = sums.map(({ currency, rows }) => ({
    currency,
    paid: rows
      .map((payment) => ({ month: monthIn(payment), amount: amountOf(payment) }))
      .filter(({ month }) => months.includes(month)),
  }))
  if (years.flatMap(({ paid }) => paid).length < fewest) return []
  return years
    .filter(({ paid }) => paid.length > 0)
    .map(({ currency, paid }) => ({
      currency,
      amount: sumOf(paid),
      months: months.map((month) => ({ month, amount: sumOf(paid.filter((each) => each.month === month)) })),
    }))
}

const sumOf = (paid: readonly PaidMonth[]) => total(paid.map(({ amount }) => amount))
