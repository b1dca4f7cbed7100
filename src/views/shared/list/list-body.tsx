import type { ReactNode } from 'react'
import { type List, listMessages, type ResourceStore } from '../../../core/index'
import { Safe } from '../../host/safe'
import { Slot } from '../../host/slot'
import { useStore } from '../../host/use-store'
import { Button } from '../../ui/buttons/button'
import { EmptyState } from '../../ui/feedback/empty-state'
import { narrow, print } from '../../ui/style/queries'
import { css } from '../../ui/style/styles'
import { space, token } from '../../ui/style/tokens'
import type { Column, RowLink } from '../../ui/tables/columns'
import { FailedPanel } from '../failed-panel'
import type { FullList } from './all-link'
import { ShowMore } from './later'
import { ListTable } from './list-table'
import { Skippable } from './skippable'

// It has its room before its code comes, so that nothing moves.
const below = css({
  display: 'none',
  [narrow]: { display: 'block' },
  '&[data-scrolls]': { display: 'block', minBlockSize: `calc(${token('text-sm')}*1.5 + ${space(6)} + 1px)` },
  '&[data-rest]': {
    borderBlockStart: `1px solid ${token('line')}`,
    [narrow]: { minBlockSize: `calc(2.25rem + ${space(6)} + 1px)` },
  },
  [print]: { '&&': { display: 'none' } },
})
const failed = css({ paddingBlockStart: space(4) })
// The reason and Retry are what counts, and stand above it.
const quiet = css({
  '& > div': { padding: space(0, 5, 5) },
  '& > div > :not(p)': { display: 'none' },
  '& p': { margin: 0, fontSize: token('text-sm'), fontWeight: 'inherit', color: token('text-muted') },
})

const skeletonRows = 5
/** How many rows a narrow card shows before "Show more". Without a search, no more than its skeleton. */
export const firstRows = { full: 10, short: skeletonRows }
/** A list with more rows is a long one. */
const mostRows = 200

export interface ListProps<Row> {
  title: string
  store: ResourceStore<Row[]>
  list: List<Row>
  /** The `index` of a cell counts across pages: on page 2 it goes on from page 1. */
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  /** What makes a row new when it changes, for example its status. */
  rowVersion?: (row: Row) => string
  rowLink?: (row: Row) => RowLink
  empty: () => ReactNode
  /** The slot for what the host shows in place of the empty list. */
  slot?: string
  /** The height at which the rows begin to scroll. A list with several pages shows a whole page instead. */
  maxHeight?: string
  /** A failure also shows the empty list, quietly, below the reason and Retry. */
  emptyOnFailure?: boolean
  /** The label of a search, which says what it searches. The heading of the page has the title then. */
  search?: string | undefined
  /** Where all rows are. If it leads there, the list itself holds no more rows than its skeleton, in the client's order. */
  all?: FullList | undefined
}

interface ListBodyProps<Row> extends ListProps<Row> {
  /** The rows of a list that stands for a longer one. */
  first: readonly Row[]
  news: ReadonlySet<string>
}

/** The rows of a list, or what stands in their place. */
export function ListBody<Row>(props: ListBodyProps<Row>) {
  const {
    title,
    store,
    list,
    columns,
    rowKey,
    rowLink,
    news,
    empty,
    slot,
    emptyOnFailure,
    search,
    all,
    maxHeight = token('list-height'),
  } = props
  const t = useStore(listMessages)
  const { resource, rows: found, offset, pages, count, isAsked } = useStore(list.$rows)
  const added = useStore(list.$added)
  const isSearched = useStore(list.$search)
  const isShort = Boolean(all?.href) && pages === 1
  const rows = isShort ? props.first : found
  if (resource.status === 'failed' && !resource.first) {
    return (
      <div className={failed}>
        <FailedPanel failure={resource.failure} onRetry={store.retry} />
        {emptyOnFailure && <div className={quiet}>{empty()}</div>}
      </div>
    )
  }
  if (resource.status === 'ready' && resource.data.length === 0) {
    return slot ? <Slot name={slot}>{empty()}</Slot> : empty()
  }
  const isComing = resource.status === 'loading' || resource.status === 'waiting'
  if (rows.length === 0 && !isComing) {
    // Which rows are the oldest is not known when the rest has failed, and said above.
    if (!isAsked) return null
    return (
      <EmptyState
        drawing="search"
        title={t.noMatchTitle}
        text={(isSearched && search) || t.noMatchHint}
        action={<Button onClick={list.clear}>{t.showAll}</Button>}
      />
    )
  }
  // The rows of a page are drawn whole, and so are the few that are found in a short list.
  const most = resource.status === 'ready' ? resource.data.length : 'first' in resource ? Infinity : 0
  const isLong = !isShort && most > mostRows && (rows.length > mostRows || pages === 1)
  const first = search ? firstRows.full : firstRows.short
  const shown = first + added
  const table = {
    label: title,
    columns,
    offset,
    data: resource.status === 'ready' ? resource.data : 'first' in resource && resource.first,
    rowKey,
    rowLink,
    news,
    maxHeight: pages > 1 && !isLong ? undefined : maxHeight,
    // A page of a list is shown whole.
    narrowRows: pages > 1 ? undefined : shown,
    // Of a part in which nothing matches, more is on its way.
    skeletonRows: rows.length > 0 ? 0 : skeletonRows,
  }
  return (
    <Skippable count={rows.length}>
      <ListTable
        {...table}
        rows={rows}
        isLong={isLong}
        below={(fit) =>
          pages === 1 &&
          !isShort &&
          (fit || rows.length > first) && (
            <div
              className={below}
              data-scrolls={fit ? '' : undefined}
              data-rest={fit || shown < rows.length ? '' : undefined}
            >
              <Safe>
                <ShowMore list={list} shown={shown} loaded={rows.length} total={count} fit={fit} />
              </Safe>
            </div>
          )
        }
      />
    </Skippable>
  )
}
