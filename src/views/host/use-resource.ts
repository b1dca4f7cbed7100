import type { Resource, ResourceStore } from '../../core/index'
import { useFailures, useReport } from './report'
import { useStore } from './use-store'

/** Follows a resource: reports its state to the element, and raises its failures as `cp-error`. */
export function useResource<Data>(store: ResourceStore<Data>): Resource<Data> {
  const resource = useStore(store)
  const failure = 'failure' in resource ? resource.failure : undefined
  useReport(stateOf(resource), resource.status === 'ready' && failure !== undefined)
  useFailures(failure ? [failure] : [])
  return resource
}

function stateOf(resource: Resource<unknown>) {
  if (resource.status === 'failed') return 'error'
  if (resource.status !== 'ready') return 'loading'
  return Array.isArray(resource.data) && resource.data.length === 0 ? 'empty' : 'ready'
}
