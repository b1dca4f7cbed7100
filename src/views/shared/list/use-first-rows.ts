import { useRef } from 'react'
import { mostChanges } from '../changes/use-changes'

/**
 * The first rows of a list. Rows that come before them are added to them: what the client sees stays, until the client
 * chooses another order.
 *
 * @param order How the rows are sorted.
 * @param least How many there are at first.
 * @param isWhole Whether all rows are there. Of a list that is still coming, the first rows are others in the end.
 */
export function useFirstRows<Row>(
  rows: readonly Row[],
  order: string,
  least: number,
  isWhole: boolean,
  keyOf: (row: Row) => string,
): readonly Row[] {
  const end = useRef('')
  const keys = rows.slice(0, least + mostChanges).map((row) => order + keyOf(row))
  const count = Math.max(least, keys.indexOf(end.current) + 1)
  if (isWhole) end.current = keys[count - 1] ?? ''
  return rows.slice(0, count)
}
