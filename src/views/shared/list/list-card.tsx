import { type ReactNode, useEffect } from 'react'
import { $format, commonMessages, type List, type ResourceStore } from '../../../core/index'
import { useResource } from '../../host/use-resource'
import { useStore } from '../../host/use-store'
import { Button } from '../../ui/buttons/button'
import { Card } from '../../ui/card'
import { EmptyState } from '../../ui/feedback/empty-state'
import { print } from '../../ui/style/queries'
import { css } from '../../ui/style/styles'
import { space, token } from '../../ui/style/tokens'
import type { Column, RowLink } from '../../ui/tables/columns'
import { Pagination } from '../../ui/tables/pagination'
import { FailedNotice } from '../failed-notice'
import { FailedPanel } from '../failed-panel'
import { Announcer } from '../news/announcer'
import { useListNews } from '../news/use-list-news'
import { ResourceNotice } from '../resource-notice'
import { Arrived } from './arrived'
import { ListSearch } from './list-search'
import { ListTable } from './list-table'
import { ShowMore } from './show-more'
import { useFound } from './use-found'

const toolbarStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3, 4),
  padding: space(4, 5),
  [print]: { paddingBlock: 0 },
})
const notice = css({ padding: space(0, 5, 3), '&:empty': { display: 'none' } })
const failed = css({ padding: space(5, 5, 0) })
const paging = css({ padding: space(3, 5) })

const skeletonRows = 5
/**
 * How many rows a narrow card shows before "Show more". A short list, as on the dashboard, leads to the full one, and
 * shows no more than its skeleton.
 */
const firstRows = { full: 10, short: skeletonRows }
/** A list with more rows is a long one. */
const mostRows = 200

interface ListCardProps<Row> {
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
  /** The height at which the rows begin to scroll. A list with several pages shows a whole page instead. */
  maxHeight?: string
  /** A failure also shows the empty list, below the reason and Retry. */
  emptyOnFailure?: boolean
  /** Shown across from the title, or beside the search. */
  actions?: ReactNode
  /** The label of a search, which says what it searches. The heading of the page has the title then. */
  search?: string | undefined
  /** Stands before the search. */
  filter?: ReactNode
  footer?: ReactNode
}

/** A list in each of its states: loading, empty, without matches, failed, stale, and with rows. */
export function ListCard<Row>(props: ListCardProps<Row>) {
  const { title, store, list, actions, search, filter, footer } = props
  const t = useStore(commonMessages)
  useResource(store)
  const { prepare } = useStore($format)
  // While the rows are under way, the page has nothing else to do.
  useEffect(prepare, [prepare])
  // What is shown of a long list may be a moment behind.
  const { resource, page, pages, allPages } = useStore(list.$rows)
  const found = useFound(list)
  const { news, announcement } = useListNews(resource, props)
  // A list without any rows needs no search and no order.
  const isBare =
    (resource.status === 'failed' && !resource.first) ||
    (resource.status === 'ready' && resource.data.length === 0)
  return (
    <Card
      {...(!search && { title, actions: !isBare && actions })}
      // What a footer says of all rows can't be said yet.
      footer={'first' in resource ? <Arrived store={store} /> : footer}
      flush
    >
      {search && !isBare && (
        <div className={toolbarStyle}>
          {filter}
          <ListSearch list={list} label={search} />
          {actions}
        </div>
      )}
      <div className={notice}>
        <ResourceNotice resource={resource} store={store} />
      </div>
      <Announcer announcement={found} />
      <Announcer announcement={announcement} />
      <ListBody {...props} news={news} />
      {pages > 1 && (
        <div className={paging}>
          <Pagination
            label={title}
            page={page}
            pages={pages}
            onPage={list.setPage}
            text={allPages ? t.page({ page, pages: allPages }) : ''}
            previousLabel={t.previousPage}
            nextLabel={t.nextPage}
          />
        </div>
      )}
    </Card>
  )
}

interface ListBodyProps<Row> extends ListCardProps<Row> {
  news: ReadonlySet<string>
}

function ListBody<Row>(props: ListBodyProps<Row>) {
  const {
    title,
    store,
    list,
    columns,
    rowKey,
    rowLink,
    news,
    empty,
    emptyOnFailure,
    search,
    maxHeight = token('list-height'),
  } = props
  const t = useStore(commonMessages)
  const { resource, rows, offset, pages, count, isAsked } = useStore(list.$rows)
  const added = useStore(list.$added)
  const isSearched = useStore(list.$search)
  if (resource.status === 'failed' && !resource.first) {
    if (!emptyOnFailure) return <FailedPanel failure={resource.failure} onRetry={store.retry} />
    return (
      <>
        <div className={failed}>
          <FailedNotice failure={resource.failure} onRetry={store.retry} />
        </div>
        {empty()}
      </>
    )
  }
  if (resource.status === 'ready' && resource.data.length === 0) return empty()
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
  const all = resource.status === 'ready' ? resource.data.length : 'first' in resource ? Infinity : 0
  const isLong = all > mostRows && (rows.length > mostRows || pages === 1)
  const shown = (search ? firstRows.full : firstRows.short) + added
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
    <>
      <ListTable {...table} rows={rows} isLong={isLong} />
      {pages === 1 && <ShowMore list={list} shown={shown} loaded={rows.length} total={count} />}
    </>
  )
}
