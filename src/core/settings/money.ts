/** Amounts of money, exact to the smallest part of their currency. */

import { computed } from 'nanostores'
import { isCurrencyCode } from '../server/schema/read'
import { $settings } from './config'

/** What rows of one currency come to. */
export interface Sum<Row = unknown> {
  /** An ISO 4217 code, such as `EUR`, or what the server has in its place. */
  currency: string
  /** What the amounts that are known come to; `NaN` if none is. */
  amount: number
  /** Whether some amount is not known: then it is more. */
  isPart: boolean
  rows: Row[]
}

/** The currency of all amounts that name none. */
export const $currency = computed($settings, ({ currency }) => currency.toUpperCase())

/** A code for `Intl`: what is none gets that of tests, which each language writes as it is. */
export const codeOf = (currency: string): string => (isCurrencyCode(currency) ? currency : testCode)
export const testCode = 'XTS'

/** How many of its smallest parts each currency has: 100 cents, 1 yen, 1000 fils. */
const parts = new Map<string, number>()

function partsOf(currency: string): number {
  const known = parts.get(currency)
  if (known) return known
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: codeOf(currency) })
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
