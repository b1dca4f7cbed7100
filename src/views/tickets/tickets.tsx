import { useCallback, useMemo } from 'react'
import {
  $may,
  $tickets,
  createTicketList,
  isOwnChange,
  type Ticket,
  ticketStatuses,
  ticketsMessages,
} from '../../core/index'
import { useNavigation } from '../host/navigation'
import { Slot } from '../host/slot'
import { useStore } from '../host/use-store'
import { useOwnColumns } from '../shared/fields/use-own-columns'
import { ListCard } from '../shared/list/list-card'
import { SortMenu } from '../shared/list/sort-menu'
import { StatusFilter } from '../shared/list/status-filter'
import { useKeptList } from '../shared/list/use-kept-list'
import { Screen } from '../shared/screen'
import { ButtonLink } from '../ui/buttons/button'
import { EmptyState } from '../ui/feedback/empty-state'
import { icons } from '../ui/pictures/icons'
import { pageHeight } from '../ui/tables/page-height'
import { useTicketColumns } from './ticket-columns'

interface TicketsProps {
  /** Rows per page. When left out, all rows are on one page. */
  pageSize?: number
}

export function Tickets({ pageSize }: TicketsProps) {
  const t = useStore(ticketsMessages)
  const { link } = useNavigation()
  const may = useStore($may)
  const list = useMemo(() => createTicketList(pageSize), [pageSize])
  useKeptList(list, 'tickets')
  const [columns] = useOwnColumns(useTicketColumns(list), 'ticket', list)
  const rowLink = useCallback(
    ({ ticketId, subject }: Ticket) => ({
      ...link('ticket', { ticketId }),
      'aria-label': t.viewDetailsOf({ subject: subject || ticketId }),
    }),
    [link, t],
  )
  const labels = { Resolved: t.resolved, Open: t.open, 'Action Required': t.actionRequired }
  return (
    <Screen
      heading={t.support}
      actions={
        <>
          {may('write') && (
            <ButtonLink variant="primary" icon={icons.plus} {...link('raiseTicket')}>
              {t.raise}
            </ButtonLink>
          )}
          <Slot name="tickets-actions" />
        </>
      }
    >
      <ListCard
        title={t.log}
        search={t.search}
        filter={
          <StatusFilter
            list={list}
            label={t.filter}
            labels={[['', t.all], ...ticketStatuses.map((status) => [status, labels[status]] as const)]}
          />
        }
        actions={<SortMenu list={list} newest={t.newestFirst} oldest={t.oldestFirst} />}
        store={$tickets}
        list={list}
        maxHeight={pageHeight}
        columns={columns}
        rowKey={(ticket) => ticket.ticketId}
        rowVersion={(ticket) => ticket.status}
        isOwn={isOwnChange}
        rowLink={rowLink}
        slot="tickets-empty"
        empty={() => <EmptyState drawing="tickets" title={t.emptyTitle} text={t.emptyHint} />}
      />
    </Screen>
  )
}
