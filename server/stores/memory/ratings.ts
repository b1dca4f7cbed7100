/** What clients say of how their tickets were resolved, in memory. */
import type { News } from '../news.ts'
import type { Records } from '../records.ts'
import type { Store } from '../store.ts'

export function memoryRatings(
  records: Records,
  tell: (clientId: string, ...news: News[]) => void,
): Pick<Store, 'rating' | 'rateTicket'> & { endRating(ticketId: string): void } {
  const ratingOf = (ticketId: string) =>
    records.ratings.find((one) => one.ticketId === ticketId && !one.isOver)
  return {
    async rating(clientId, ticketId) {
      const found = ratingOf(ticketId)
      return found?.clientId === clientId ? { ...found } : undefined
    },
    async rateTicket({ id, clientId, ticketId, answer, words, at, since }) {
      const ticket = records.tickets.find((one) => one.ticketId === ticketId && one.clientId === clientId)
      if (!ticket) return undefined
      if (ticket.status !== 'Resolved') return 'not resolved'
      const earlier = ratingOf(ticketId)
      if (earlier && earlier.createdAt < since) return 'over'
      const said = { answer, words: words ?? earlier?.words ?? '', changedAt: at }
      const rating = earlier ?? { id, clientId, ticketId, ...said, createdAt: at, isOver: false }
      Object.assign(rating, said)
      if (!earlier) records.ratings.push(rating)
      tell(clientId, { name: 'ticket', target: ticketId })
      return { ...rating }
    },
    endRating(ticketId) {
      const found = ratingOf(ticketId)
      if (found) found.isOver = true
    },
  }
}
