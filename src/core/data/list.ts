/** Search, filter, sort and page over any list, in one widget. */
import { atom, computed, type ReadableAtom } from 'nanostores'
import { dateValue } from '../settings/format'
import type { Resource } from './resource'
import { sameStatus } from './status'

/** The labels are authoritative: "Recent First" and "Newest First" are `newest`. */
export type ListOrder = 'newest' | 'oldest'

interface ListOptions<Row> {
  date: (row: Row) => string
  /** The texts that a search looks in. */
  texts?: (row: Row) => readonly string[]
  /** The status that a filter compares. */
  status?: (row: Row) => string
  order?: ListOrder
  /** Paging takes effect only where a page size is given; without one, all rows are shown. */
  pageSize?: number | undefined
}

/** What a widget shows of its list. */
interface ListRows<Row> {
  rows: Row[]
  /** How many rows there are on all pages. */
  total: number
  /** How many rows come before the first one shown: serial numbers count on across pages. */
  offset: number
  page: number
  pages: number
}

/** Sorts by date. Rows without a date come last, and equal dates keep the server's order. */
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

/** The rows of a page; all of them without a page size. A page beyond the last is the last. */
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

/** The rows in which one of the texts has what is searched for, in any case. */
export function searchRows<Row>(
  rows: readonly Row[],
  search: string,
  texts: (row: Row) => readonly string[],
): Row[] {
  const wanted = search.trim().toLocaleLowerCase()
  return rows.filter((row) => texts(row).some((text) => text.toLocaleLowerCase().includes(wanted)))
}

/** What stands behind every list until it is told otherwise; the page size waits for one to be set. */
const start = { page: 1, pageSize: 2 }

/** One widget's own view of a shared resource: what is chosen here changes no other widget. */
export function createList<Row>($resource: ReadableAtom<Resource<Row[]>>, options: ListOptions<Row>) {
  const { date, texts = () => [], status = () => '', order = 'newest', pageSize } = options
  const $order = atom(order)
  const $search = atom('')
  /** A status; empty for all. */
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
    /** What filter and search let through, on all pages. */
    $found,
    /** How many rows the chosen filter lets through. */
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
    /** Lets everything through again. */
    clear() {
      $search.set('')
      $filter.set('')
      setPage(1)
    },
  }
}

export type List<Row> = ReturnType<typeof createList<Row>>
