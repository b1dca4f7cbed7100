import { useStore as useNanoStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import { useContext, useRef } from 'react'
import { schedule } from './scheduler'
import { HostContext, RestContext } from './use-host'

/** The stores that a view has read, and that no view follows yet. */
const held = new Map<ReadableAtom, () => void>()

/**
 * Listens to a store that nobody listens to, until the view that reads it follows it. Otherwise each view that reads it would
 * begin to listen and stop, and with that set a timer.
 */
function hold(store: ReadableAtom): void {
  if (store.lc > 0) return
  // A view that is gone before it is drawn follows nothing.
  if (held.size === 0) setTimeout(() => [...held.keys()].forEach(letGo), 1000)
  held.set(
    store,
    store.listen(() => {}),
  )
}

function letGo(store: ReadableAtom): void {
  held.get(store)?.()
  held.delete(store)
}

/**
 * Follows a store. Where many elements follow it, they draw its changes in turns. An element that rests follows none.
 *
 * @nanostores/react compares `store.value` with what was drawn when it begins to listen. A computed store without
 * listeners brings `value` up to date only in `get()`: an answer that arrived in between would never be drawn.
 */
export function useStore<Value>(store: ReadableAtom<Value>): Value {
  const host = useContext(HostContext)
  const isResting = useContext(RestContext)
  const drawn = useRef<{ store: ReadableAtom<Value>; value: Value }>(undefined)
  const get = () => {
    if (isResting && drawn.current?.store === store) return drawn.current.value
    hold(store)
    return store.get()
  }
  const listen = (listener: (value: Value) => void) => {
    if (isResting) return () => {}
    const act = () => listener(store.get())
    const stop = store.listen(() => (host instanceof HTMLElement ? schedule(host, act) : act()))
    letGo(store)
    return stop
  }
  const followed = Object.create(store, { value: { get }, get: { value: get }, listen: { value: listen } })
  const value = useNanoStore<ReadableAtom<Value>>(followed, { deps: [store, host, isResting] })
  drawn.current = { store, value }
  return value
}
