import { type Ticket, ticketShape } from '../schema/entities/ticket'
import { ask, list, one, type Signal } from './ask'
import { askAll, type ListOptions } from './ask-all'

export const oneTicket = one(ticketShape, 'ticket')
const ticketList = list(ticketShape, 'tickets')

export const tickets = (userId: string, options?: ListOptions<Ticket[]>) =>
  askAll('tickets', ticketList, { query: { userId }, ...options })

export const ticket = (ticketId: string, options?: Signal) =>
  ask('ticket', oneTicket, { query: { ticketId }, ...options })
