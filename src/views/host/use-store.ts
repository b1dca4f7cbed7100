import { useStore as useNanoStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import { useContext } from 'react'
import { inTurn } from './turns'
import { HostContext } from './use-host'

/**
 * Follows a store. Where many elements follow it, they draw its changes in turns.
 *
 * @nanostores/react compares `store.value` with what was drawn when it begins to listen. A computed store without
 * listeners brings `value` up to date only in `get()`: an answer that arrived in between would never be drawn.
 */
export function useStore<Value>(store: ReadableAtom<Value>): Value {
  const host = useContext(HostContext)
  const listen = (listener: (value: Value) => void) => {
    const act = () => listener(store.get())
    return store.listen(() => (host instanceof Element ? inTurn(host, act) : act()))
  }
  const followed = Object.create(store, { value: { get: store.get }, listen: { value: listen } })
  return useNanoStore<ReadableAtom<Value>>(followed, { deps: [store, host] })
}
