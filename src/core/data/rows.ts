import { finish, forEachRow, type Work } from '../page/in-slices'
import { compareDates, dateValue } from '../settings/dates'

/** The order follows the labels of the specification: "Recent First" and "Newest First" are `newest`. */
export type ListOrder = 'newest' | 'oldest'

/** The rows of one page, and their place in the list. */
export interface ListRows<Row> {
  rows: Row[]
  /** How many rows there are on all pages. */
  total: number
  /** How many rows come before the first one shown, so that serial numbers continue from page to page. */
  offset: number
  page: number
  pages: number
}

/** Sorts rows by date. Rows without a date come last, and rows with equal dates keep the server's order. */
export const sortRows = <Row>(rows: readonly Row[], order: ListOrder, date: (row: Row) => string): Row[] =>
  finish(sortLongRows(rows, order, date))

/** Sorts rows as `sortRows()` does. Most servers send the newest row first: that is looked at, and not sorted. */
export function* sortLongRows<Row>(
  rows: readonly Row[],
  order: ListOrder,
  date: (row: Row) => string,
): Work<Row[]> {
  const momentOf = (row: Row) => dateValue(date(row))
  let isNewestFirst = true
  let before = Infinity
  yield* forEachRow(rows, (row) => {
    if (!isNewestFirst) return
    const value = momentOf(row)
    // No comparison with a date that can't be read is true.
    isNewestFirst = value <= before
    before = value
  })
  if (isNewestFirst) return order === 'newest' ? rows.slice() : yield* reverse(rows, momentOf)
  return rows
    .map((row) => ({ row, value: momentOf(row) }))
    .sort((left, right) => compareDates(left.value, right.value, order))
    .map(({ row }) => row)
}

/** Reverses rows, but for those with equal dates. */
function* reverse<Row>(rows: readonly Row[], momentOf: (row: Row) => number): Work<Row[]> {
  let before = Number.NaN
  const moments: Row[][] = []
  yield* forEachRow(rows, (row) => {
    const value = momentOf(row)
    if (value === before) moments.at(-1)?.push(row)
    else moments.push([row])
    before = value
  })
  moments.reverse()
  const reversed: Row[] = []
  yield* forEachRow(moments, (each) => {
    for (const row of each) reversed.push(row)
  })
  return reversed
}

/**
 * The rows of a page; all rows without a page size. A page number beyond the last gives the last page.
 * @param least how many pages there are at least: those beyond the last row are empty.
 */
export function pageRows<Row>(
  rows: readonly Row[],
  page: number,
  pageSize: number = Infinity,
  least = 1,
): ListRows<Row> {
  const pages = Math.max(least, Math.ceil(rows.length / pageSize))
  const current = Math.min(Math.max(1, page), pages)
  const offset = current === 1 ? 0 : (current - 1) * pageSize
  return { rows: rows.slice(offset, offset + pageSize), total: rows.length, offset, page: current, pages }
}
