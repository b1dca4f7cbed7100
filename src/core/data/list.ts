/** Searches, filters, sorts and pages the rows of any list, for one view. */
import { atom, computed, type ReadableAtom } from 'nanostores'
import type { Resource } from './resource'
import { type ListOrder, type ListRows, pageRows, searchRows, sortRows } from './rows'
import { sameStatus } from './status'

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
  const $rows: ReadableAtom<ListRows<Row>> = computed([$found, $paging], (rows, { page }) =>
    pageRows(rows, page, pageSize),
  )

  return {
    $order,
    $search,
    $filter,
    /** The rows that match the filter and the search, on all pages. */
    $found,
    /** How many rows match the filter. */
    $count: computed($filtered, (rows) => rows.length),
    $rows,
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
