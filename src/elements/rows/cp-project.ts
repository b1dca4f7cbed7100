import { $consultant, filesOf, milestonesOf, paymentsOf, projectOf, updatesOf } from '../../core/index'
import { string } from '../attributes'
import { element } from '../row'
import { headingLevel, isOn } from './shared'

/** The portal shows this view, too. @internal */
export const load = () => import('../../views/projects/project').then((module) => module.Project)

export const row = element({
  view: load,
  data: ({ serviceId }) => [
    $consultant,
    ...[projectOf, updatesOf, milestonesOf].map((resourceOf) => resourceOf(serviceId)),
    ...(isOn('files') ? [filesOf(serviceId)] : []),
    ...(isOn('payments') ? [paymentsOf(serviceId)] : []),
  ],
  attributes: { 'service-id': string({ required: true }), 'heading-level': headingLevel },
  events: ['cp-approval', 'cp-file-uploaded', 'cp-pay-request', 'cp-ticket-created'],
})
