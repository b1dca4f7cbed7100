import { useRef } from 'react'
import type { List } from '../../../core/index'
import { useStore } from '../../host/use-store'
import { mostNews } from '../news/use-news'

/**
 * The first rows of a list. Rows that come before them are added to them: what the client sees stays, until the client
 * chooses another order.
 *
 * @param least How many rows there are at first.
 */
export function useFirstRows<Row>(
  list: Pick<List<Row>, '$rows' | '$order'>,
  least: number,
  keyOf: (row: Row) => string,
): readonly Row[] {
  const { resource, rows } = useStore(list.$rows)
  const order = useStore(list.$order)
  const before = useRef<{ order: unknown; last?: string | undefined }>({ order })
  const { last } = before.current.order === order ? before.current : {}
  const place = rows.slice(0, least + mostNews).findIndex((row) => keyOf(row) === last)
  const first = rows.slice(0, Math.max(least, place + 1))
  const end = first.at(-1)
  // Of a list that is still coming, the first rows are others in the end.
  before.current = { order, last: end && resource.status === 'ready' ? keyOf(end) : undefined }
  return first
}
