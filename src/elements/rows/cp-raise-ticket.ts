import { element } from '../row'
import { headingLevel } from './shared'

/** The portal shows this view, too. @internal */
export const load = () => import('../../views/tickets/raise-ticket').then((module) => module.RaiseTicket)

export const row = element({
  view: load,
  attributes: { 'heading-level': headingLevel },
  events: ['cp-ticket-created'],
})
