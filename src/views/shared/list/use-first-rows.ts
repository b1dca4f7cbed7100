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
  const end = useRef('')
  const keys = rows.slice(0, least + mostNews).map((row) => order + keyOf(row))
  const count = Math.max(least, keys.indexOf(end.current) + 1)
  // Of a list that is still coming, the first rows are others in the end.
  if (resource.status === 'ready') end.current = keys.at(count - 1) ?? ''
  return rows.slice(0, count)
}
