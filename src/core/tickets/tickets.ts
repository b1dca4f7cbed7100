/** Support tickets: asked, followed, answered. */
import { createFamily } from '../data/family'
import { createList, type List } from '../data/list'
import { createResource } from '../data/resource'
import { sameStatus } from '../data/status'
import * as api from '../server/api/tickets'
import { notifyUnlessMissing } from '../server/notify'
import type { Ticket } from '../server/schema'
import { $clientId } from '../session/session'
import { ticketMessages } from '../text/messages/tickets'
import { formOf, sendDraft } from './sending'

export const $tickets = createResource<Ticket[]>({
  for: $clientId,
  load: api.tickets,
})

/** One widget's view of the tickets. */
export const createTicketList = (pageSize?: number): List<Ticket> =>
  createList($tickets, {
    pageSize,
    date: ({ createdAt }) => createdAt,
    texts: ({ ticketId, subject }) => [ticketId, subject],
    status: ({ status }) => status,
  })

/** One ticket with its conversation, looked at again every few seconds while it is shown. */
export const ticketOf = createFamily((ticketId, $owner) =>
  createResource<Ticket>({
    for: $owner,
    load: (_, options) => api.ticket(ticketId, options),
    onFailure: notifyUnlessMissing,
    poll: 'ticket',
  }),
)

export const isResolved = ({ status }: Ticket) => sameStatus(status, 'resolved')

/** The draft of a ticket that is still to be raised. */
export const newTicketDraft = 'ticket'
/** The draft of a reply. */
export const replyDraft = (ticketId: string) => `ticket/${ticketId}`

/** Raises the ticket that stands in its draft. @returns its id; `null` when it was not raised. */
export async function raiseTicket(): Promise<string | null> {
  const answer = await sendDraft(newTicketDraft, (draft, options) => {
    const form = formOf(draft)
    form.set('subject', draft.subject)
    return api.createTicket($clientId.get() ?? '', form, options)
  })
  if (answer) $tickets.refresh()
  return answer?.ticketId ?? null
}

/** Sends the reply that stands in its draft. @returns whether it was sent. */
export async function replyToTicket(ticketId: string): Promise<boolean> {
  const store = ticketOf(ticketId)
  let isOurs = false
  const answer = await sendDraft(
    replyDraft(ticketId),
    (draft, options) => {
      isOurs = true
      return api.replyTicket(ticketId, formOf(draft), options)
    },
    ticketMessages.get().pleaseWait,
  )
  if (answer) {
    store.replace(answer)
    $tickets.refresh()
  } else if (isOurs) {
    // A connection that broke may have done so after the reply had arrived: the conversation tells.
    store.refresh()
  }
  return answer !== null
}
