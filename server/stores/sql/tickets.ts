/** Tickets and their conversations. */
import { and, asc, eq } from 'drizzle-orm'
import type { KeptMessage, KeptTicket } from '../records.ts'
import type { Store } from '../store.ts'
import { type Database, first } from './database.ts'
import { tell } from './news.ts'
import { endRating } from './ratings.ts'
import { messages, tickets, uploads } from './tables.ts'

export function ticketQueries(
  database: Database,
): Pick<Store, 'ticket' | 'changeFollowers' | 'createTicket' | 'addMessage'> {
  return {
    ticket: (clientId, id) => ticketOf(database, clientId, id),
    async changeFollowers(clientId, ticketId, followers) {
      await database.transaction(async (transaction) => {
        const mine = and(eq(tickets.ticketId, ticketId), eq(tickets.clientId, clientId))
        await transaction.update(tickets).set({ followers }).where(mine)
        await tell(transaction, clientId, { name: 'ticket', target: ticketId }, { name: 'tickets' })
      })
    },
    async createTicket({ messages: said, ...ticket }, uploaded) {
      await database.transaction(async (transaction) => {
        if (uploaded.length > 0) await transaction.insert(uploads).values(uploaded)
        await transaction.insert(tickets).values(ticket)
        await transaction.insert(messages).values(rowsOf(ticket.ticketId, said))
        await tell(transaction, ticket.clientId, { name: 'tickets' })
      })
    },
    addMessage({ clientId, ticketId, message, uploads: uploaded, status, reopening }) {
      return database.transaction(async (transaction) => {
        const mine = and(eq(tickets.ticketId, ticketId), eq(tickets.clientId, clientId))
        // The row is locked, so that of two replies at the same time only one reopens the ticket.
        const before = first(await transaction.select().from(tickets).where(mine).for('update'))
        if (!before) return undefined
        if (uploaded.length > 0) await transaction.insert(uploads).values(uploaded)
        const said = reopening && before.status === 'Resolved' ? [reopening, message] : [message]
        await transaction.insert(messages).values(rowsOf(ticketId, said))
        if (status !== undefined) await transaction.update(tickets).set({ status }).where(mine)
        if (before.status === 'Resolved' && status !== undefined && status !== 'Resolved')
          await endRating(transaction, ticketId)
        await tell(transaction, clientId, { name: 'ticket', target: ticketId }, { name: 'tickets' })
        return ticketOf(transaction, clientId, ticketId)
      })
    },
  }
}

async function ticketOf(database: Database, clientId: string, id: string): Promise<KeptTicket | undefined> {
  const mine = and(eq(tickets.ticketId, id), eq(tickets.clientId, clientId))
  const ticket = first(await database.select().from(tickets).where(mine))
  if (!ticket) return undefined
  const itsOwn = eq(messages.ticketId, id)
  return {
    ...ticket,
    messages: await database.select().from(messages).where(itsOwn).orderBy(asc(messages.position)),
  }
}

export const rowsOf = (ticketId: string, said: readonly KeptMessage[]) =>
  said.map((message) => ({ ...message, ticketId }))
