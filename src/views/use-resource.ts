import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { ApiError, Resource, ResourceStore } from '../core/index'
import { type Host, useHost } from './host'
import { useReport } from './report'

/** Shows a resource: the element's state follows it, and its failures are raised as `cp-error`. */
export function useResource<Data>(store: ResourceStore<Data>): Resource<Data> {
  const host = useHost()
  const resource = useStore(store)
  const failure = 'failure' in resource ? resource.failure : undefined
  useReport(stateOf(resource), resource.status === 'ready' && failure !== undefined)
  useEffect(() => {
    if (!failure || !isNews(failure, host)) return
    const { call, status, message, retryable } = failure
    host.raise('cp-error', { call, status, message, retryable })
  }, [host, failure])
  return resource
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
