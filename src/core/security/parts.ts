/** What the server has for a client who sees to the own ways in. */
import { computed } from 'nanostores'
import { $offerOf } from '../server/optional'
import type { Ability } from '../server/schema/optional'
import { $settings } from '../settings/config'

const names = [
  'security',
  'changePassword',
  'passkeys',
  'secondStep',
  'endSessions',
] as const satisfies Ability[]
type SecurityPart = (typeof names)[number]

/** Where the host signs its clients in, that is the host's to show. */
export const $securityParts = computed(
  [$offerOf, $settings],
  (offerOf, { getToken }): readonly SecurityPart[] => {
    const offered = getToken ? [] : names.filter((name) => offerOf(name) === 'offered')
    // What there is, `security` alone says: without it, the others have nothing to show.
    return offered.includes('security') ? offered : offered.filter((name) => name === 'changePassword')
  },
)
