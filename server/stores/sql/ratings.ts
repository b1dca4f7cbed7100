/** What clients say of how their tickets were resolved. */

import { and, eq, not } from 'drizzle-orm'
import type { KeptRating } from '../rating-record.ts'
import type { Store } from '../store.ts'
import { type Database, first } from './database.ts'
import { tell } from './news.ts'
import { ratings, tickets } from './tables.ts'

export function ratingQueries(database: Database): Pick<Store, 'rating' | 'rateTicket'> {
  return {
    rating: (clientId, ticketId) => ratingOf(database, clientId, ticketId),
    rateTicket: ({ id, clientId, ticketId, answer, words, at, since }) =>
      database.transaction(async (transaction) => {
        const mine = and(eq(tickets.ticketId, ticketId), eq(tickets.clientId, clientId))
        // The row is locked, so that a reply at the same time opens the ticket before, or after.
        const ticket = first(await transaction.select().from(tickets).where(mine).for('update'))
        if (!ticket) return undefined
        if (ticket.status !== 'Resolved') return 'not resolved'
        const earlier = await ratingOf(transaction, clientId, ticketId)
        if (earlier && earlier.createdAt < since) return 'over'
        const said = { answer, words: words ?? earlier?.words ?? '', changedAt: at }
        const rating: KeptRating = earlier
          ? { ...earlier, ...said }
          : { id, clientId, ticketId, ...said, createdAt: at, isOver: false }
        await transaction.insert(ratings).values(rating).onConflictDoUpdate({ target: ratings.id, set: said })
        await tell(transaction, clientId, { name: 'ticket', target: ticketId })
        return rating
      }),
  }
}

const isCurrent = (ticketId: string) => and(eq(ratings.ticketId, ticketId), not(ratings.isOver))

const ratingOf = async (database: Database, clientId: string, ticketId: string) =>
  first(
    await database
      .select()
      .from(ratings)
      .where(and(eq(ratings.clientId, clientId), isCurrent(ticketId))),
  )

/** Ends what was said of a ticket that is opened again. */
export async function endRating(database: Database, ticketId: string): Promise<void> {
  await database.update(ratings).set({ isOver: true }).where(isCurrent(ticketId))
}
