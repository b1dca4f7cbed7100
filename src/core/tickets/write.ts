/** Raises tickets, and sends replies. */
import * as api from '../server/api/tickets'
import { $clientId } from '../session/session'
import { ticketMessages } from '../text/messages/tickets'
import { formOf, sendDraft } from './sending'
import { $tickets, ticketOf } from './tickets'

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
