import { useEffect, useMemo, useState } from 'react'
import {
  $may,
  $offerOf,
  asksForAnswer,
  draftOf,
  isResolved,
  isUnsent,
  markSeen,
  newestOf,
  noteSeen,
  replyPlace,
  replyToTicket,
  ticketOf,
  ticketsMessages,
} from '../../core/index'
import { onDemand } from '../host/on-demand'
import { Safe } from '../host/safe'
import { useHost } from '../host/use-host'
import { useStore } from '../host/use-store'
import { FailedPanel } from '../shared/failed-panel'
import { MayNot } from '../shared/may-not'
import { ResourceNotice } from '../shared/resource-notice'
import { useHeld } from '../shared/use-held'
import { MissingCard } from '../shared/way-back/missing-card'
import { Card } from '../ui/card'
import { SkeletonLines } from '../ui/feedback/skeleton'
import { docked } from '../ui/style/docked'
import { phone } from '../ui/style/queries'
import { css } from '../ui/style/styles'
import { hairline, space } from '../ui/style/tokens'
import { Conversation } from './conversation/conversation'
import { ResolvedNote } from './conversation/resolved-note'
import { SentNote } from './conversation/sent-note'
import type { RatingProps } from './rating/rating'
import { TicketScreen } from './ticket-screen'
import { ReplyForm } from './writing/reply-form'
import { useArrival } from './writing/use-arrival'

const Rating = onDemand(
  () => import('./rating/rating'),
  ({ Rating }, props: RatingProps) => <Rating {...props} />,
)

const fill = { flex: 1, display: 'flex', flexDirection: 'column' } as const
const cardStyle = css(docked({ '&:has([role=log])': { ...fill, '& > *': fill } }))
const pad = css({ padding: space(5), '&:empty': { display: 'none' } })
const foot = css({
  padding: space(4, 5),
  '* + &': { borderBlockStart: hairline() },
  [phone]: { padding: space(3) },
})

interface TicketProps {
  ticketId: string
}

export function Ticket({ ticketId }: TicketProps) {
  const t = useStore(ticketsMessages)
  const host = useHost()
  const store = ticketOf(ticketId)
  const resource = useHeld(store)
  const ticket = resource.status === 'ready' ? resource.data : undefined
  const place = useMemo(() => replyPlace(ticketId, store), [ticketId, store])
  const { name } = place
  const draft = useStore(draftOf(name))
  const [isReopened, setReopened] = useState(() => isUnsent(draft))
  const [wantsToWrite, setWantsToWrite] = useState(false)
  useEffect(() => {
    if (!ticket) return
    markSeen(ticket)
    noteSeen(ticket, { route: 'ticket', params: { ticketId } }, newestOf(ticket))
  }, [ticket, ticketId])

  function onReplied() {
    setReopened(false)
    host.raise('cp-ticket-replied', { ticketId })
  }
  async function send() {
    if (await replyToTicket(ticketId)) onReplied()
  }
  useArrival(place, onReplied)
  function onReopened() {
    setReopened(true)
    setWantsToWrite(true)
  }

  const canRate = useStore($offerOf)('rateTicket') === 'offered'
  const isMissing = resource.status === 'failed' && resource.failure.status === 404
  // Unsent text stays on screen while the conversation is loading, as it is after a sign-in over it.
  const mayWrite = useStore($may)('write')
  const isWriting = isReopened || isUnsent(draft)
  return (
    <TicketScreen ticketId={ticketId} ticket={ticket} isLoading={resource.status === 'loading'}>
      {isMissing ? (
        <MissingCard
          title={t.missingTitle}
          text={t.missingHint}
          back={{ route: 'tickets', label: t.backToTickets }}
        />
      ) : (
        <Card flush className={cardStyle}>
          {ticket && <Conversation ticketId={ticketId} label={t.conversation} messages={ticket.messages} />}
          {ticket && !isResolved(ticket) && <SentNote messages={ticket.messages} />}
          {resource.status === 'failed' && <FailedPanel failure={resource.failure} onRetry={store.retry} />}
          {resource.status === 'loading' && (
            <div className={pad}>
              <SkeletonLines lines={5} />
            </div>
          )}
          <ResourceNotice resource={resource} store={store} />
          {ticket && isResolved(ticket) && canRate && mayWrite && !isWriting && (
            <Safe decorates>
              <Rating key={ticketId} ticket={ticket} />
            </Safe>
          )}
          {ticket && isResolved(ticket) && (
            <ResolvedNote onReopen={isWriting || !mayWrite ? undefined : onReopened} />
          )}
          {(isWriting || (ticket && !isResolved(ticket))) && (
            <div className={foot}>
              {mayWrite ? (
                <ReplyForm
                  name={name}
                  send={send}
                  autoFocus={wantsToWrite}
                  hint={ticket && isResolved(ticket) && t.reopens}
                  isAsked={ticket && asksForAnswer(ticket)}
                />
              ) : (
                <MayNot right="write" />
              )}
            </div>
          )}
        </Card>
      )}
    </TicketScreen>
  )
}
