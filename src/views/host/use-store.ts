import { useStore as useNanoStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'

/**
 * @nanostores/react compares `store.value` with what was drawn when it begins to listen. A computed store without
 * listeners brings `value` up to date only in `get()`: an answer that arrived in between would never be drawn.
 */
export function useStore<Value>(store: ReadableAtom<Value>): Value {
  return useNanoStore<ReadableAtom<Value>>(Object.create(store, { value: { get: store.get } }), {
    deps: [store],
  })
}
