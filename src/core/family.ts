import type { ResourceStore } from './query'

/** A resource for each id, made when it is first asked for: `createFamily((id) => createResource({ … }))`. */
export function createFamily<Data>(
  create: (id: string) => ResourceStore<Data>,
): (id: string) => ResourceStore<Data> {
  const stores = new Map<string, ResourceStore<Data>>()
  return (id) => {
    const store = stores.get(id) ?? create(id)
    stores.set(id, store)
    return store
  }
}
