/** The payments that the company received from the client. */
import * as v from 'valibot'
import { clientCall } from '../call.ts'
import type { Dependencies } from '../dependencies.ts'
import { text } from '../fields.ts'
import { type AskedByCall, answerList, paging } from '../lists.ts'
import { mine } from '../owner.ts'
import type { Client } from '../records.ts'
import { answers } from '../schemas.ts'
import { toPayment } from '../wire.ts'

const payments = clientCall({
  method: 'GET',
  path: '/payments/getPaymentofClient/{clientId}',
  summary: 'All payments of the client, newest first.',
  query: v.object(paging),
  answer: answers.payments,
  refuses: [404],
  async handle({ path, query, client, dependencies }) {
    return paymentsOf(mine(client, path.clientId), query, dependencies)
  },
})

const servicePayments = clientCall({
  method: 'POST',
  path: '/payments/getPaymentofClient/{clientId}/service',
  summary: "The client's payments for the projects of one name, newest first.",
  query: v.object(paging),
  json: v.object({ serviceName: text('serviceName') }),
  answer: answers.servicePayments,
  refuses: [404, 413],
  async handle({ path, query, json, client, dependencies }) {
    return paymentsOf(mine(client, path.clientId), { ...query, ...json }, dependencies)
  },
})

const paymentsOf = (client: Client, asked: AskedByCall, dependencies: Dependencies) =>
  answerList('payments', client.id, asked, dependencies.store, (payment) =>
    toPayment(payment, client, dependencies),
  )

export const paymentCalls = { payments, servicePayments }
