import { useContext, useRef } from 'react'
import type { Resource, ResourceStore } from '../../core/index'
import { HoldContext } from '../host/hold'
import { useResource } from '../host/use-resource'

/**
 * Follows a resource around a form. When the session expires, core drops the resource. A form with unsent input stays
 * then, under a sign-in dialog, and so does what this view has last shown: a client who writes an answer wants to see
 * the question. It stays after the sign-in, too, until the resource has loaded again, so that the form keeps its focus.
 * It goes with the view when another client signs in, and when the client has signed out.
 */
export function useHeld<Data>(store: ResourceStore<Data>): Resource<Data> {
  const resource = useResource(store)
  const { isHeld } = useContext(HoldContext)
  const shown = useRef({ store, resource })
  const held = isHeld && shown.current.store === store && shown.current.resource
  if (held && held.status === 'ready' && resource.status !== 'ready') {
    return resource.status === 'failed' ? { ...held, failure: resource.failure } : held
  }
  shown.current = { store, resource }
  return resource
}
