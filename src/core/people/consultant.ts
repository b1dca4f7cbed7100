/** The consultant: the client's point of contact. */
import { computed } from 'nanostores'
import { createResource } from '../data/resource'
import * as api from '../server/api/consultant'
import type { Consultant } from '../server/schema'
import { $client } from '../session/session'

/** The id of the consultant; `null` while nobody is assigned, or nobody is signed in. */
const $consultantId = computed($client, (client) => client?.POC?.id ?? null)

/** Requested when a view shows the consultant, and only if one is assigned. */
export const $consultant = createResource<Consultant>({
  for: $consultantId,
  load: api.consultant,
})
