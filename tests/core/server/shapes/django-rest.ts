import { defineEndpoints, type Sendable } from '../../../../src/elements/index'
import { type Backend, toTheEnd } from './backend'

interface Payment {
  id: number
  reference: string
  /** A decimal is a text. */
  amount: string
  paid_at: string
  created: string
}
interface Page<Row> {
  next: string | null
  results: Row[]
}

const toPayment = (payment: Payment): Sendable<'Payment'> => ({
  id: payment.id,
  paymentId: payment.reference,
  receivedDate: payment.paid_at,
  receivedAmount: payment.amount,
  createdAt: payment.created,
})

const endpoints = defineEndpoints({
  payments: {
    // Django wants the slash.
    path: '/payments/?client={clientId}&cursor={cursor}',
    read: ({ results, next }: Page<Payment>) => ({
      data: results.map(toPayment),
      next: next && new URL(next).searchParams.get('cursor'),
    }),
  },
})

const payment = { amount: '400.00', paid_at: '2026-02-01', created: '2026-02-01T09:00:00Z' }

export const djangoRest: Backend = {
  endpoints,
  answers: {
    'GET /payments/?client=7': {
      next: 'https://api.example.org/payments/?client=7&cursor=cD0yMDI2',
      previous: null,
      results: [{ id: 1, reference: 'INV-1', ...payment }],
    },
    'GET /payments/?client=7&cursor=cD0yMDI2': {
      next: null,
      previous: 'https://api.example.org/payments/?client=7&cursor=cj0x',
      results: [{ id: 2, reference: 'INV-2', ...payment }],
    },
  },
  ask: (api) => api.payments('7', toTheEnd),
  reads: [{ id: '1', paymentId: 'INV-1', receivedAmount: 400 }, { id: '2' }],
  refusal: {
    status: 403,
    body: { detail: 'You do not have permission to perform this action.' },
    message: 'You do not have permission to perform this action.',
  },
}
