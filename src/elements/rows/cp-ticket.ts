import { ticketOf } from '../../core/index'
import { string } from '../attributes'
import { element } from '../row'
import { headingLevel } from './shared'

/** The portal shows this view, too. @internal */
export const load = () => import('../../views/tickets/ticket').then((module) => module.Ticket)

export const row = element({
  view: load,
  data: ({ ticketId }) => [ticketOf(ticketId)],
  attributes: { 'ticket-id': string({ required: true }), 'heading-level': headingLevel },
  events: ['cp-ticket-replied'],
})
