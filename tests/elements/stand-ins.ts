/**
 * A check that is the same for each element runs on three of them that stand for all: a form for everybody, a screen that
 * is composed of others, and a conversation that needs an id.
 */
import { isFull, isPartOf, type Tier, tier } from '../tiers'

export const standIns: readonly string[] = ['cp-login', 'cp-dashboard', 'cp-ticket']

/**
 * The cases to run: those of the three, and those of every element from a run of the tests on.
 * @param from `all`, if each element draws something of its own in it; `full`, if all of them share the code
 */
export const casesFrom = <Case>(
  from: Exclude<Tier, 'short'>,
  cases: readonly Case[],
  tagOf: (one: Case) => string,
): readonly Case[] => (isPartOf(from, tier) ? cases : cases.filter((one) => standIns.includes(tagOf(one))))

/** The first case of each kind, and in a full run all of them. */
export const firstOfEach = <Case>(cases: readonly Case[], kindOf: (one: Case) => string): readonly Case[] =>
  isFull
    ? cases
    : cases.filter((one, index) => cases.findIndex((other) => kindOf(other) === kindOf(one)) === index)
