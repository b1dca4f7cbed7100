/** A support ticket and its conversation. */
import * as v from 'valibot'
import { date, id, url } from './values'

export const messageSchema = v.object({
  message: v.string(),
  messageFrom: v.string(),
  /** `Client` or `System`; any other word means staff. */
  messageFromUserType: v.string(),
  date,
  attachments: v.array(url),
})

export const ticketSchema = v.object({
  ticketId: id,
  subject: v.string(),
  status: v.string(),
  createdAt: date,
  messages: v.array(messageSchema),
})

export type Message = v.InferOutput<typeof messageSchema>
export type Ticket = v.InferOutput<typeof ticketSchema>
