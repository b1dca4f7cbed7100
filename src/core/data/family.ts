import { computed, type ReadableAtom } from 'nanostores'
import { $clientId } from '../session/session'
import type { PeekableStore, ResourceStore } from './state'

/**
 * The id of the client who is signed in. While nobody is signed in, the id of the last client: a form with
 * unsent input stays on screen until that client is back.
 */
let latest: string | null = null
$clientId.subscribe((id) => {
  latest = id ?? latest
})

/**
 * Makes a function that gives the resource of an id. It creates each resource at its first use, and keeps it.
 *
 * Each client has resources of their own. A resource stays active for a second after its last view is gone.
 * If another client signs in within that second, the resource must not send a request in the new client's
 * name.
 *
 * @param create Creates the resource of an id: `createFamily((id, $owner) => createResource({ … }))`.
 * `$owner` holds the client's id while that client is signed in, and `null` otherwise.
 */
export function createFamily<Data>(
  create: (id: string, $owner: ReadableAtom<string | null>) => PeekableStore<Data>,
): ((id: string) => ResourceStore<Data>) & {
  /** What is known of the client who is signed in, each with its id. It asks for nothing. */
  known: () => (readonly [id: string, data: Data])[]
} {
  const stores = new Map<string, { id: string; store: PeekableStore<Data> }>()
  const storeOf = (id: string) => {
    const owner = latest
    const key = `${owner}/${id}`
    const known = stores.get(key)
    if (known) return known.store
    const $owner = computed($clientId, (client) => (client === owner ? client : null))
    const store = create(id, $owner)
    stores.set(key, { id, store })
    return store
  }
  return Object.assign(storeOf, {
    known: () =>
      [...stores.values()].flatMap(({ id, store }) => {
        // Another client's store has nobody to ask for now, and so nothing to show.
        const data = store.peek()
        return data === undefined ? [] : [[id, data] as const]
      }),
  })
}
