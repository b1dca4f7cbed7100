import type { Bodies } from '../../../settings/own/bodies'
import { ratingShape } from '../../schema/entities/ticket'
import { ask, one, type Signal } from '../ask'

export const rateTicket = (ticketId: string, json: Bodies['rateTicket'], options?: Signal) =>
  ask('rateTicket', one(ratingShape, 'rating'), { params: { ticketId }, json, ...options })
