import { computed, type ReadableAtom } from 'nanostores'
import { $clientId } from '../session/session'
import type { ResourceStore } from './state'

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
  create: (id: string, $owner: ReadableAtom<string | null>) => ResourceStore<Data>,
): (id: string) => ResourceStore<Data> {
  const stores = new Map<string, ResourceStore<Data>>()
  return (id) => {
    const owner = latest
    const key = `${owner}/${id}`
    const known = stores.get(key)
    if (known) return known
    const $owner = computed($clientId, (client) => (client === owner ? client : null))
    const store = create(id, $owner)
    stores.set(key, store)
    return store
  }
}
