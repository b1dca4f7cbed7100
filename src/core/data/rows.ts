/** Sorts, searches and pages rows. */
import { dateValue } from '../settings/dates'

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
export function sortRows<Row>(rows: readonly Row[], order: ListOrder, date: (row: Row) => string): Row[] {
  // Most servers send the newest row first: 100,000 rows are then not sorted again.
  if (isNewestFirst(rows, date)) return order === 'newest' ? rows.slice() : reverse(rows, date)
  const sign = order === 'newest' ? -1 : 1
  return rows
    .map((row) => ({ row, value: dateValue(date(row)) }))
    .sort((left, right) => {
      const missing = Number(Number.isNaN(left.value)) - Number(Number.isNaN(right.value))
      return missing || (Number.isNaN(left.value) ? 0 : sign * (left.value - right.value))
    })
    .map(({ row }) => row)
}

/** A date that compares as a text with others of its kind. */
const comparable = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

function isNewestFirst<Row>(rows: readonly Row[], date: (row: Row) => string): boolean {
  let before = '~'
  return rows.every((row) => {
    const isNext = date(row) <= before && comparable.test(date(row))
    before = date(row)
    return isNext
  })
}

/** Reverses rows, but for those with equal dates. */
function reverse<Row>(rows: readonly Row[], date: (row: Row) => string): Row[] {
  const reversed: Row[] = []
  let end = rows.length
  for (let index = end - 1; index >= 0; index--) {
    const [row, before] = [rows[index], rows[index - 1]]
    if (row && before && date(row) === date(before)) continue
    for (const each of rows.slice(index, end)) reversed.push(each)
    end = index
  }
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

/**
 * The rows in which at least one text contains the search text. Upper and lower case make no difference. A `#`
 * before an id is left out: lists and letters write it so, `#PAY-450211`.
 */
export function searchRows<Row>(
  rows: readonly Row[],
  search: string,
  texts: (row: Row) => readonly string[],
): Row[] {
  const wanted = search.trim().replace(/^#/, '').toLowerCase()
  return rows.filter((row) => texts(row).some((text) => text.toLowerCase().includes(wanted)))
}
