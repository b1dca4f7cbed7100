import { useEffect, useRef } from 'react'
import { $may, newTicketDraft, notify, raiseTicket, ticketPlace, ticketsMessages } from '../../core/index'
import { useNavigation } from '../host/navigation'
import { onDemand } from '../host/on-demand'
import { Safe } from '../host/safe'
import { Slot } from '../host/slot'
import { useHost } from '../host/use-host'
import { useStore } from '../host/use-store'
import { MayNot } from '../shared/may-not'
import { Screen } from '../shared/screen'
import { Card } from '../ui/card'
import { EmptyState } from '../ui/feedback/empty-state'
import { css } from '../ui/style/styles'
import { space } from '../ui/style/tokens'
import { TicketForm } from './writing/ticket-form'
import { useArrival } from './writing/use-arrival'

const OpenTickets = onDemand(
  () => import('./open-tickets'),
  ({ OpenTickets }) => <OpenTickets />,
)

const place = ticketPlace(newTicketDraft)

const frame = css({ containerType: 'inline-size' })
const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) minmax(0,20rem)',
  gap: space(5),
  alignItems: 'start',
  '& > ::slotted(*)': { gridColumn: '1/-1' },
  '@container (max-width:55em)': { gridTemplateColumns: 'minmax(0,1fr)' },
})

/** "Raise a ticket": the form, and beside it the place where the conversation will be. */
export function RaiseTicket() {
  const t = useStore(ticketsMessages)
  const host = useHost()
  const may = useStore($may)
  const navigation = useNavigation()
  // A quick client sends before the browser has run the effect.
  const isThere = useRef(true)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])

  async function send() {
    const ticketId = await raiseTicket()
    if (ticketId === null) return
    host.raise('cp-ticket-created', { ticketId })
    // A client who has left this screen meanwhile stays where they are.
    if (!isThere.current) return
    const isShown = ticketId ? navigation.go('ticket', { ticketId }) : navigation.go('tickets')
    if (!isShown) notify.success(t.raised)
  }
  // The client is not led away long after they have pressed the button: the ticket stands beside the form.
  useArrival(place, (ticketId) => host.raise('cp-ticket-created', { ticketId }))

  return (
    <div className={frame}>
      <Screen heading={t.raise} description={t.raiseHint}>
        <div className={columns}>
          <Slot name="raise-ticket-before" />
          <Card>{may('write') ? <TicketForm send={send} /> : <MayNot right="write" />}</Card>
          <Card title={t.conversation}>
            <EmptyState compact drawing="tickets" title={t.noConversation} />
            <Safe>
              <OpenTickets />
            </Safe>
          </Card>
        </div>
      </Screen>
    </div>
  )
}
