/** Who wrote a message, and when the company answered last. */
import { type Author, authorBy } from '../data/author'
import { sortRows } from '../data/rows'
import type { Message, Ticket } from '../server/schema'
import { dateValue } from '../settings/dates'
import { sameStatus } from '../text/same-status'

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

/** When the client has written on this page, by the ticket's id: in milliseconds since 1970. */
const written = new Map<string, number>()

export const noteWritten = (ticketId: string) => written.set(ticketId, Date.now())

/** What is longer ago, in milliseconds, is no reason any more for what changes now. Server and client may have different clocks. */
const isJustNow = (time = Number.NaN) => Math.abs(Date.now() - time) < 120_000

/**
 * Whether a ticket is new, or open again, because the client has just written: they know. The company gives it any other status.
 * A list may leave messages out: what was written on this page is known without them.
 */
export function isOwnChange({ ticketId, status, messages }: Ticket): boolean {
  if (!sameStatus(status, 'open')) return false
  const [newest] = sortRows(messages, 'newest', ({ date }) => date)
  if (newest && authorOf(newest) !== 'mine') return false
  return isJustNow(written.get(ticketId)) || isJustNow(newest && dateValue(newest.date))
}
