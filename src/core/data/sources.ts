/** Several resources that a view shows as one list: what can be read is shown, and what can't is named. */
import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import type { ApiError } from '../server/http'
import { $locale } from '../settings/locale'
import type { Resource, ResourceStore } from './resource'

/** A resource, and what of it belongs into the list. */
export interface Source<Name extends string, Item> {
  name: Name
  store: ResourceStore<unknown>
  items: () => Item[]
}

/** A source that is not there, or not the latest. */
export interface Trouble<Name extends string> {
  name: Name
  /** Nothing of it is there; otherwise what is there is older than its latest answer, which failed. */
  isMissing: boolean
  /** Why; there is none while it only takes longer than usual. */
  failure: ApiError | undefined
  retry: () => void
}

type Merged<Name extends string, Item> =
  /** Not all of them have answered, and none of those takes longer than usual. */
  { status: 'loading' } | { status: 'ready'; items: Item[]; troubles: Trouble<Name>[] }

export function createSource<Name extends string, Item, Data>(
  name: Name,
  store: ResourceStore<Data>,
  read: (data: Data) => Item[],
): Source<Name, Item> {
  return {
    name,
    store,
    items() {
      const resource = store.get()
      return resource.status === 'ready' ? read(resource.data) : []
    },
  }
}

/** The items of all sources, in the order of the sources, whichever there are at the moment. */
export function mergeSources<Name extends string, Item>(
  $sources: ReadableAtom<readonly Source<Name, Item>[]>,
): ReadableAtom<Merged<Name, Item>> {
  const $merged = atom<Merged<Name, Item>>({ status: 'loading' })
  onMount($merged, () => {
    /** What the list that is shown is made of. */
    let merged: readonly ResourceStore<unknown>[] = []
    const isMerged = (store: ResourceStore<unknown>) => merged.includes(store)
    const merge = () => {
      const sources = $sources.get()
      const stores = sources.map(({ store }) => store)
      const awaited = stores.filter((store) => isAwaited(store.get()))
      // What is shown stays while no more than what has joined it loads.
      if (awaited.length > 0 && stores.some(isMerged) && !awaited.some(isMerged)) return
      merged = awaited.length > 0 ? [] : stores
      $merged.set(awaited.length > 0 ? { status: 'loading' } : mergeNow(sources))
    }
    let leave = () => {}
    const stop = $sources.subscribe((sources) => {
      const leaving = sources.map(({ store }) => store.listen(merge))
      // Only now: a store that is followed again keeps what it knows.
      leave()
      leave = () => {
        for (const end of leaving) end()
      }
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
  return {
    status: 'ready',
    items: sources.flatMap(({ items }) => items()),
    troubles: sources.flatMap(({ name, store }) => {
      const resource = store.get()
      const failure = 'failure' in resource ? resource.failure : undefined
      const isMissing = resource.status !== 'ready'
      return isMissing || failure ? { name, isMissing, failure, retry: store.retry } : []
    }),
  }
}

const isAwaited = (resource: Resource<unknown>) =>
  resource.status === 'waiting' || (resource.status === 'loading' && !resource.slow)

/** Writes the names of several: `Updates and Files`. */
export const $nameList = computed($locale, (locale) => {
  const format = new Intl.ListFormat(locale)
  return (names: readonly string[]) => format.format(names)
})
