import { atom } from 'nanostores'
import { createList, type List } from '../data/list'
import type { Ticket } from '../server/schema'
import { $tickets } from './tickets'

/** The statuses by which the specification filters the tickets, in its order. */
export const ticketStatuses = ['Resolved', 'Open', 'Action Required'] as const

/** @param pageSize rows on a page; all rows when left out. */
export const createTicketList = (pageSize?: number): List<Ticket> =>
  createList($tickets, {
    pageSize,
    date: ({ createdAt }) => createdAt,
    // What a row shows, with the colleague who has raised it, and what was written and by whom.
    texts: ({ ticketId, subject, raisedBy, messages }) => [
      ticketId,
      subject,
      raisedBy ?? '',
      ...messages.flatMap(({ message, messageFrom }) => [messageFrom, message]),
    ],
    dates: ({ createdAt }) => [createdAt],
    status: ({ status }) => status,
    statuses: atom(ticketStatuses),
  })
