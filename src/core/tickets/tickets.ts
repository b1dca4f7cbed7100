import { createFamily } from '../data/family'
import { createResource } from '../data/resource'
import * as api from '../server/api/tickets'
import { notifyUnlessMissing } from '../server/notify'
import type { Ticket } from '../server/schema'
import { $clientId } from '../session/session'
import { sameStatus } from '../text/same-status'

export const $tickets = createResource<Ticket[]>({
  for: $clientId,
  topic: 'tickets/',
  load: api.tickets,
})

/** One ticket with its conversation. It is polled while a view shows it. */
export const ticketOf = createFamily((ticketId, $owner) =>
  createResource<Ticket>({
    for: $owner,
    topic: `ticket/${ticketId}/`,
    load: (_, options) => api.ticket(ticketId, options),
    onFailure: notifyUnlessMissing,
    poll: 'ticket',
  }),
)

/** Whether the company waits for the client's answer. */
export const asksForAnswer = ({ status }: Ticket) => sameStatus(status, 'action required')
export const isResolved = ({ status }: Ticket) => sameStatus(status, 'resolved')
