import { patience } from '../../page/timer'
import type { Resource, ResourceStore } from '../state'

/** Asks for a resource anew. Ends when its answer is there, has failed, or takes too long. */
export const refreshed = (store: ResourceStore<unknown>): Promise<void> =>
  new Promise((resolve) => {
    const before = store.get()
    let isAsked = false
    const end = () => {
      stop()
      clearTimeout(timer)
      resolve()
    }
    const stop = store.listen((resource) => isAsked && isAnswer(resource, before) && end())
    const timer = setTimeout(end, patience)
    store.refresh()
    // What changed until now is of the request before.
    isAsked = true
  })

/** A resource also changes without an answer: when one gets slow, or when the host has a token again. */
function isAnswer(resource: Resource<unknown>, before: Resource<unknown>): boolean {
  if (resource.status !== 'ready') return resource.status !== 'loading'
  return resource.failure !== undefined || before.status !== 'ready' || resource.data !== before.data
}
