/** The payments that the company received from the client. */
import * as v from 'valibot'
import { type AskedByCall, paging } from '../../stores/lists.ts'
import { clientCall } from '../call.ts'
import type { AskedByClient } from '../description.ts'
import { text } from '../receiving/fields.ts'
import { answers } from '../schemas.ts'
import { answerList } from '../sending/list.ts'
import { mine } from '../session/owner.ts'
import { toPayment } from '../wire.ts'

const payments = clientCall({
  method: 'GET',
  path: '/payments/getPaymentofClient/{clientId}',
  summary: 'All payments of the client, newest first.',
  query: v.object(paging),
  answer: answers.payments,
  refuses: [404],
  async handle({ path, query, ...asking }) {
    return paymentsOf(path.clientId, query, asking)
  },
})

const servicePayments = clientCall({
  method: 'POST',
  path: '/payments/getPaymentofClient/{clientId}/service',
  summary: "The client's payments for the projects of one name, newest first.",
  query: v.object(paging),
  json: v.object({ serviceName: text('serviceName') }),
  answer: answers.servicePayments,
  reads: true,
  refuses: [404, 413],
  async handle({ path, query, json, ...asking }) {
    return paymentsOf(path.clientId, { ...query, ...json }, asking)
  },
})

async function paymentsOf(clientId: string, asked: AskedByCall, { linkTo, ...asking }: AskedByClient) {
  mine(asking.client, clientId)
  return answerList('payments', asking.account.id, asked, asking, (payment) => toPayment(payment, linkTo))
}

export const paymentCalls = { payments, servicePayments }
