import type { Ticket } from '../schema/ticket'
import { ticketShape } from '../schema/ticket'
import { ask, createdId, done, list, one, type Signal, type UploadOptions } from './ask'
import { askAll, type ListOptions } from './ask-all'

const oneTicket = one(ticketShape, 'ticket')
const ticketList = list(ticketShape, 'tickets')

export const tickets = (userId: string, options?: ListOptions<Ticket[]>) =>
  askAll('tickets', ticketList, { query: { userId }, ...options })

export const ticket = (ticketId: string, options?: Signal) =>
  ask('ticket', oneTicket, { query: { ticketId }, ...options })

/** @returns the new ticket's id; '' when the server doesn't name it. */
export const createTicket = (userId: string, form: FormData, options?: UploadOptions) =>
  ask('createTicket', createdId('ticketId'), { params: { userId }, form, ...options })

/** The ticket with the reply in it; none when the server only says that it has the reply. */
const replied = (answer: unknown) => done(answer) && { ticket: oneTicket(answer) }

export const replyTicket = (ticketId: string, form: FormData, options?: UploadOptions) =>
  ask('replyTicket', replied, {
    params: { ticketId },
    form,
    ...options,
  })
