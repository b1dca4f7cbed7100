/** A support ticket and its conversation. */
import { type Described, shape } from '../shape'

export const messageShape = shape({
  message: 'text',
  /** The name of the person who wrote it. */
  messageFrom: 'text',
  /** `Client` or `System`; any other word means staff. */
  messageFromUserType: 'text',
  /**
   * The `_id` of the person who wrote it, where several people of one client sign in: a message of the person who is
   * signed in is "You", a colleague's has the colleague's name. Without it, each message of a `Client` is "You".
   */
  'messageFromId?': 'text',
  date: 'date',
  attachments: ['url'],
})

/** Whether it has helped how a ticket was resolved. */
export const ratingAnswers = ['yes', 'partly', 'no'] as const
export type RatingAnswer = (typeof ratingAnswers)[number]

/** What the client says of how a ticket was resolved; empty until they have said it. */
export const ratingShape = shape({
  /** `yes`, `partly` or `no`. Any other word is no answer. */
  'answer?': 'text',
  'words?': 'text',
  /** When it was said. */
  'at?': 'date',
  /** Until when it can be changed. */
  'until?': 'date',
})

export const ticketShape = shape({
  ticketId: 'id',
  subject: 'text',
  /** The name of the person who raised it, where several people of one client sign in: a colleague's is shown. */
  'raisedBy?': 'text',
  status: 'text',
  createdAt: 'date',
  /** Who hears of what is written on it, where several people of one client sign in. */
  'followers?': [{ id: 'id', name: 'text' }],
  messages: [messageShape],
  /** Of a resolved ticket. One that is resolved again gets another one. */
  'rating?': ratingShape,
})

export type Message = Described<typeof messageShape>
export type Rating = Described<typeof ratingShape>
export type Ticket = Described<typeof ticketShape>
