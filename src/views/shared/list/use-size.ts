import type { List, Resource, ResourceStore } from '../../../core/index'
import { useStore } from '../../host/use-store'

interface Size {
  /** How many rows match the search and the filter; `undefined` while nobody knows. */
  total: number | undefined
  /** How many pages there are; 0 when the list has no pages, or nobody knows. */
  allPages: number
  /** How many pages a client can go to: of a list that is still coming, to each that there will be. */
  pages: number
}

/** How long a list is: of a part, only the server can know it. */
export function useSize<Row>(resource: Resource<Row[]>, store: ResourceStore<Row[]>, list: List<Row>): Size {
  const isAsked = useStore(list.$search) + useStore(list.$filter)
  const arrived = useStore(store.$arrived)
  const shown = useStore(list.$rows)
  const total = !('first' in resource) ? shown.total : isAsked ? undefined : arrived?.total
  const allPages = list.pageSize && total ? Math.ceil(total / list.pageSize) : 0
  return { total, allPages, pages: (resource.status === 'loading' && allPages) || shown.pages }
}
