/** The payments that the company received from the client. */
import * as v from 'valibot'
import { clientCall } from '../call.ts'
import type { Dependencies } from '../dependencies.ts'
import { text } from '../fields.ts'
import { mine } from '../owner.ts'
import type { Client } from '../records.ts'
import { answers } from '../schemas.ts'
import { toPayment } from '../wire.ts'

const payments = clientCall({
  method: 'GET',
  path: '/payments/getPaymentofClient/{clientId}',
  summary: 'All payments of the client, newest first.',
  answer: answers.payments,
  refuses: [404],
  async handle({ path, client, dependencies }) {
    return { data: await paymentsOf(mine(client, path.clientId), dependencies) }
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
    return { data: await paymentsOf(mine(client, path.clientId), dependencies, json.serviceName) }
  },
})

async function paymentsOf(client: Client, dependencies: Dependencies, serviceName?: string) {
  const found = await dependencies.store.payments(client.id, serviceName)
  return Promise.all(found.map((payment) => toPayment(payment, client, dependencies)))
}

export const paymentCalls = { payments, servicePayments }
