/**
 * Three runs of the tests, each of which holds the one before. `npm test` is the short one. `npm run test:all` looks for
 * each fault once, and `npm run test:full` for each in every engine, build and form. A test that is started by itself is
 * as in `test:all`.
 */

const order = ['short', 'all', 'full'] as const
export type Tier = (typeof order)[number]

/** What the environment says: Vite gives it to the tests in a browser, Node to all others. */
const { TIER }: Record<string, string | undefined> =
  (import.meta as { env?: Record<string, string> }).env ?? process.env

export const tier: Tier = order.find((name) => name === TIER) ?? 'all'
export const isShort = tier === 'short'
export const isFull = tier === 'full'

/** Whether a run has what begins with `from`: `isPartOf('all', 'full')` is true. */
export const isPartOf = (from: Tier, run: Tier) => order.indexOf(from) <= order.indexOf(run)

/**
 * For Playwright: a test that only full runs have, because another one looks for the same in another form, at another width,
 * or on another site.
 */
export const inFull = (when = true) => ({ tag: when ? '@full' : [] })
