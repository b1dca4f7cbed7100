import { paymentShape } from '../schema/payment'
import { ask, list, type Signal } from './ask'

const paymentList = list(paymentShape, 'payments')

export const payments = (clientId: string, options?: Signal) =>
  ask('payments', paymentList, { params: { clientId }, ...options })

/** The payments of a project: by its name or, where the host's endpoint has a place for it, by its id. */
export const servicePayments = (clientId: string, serviceName: string, serviceId: string, options?: Signal) =>
  ask('servicePayments', paymentList, { params: { clientId, serviceId }, json: { serviceName }, ...options })
