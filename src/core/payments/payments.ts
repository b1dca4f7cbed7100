import { computed } from 'nanostores'
import { createFamily } from '../data/family'
import { createResource } from '../data/resource'
import type { ResourceStore } from '../data/state'
import { projectOf } from '../projects/project'
import * as api from '../server/api/payments'
import { notifyFailure } from '../server/notify'
import type { Payment, Project } from '../server/schema'
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
  const topic = `payments/${id}/` as const
  const { path } = endpointOf('servicePayments', $settings.get().endpoints.servicePayments)
  if (placesOf(path).includes('serviceId'))
    return createResource<Payment[]>({ for: $owner, topic, load: (_, options) => load('', options) })
  const project = projectOf(id)
  return createResource<Payment[]>({
    for: computed(project, (its) => {
      if (its.status === 'waiting') return null
      // An empty name is known, too.
      return its.status === 'ready' ? `=${its.data.serviceName}` : '?'
    }),
    topic,
    async load(key, options) {
      if (key === '?') await settled(project, options.signal)
      return key.length > 1 ? load(key.slice(1), options) : []
    },
    // The project itself has told of its failure.
    onFailure: (failure) => failure.call === 'service' || notifyFailure(failure),
  })
})

/** Waits until a project is known, and asks for it again where that has failed or takes long. @throws its failure */
const settled = (project: ResourceStore<Project>, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const end = project.listen((its) => {
      if (its.status === 'ready') resolve()
      else if (its.status === 'failed') reject(its.failure)
      else return
      end()
    })
    signal.addEventListener('abort', end)
    const its = project.get()
    if (its.status === 'failed' || (its.status === 'loading' && its.slow)) project.retry()
  })
