/** The client's own ways in: passkeys, the second step, and where the client is signed in. */
import { computed } from 'nanostores'
import { createResource } from '../data/resource'
import * as api from '../server/api/security'
import { $offerOf } from '../server/optional'
import type { Security } from '../server/schema'
import type { Ability } from '../server/schema/optional'
import { $clientId } from '../session/session'
import { $settings } from '../settings/config'

const names = [
  'security',
  'changePassword',
  'passkeys',
  'secondStep',
  'endSessions',
] as const satisfies Ability[]
type SecurityPart = (typeof names)[number]

/** What of it the server has. Where the host signs its clients in, that is the host's to show. */
export const $securityParts = computed(
  [$offerOf, $settings],
  (offerOf, { getToken }): readonly SecurityPart[] =>
    getToken ? [] : names.filter((name) => offerOf(name) === 'offered'),
)

const $key = computed([$securityParts, $clientId], (parts, id) => (parts.includes('security') ? id : null))

export const $security = createResource<Security>({ for: $key, load: (_, options) => api.security(options) })
