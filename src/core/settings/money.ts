/** Sums of money. Amounts of different currencies are never added: each currency has a sum of its own. */

import { computed } from 'nanostores'
import { finish, forEachRow, type Work } from '../page/in-slices'
import { $settings } from './config'

/** What rows of one currency come to. */
export interface Sum<Row = unknown> {
  /** An ISO 4217 code, such as `EUR`. */
  currency: string
  amount: number
  rows: Row[]
}

interface InCurrency {
  currency?: string | undefined
}

/** Sums up rows: one sum for each currency that they have; none without rows. */
export type SumsOf = <Row extends InCurrency>(
  rows: readonly Row[],
  amountOf: (row: Row) => number,
) => Sum<Row>[]

/** The currency of all amounts that name none. */
export const $currency = computed($settings, ({ currency }) => currency.toUpperCase())

/** Adds amounts of one currency, exact to the thousandth: no currency has smaller parts that people pay with. */
export function total(amounts: readonly number[]): number {
  let sum = 0
  for (const amount of amounts) sum += inThousandths(amount)
  return sum / 1000
}

const inThousandths = (amount: number) => Math.round(amount * 1000)

/**
 * Sums up very many rows. The currency of the settings comes first, then the others by their code.
 * @param own The currency of the settings.
 */
export function* sumUp<Row extends InCurrency>(
  rows: readonly Row[],
  amountOf: (row: Row) => number,
  own: string,
): Work<Sum<Row>[]> {
  const sums = new Map<string, { currency: string; thousandths: number; rows: Row[] }>()
  yield* forEachRow(rows, (row) => {
    const currency = row.currency || own
    const sum = sums.get(currency) ?? { currency, thousandths: 0, rows: [] }
    sums.set(currency, sum)
    sum.thousandths += inThousandths(amountOf(row))
    sum.rows.push(row)
  })
  const others = [...sums.keys()].sort()
  return [...new Set([own, ...others])].flatMap((currency) => {
    const sum = sums.get(currency)
    return sum ? [{ currency, amount: sum.thousandths / 1000, rows: sum.rows }] : []
  })
}

/** The function that sums up rows as {@link sumUp} does, at once. */
export const $sumsOf = computed(
  $currency,
  (own): SumsOf =>
    (rows, amountOf) =>
      finish(sumUp(rows, amountOf, own)),
)
