/** The client's own ways in: passkeys, the second step, and where the client is signed in. */
import { computed } from 'nanostores'
import { createResource } from '../data/resource'
import * as api from '../server/api/security'
import type { Security } from '../server/schema'
import { $clientId } from '../session/session'
import { $securityParts } from './parts'

const $key = computed([$securityParts, $clientId], (parts, id) => (parts.includes('security') ? id : null))

export const $security = createResource<Security>({ for: $key, load: (_, options) => api.security(options) })
