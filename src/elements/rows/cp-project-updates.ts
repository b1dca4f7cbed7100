import { milestonesOf, projectOf, updatesOf } from '../../core/index'
import { string } from '../attributes'
import { element } from '../row'
import { headingLevel } from './shared'

/** The portal shows this view, too. @internal */
export const load = () =>
  import('../../views/projects/project-updates').then((module) => module.ProjectUpdates)

export const row = element({
  view: load,
  data: ({ serviceId }) => [projectOf(serviceId), updatesOf(serviceId), milestonesOf(serviceId)],
  attributes: { 'service-id': string({ required: true }), 'heading-level': headingLevel },
  events: ['cp-approval', 'cp-ticket-created'],
})
