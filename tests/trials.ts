/**
 * What trials of very many or of random cases share. `npm test` and `npm run test:all` run a sample of them that is always
 * the same; `npm run test:full` runs all of them, with another seed each time, which it prints: `TRIALS_SEED=7 npm run test:full`
 * runs the same ones again.
 */

import { isFull } from './tiers.ts'

/** What the environment says: Vite gives it to the tests in a browser, Node to all others. */
const { TRIALS_SEED }: Record<string, string | undefined> =
  (import.meta as { env?: Record<string, string> }).env ?? process.env

/** Whether all trials run. */
export const triesAll = isFull

/** With what random cases begin. */
export const seed = Number(TRIALS_SEED ?? 1)

/** How many random cases to try: few, or, in a full run, many. */
export const runs = (few: number, many: number) => (triesAll ? many : few)

/** All cases in a full run; otherwise so many of them, spread evenly over all. */
export function sampleOf<Case>(cases: readonly Case[], count: number): readonly Case[] {
  if (triesAll || cases.length <= count) return cases
  return Array.from(
    { length: count },
    (_, index) => cases[Math.floor((index * cases.length) / count)] as Case,
  )
}
