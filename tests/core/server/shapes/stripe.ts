import { defineEndpoints, type Sendable } from '../../../../src/elements/index'
import { type Backend, toTheEnd } from './backend'

interface Charge {
  id: string
  /** In the smallest unit of the currency. */
  amount: number
  currency: string
  /** In seconds since 1970. */
  created: number
  description: string | null
  receipt_url: string | null
}
interface Charges {
  data: Charge[]
  has_more: boolean
}

function toPayment(charge: Charge): Sendable<'Payment'> {
  const day = new Date(charge.created * 1000).toISOString()
  return {
    id: charge.id,
    paymentId: charge.id,
    receivedDate: day,
    receivedAmount: charge.amount / 100,
    description: charge.description,
    createdAt: day,
    currency: charge.currency,
    invoicePath: charge.receipt_url,
  }
}

const endpoints = defineEndpoints({
  payments: {
    path: '/charges?customer={clientId}&limit=100&starting_after={cursor}',
    read: ({ data, has_more }: Charges) => ({
      data: data.map(toPayment),
      next: has_more ? data.at(-1)?.id : undefined,
    }),
  },
})

const charge = {
  id: 'ch_3MmlLrLkdIwHu7ix0snN0B15',
  object: 'charge',
  amount: 1099,
  created: 1679090539,
  currency: 'usd',
  description: null,
  receipt_url: 'https://pay.stripe.com/receipts/payment/CAcaFwoVYWNjdF8x',
}

export const stripe: Backend = {
  endpoints,
  answers: {
    'GET /charges?customer=cus_1&limit=100': {
      object: 'list',
      url: '/v1/charges',
      has_more: true,
      data: [charge],
    },
    'GET /charges?customer=cus_1&limit=100&starting_after=ch_3MmlLrLkdIwHu7ix0snN0B15': {
      object: 'list',
      url: '/v1/charges',
      has_more: false,
      data: [{ ...charge, id: 'ch_2', amount: 250 }],
    },
  },
  ask: (api) => api.payments('cus_1', toTheEnd),
  reads: [
    { receivedAmount: 10.99, receivedDate: '2023-03-17T22:02:19.000Z', currency: 'USD', description: '' },
    { id: 'ch_2', receivedAmount: 2.5 },
  ],
  refusal: {
    status: 404,
    body: {
      error: {
        code: 'resource_missing',
        message: "No such customer: 'cus_1'",
        type: 'invalid_request_error',
      },
    },
    message: "No such customer: 'cus_1'",
  },
}
