import { $payments, paymentsOf } from '../../core/index'
import { oneOf, string } from '../attributes'
import { element } from '../row'
import { headingLevel, pageSize } from './shared'

/** The portal shows this view, too. @internal */
export const load = () => import('../../views/payments/payments').then((module) => module.Payments)

export const row = element({
  view: load,
  data: ({ serviceId }) => [serviceId ? paymentsOf(serviceId) : $payments],
  attributes: {
    variant: oneOf('full', 'recent'),
    'service-id': string(),
    'page-size': pageSize,
    'heading-level': headingLevel,
  },
  events: ['cp-pay-request'],
})
