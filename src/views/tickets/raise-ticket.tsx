import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { raiseTicket, ticketMessages } from '../../core/index'
import { useHost } from '../host/host'
import { useNavigation } from '../host/navigation'
import { PageHeading } from '../shared/page-heading'
import { Card } from '../ui/card'
import { EmptyState } from '../ui/feedback/empty-state'
import { css } from '../ui/style/styles'
import { space } from '../ui/style/tokens'
import { TicketForm } from './writing/ticket-form'

const frame = css({ containerType: 'inline-size' })
const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1.4fr) minmax(0,1fr)',
  gap: space(5),
  alignItems: 'start',
  '@container (max-width:48rem)': { gridTemplateColumns: 'minmax(0,1fr)' },
})

/** "Raise a ticket": the form, and beside it the place where the conversation will be. */
export function RaiseTicket() {
  const t = useStore(ticketMessages)
  const host = useHost()
  const navigation = useNavigation()
  const isThere = useRef(false)
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
    if (ticketId) navigation.go('ticket', { ticketId })
    else navigation.go('tickets')
  }

  return (
    <div className={frame}>
      <PageHeading description={t.raiseHint}>{t.raise}</PageHeading>
      <div className={columns}>
        <Card>
          <TicketForm send={send} />
        </Card>
        <Card title={t.conversation}>
          <EmptyState compact drawing="tickets" title={t.noConversation} />
        </Card>
      </div>
    </div>
  )
}
