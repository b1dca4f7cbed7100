import { lenientList } from '../schema/lenient'
import { paymentSchema } from '../schema/payment'
import { askAt, data, type Endpoints, type Signal } from './ask'

export const paymentsEndpoints = {
  payments: ['GET', '/payments/getPaymentofClient/{clientId}'],
  servicePayments: ['POST', '/payments/getPaymentofClient/{clientId}/service'],
} as const satisfies Endpoints
const ask = askAt(paymentsEndpoints)

const paymentList = data(lenientList(paymentSchema))

export const payments = (clientId: string, options?: Signal) =>
  ask('payments', paymentList, { params: { clientId }, ...options })

export const servicePayments = (clientId: string, serviceName: string, options?: Signal) =>
  ask('servicePayments', paymentList, { params: { clientId }, json: { serviceName }, ...options })
