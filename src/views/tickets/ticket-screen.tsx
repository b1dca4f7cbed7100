import { type ReactNode, useEffect } from 'react'
import {
  $client,
  $format,
  $offerOf,
  colleagueOf,
  isOwnChange,
  nothing,
  type Ticket,
  ticketsMessages,
} from '../../core/index'
import { useNavigation } from '../host/navigation'
import { onDemand } from '../host/on-demand'
import { Safe } from '../host/safe'
import { useStore } from '../host/use-store'
import { LiveStatusBadge } from '../shared/changes/live-status-badge'
import { Screen } from '../shared/screen'
import { Trail } from '../shared/way-back/trail'
import { Badge } from '../ui/badge'
import { Skeleton } from '../ui/feedback/skeleton'
import { phone } from '../ui/style/queries'
import { css } from '../ui/style/styles'
import { space } from '../ui/style/tokens'
import { VisuallyHidden } from '../ui/visually-hidden'
import type { FollowersProps } from './followers'

const wideOnly = css({ [phone]: { display: 'none' } })
const facts = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(1, 3) })

/** Its code is loaded where a client has colleagues. */
const Followers = onDemand(
  () => import('./followers'),
  ({ Followers }, props: FollowersProps) => <Followers {...props} />,
  () => <FollowersToCome />,
)

/** Their names, and the button; on a phone, how many they are. */
const FollowersToCome = () => (
  <>
    <Skeleton width="5rem" />
    <span className={wideOnly}>
      <Skeleton width="16rem" />
    </span>
  </>
)

interface TicketScreenProps {
  ticketId: string
  /** `undefined` until the ticket has loaded. */
  ticket: Ticket | undefined
  isLoading: boolean
  children: ReactNode
}

export function TicketScreen({ ticketId, ticket, isLoading, children }: TicketScreenProps) {
  const t = useStore(ticketsMessages)
  const format = useStore($format)
  const { link } = useNavigation()
  const ownName = useStore($client)?.name
  const hasFollowers = useStore($offerOf)('followTicket') === 'offered'
  // With the ticket: so the conversation does not move.
  useEffect(() => {
    if (hasFollowers) void Followers.prepare()
  }, [hasFollowers])
  const colleague = ticket && colleagueOf(ticket, ownName)
  return (
    <>
      <Trail list={link('tickets')} label={t.support}>
        <bdi>{ticketId}</bdi>
      </Trail>
      <Screen
        heading={
          ticket ? (
            <span dir="auto">{ticket.subject || nothing}</span>
          ) : isLoading ? (
            <>
              <VisuallyHidden>{t.ticket}</VisuallyHidden>
              <Skeleton width="16rem" />
            </>
          ) : (
            t.ticket
          )
        }
        description={
          <div className={facts}>
            {ticket ? (
              <LiveStatusBadge
                status={ticket.status}
                of={{
                  id: ticketId,
                  name: ticket.subject || ticketId,
                  answer: ticket,
                  address: link('ticket', { ticketId }).href,
                }}
                isOwn={isOwnChange}
              />
            ) : (
              isLoading && (
                <Badge tone="neutral">
                  <Skeleton width="3rem" />
                </Badge>
              )
            )}
            {ticket?.createdAt && <span>{t.raisedOn({ date: format.date(ticket.createdAt) })}</span>}
            {colleague && <span>{t.raisedBy({ name: colleague })}</span>}
            {hasFollowers && isLoading && <FollowersToCome />}
            {hasFollowers && ticket?.followers && (
              <Safe decorates>
                <Followers ticketId={ticketId} followers={ticket.followers} />
              </Safe>
            )}
          </div>
        }
      >
        {children}
      </Screen>
    </>
  )
}
