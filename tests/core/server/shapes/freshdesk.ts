import { defineEndpoints, type Sendable } from '../../../../src/elements/index'
import type { Backend } from './backend'

interface Conversation {
  body_text: string
  incoming: boolean
  created_at: string
  attachments: { attachment_url: string }[]
}
interface Ticket {
  id: number
  subject: string
  description_text: string
  status: 2 | 3 | 4 | 5
  created_at: string
  conversations?: Conversation[]
}

const statuses = { 2: 'Open', 3: 'Pending', 4: 'Resolved', 5: 'Closed' }

const toMessage = (part: Conversation): Sendable<'Message'> => ({
  message: part.body_text,
  messageFromUserType: part.incoming ? 'Client' : 'Staff',
  date: part.created_at,
  attachments: part.attachments.map((file) => file.attachment_url),
})

const toTicket = (ticket: Ticket): Sendable<'Ticket'> => ({
  ticketId: ticket.id,
  subject: ticket.subject,
  status: statuses[ticket.status],
  createdAt: ticket.created_at,
  messages: [
    { ...ticket, body_text: ticket.description_text, incoming: true, attachments: [] },
    ...(ticket.conversations ?? []),
  ].map(toMessage),
})

const endpoints = defineEndpoints({
  tickets: {
    path: '/tickets?requester_id={userId}&per_page=100',
    read: (list: Ticket[]) => list.map(toTicket),
  },
  ticket: { path: '/tickets/{ticketId}?include=conversations', read: toTicket },
})

export const freshdesk: Backend = {
  endpoints,
  answers: {
    'GET /tickets/20?include=conversations': {
      id: 20,
      subject: 'Support Needed',
      description_text: 'Some details on the issue...',
      status: 2,
      created_at: '2015-07-09T13:08:06Z',
      conversations: [
        {
          body_text: 'Please reply as soon as possible.',
          body: '<div>Please reply as soon as possible.</div>',
          id: 3,
          incoming: false,
          user_id: 43,
          created_at: '2015-08-24T11:59:05Z',
          attachments: [{ id: 4, name: 'lib.jpg', attachment_url: 'https://cdn.freshdesk.com/data/lib.jpg' }],
        },
      ],
    },
  },
  ask: (api) => api.ticket('20'),
  reads: {
    ticketId: '20',
    status: 'Open',
    messages: [
      { message: 'Some details on the issue...', messageFromUserType: 'Client' },
      { messageFromUserType: 'Staff', attachments: ['https://cdn.freshdesk.com/data/lib.jpg'] },
    ],
  },
  refusal: {
    status: 400,
    body: {
      description: 'Validation failed',
      errors: [
        { field: 'requester_id', message: 'It should be a/an Positive Integer', code: 'datatype_mismatch' },
      ],
    },
    message: 'It should be a/an Positive Integer',
  },
}
