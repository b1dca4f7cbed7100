/** Sums of money. Amounts of different currencies are never added: each currency has a sum of its own. */
import { computed } from 'nanostores'
import { finish, forEachRow, type Work } from '../page/in-slices'
import { $currency, type Sum, total } from '../settings/money'

interface InCurrency {
  currency?: string | undefined
}

/** Sums up rows: one sum for each currency that they have; none without rows. */
export type SumsOf = <Row extends InCurrency>(
  rows: readonly Row[],
  amountOf: (row: Row) => number,
) => Sum<Row>[]

/**
 * Sums up very many rows. The currency of the settings comes first, then the others by their code.
 * @param own The currency of the settings.
 */
export function* sumUp<Row extends InCurrency>(
  rows: readonly Row[],
  amountOf: (row: Row) => number,
  own: string,
): Work<Sum<Row>[]> {
  const sums = new Map<string, Sum<Row>>()
  yield* forEachRow(rows, (row) => {
    const currency = row.currency || own
    const sum = sums.get(currency) ?? { currency, amount: Number.NaN, isPart: false, rows: [] }
    sums.set(currency, sum)
    const amount = amountOf(row)
    if (Number.isNaN(amount)) sum.isPart = true
    else sum.amount = total([sum.amount || 0, amount], currency)
    sum.rows.push(row)
  })
  const others = [...sums.keys()].sort()
  return [...new Set([own, ...others])].flatMap((currency) => sums.get(currency) ?? [])
}

/** The function that sums up rows as {@link sumUp} does, at once. */
export const $sumsOf = computed(
  $currency,
  (own): SumsOf =>
    (rows, amountOf) =>
      finish(sumUp(rows, amountOf, own)),
)
