/** Support tickets: lists them, raises them, and sends replies. */
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

/**
 * Creates the list of the tickets for one view.
 * @param pageSize rows on a page; all rows when left out.
 */
export const createTicketList = (pageSize?: number): List<Ticket> =>
  createList($tickets, {
    pageSize,
    date: ({ createdAt }) => createdAt,
    texts: ({ ticketId, subject }) => [ticketId, subject],
    status: ({ status }) => status,
  })

/** One ticket with its conversation. It is polled while a view shows it. */
export const ticketOf = createFamily((ticketId, $owner) =>
  createResource<Ticket>({
    for: $owner,
    load: (_, options) => api.ticket(ticketId, options),
    onFailure: notifyUnlessMissing,
    poll: 'ticket',
  }),
)

export const isResolved = ({ status }: Ticket) => sameStatus(status, 'resolved')

/** The name of the draft of a new ticket. */
export const newTicketDraft = 'ticket'
/** The name of the draft of a reply. */
export const replyDraft = (ticketId: string) => `ticket/${ticketId}`

/**
 * Raises a ticket from its draft.
 * @returns the ticket's id, '' when the server doesn't name it; `null` when it was not raised.
 */
export async function raiseTicket(): Promise<string | null> {
  const answer = await sendDraft(newTicketDraft, (draft, options) => {
    const form = formOf(draft)
    form.set('subject', draft.subject)
    return api.createTicket($clientId.get() ?? '', form, options)
  })
  if (answer !== null) $tickets.refresh()
  return answer
}

/** Sends a reply from its draft. @returns whether it was sent. */
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
  if (answer) $tickets.refresh()
  if (answer?.ticket) {
    store.replace(answer.ticket)
  } else if (isOurs) {
    // The connection may have broken after the reply had arrived: load the ticket to see.
    store.refresh()
  }
  return answer !== null
}
