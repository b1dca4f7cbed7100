import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { ApiError, Resource, ResourceStore } from '../../core/index'
import { type Host, useHost } from './host'
import { useReport } from './report'

/** Follows a resource: reports its state to the element, and raises its failures as `cp-error`. */
export function useResource<Data>(store: ResourceStore<Data>): Resource<Data> {
  const resource = useStore(store)
  const failure = 'failure' in resource ? resource.failure : undefined
  useReport(stateOf(resource), resource.status === 'ready' && failure !== undefined)
  useFailures(failure ? [failure] : [])
  return resource
}

/** Raises failures as `cp-error`, each failure once per element. */
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

/** The elements that have raised a failure: several views in one element may show the same failure. */
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
