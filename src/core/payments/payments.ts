/** The client's payments. */
import { computed } from 'nanostores'
import { createFamily } from '../data/family'
import { createResource } from '../data/resource'
import { projectOf } from '../projects/project'
import * as api from '../server/api/payments'
import type { Payment } from '../server/schema'
import { $clientId } from '../session/session'
import { $settings } from '../settings/config'
import { endpointOf, placesOf } from '../settings/endpoints'

export const $payments = createResource<Payment[]>({
  for: $clientId,
  topic: 'payments/',
  load: api.payments,
})

/**
 * The payments of one project. The server finds them by the project's name, so that is loaded first; by the id, where
 * the host's endpoint has a place for it. A project without a name has none that could be found.
 */
export const paymentsOf = createFamily((id, $owner) => {
  const load = (name: string, options: { signal: AbortSignal }) =>
    api.servicePayments($clientId.get() ?? '', name, id, options)
  const topic = `payments/${id}/`
  const { path } = endpointOf('servicePayments', $settings.get().endpoints.servicePayments)
  if (placesOf(path).includes('serviceId'))
    return createResource<Payment[]>({ for: $owner, topic, load: (_, options) => load('', options) })
  return createResource<Payment[]>({
    // An empty name is known, too.
    for: computed(projectOf(id), (project) =>
      project.status === 'ready' ? `=${project.data.serviceName}` : null,
    ),
    topic,
    load: async (key, options) => (key === '=' ? [] : load(key.slice(1), options)),
  })
})
