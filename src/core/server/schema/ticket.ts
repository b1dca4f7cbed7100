/** A support ticket and its conversation. */
import { type Described, shape } from './shape'

export const messageShape = shape({
  message: 'text',
  messageFrom: 'text',
  /** `Client` or `System`; any other word means staff. */
  messageFromUserType: 'text',
  date: 'date',
  attachments: ['url'],
})

export const ticketShape = shape({
  ticketId: 'id',
  subject: 'text',
  status: 'text',
  createdAt: 'date',
  messages: [messageShape],
})

export type Message = Described<typeof messageShape>
export type Ticket = Described<typeof ticketShape>
