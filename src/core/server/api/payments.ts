import type { Payment } from '../schema'
import { paymentShape } from '../schema/entities/payment'
import { list } from './ask'
import { askAll, type ListOptions } from './ask-all'

const paymentList = list(paymentShape, 'payments')

export const payments = (clientId: string, options?: ListOptions<Payment[]>) =>
  askAll('payments', paymentList, { params: { clientId }, ...options })

/** The payments of a project: by its name or, where the host's endpoint has a place for it, by its id. */
export const servicePayments = (
  clientId: string,
  serviceName: string,
  serviceId: string,
  options?: ListOptions<Payment[]>,
) =>
  askAll('servicePayments', paymentList, {
    params: { clientId, serviceId },
    json: { serviceName },
    ...options,
  })
