import { defineEndpoints, type Sendable } from '../../../../src/elements/index'
import type { Backend } from './backend'

interface Order {
  _links: { self: { href: string }; 'ea:invoice'?: { href: string } }
  total: number
  currency: string
  status: string
  placed: string
}
interface Orders {
  _embedded?: { 'ea:order': Order[] }
}

/** Nothing has an id but its address. */
const idOf = ({ _links }: Order) => _links.self.href.split('/').at(-1) ?? ''

const toPayment = (order: Order): Sendable<'Payment'> => ({
  id: idOf(order),
  paymentId: idOf(order),
  receivedDate: order.placed,
  receivedAmount: order.total,
  createdAt: order.placed,
  currency: order.currency,
  invoicePath: order._links['ea:invoice']?.href,
})

// An empty list has no "_embedded".
const read = ({ _embedded }: Orders) => (_embedded?.['ea:order'] ?? []).map(toPayment)

const endpoints = defineEndpoints({
  payments: { path: '/customers/{clientId}/orders', read },
  servicePayments: { path: '/projects/{serviceId}/orders', method: 'GET', read },
})

export const hal: Backend = {
  endpoints,
  answers: {
    'GET /projects/42/orders': {
      _links: {
        self: { href: '/orders' },
        curies: [{ name: 'ea', href: 'http://example.com/docs/rels/{rel}', templated: true }],
        next: { href: '/orders?page=2' },
      },
      currentlyProcessing: 14,
      _embedded: {
        'ea:order': [
          {
            _links: { self: { href: '/orders/123' }, 'ea:basket': { href: '/baskets/98712' } },
            total: 30.0,
            currency: 'USD',
            status: 'shipped',
            placed: '2026-03-01',
          },
        ],
      },
    },
  },
  ask: (api) => api.servicePayments('7', 'Website', '42'),
  reads: [{ id: '123', receivedAmount: 30, currency: 'USD', receivedDate: '2026-03-01' }],
  refusal: {
    status: 400,
    body: { message: 'Validation failed', path: '/username', _links: { about: { href: '/docs/errors' } } },
    message: 'Validation failed',
  },
}
