import * as v from 'valibot'
import { lenient, lenientList } from '../schema/lenient'
import { ticketSchema } from '../schema/ticket'
import { ask, data, type Signal, type UploadOptions } from './ask'

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
