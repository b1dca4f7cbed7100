import { defineEndpoints, type Sendable } from '../../../../src/elements/index'
import { type Backend, toTheEnd } from './backend'

interface Ticket {
  id: number
  subject: string
  description: string
  status: string
  created_at: string
}
interface Tickets {
  tickets: Ticket[]
  meta: { has_more: boolean; after_cursor: string | null }
}

const toTicket = (ticket: Ticket): Sendable<'Ticket'> => ({
  ticketId: ticket.id,
  subject: ticket.subject,
  status: ticket.status === 'solved' ? 'Resolved' : ticket.status,
  createdAt: ticket.created_at,
  messages: [
    { message: ticket.description, messageFromUserType: 'Client', date: ticket.created_at, attachments: [] },
  ],
})

const endpoints = defineEndpoints({
  tickets: {
    path: '/users/{userId}/tickets/requested.json?page[size]=100&page[after]={cursor}',
    read: ({ tickets, meta }: Tickets) => ({
      data: tickets.map(toTicket),
      next: meta.has_more ? meta.after_cursor : null,
    }),
  },
})

const ticket = {
  id: 35436,
  subject: 'Help, my printer is on fire!',
  description: 'The fire is very colorful.',
}

export const zendesk: Backend = {
  endpoints,
  readError: ({ description }: { description: string }) => ({ message: description }),
  answers: {
    'GET /users/7/tickets/requested.json?page[size]=100': {
      tickets: [{ ...ticket, status: 'open', created_at: '2009-07-20T22:55:29Z' }],
      meta: { has_more: true, after_cursor: 'xxx', before_cursor: 'yyy' },
      links: {
        next: 'https://example.zendesk.com/api/v2/tickets.json?page[size]=100&page[after]=xxx',
        prev: null,
      },
    },
    'GET /users/7/tickets/requested.json?page[size]=100&page[after]=xxx': {
      tickets: [{ ...ticket, id: 35435, status: 'solved', created_at: '2009-07-19T22:55:29Z' }],
      meta: { has_more: false, after_cursor: 'zzz', before_cursor: 'xxx' },
      links: { next: null, prev: null },
    },
  },
  ask: (api) => api.tickets('7', toTheEnd),
  reads: [
    { ticketId: '35436', status: 'open', messages: [{ message: 'The fire is very colorful.' }] },
    { ticketId: '35435', status: 'Resolved' },
  ],
  refusal: { status: 404, body: { error: 'RecordNotFound', description: 'Not found' }, message: 'Not found' },
}
