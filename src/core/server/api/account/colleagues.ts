/** Calls about the people of the client, and about who of them follows a ticket. */
import type { Bodies } from '../../../settings/own/bodies'
import { colleaguesShape } from '../../schema/entities/colleagues'
import { ask, one, type Signal } from '../ask'
import { oneTicket } from '../tickets'

const readColleagues = one(colleaguesShape, 'colleagues')

export const colleagues = (clientId: string, options?: Signal) =>
  ask('colleagues', readColleagues, { params: { clientId }, ...options })

export const inviteColleague = (clientId: string, json: Bodies['inviteColleague'], options?: Signal) =>
  ask('inviteColleague', readColleagues, { params: { clientId }, json, ...options })

export const removeColleague = (clientId: string, json: Bodies['removeColleague'], options?: Signal) =>
  ask('removeColleague', readColleagues, { params: { clientId }, json, ...options })

export const changeColleague = (clientId: string, json: Bodies['changeColleague'], options?: Signal) =>
  ask('changeColleague', readColleagues, { params: { clientId }, json, ...options })

export const followTicket = (ticketId: string, json: Bodies['followTicket'], options?: Signal) =>
  ask('followTicket', oneTicket, { params: { ticketId }, json, ...options })

export const leaveTicket = (ticketId: string, json: Bodies['leaveTicket'], options?: Signal) =>
  ask('leaveTicket', oneTicket, { params: { ticketId }, json, ...options })
