import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { ApiError, Resource, ResourceStore } from '../../core/index'
import { type Host, useHost } from './host'
import { useReport } from './report'

/** Shows a resource: the element's state follows it, and its failures are raised as `cp-error`. */
export function useResource<Data>(store: ResourceStore<Data>): Resource<Data> {
  const resource = useStore(store)
  const failure = 'failure' in resource ? resource.failure : undefined
  useReport(stateOf(resource), resource.status === 'ready' && failure !== undefined)
  useFailures(failure ? [failure] : [])
  return resource
}

/** Raises failures as `cp-error`, each once for the element. */
export function useFailures(failures: readonly ApiError[]): void {
  const host = useHost()
  useEffect(() => {
    for (const failure of failures) {
      if (!isNews(failure, host)) continue
      const { call, status, message, retryable } = failure
      host.raise('cp-error', { call, status, message, retryable })
    }
  })
}

/** Which elements know of a failure: several parts of one may show the same. */
const told = new WeakMap<ApiError, WeakSet<Host>>()

function isNews(failure: ApiError, host: Host): boolean {
  const hosts = told.get(failure) ?? new WeakSet()
  if (hosts.has(host)) return false
  told.set(failure, hosts.add(host))
  return true
}

function stateOf(resource: Resource<unknown>) {
  if (resource.status === 'failed') return 'error'
  if (resource.status !== 'ready') return 'loading'
  return Array.isArray(resource.data) && resource.data.length === 0 ? 'empty' : 'ready'
}
