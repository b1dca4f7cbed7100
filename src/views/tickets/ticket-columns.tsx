import { useMemo } from 'react'
import {
  $client,
  $format,
  $unseenTickets,
  colleagueOf,
  type Format,
  nothing,
  type Ticket,
  ticketsMessages,
} from '../../core/index'
import { useNavigation } from '../host/navigation'
import { onDemand } from '../host/on-demand'
import { Safe } from '../host/safe'
import { useStore } from '../host/use-store'
import { dateText } from '../shared/date-text'
import { StatusBadge } from '../shared/status-badge'
import { Badge } from '../ui/badge'
import { narrow, print } from '../ui/style/queries'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'
import { type Column, dateWidth } from '../ui/tables/columns'
import { hiddenStyle } from '../ui/visually-hidden'
import type { SaidProps } from './said'

const subjectStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(0.5, 2),
  '&[data-unseen]': { fontWeight: token('weight-bold') },
})
const raisedBy = css({
  flexBasis: '100%',
  fontSize: token('text-sm'),
  fontWeight: '400',
  color: token('text-muted'),
})
const details = css({
  color: token('accent-text'),
  [print]: { display: 'none' },
  // Of a stacked row, all is the link: the words are for a screen reader.
  [narrow]: hiddenStyle,
})

const Said = onDemand(
  () => import('./said'),
  ({ Said }, props: SaidProps) => <Said {...props} />,
)

/** Why a search has found the ticket, if it was by what was written. */
function Reason(props: SaidProps) {
  const isSearched = useStore(props.list.$search) !== ''
  return isSearched ? (
    <Safe decorates>
      <Said {...props} />
    </Safe>
  ) : null
}

export function useTicketColumns(list: SaidProps['list']): Column<Ticket>[] {
  const t = useStore(ticketsMessages)
  const format = useStore($format)
  const unseen = useStore($unseenTickets)
  const ownName = useStore($client)?.name
  const isLinked = useNavigation().link('ticket', { ticketId: 'any' }).href !== undefined
  return useMemo(
    () => columnsOf(list, t, format, unseen, ownName, isLinked),
    [list, t, format, unseen, ownName, isLinked],
  )
}

function columnsOf(
  list: SaidProps['list'],
  t: ReturnType<typeof ticketsMessages.get>,
  format: Format,
  unseen: ReturnType<typeof $unseenTickets.get>,
  ownName: string | undefined,
  isLinked: boolean,
): Column<Ticket>[] {
  const columns: Column<Ticket>[] = [
    {
      id: 'ticketId',
      header: t.ticketId,
      width: dateWidth,
      narrow: 'foot',
      cell: ({ ticketId }) => ticketId,
      note: ({ createdAt }) => dateText(createdAt, format),
    },
    {
      id: 'description',
      header: t.description,
      width: 'minmax(0,2.5fr)',
      narrow: 'title',
      isRowHeader: true,
      cell: (ticket) => {
        const isUnseen = unseen.has(ticket.ticketId)
        const name = colleagueOf(ticket, ownName)
        return (
          <span className={subjectStyle} data-unseen={isUnseen || undefined}>
            <span dir="auto">{ticket.subject || nothing}</span>
            {isUnseen && <Badge tone="purple">{t.newAnswer}</Badge>}
            {name && <span className={raisedBy}>{t.raisedBy({ name })}</span>}
            <Reason ticket={ticket} list={list} />
          </span>
        )
      },
    },
    {
      id: 'status',
      header: t.status,
      narrow: 'aside',
      cell: ({ status }) => <StatusBadge status={status} />,
    },
    {
      id: 'details',
      header: t.details,
      headerHidden: true,
      align: 'end',
      width: '9rem',
      link: true,
      cell: () => <span className={details}>{t.viewDetails}</span>,
    },
  ]
  return columns.filter(({ link }) => isLinked || !link)
}
