/** Who follows a ticket: the client, and colleagues. */
import * as api from '../server/api/account/colleagues'
import type { Sender } from '../server/sending'
import { colleaguesMessages } from '../text/messages/account/colleagues'
import { ticketOf } from '../tickets/tickets'

interface Person {
  id: string
  name: string
}

/** Shows toasts, and never throws. @param isOwn Whether the person is the client. */
export async function followTicket(ticketId: string, { id, name }: Person, isOwn: boolean, sender: Sender) {
  const { followed, added } = colleaguesMessages.get()
  const done = isOwn ? followed : added({ name })
  const ticket = await sender.send(
    ({ signal }) => api.followTicket(ticketId, { colleague: id }, { signal }),
    { done },
  )
  if (ticket) ticketOf(ticketId).replace(ticket)
}

/** The same for the client who wants to hear no more of it. */
export async function leaveTicket(ticketId: string, colleague: string, sender: Sender) {
  const done = colleaguesMessages.get().left
  const ticket = await sender.send(({ signal }) => api.leaveTicket(ticketId, { colleague }, { signal }), {
    done,
  })
  if (ticket) ticketOf(ticketId).replace(ticket)
}
