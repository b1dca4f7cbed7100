/** A ticket's messages as a conversation: by day, and by turns within a day. */
import { sortRows } from '../data/list'
import { sameStatus } from '../data/status'
import type { Message, Ticket } from '../server/schema'
import { dateValue, type Format } from '../settings/format'

/** Who wrote: the client, the system, or else the company's staff. */
export type Author = 'mine' | 'system' | 'staff'

/** What somebody wrote in one go. */
export interface Turn {
  author: Author
  name: string
  /** When it began. */
  date: string
  messages: Message[]
}

interface Day {
  /** Of its first message; empty where the server tells none. */
  date: string
  turns: Turn[]
}

export function authorOf({ messageFromUserType }: Message): Author {
  if (sameStatus(messageFromUserType, 'client')) return 'mine'
  return sameStatus(messageFromUserType, 'system') ? 'system' : 'staff'
}

/** Messages of one person with less than this between them, in milliseconds, are one turn. */
const turnGap = 10 * 60_000

/** The conversation, oldest first. Days are those of the client's time zone. */
export function groupMessages(messages: readonly Message[], format: Format): Day[] {
  const days: Day[] = []
  for (const message of sortRows(messages, 'oldest', ({ date }) => date)) {
    const day = days.at(-1)
    // A message without a date stands in the day that is there.
    if (!day || (message.date && format.date(message.date) !== format.date(day.date))) {
      days.push({ date: message.date, turns: [turnOf(message)] })
    } else {
      const turn = day.turns.at(-1)
      if (turn && continues(turn, message)) turn.messages.push(message)
      else day.turns.push(turnOf(message))
    }
  }
  return days
}

const turnOf = (message: Message): Turn => ({
  author: authorOf(message),
  name: message.messageFrom,
  date: message.date,
  messages: [message],
})

function continues(turn: Turn, message: Message): boolean {
  const pause = dateValue(message.date) - dateValue(turn.messages.at(-1)?.date ?? '')
  return turn.author === authorOf(message) && turn.name === message.messageFrom && !(pause > turnGap)
}

/** How a day is called: its date is enough but for these two. */
export function dayKind(date: string, format: Format): 'today' | 'yesterday' | 'other' {
  const now = Date.now()
  const day = 24 * 60 * 60_000
  const isDay = (moment: number) => format.date(date) === format.date(new Date(moment).toISOString())
  if (isDay(now)) return 'today'
  return isDay(now - day) ? 'yesterday' : 'other'
}

/** When the staff wrote last; empty if they have not. */
export function lastAnswer({ messages }: Pick<Ticket, 'messages'>): string {
  const answers = messages.filter((message) => authorOf(message) === 'staff')
  return sortRows(answers, 'newest', ({ date }) => date)[0]?.date ?? ''
}
