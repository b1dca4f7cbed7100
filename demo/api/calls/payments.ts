/** The payments that the company received from the client. */
import * as v from 'valibot'
import { clientCall } from '../call.ts'
import { text } from '../fields.ts'
import { mine } from '../owner.ts'
import { answers } from '../schemas.ts'

const payments = clientCall({
  method: 'GET',
  path: '/payments/getPaymentofClient/{clientId}',
  summary: 'All payments of the client, newest first.',
  answer: answers.payments,
  refuses: [404],
  async handle({ path, client, dependencies }) {
    return { data: await dependencies.store.payments(mine(client, path.clientId).id) }
  },
})

const servicePayments = clientCall({
  method: 'POST',
  path: '/payments/getPaymentofClient/{clientId}/service',
  summary: "The client's payments for the projects of one name, newest first.",
  json: v.object({ serviceName: text('serviceName') }),
  answer: answers.servicePayments,
  refuses: [404, 413],
  async handle({ path, json, client, dependencies }) {
    return { data: await dependencies.store.payments(mine(client, path.clientId).id, json.serviceName) }
  },
})

export const paymentCalls = { payments, servicePayments }
