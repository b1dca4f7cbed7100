import { $consultant, $payments, $projects, $tickets } from '../../core/index'
import { element } from '../row'
import { headingLevel, isOn } from './shared'

/** The portal shows this view, too. @internal */
export const load = () => import('../../views/dashboard/dashboard').then((module) => module.Dashboard)

export const row = element({
  view: load,
  data: () => [
    $projects,
    $consultant,
    ...(isOn('payments') ? [$payments] : []),
    ...(isOn('support') ? [$tickets] : []),
  ],
  attributes: { 'heading-level': headingLevel },
  events: ['cp-approval', 'cp-attention-change', 'cp-pay-request', 'cp-service-request', 'cp-ticket-created'],
})
