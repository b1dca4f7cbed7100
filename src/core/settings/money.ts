/** Sums of money. Amounts of different currencies are never added: each currency has a sum of its own. */
import { computed } from 'nanostores'
import { $settings } from './config'

/** What rows of one currency come to. */
export interface Sum<Row = unknown> {
  /** An ISO 4217 code, such as `EUR`. */
  currency: string
  amount: number
  rows: Row[]
}

/** Sums up rows: one sum for each currency that they have; none without rows. */
export type SumsOf = <Row extends { currency?: string | undefined }>(
  rows: readonly Row[],
  amountOf: (row: Row) => number,
) => Sum<Row>[]

/** The currency of all amounts that name none. */
export const $currency = computed($settings, ({ currency }) => currency.toUpperCase())

/** Adds amounts of one currency, exact to the thousandth: no currency has smaller parts that people pay with. */
export const total = (amounts: readonly number[]) =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 1000), 0) / 1000

/** The function that sums up. The currency of the settings comes first, then the others by their code. */
export const $sumsOf = computed(
  $currency,
  (own): SumsOf =>
    (rows, amountOf) => {
      const currencyOf = (row: { currency?: string | undefined }) => row.currency || own
      const others = Array.from(new Set(rows.map(currencyOf))).sort()
      return Array.from(new Set([own, ...others]), (currency) => {
        const its = rows.filter((row) => currencyOf(row) === currency)
        return { currency, amount: total(its.map(amountOf)), rows: its }
      }).filter((sum) => sum.rows.length > 0)
    },
)
