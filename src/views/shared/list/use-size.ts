import type { List, Resource, ResourceStore } from '../../../core/index'
import { useStore } from '../../host/use-store'

/** How long a list is: of a part, only the server can know it. */
export function useSize<Row>(resource: Resource<Row[]>, store: ResourceStore<Row[]>, list: List<Row>) {
  const isAsked = useStore(list.$search) + useStore(list.$filter) !== ''
  const arrived = useStore(store.$arrived)
  const shown = useStore(list.$rows)
  const total = !('first' in resource) ? shown.total : isAsked ? undefined : arrived?.total
  const allPages = total && list.pageSize && Math.ceil(total / list.pageSize)
  return {
    /** Whether the client searches or filters. */
    isAsked,
    /** How many rows match; `undefined` while nobody knows. */
    total,
    /** How many pages there are; nothing when the list has no pages, or nobody knows. */
    allPages,
    /** How many pages a client can go to: of a list that is still coming, to each that there will be. */
    pages: (resource.status === 'loading' && allPages) || shown.pages,
  }
}
