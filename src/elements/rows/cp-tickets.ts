import { $tickets } from '../../core/index'
import { element } from '../row'
import { headingLevel, pageSize } from './shared'

/** The portal shows this view, too. @internal */
export const load = () => import('../../views/tickets/tickets').then((module) => module.Tickets)

export const row = element({
  view: load,
  data: () => [$tickets],
  attributes: { 'page-size': pageSize, 'heading-level': headingLevel },
})
