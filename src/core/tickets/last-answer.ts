/** Who wrote a message, and when the company answered last. */
import { type Author, authorBy } from '../data/author'
import { sortRows } from '../data/rows'
import type { Message, Ticket } from '../server/schema'

export const authorOf = ({ messageFromUserType, messageFromId }: Message): Author =>
  authorBy(messageFromUserType, messageFromId)

/** The date of the staff's latest message; empty if there is none. */
export function lastAnswer({ messages }: Pick<Ticket, 'messages'>): string {
  const answers = messages.filter((message) => authorOf(message) === 'staff')
  return sortRows(answers, 'newest', ({ date }) => date)[0]?.date ?? ''
}

/** The date of the latest message, whoever wrote it; empty if there is none. */
export const newestOf = ({ messages }: Pick<Ticket, 'messages'>): string =>
  sortRows(messages, 'newest', ({ date }) => date)[0]?.date ?? ''
