/** The client's point of contact. */
import { computed } from 'nanostores'
import * as api from './api/consultant'
import { createResource } from './query'
import type { Consultant } from './schema'
import { $client } from './session'

/** The id of the consultant; `null` while nobody is assigned, or nobody is signed in. */
export const $consultantId = computed($client, (client) => client?.POC?.id ?? null)

/** Asked for once it is shown, and only where one is assigned. */
export const $consultant = createResource<Consultant>({
  name: 'consultant',
  for: $consultantId,
  load: api.consultant,
})
