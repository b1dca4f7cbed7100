/** What the server has for a client who sees to the own ways in. */
import { computed } from 'nanostores'
import { $offerOf } from '../server/optional'
import type { Ability } from '../server/schema/optional'
import { $session } from '../session/session'
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

/** Whether there is surely no such screen. While the session is being checked, the server may still announce one. */
export const $lacksSecurity = computed(
  [$securityParts, $settings, $session],
  (parts, { getToken }, { status }) =>
    parts.length === 0 && (getToken !== undefined || status === 'signed-in'),
)
