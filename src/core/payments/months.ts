import { atom, computed } from 'nanostores'
import { $sumsOf, type SumsOf } from '../data/sums'
import { computedInSlices, forEachRow, type Work } from '../page/in-slices'
import type { Payment } from '../server/schema'
import { leftOutOf } from '../server/schema/read'
import { $calendarFactory, type Calendar, isoDay, monthOf } from '../settings/calendar'
import { asDay } from '../settings/dates'
import { type Sum, total } from '../settings/money'
import { $payments } from './payments'

/** What was received in a month: `{ month: '2026-11', amount: 1250.5 }`. A refund has a negative amount. */
interface PaidMonth {
  month: string
  amount: number
}

/** What was received in twelve months, in one currency. */
export interface PaidYear extends Pick<Sum, 'currency' | 'amount' | 'isPart'> {
  months: PaidMonth[]
}

/**
 * What was received in each of the last twelve months; this month is the last one. Each currency has a year of its own. A
 * payment belongs to the month in which it was received or, if that is not known, created. Other payments don't count:
 * those without a date, older ones, and those of months to come.
 * @returns an empty array without payments; with older ones alone, a year of nothing: who has payments has a picture
 */
export function* yearsOf(
  payments: readonly Payment[],
  { today, dayOf }: Calendar,
  sumsOf: SumsOf,
): Work<PaidYear[]> {
  const now = new Date(`${monthOf(today)}-01`)
  const months = [...Array(12).keys()].map((index) =>
    isoDay(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11 + index)).slice(0, -'-DD'.length),
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
  // At most one entry for each month and currency, however many payments there are.
  const paid = new Map<string, PaidMonth & Pick<Payment, 'currency'>>()
  yield* forEachRow(payments, ({ receivedDate, createdAt, receivedAmount, currency }) => {
    const month = monthOn(receivedDate) ?? monthBy(createdAt)
    if (!month || !months.includes(month)) return
    // What is not known has an entry of its own.
    const key = `${month} ${currency} ${Number.isNaN(receivedAmount)}`
    const amount = total([paid.get(key)?.amount ?? 0, receivedAmount], currency)
    paid.set(key, { month, amount, currency })
  })
  // With older payments alone, nothing was received in any of the months.
  const [any] = payments
  if (paid.size === 0 && any) paid.set('', { month: '', amount: 0, currency: any.currency })
  const amountOf = ({ amount }: PaidMonth) => amount
  return sumsOf([...paid.values()], amountOf).map(({ currency, amount, isPart, rows }) => ({
    currency,
    amount,
    isPart: isPart || leftOutOf(payments) > 0,
    months: months.map((month) => ({
      month,
      // Neither 0 nor NaN.
      amount: total(rows.filter((row) => row.month === month && row.amount).map(amountOf), currency),
    })),
  }))
}

const $never = atom(false)
const $mayHaveYear = computed(
  $payments,
  (payments) => payments.status !== 'ready' || payments.data.length > 0,
)

/**
 * Whether there may be a picture, as far as is known. Its room stays where any payment comes, so that nothing moves.
 * @param projectId The payments of one project have none: to follow `$payments` there would ask for all payments.
 */
export const mayHaveYear = (projectId: string | undefined) => (projectId ? $never : $mayHaveYear)

/** What the client has paid in the last twelve months, in each currency; `null` until it is known. */
export const $paidYears = computedInSlices<
  [typeof $payments, typeof $calendarFactory, typeof $sumsOf],
  PaidYear[] | null
>([$payments, $calendarFactory, $sumsOf], null, function* (resource, createCalendar, sumsOf) {
  if (resource.status === 'loading') return null
  return yield* yearsOf(resource.status === 'ready' ? resource.data : [], createCalendar(), sumsOf)
})

export const paidOn = ({ receivedDate, createdAt }: Payment) => asDay(receivedDate) || createdAt

/**
 * What was received on the latest day on which anything was. Refunds, amounts that are not known, and days that can't be read
 * don't count.
 */
export function lastPaid(payments: readonly Payment[], { dayOf }: Calendar): Payment[] {
  let last: Payment[] = []
  let latest = -Infinity
  for (const payment of payments) {
    const day = payment.receivedAmount > 0 ? dayOf(paidOn(payment)) : null
    if (day === null || day < latest) continue
    if (day > latest) last = []
    latest = day
    last.push(payment)
  }
  return last
}
