import type { Resource, ResourceStore } from '../../core/index'
import { useFailures, useReport } from './report'
import { useStore } from './use-store'

/**
 * Follows a resource: reports its state to the element, and raises its failures as `cp-error`.
 * @param isOwn Whether it is what the element is about. The state of anything beside that is not reported.
 */
export function useResource<Data>(store: ResourceStore<Data>, isOwn = true): Resource<Data> {
  const resource = useStore(store)
  const failure = 'failure' in resource ? resource.failure : undefined
  useReport(isOwn ? stateOf(resource) : null, resource.status === 'ready' && failure !== undefined)
  useFailures(failure ? [failure] : [])
  return resource
}

function stateOf(resource: Resource<unknown>) {
  if (resource.status === 'failed') return 'error'
  if (resource.status !== 'ready') return 'loading'
  return Array.isArray(resource.data) && resource.data.length === 0 ? 'empty' : 'ready'
}
