import { type ReactNode, useEffect } from 'react'
import { $format } from '../../../core/index'
import { Safe } from '../../host/safe'
import { useResource } from '../../host/use-resource'
import { useStore } from '../../host/use-store'
import { Card } from '../../ui/card'
import { narrow, print } from '../../ui/style/queries'
import { css } from '../../ui/style/styles'
import { besideField, buttonRoom } from '../../ui/style/target'
import { space } from '../../ui/style/tokens'
import { Announcer } from '../changes/announcer'
import { useListChanges } from '../changes/use-list-changes'
import { ResourceNotice } from '../resource-notice'
import { AllLink } from './all-link'
import { Arrived, Pages } from './later'
import { firstRows, ListBody, type ListProps } from './list-body'
import { ListSearch } from './list-search'
import { listStateOf } from './list-state'
import { useFirstRows } from './use-first-rows'
import { useFound } from './use-found'

const toolbarStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3, 4),
  padding: space(4, 5),
  // The list begins as high as it can.
  [narrow]: { gap: space(2), paddingBlock: space(2) },
  ...besideField,
  [print]: { paddingBlock: 0 },
})
const notice = css({ padding: space(0, 5, 3), '&:empty': { display: 'none' } })
// It takes no room, and nothing in it reaches beyond the page.
const spoken = css({ position: 'relative', blockSize: 0, overflow: 'clip' })
const paging = css({ padding: space(3, 5), ...buttonRoom(space(6)) })

interface ListCardProps<Row> extends ListProps<Row> {
  /** Shown across from the title, or beside the search. */
  actions?: ReactNode
  /** Stands before the search. */
  filter?: ReactNode
  footer?: ReactNode
}

/** A list in each of its states: loading, empty, without matches, failed, stale, and with rows. */
export function ListCard<Row>(props: ListCardProps<Row>) {
  const { title, store, list, actions, search, filter, all, footer } = props
  useResource(store)
  const { prepare } = useStore($format)
  // While the rows are under way, the page has nothing else to do.
  useEffect(prepare, [prepare])
  // What is shown of a long list may be a moment behind.
  const shown = useStore(list.$rows)
  const { resource, rows, pages } = shown
  const state = listStateOf(shown)
  const found = useFound(list)
  const first = useFirstRows(
    rows,
    useStore(list.$order),
    firstRows.short,
    resource.status === 'ready',
    props.rowKey,
  )
  const { highlighted, announcement } = useListChanges(
    resource.status === 'ready' ? resource.data : undefined,
    {
      ...props,
      addressesOf: (row) => [props.rowLink?.(row).href, all?.href],
    },
  )
  // Below all rows, the footer stands beside what shows more of them.
  const isBelowRows = pages <= 1 && !all?.href && !('first' in resource)
  // A list without any rows needs no search and no order.
  const hasTools = state !== 'failed' && state !== 'empty'
  return (
    <>
      {/* An empty list is another card: where a room above it goes, too, nothing in it has moved. */}
      <Card
        key={state === 'empty' ? state : 'list'}
        {...(!search && { title, actions: hasTools && actions })}
        footer={
          state === 'empty' ? (
            false
          ) : all?.href ? (
            <AllLink list={list} shown={first.length} all={all} />
          ) : 'first' in resource ? (
            // What a footer says of all rows can't be said yet.
            <Safe decorates>
              <Arrived store={store} />
            </Safe>
          ) : (
            !isBelowRows && footer
          )
        }
        flush
      >
        {search && hasTools && (
          <div className={toolbarStyle}>
            {filter}
            <ListSearch list={list} label={search} />
            {actions}
          </div>
        )}
        <div className={notice}>
          <ResourceNotice resource={resource} store={store} />
        </div>
        <ListBody
          {...props}
          state={state}
          shown={shown}
          first={first}
          highlighted={highlighted}
          footer={isBelowRows && footer}
        />
        {pages > 1 && (
          <div className={paging}>
            <Safe>
              <Pages list={list} label={title} />
            </Safe>
          </div>
        )}
      </Card>
      <div className={spoken}>
        <Announcer announcement={found} />
        <Announcer announcement={announcement} />
      </div>
    </>
  )
}
