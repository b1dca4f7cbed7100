import type { ReactNode } from 'react'
import { $searchRequest, type List, listMessages, mostWhole, type ResourceStore } from '../../../core/index'
import { Slot } from '../../host/slot'
import { useStore } from '../../host/use-store'
import { Button } from '../../ui/buttons/button'
import { PassingButton } from '../../ui/buttons/passing-button'
import { emptyPage } from '../../ui/feedback/empty-page'
import { EmptyState } from '../../ui/feedback/empty-state'
import { css } from '../../ui/style/styles'
import { space, token } from '../../ui/style/tokens'
import type { Column, RowLink } from '../../ui/tables/columns'
import { FailedPanel } from '../failed-panel'
import type { FullList } from './all-link'
import type { ListState, ShownList } from './list-state'
import { ListTable } from './list-table'
import { listFoot } from './parts/list-foot'
import { skipButton } from './skippable'

const failed = css({ paddingBlockStart: space(4) })
// What the empty list says stands below Retry, as one quiet message.
const quiet = css({
  paddingBlockEnd: space(4),
  '& > div': { gap: 0, padding: space(0, 4) },
  '& > div > :not(p)': { display: 'none' },
  '& p': { margin: 0, fontSize: token('text-xs'), fontWeight: 'inherit', color: token('text-muted') },
})

const ways = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space(2) })

const skeletonRows = 5
/** How many rows a narrow card shows before "Show more". Without a search, no more than its skeleton. */
export const firstRows = { full: 10, short: skeletonRows }

export interface ListProps<Row> {
  title: string
  store: ResourceStore<Row[]>
  list: List<Row>
  /** The `index` of a cell counts across pages: on page 2 it goes on from page 1. */
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  /** What makes a row new when it changes, for example its status. */
  rowVersion?: (row: Row) => string
  /** Whether the client has made the row what it is: then it is not told to them. */
  isOwn?: (row: Row) => boolean
  rowLink?: (row: Row) => RowLink
  empty: () => ReactNode
  /** The slot for what the host shows in place of the empty list. */
  slot?: string
  /** The height at which the rows begin to scroll. A list with several pages shows a whole page instead. */
  maxHeight?: string
  /** A failure also shows what the empty list says, quietly, below Retry. */
  emptyOnFailure?: boolean
  /** The label of a search, which says what it searches. The heading of the page has the title then. */
  search?: string | undefined
  /** Where all rows are. If it leads there, the list itself holds no more rows than its skeleton, in the client's order. */
  all?: FullList | undefined
}

interface ListBodyProps<Row> extends ListProps<Row> {
  state: ListState
  shown: ShownList<Row>
  /** Stands below all rows. */
  footer: ReactNode
  /** The rows of a list that stands for a longer one. */
  first: readonly Row[]
  highlighted: ReadonlySet<string>
}

/** The rows of a list, or what stands in their place. */
export function ListBody<Row>(props: ListBodyProps<Row>) {
  const { state, shown, store, list, empty, slot, emptyOnFailure, search } = props
  const { resource } = shown
  const t = useStore(listMessages)
  const searched = useStore(list.$search)
  const added = useStore(list.$added)
  if (state === 'failed' && resource.status === 'failed') {
    return (
      <div className={failed}>
        <FailedPanel failure={resource.failure} onRetry={store.retry} />
        {emptyOnFailure && <div className={quiet}>{empty()}</div>}
      </div>
    )
  }
  if (state === 'empty') {
    const nothing = search ? <div className={emptyPage}>{empty()}</div> : empty()
    return slot ? <Slot name={slot}>{nothing}</Slot> : nothing
  }
  if (state === 'cut-off') return null
  if (state !== 'no-match') return listRows(props, added)
  return (
    <EmptyState
      drawing="search"
      title={t.noMatchTitle}
      text={(searched && search) || t.noMatchHint}
      action={
        <div className={ways}>
          <PassingButton onClick={list.clear} next={searchOf}>
            {t.showAll}
          </PassingButton>
          {searched && $searchRequest.lc > 0 && (
            <Button onClick={() => $searchRequest.set(searched)}>{t.searchEverything}</Button>
          )}
        </div>
      }
    />
  )
}

/** The search of the list. */
const searchOf = (button: Element) =>
  button.closest('[part=card]')?.querySelector<HTMLElement>('[type=search]')

/** Rows, or the skeleton of the first ones. No component: of each list, it would be drawn as often as its body. */
function listRows<Row>(props: ListBodyProps<Row>, added: number) {
  const { state, shown, first, list, search, all, footer, maxHeight = token('list-height') } = props
  const { resource, pages } = shown
  // A list stands for a longer one, shows one of its pages, or all its rows.
  const part = pages > 1 ? 'page' : all?.href ? 'first' : 'all'
  const rows = part === 'first' ? first : shown.rows
  const data = resource.status === 'ready' ? resource.data : 'first' in resource ? resource.first : undefined
  // Of a list that is still coming, nobody knows yet how long it is.
  const most = resource.status === 'ready' ? resource.data.length : data ? Infinity : 0
  // The rows of a page are drawn whole, and so are the few that are found in a short list.
  const isLong = part !== 'first' && most > mostWhole && (part === 'all' || rows.length > mostWhole)
  const drawn = isLong ? 'in-view' : part === 'all' && added >= mostWhole ? 'whole' : 'folded'
  const atFirst = search ? firstRows.full : firstRows.short
  const narrowRows = atFirst + added
  return (
    <>
      {skipButton('start', rows.length)}
      <ListTable
        {...props}
        label={props.title}
        rows={rows}
        data={data}
        offset={shown.offset}
        isLong={isLong}
        isWhole={drawn === 'whole'}
        maxHeight={part === 'page' && !isLong ? undefined : maxHeight}
        // A page of a list is shown whole.
        narrowRows={part === 'page' ? undefined : narrowRows}
        // Of a part in which nothing matches, more is on its way.
        skeletonRows={state === 'rows' ? 0 : skeletonRows}
        below={
          part === 'all'
            ? (fit, first) => (
                <>
                  {skipButton('end', rows.length)}
                  {listFoot({
                    list,
                    shown: narrowRows,
                    loaded: rows.length,
                    total: shown.count,
                    fit,
                    first,
                    drawn,
                    atFirst,
                    footer,
                  })}
                </>
              )
            : undefined
        }
      />
      {part !== 'all' && skipButton('end', rows.length)}
    </>
  )
}
