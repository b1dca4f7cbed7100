/** Amounts of money, exact to the smallest part of their currency. */

import { computed } from 'nanostores'
import { $settings } from './config'

/** What rows of one currency come to. */
export interface Sum<Row = unknown> {
  /** An ISO 4217 code, such as `EUR`. */
  currency: string
  amount: number
  rows: Row[]
}

/** The currency of all amounts that name none. */
export const $currency = computed($settings, ({ currency }) => currency.toUpperCase())

/** How many of its smallest parts each currency has: 100 cents, 1 yen, 1000 fils. */
const parts = new Map<string, number>()

function partsOf(currency: string): number {
  const known = parts.get(currency)
  if (known) return known
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const count = 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2)
  parts.set(currency, count)
  return count
}

/**
 * Rounds an amount to the smallest part of its currency, as it is shown: what is less than half of a cent is nothing, and
 * never a debt. It is never minus zero.
 */
export function roundMoney(amount: number, currency = ''): number {
  const count = partsOf(currency || $currency.get())
  // As a binary number, a half such as 1.005 is a trace less.
  const rounded = Math.round(Math.abs(amount) * count * (1 + Number.EPSILON)) / count
  // To add 0 makes 0 of minus zero.
  return Math.sign(amount) * rounded + 0
}

/** Adds amounts of one currency, exactly. */
export function total(amounts: readonly number[], currency?: string): number {
  let sum = 0
  for (const amount of amounts) sum = roundMoney(sum + roundMoney(amount, currency), currency)
  return sum
}
