/** Who wrote a message, and when the company answered last. */
import { type Author, authorBy } from '../data/author'
import { sortRows } from '../data/rows'
import type { Message, Ticket } from '../server/schema'
import { dateValue } from '../settings/dates'

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

/** What came so long ago, in milliseconds, is no reason any more for what changes now. */
const justNow = 120_000

/** Whether a ticket is new or has another status because the client has just written: they know. */
export function isOwnNews({ messages }: Pick<Ticket, 'messages'>): boolean {
  const last = messages.at(-1)
  return last !== undefined && authorOf(last) === 'mine' && Date.now() - dateValue(last.date) < justNow
}
