import * as v from 'valibot'
import { lenient, lenientList } from '../schema/lenient'
import { ticketSchema } from '../schema/ticket'
import { ask, createdId, done, list, one, type Signal, type UploadOptions } from './ask'

const oneTicket = one(lenient(ticketSchema), 'ticket')
const ticketList = list(lenientList(ticketSchema), 'tickets')

export const tickets = (userId: string, options?: Signal) =>
  ask('tickets', ticketList, { query: { userId }, ...options })

export const ticket = (ticketId: string, options?: Signal) =>
  ask('ticket', oneTicket, { query: { ticketId }, ...options })

/** @returns the new ticket's id; '' when the server doesn't name it. */
export const createTicket = (userId: string, form: FormData, options?: UploadOptions) =>
  ask('createTicket', createdId('ticketId'), { params: { userId }, form, ...options })

/** The ticket with the reply in it; none when the server only says that it has the reply. */
const replied = v.union([
  v.pipe(
    oneTicket,
    v.transform((ticket) => ({ ticket })),
  ),
  v.pipe(
    done,
    v.transform(() => ({ ticket: undefined })),
  ),
])

export const replyTicket = (ticketId: string, form: FormData, options?: UploadOptions) =>
  ask('replyTicket', replied, {
    params: { ticketId },
    form,
    ...options,
  })
