/** Searches, filters, sorts and pages the rows of any list, for one view. */
import { atom, computed, type ReadableAtom } from 'nanostores'
import { computedInSlices, filterRows, giveWay } from '../page/in-slices'
import type { Query } from '../routing/routing'
import { sameStatus } from '../text/same-status'
import { type ListOrder, type ListRows, pageRows, sortLongRows } from './rows'
import { comparableOf, searchRows } from './search'
import type { Resource, ResourceStore } from './state'

interface ListOptions<Row> {
  /** The date that the rows are sorted by. */
  date: (row: Row) => string
  /** The texts in which a search looks. */
  texts?: (row: Row) => readonly string[]
  /** The dates that a row shows: a search finds them, too. */
  dates?: (row: Row) => readonly string[]
  status?: (row: Row) => string
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

/** A list with more rows is a long one, and is never drawn whole. As many rows added to a shorter one are all of it. */
export const mostWhole = 200

/** A whole number above 0, as an address writes it; `undefined` for any other text. */
const countIn = (text = '') => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined)

/** How many rows a query adds to those at the beginning. */
export const addedIn = ({ more }: Query): number => Math.min(countIn(more) ?? 0, mostAdded)

export type Listed<Row> = ReadableAtom<Resource<Row[]>> & Pick<ResourceStore<Row[]>, '$arrived'>

/** Rows, and what they were made of: the latest state of the resource may be newer than this one. */
interface Made<Row> {
  resource: Resource<Row[]>
  /** How many rows the server has of a list that is still coming; `undefined` when it doesn't say. */
  total: number | undefined
  rows: readonly Row[]
  filter: string
  search: string
}

/** What a view shows of a list. All of it is of one moment. */
interface ShownList<Row> extends ListRows<Row> {
  resource: Resource<Row[]>
  /** Whether the client searches or filters. */
  isAsked: boolean
  /** How many rows match; `undefined` while nobody knows. */
  count: number | undefined
  /** How many pages there are; `undefined` when the list has no pages, or nobody knows. */
  allPages: number | undefined
}

/**
 * Creates one view's list over a shared resource. Its search, filter, order and page change no other view.
 * @param $resource the rows; the list is empty until they are loaded.
 * @param options.order the order at the beginning, `newest` by default.
 */
export function createList<Row>($resource: Listed<Row>, options: ListOptions<Row>) {
  const { date, texts = () => [], dates = () => [], status = () => '', statuses = noStatuses } = options
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
  /** `null` as long as it is not known where else a search has to look: all rows wait for that. */
  const $texts = atom<typeof texts | null>(texts)
  const $paging = atom(start)
  /** How many rows were added by "Show more" and "Show all". */
  const $added = atom(0)
  const setPage = (page: number) => {
    if (page !== $paging.get().page) $paging.set({ ...$paging.get(), page })
  }

  const $expected = computed($resource.$arrived, (arrived) => arrived?.total)
  const nothing: Made<Row> = {
    resource: { status: 'loading', slow: false },
    total: undefined,
    rows: [],
    filter: '',
    search: '',
  }
  const $sorted = computedInSlices(
    [$resource, $expected, $order],
    nothing,
    function* (resource, total, chosen) {
      // The newest rows come first. Which ones are the oldest is not known before the last row.
      const first = chosen === 'newest' && 'first' in resource ? resource.first : []
      const rows = resource.status === 'ready' ? resource.data : (first ?? [])
      return { ...nothing, resource, total, rows: yield* sortLongRows(rows, chosen, date) }
    },
  )
  const $filtered = computedInSlices([$sorted, $filter], nothing, function* (sorted, filter) {
    if (!filter) return sorted
    return {
      ...sorted,
      filter,
      rows: yield* filterRows(sorted.rows, (row) => sameStatus(status(row), filter)),
    }
  })
  const $found = computedInSlices(
    [$filtered, $search, comparableOf($texts, dates)],
    nothing,
    function* (filtered, search, textOf) {
      yield* giveWay(filtered.rows)
      if (!textOf) return nothing
      if (!search) return filtered
      return { ...filtered, search, rows: yield* searchRows(filtered.rows, search, textOf) }
    },
  )
  const $rows = computed([$found, $paging], (found, { page }): ShownList<Row> => {
    const { resource, total, rows } = found
    const isComing = 'first' in resource
    const isAsked = found.filter + found.search !== ''
    // The page that was asked for waits for its rows.
    const least = resource.status === 'loading' && isComing && pageSize ? page : 1
    const shown = pageRows(rows, page, pageSize, least)
    const count = isComing ? (isAsked ? undefined : total) : rows.length
    const allPages = count && pageSize ? Math.ceil(count / pageSize) : undefined
    return {
      ...shown,
      resource,
      isAsked,
      count,
      allPages,
      // Of a list that is still coming, a client can go to each page that there will be.
      pages: (resource.status === 'loading' && allPages) || shown.pages,
    }
  })

  return {
    $order,
    $search,
    $filter,
    texts,
    $texts,
    /** The rows that match the filter and the search, on all pages. */
    $found: computed($found, ({ rows }) => rows),
    /** How many rows match the filter and the search; `undefined` until all rows are there. */
    $count: computed($found, ({ resource, rows }) => ('first' in resource ? undefined : rows.length)),
    /** Whether rows are found for what the client asks now: in a long list, that takes a moment. */
    $isFound: computed(
      [$found, $filter, $search],
      (found, filter, search) => found.filter === filter && found.search === search,
    ),
    $rows,
    $added,
    addRows: (count: number) => $added.set($added.get() + count),
    /** Shows all rows of a list that isn't a long one, or as many as at the beginning. */
    showAll: (isAll: boolean) => $added.set(isAll ? mostWhole : 0),
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
    show(query: Query) {
      const { status: asked = '', search = '', sort, page } = query
      $asked.set(asked)
      $search.set(search)
      $order.set(sort === 'newest' || sort === 'oldest' ? sort : order)
      setPage(countIn(page) ?? 1)
      $added.set(addedIn(query))
    },
  }
}

export type List<Row> = ReturnType<typeof createList<Row>>
