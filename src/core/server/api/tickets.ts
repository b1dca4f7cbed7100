import type { Bodies } from '../../settings/own/bodies'
import type { Ticket } from '../schema/entities/ticket'
import { ratingShape, ticketShape } from '../schema/entities/ticket'
import { ask, list, one, type Signal } from './ask'
import { askAll, type ListOptions } from './ask-all'

export const oneTicket = one(ticketShape, 'ticket')
const ticketList = list(ticketShape, 'tickets')

export const tickets = (userId: string, options?: ListOptions<Ticket[]>) =>
  askAll('tickets', ticketList, { query: { userId }, ...options })

export const followTicket = (ticketId: string, json: Bodies['followTicket'], options?: Signal) =>
  ask('followTicket', oneTicket, { params: { ticketId }, json, ...options })

export const leaveTicket = (ticketId: string, json: Bodies['leaveTicket'], options?: Signal) =>
  ask('leaveTicket', oneTicket, { params: { ticketId }, json, ...options })

export const ticket = (ticketId: string, options?: Signal) =>
  ask('ticket', oneTicket, { query: { ticketId }, ...options })

export const rateTicket = (ticketId: string, json: Bodies['rateTicket'], options?: Signal) =>
  ask('rateTicket', one(ratingShape, 'rating'), { params: { ticketId }, json, ...options })
