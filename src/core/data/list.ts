/** Searches, filters, sorts and pages the rows of any list, for one view. */
import { atom, computed, type ReadableAtom } from 'nanostores'
import { dateValue } from '../settings/format'
import type { Resource } from './resource'
import { sameStatus } from './status'

/** The order follows the labels of the specification: "Recent First" and "Newest First" are `newest`. */
export type ListOrder = 'newest' | 'oldest'

interface ListOptions<Row> {
  /** The date that the rows are sorted by. */
  date: (row: Row) => string
  /** The texts in which a search looks. */
  texts?: (row: Row) => readonly string[]
  /** The status that a filter compares. */
  status?: (row: Row) => string
  order?: ListOrder
  /** Rows on a page, set by the host's `page-size`. Without it, there is no paging: all rows are shown. */
  pageSize?: number | undefined
}

/** The rows of one page, and their place in the list. */
interface ListRows<Row> {
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
  const sign = order === 'newest' ? -1 : 1
  return rows
    .map((row) => ({ row, value: dateValue(date(row)) }))
    .sort((left, right) => {
      const missing = Number(Number.isNaN(left.value)) - Number(Number.isNaN(right.value))
      return missing || (Number.isNaN(left.value) ? 0 : sign * (left.value - right.value))
    })
    .map(({ row }) => row)
}

/** The rows of a page; all rows without a page size. A page number beyond the last gives the last page. */
export function pageRows<Row>(
  rows: readonly Row[],
  page: number,
  pageSize: number = Infinity,
): ListRows<Row> {
  const pages = Math.max(1, Math.ceil(rows.length / pageSize))
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
  const wanted = search.trim().replace(/^#/, '').toLocaleLowerCase()
  return rows.filter((row) => texts(row).some((text) => text.toLocaleLowerCase().includes(wanted)))
}

/**
 * The specification's hidden paging state: "page 1, page size 2, no visible paging control". It takes effect
 * only when a host sets `page-size`: the rows are then cut into pages of the host's size.
 */
const start = { page: 1, pageSize: 2 }

/**
 * Creates one view's list over a shared resource. Its search, filter, order and page change no other view.
 * @param $resource the rows; the list is empty until they are loaded.
 * @param options.order the order at the beginning, `newest` by default.
 */
export function createList<Row>($resource: ReadableAtom<Resource<Row[]>>, options: ListOptions<Row>) {
  const { date, texts = () => [], status = () => '', order = 'newest', pageSize } = options
  const $order = atom(order)
  const $search = atom('')
  /** The status to show; empty for all. */
  const $filter = atom('')
  const $paging = atom(start)
  const setPage = (page: number) => $paging.set({ ...$paging.get(), page })

  const $sorted = computed([$resource, $order], (resource, chosen) =>
    resource.status === 'ready' ? sortRows(resource.data, chosen, date) : [],
  )
  const $filtered = computed([$sorted, $filter], (rows, filter) =>
    filter ? rows.filter((row) => sameStatus(status(row), filter)) : rows,
  )
  const $found = computed([$filtered, $search], (rows, search) =>
    search ? searchRows(rows, search, texts) : rows,
  )

  return {
    $order,
    $search,
    $filter,
    /** The rows that match the filter and the search, on all pages. */
    $found,
    /** How many rows match the filter. */
    $count: computed($filtered, (rows) => rows.length),
    $rows: computed([$found, $paging], (rows, { page }) => pageRows(rows, page, pageSize)),
    setPage,
    setOrder: (chosen: ListOrder) => $order.set(chosen),
    search(text: string) {
      $search.set(text)
      setPage(1)
    },
    filter(chosen: string) {
      $filter.set(chosen)
      setPage(1)
    },
    /** Clears the search and the filter. */
    clear() {
      $search.set('')
      $filter.set('')
      setPage(1)
    },
  }
}

export type List<Row> = ReturnType<typeof createList<Row>>
