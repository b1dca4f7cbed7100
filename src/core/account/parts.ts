/** What the server has for a client who sees to the own account. */
import { computed } from 'nanostores'
import { $offerOf } from '../server/optional'
import type { Ability } from '../server/schema/optional'
import { $session } from '../session/session'

/** The cards of the account in their order, and what a server announces that has one: any of these. */
const cards = {
  profile: ['changeProfile', 'changePhoto'],
  colleagues: ['colleagues'],
  mails: ['mails'],
  ownData: ['ownData'],
} as const satisfies Record<string, Ability[]>

type AccountPart = keyof typeof cards

// The keys of that table.
const names = Object.keys(cards) as AccountPart[]

export const $accountParts = computed($offerOf, (offerOf): readonly AccountPart[] =>
  names.filter((name) => cards[name].some((each) => offerOf(each) === 'offered')),
)

/** Whether there is surely no such screen. While the session is being checked, the server may still announce one. */
export const $lacksAccount = computed(
  [$accountParts, $session],
  (parts, { status }) => parts.length === 0 && status === 'signed-in',
)
