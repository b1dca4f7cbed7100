/** Merges several resources into one list. It has all loaded items and names the missing sources. */
import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import type { ApiError } from '../server/api-error'
import { $locale } from '../settings/locale'
import { listenPatiently } from './asking/turns'
import { leftOutIn, type Resource, type ResourceStore } from './state'

export interface Source<Name extends string, Item> {
  name: Name
  store: ResourceStore<unknown>
  items: () => Item[]
  listen: (listener: () => void) => () => void
}

/** A source that is slow, that could not be loaded, or whose data is stale. */
export interface Trouble<Name extends string> {
  name: Name
  /** `true` when there is no data; `false` when there is stale data, because the latest request failed. */
  isMissing: boolean
  /** The error; `undefined` when the source is only slow. */
  failure: ApiError | undefined
  retry: () => void
}

type Merged<Name extends string, Item> =
  /** `loading` while at least one source has not answered and is not slow yet. */
  | { status: 'loading' }
  /** Of the rows that the sources have sent, some may be left out, because they can't be read. */
  | { status: 'ready'; items: Item[]; troubles: Trouble<Name>[]; leftOut: number }

export function createSource<Name extends string, Item, Data>(
  name: Name,
  store: ResourceStore<Data>,
  read: (data: Data) => Item[],
  /** Whether its data can wait until the content of the page is there. */
  canWait = false,
): Source<Name, Item> {
  return {
    name,
    store,
    items() {
      const resource = store.get()
      return resource.status === 'ready' ? read(resource.data) : []
    },
    listen: (listener) => (canWait ? listenPatiently(store, listener) : store.listen(listener)),
  }
}

/** One object for all times: another one would be a change, and each view would be drawn anew for each answer. */
const loading = { status: 'loading' } as const

/**
 * Merges the items of all sources, in the order of the sources. A source without data adds no items, and is
 * named in `troubles`. The sources may change while the list is shown.
 */
export function mergeSources<Name extends string, Item>(
  $sources: ReadableAtom<readonly Source<Name, Item>[]>,
): ReadableAtom<Merged<Name, Item>> {
  const $merged = atom<Merged<Name, Item>>(loading)
  onMount($merged, () => {
    /** The stores of the list that is shown now; empty while it loads. */
    let merged: readonly ResourceStore<unknown>[] = []
    const isMerged = (store: ResourceStore<unknown>) => merged.includes(store)
    let followed: readonly Source<Name, Item>[] = []
    const merge = () => {
      const sources = $sources.get()
      // The sources have just changed. To read a new one before it is followed would ask for it at once.
      if (sources !== followed) return
      const stores = sources.map(({ store }) => store)
      const awaited = stores.filter((store) => isAwaited(store.get()))
      // Keep the list that is shown while only sources load that were added to it later.
      if (awaited.length > 0 && stores.some(isMerged) && !awaited.some(isMerged)) return
      merged = awaited.length > 0 ? [] : stores
      $merged.set(awaited.length > 0 ? loading : mergeNow(sources))
    }
    let leave = () => {}
    const stop = $sources.subscribe((sources) => {
      const leaving = sources.map(({ listen }) => listen(merge))
      // Stop following the old stores only after the new ones are followed: a store in both lists then never
      // loses its last listener, and keeps its data.
      leave()
      leave = () => {
        for (const end of leaving) end()
      }
      followed = sources
      merge()
    })
    return () => {
      stop()
      leave()
    }
  })
  return $merged
}

function mergeNow<Name extends string, Item>(sources: readonly Source<Name, Item>[]): Merged<Name, Item> {
  let leftOut = 0
  for (const { store } of sources) leftOut += leftOutIn(store.get())
  return {
    status: 'ready',
    leftOut,
    items: sources.flatMap(({ items }) => items()),
    troubles: troublesOf(sources),
  }
}

export const troublesOf = <Name extends string>(
  sources: readonly { name: Name; store: ResourceStore<unknown> }[],
): Trouble<Name>[] =>
  sources.flatMap(({ name, store }) => {
    const resource = store.get()
    const failure = 'failure' in resource ? resource.failure : undefined
    const isMissing = resource.status !== 'ready'
    return isMissing || failure ? { name, isMissing, failure, retry: store.retry } : []
  })

/** Whether there is neither data nor a failure yet, nor has it taken long. */
export const isAwaited = (resource: Resource<unknown>) =>
  resource.status === 'waiting' || (resource.status === 'loading' && !resource.slow)

/** Joins names in the language of the locale: `Updates and Files`. */
export const $nameList = computed(
  $locale,
  (locale) => (names: readonly string[]) => new Intl.ListFormat(locale).format(names),
)
