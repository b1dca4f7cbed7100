import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { $tickets, createTicketList, ticketMessages } from '../../core/index'
import { useNavigation } from '../host/navigation'
import { ListCard } from '../shared/list/list-card'
import { ListSearch } from '../shared/list/list-search'
import { SortMenu } from '../shared/list/sort-menu'
import { StatusFilter } from '../shared/list/status-filter'
import { PageHeading } from '../shared/page-heading'
import { ButtonLink } from '../ui/buttons/button'
import { EmptyState } from '../ui/feedback/empty-state'
import { useTicketColumns } from './ticket-columns'

interface TicketsProps {
  /** Rows per page. When left out, all rows are on one page. */
  pageSize?: number
}

/** "Support": the client's ticket log, and a button that leads to a new ticket. */
export function Tickets({ pageSize }: TicketsProps) {
  const t = useStore(ticketMessages)
  const navigation = useNavigation()
  const list = useMemo(() => createTicketList(pageSize), [pageSize])
  const columns = useTicketColumns()
  const filters = [
    ['', t.all],
    ['Resolved', t.resolved],
    ['Open', t.open],
    ['Action Required', t.actionRequired],
  ] as const
  return (
    <>
      <PageHeading
        actions={
          <ButtonLink variant="primary" icon="plus" {...navigation.link('raiseTicket')}>
            {t.raise}
          </ButtonLink>
        }
      >
        {t.support}
      </PageHeading>
      <ListCard
        title={t.log}
        toolbar={
          <>
            <StatusFilter list={list} label={t.filter} labels={filters} />
            <ListSearch list={list} label={t.search} />
            <SortMenu list={list} labels={{ newest: t.newestFirst, oldest: t.oldestFirst }} />
          </>
        }
        store={$tickets}
        list={list}
        maxHeight="70vh"
        columns={columns}
        rowKey={(ticket) => ticket.ticketId}
        rowLink={(ticket) => navigation.link('ticket', { ticketId: ticket.ticketId })}
        empty={() => <EmptyState drawing="tickets" title={t.emptyTitle} text={t.emptyHint} />}
      />
    </>
  )
}
