import { defineEndpoints, type Sendable } from '../../../../src/elements/index'
import type { Backend } from './backend'

interface Ticket {
  id: number
  title: string
  state: string
  created_at: string
  comments: { body: string; author_type: string; created_at: string }[]
}

const toTicket = (ticket: Ticket): Sendable<'Ticket'> => ({
  ticketId: ticket.id,
  subject: ticket.title,
  status: ticket.state,
  createdAt: ticket.created_at,
  messages: ticket.comments.map((comment) => ({
    message: comment.body,
    messageFromUserType: comment.author_type,
    date: comment.created_at,
    attachments: [],
  })),
})

const endpoints = defineEndpoints({
  tickets: { path: '/clients/{userId}/tickets.json', read: (tickets: Ticket[]) => tickets.map(toTicket) },
  ticket: { path: '/tickets/{ticketId}.json', read: toTicket },
  createTicket: {
    path: '/tickets.json',
    // Its parameters have the name of their model around them.
    write: (form) => ({ ticket: { title: form.get('subject'), body: form.get('message') } }),
    read: ({ id }: Ticket) => ({ ticketId: id }),
  },
})

function newTicket() {
  const form = new FormData()
  form.set('subject', 'Colours')
  form.set('message', 'Too pale')
  return form
}

export const rails: Backend = {
  endpoints,
  answers: {
    'POST /tickets.json': {
      id: 4,
      title: 'Colours',
      state: 'open',
      created_at: '2026-03-02T00:00:00.000Z',
      comments: [],
    },
  },
  ask: (api) => api.createTicket('7', newTicket()),
  sent: [{ ticket: { title: 'Colours', body: 'Too pale' } }],
  reads: '4',
  refusal: {
    status: 422,
    body: {
      errors: {
        title: ["can't be blank", 'is too short (minimum is 3 characters)'],
        body: ["can't be blank"],
      },
    },
    message: "can't be blank; is too short (minimum is 3 characters)",
  },
}
