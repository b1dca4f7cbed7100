import { computed, type ReadableAtom } from 'nanostores'
import { $clientId } from '../session/session'
import type { ResourceStore } from './resource'

/** Who is signed in or, while nobody is, who was: a form with unsent input stays on screen until they are back. */
let latest: string | null = null
$clientId.subscribe((id) => {
  latest = id ?? latest
})

/**
 * A resource for each id, made when it is first asked for. Each client has their own: it outlasts the view that
 * showed it by a second, in which it must not be asked for in the name of who has just signed in.
 *
 * @param create Given the id, and the client's for as long as they are signed in:
 *   `createFamily((id, $owner) => createResource({ … }))`.
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
