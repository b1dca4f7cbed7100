/** Searches, filters, sorts and pages the rows of any list, for one view. */
import { atom, computed, type ReadableAtom } from 'nanostores'
import type { Query } from '../routing/routing'
import { sameStatus } from '../text/same-status'
import { type ListOrder, type ListRows, pageRows, searchRows, sortRows } from './rows'
import type { Resource } from './state'

interface ListOptions<Row> {
  /** The date that the rows are sorted by. */
  date: (row: Row) => string
  /** The texts in which a search looks. */
  texts?: (row: Row) => readonly string[]
  /** The status that a filter compares. */
  status?: (row: Row) => string
  /** The statuses that the filter offers. */
  statuses?: ReadableAtom<readonly string[]>
  order?: ListOrder
  /** Rows on a page, set by the host's `page-size`. Without it, there is no paging: all rows are shown. */
  pageSize?: number | undefined
}

/**
 * The specification's hidden paging state: "page 1, page size 2, no visible paging control". It takes effect
 * only when a host sets `page-size`: the rows are then cut into pages of the host's size.
 */
const start = { page: 1, pageSize: 2 }

const noStatuses = atom<readonly string[]>([])

/** The most rows that an address can add: a phone draws them all. */
const mostAdded = 1_000

/** A whole number above 0, as an address writes it; `undefined` for any other text. */
const countIn = (text = '') => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined)

/**
 * Creates one view's list over a shared resource. Its search, filter, order and page change no other view.
 * @param $resource the rows; the list is empty until they are loaded.
 * @param options.order the order at the beginning, `newest` by default.
 */
export function createList<Row>($resource: ReadableAtom<Resource<Row[]>>, options: ListOptions<Row>) {
  const { date, texts = () => [], status = () => '', statuses = noStatuses } = options
  const { order = 'newest', pageSize } = options
  const $order = atom(order)
  const $search = atom('')
  /** The status that was asked for, perhaps by an address: then it may be any text. */
  const $asked = atom('')
  /** The status to show; empty for all. A status that the filter doesn't offer is ignored. */
  const $filter = computed(
    [$asked, statuses],
    (asked, offered) => offered.find((each) => sameStatus(each, asked)) ?? '',
  )
  const $paging = atom(start)
  /** How many rows were added by "Show more". */
  const $added = atom(0)
  const setPage = (page: number) => $paging.set({ ...$paging.get(), page })

  /** The first rows of a long list, until all are there. */
  const $first = computed($resource, (resource) => ('first' in resource ? resource.first : undefined))
  const $loaded = computed($resource, (resource) => (resource.status === 'ready' ? resource.data : undefined))

  const $sorted = computed([$loaded, $first, $order], (loaded, first, chosen) => {
    // The newest rows come first. Which ones are the oldest is not known before the last row.
    const rows = loaded ?? (chosen === 'newest' ? first : undefined)
    return rows ? sortRows(rows, chosen, date) : []
  })
  const $filtered = computed([$sorted, $filter], (rows, filter) =>
    filter ? rows.filter((row) => sameStatus(status(row), filter)) : rows,
  )
  const $found = computed([$filtered, $search], (rows, search) =>
    search ? searchRows(rows, search, texts) : rows,
  )
  /** Whether the first rows of a long list are there, and others on their way. */
  const $isComing = computed($resource, (resource) => resource.status === 'loading' && 'first' in resource)
  const $rows: ReadableAtom<ListRows<Row>> = computed(
    [$found, $paging, $isComing],
    // The page that was asked for waits for its rows.
    (rows, { page }, isComing) => pageRows(rows, page, pageSize, isComing && pageSize ? page : 1),
  )

  return {
    $order,
    $search,
    $filter,
    /** The rows that match the filter and the search, on all pages. */
    $found,
    /** How many rows match the filter; `undefined` until all rows are there. */
    $count: computed([$filtered, $first], (rows, first) => (first ? undefined : rows.length)),
    $rows,
    pageSize,
    $added,
    addRows: (count: number) => $added.set($added.get() + count),
    setPage,
    setOrder: (chosen: ListOrder) => $order.set(chosen),
    search(text: string) {
      $search.set(text)
      setPage(1)
    },
    filter(chosen: string) {
      $asked.set(chosen)
      setPage(1)
    },
    /** Clears the search and the filter. */
    clear() {
      $search.set('')
      $asked.set('')
      setPage(1)
    },
    /** What the list shows, as the query of an address: only what differs from the beginning. */
    $query: computed(
      [$asked, $search, $order, $paging, $added],
      (asked, search, chosen, { page }, added): Query => ({
        ...(asked && { status: asked }),
        ...(search && { search }),
        ...(chosen !== order && { sort: chosen }),
        ...(page > 1 && { page: `${page}` }),
        ...(added > 0 && { more: `${added}` }),
      }),
    ),
    /** Shows what a query says. What it doesn't say, or says wrongly, is as at the beginning. */
    show({ status: asked = '', search = '', sort, page, more }: Query) {
      $asked.set(asked)
      $search.set(search)
      $order.set(sort === 'newest' || sort === 'oldest' ? sort : order)
      setPage(countIn(page) ?? 1)
      $added.set(Math.min(countIn(more) ?? 0, mostAdded))
    },
  }
}

export type List<Row> = ReturnType<typeof createList<Row>>
