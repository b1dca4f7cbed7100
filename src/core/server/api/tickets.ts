import * as v from 'valibot'
import { lenient, lenientList } from '../schema/lenient'
import { ticketSchema } from '../schema/ticket'
import { askAt, data, type Endpoints, type Signal, type UploadOptions } from './ask'

export const ticketsEndpoints = {
  tickets: ['GET', '/support/client/tickets'],
  ticket: ['GET', '/support/getTicketDetails'],
  createTicket: ['POST', '/support/client/createTicket/{userId}'],
  replyTicket: ['POST', '/support/client/replyTicket/{ticketId}'],
} as const satisfies Endpoints
const ask = askAt(ticketsEndpoints)

const oneTicket = data(lenient(ticketSchema))
const ticketList = data(lenientList(ticketSchema))

export const tickets = (userId: string, options?: Signal) =>
  ask('tickets', ticketList, { query: { userId }, ...options })

export const ticket = (ticketId: string, options?: Signal) =>
  ask('ticket', oneTicket, { query: { ticketId }, ...options })

export const createTicket = (userId: string, form: FormData, options?: UploadOptions) =>
  ask('createTicket', v.object({ ticketId: v.pipe(v.string(), v.nonEmpty()) }), {
    params: { userId },
    form,
    ...options,
  })

export const replyTicket = (ticketId: string, form: FormData, options?: UploadOptions) =>
  ask('replyTicket', oneTicket, { params: { ticketId }, form, ...options })
