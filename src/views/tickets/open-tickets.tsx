import { $tickets, isResolved, nothing, ticketsMessages } from '../../core/index'
import { useNavigation } from '../host/navigation'
import { useStore } from '../host/use-store'
import { StatusBadge } from '../shared/status-badge'
import { Link } from '../ui/buttons/link'
import { useHeading } from '../ui/heading'
import { coarsePointer, tiny } from '../ui/style/queries'
import { css } from '../ui/style/styles'
import { hairline, space, token } from '../ui/style/tokens'

/** More of them are in the ticket log. */
const most = 4

const frame = css({
  display: 'grid',
  gap: space(1),
  marginBlockStart: space(4),
  paddingBlockStart: space(4),
  borderBlockStart: hairline(),
})
const title = css({ fontSize: token('text-sm'), fontWeight: token('weight-bold') })
const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  alignItems: 'start',
  gap: space(3),
  paddingBlock: space(1.5),
  fontSize: token('text-sm'),
  overflowWrap: 'anywhere',
  [coarsePointer]: { paddingBlock: space(3) },
  [tiny]: { gridTemplateColumns: 'minmax(0,1fr)', justifyItems: 'start', gap: space(1) },
})

/** Where the client can go on, in place of a new ticket: the newest ones that are not resolved. */
export function OpenTickets() {
  const t = useStore(ticketsMessages)
  const { link } = useNavigation()
  const { Heading } = useHeading()
  const tickets = useStore($tickets)
  const open = tickets.status === 'ready' ? tickets.data.filter((ticket) => !isResolved(ticket)) : []
  if (open.length === 0 || !link('ticket', { ticketId: 'any' }).href) return null
  return (
    <div className={frame}>
      <Heading className={title}>{t.goOn}</Heading>
      <ul>
        {open.slice(0, most).map(({ ticketId, subject, status }) => (
          <li key={ticketId} className={row}>
            <Link roomy {...link('ticket', { ticketId })}>
              <bdi>{subject || nothing}</bdi>
            </Link>
            <StatusBadge status={status} />
          </li>
        ))}
      </ul>
    </div>
  )
}
