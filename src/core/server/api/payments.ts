import { lenientList } from '../schema/lenient'
import { paymentSchema } from '../schema/payment'
import { ask, data, type Signal } from './ask'

const paymentList = data(lenientList(paymentSchema))

export const payments = (clientId: string, options?: Signal) =>
  ask('payments', paymentList, { params: { clientId }, ...options })

export const servicePayments = (clientId: string, serviceName: string, options?: Signal) =>
  ask('servicePayments', paymentList, { params: { clientId }, json: { serviceName }, ...options })
