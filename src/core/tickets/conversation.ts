/** A ticket's messages as a conversation, grouped by day and, within a day, by turn. */
import type { Author } from '../data/author'
import { sortRows } from '../data/rows'
import { nameOfUrl } from '../page/safe-path'
import type { Message } from '../server/schema'
import type { Calendar } from '../settings/calendar'
import { dateValue } from '../settings/dates'
import type { Format } from '../settings/format'
import { folded } from '../text/folded'
import { sameStatus } from '../text/same-status'
import { authorOf } from './last-answer'

/** Messages that one person wrote in a row. */
export interface Turn {
  /** The place of its first message among all, the oldest first: it stays when earlier ones are drawn, or others come. */
  place: number
  author: Author
  name: string
  /** The date of its first message. */
  date: string
  messages: Message[]
}

interface Day {
  /** The date of its first message; empty when the server gives none. */
  date: string
  turns: Turn[]
}

/** The longest pause between two messages of one turn, in milliseconds. */
const turnGap = 10 * 60_000

const oldestFirst = (messages: readonly Message[]) => sortRows(messages, 'oldest', ({ date }) => date)
/** Messages in the order in which the latest of a conversation are drawn. */
export const newestFirst = (messages: readonly Message[]): Message[] => oldestFirst(messages).reverse()

/** Groups messages into days and turns, oldest first. Days are those of the client's time zone. */
export function groupMessages(messages: readonly Message[], format: Format, most = Infinity): Day[] {
  const days: Day[] = []
  const from = Math.max(0, messages.length - most)
  let place = from - 1
  for (const message of oldestFirst(messages).slice(from)) {
    place++
    const day = days.at(-1)
    // A message without a date joins the latest day.
    if (!day || (message.date && format.date(message.date) !== format.date(day.date))) {
      days.push({ date: message.date, turns: [turnOf(message, place)] })
    } else {
      const turn = day.turns.at(-1)
      if (turn && continues(turn, message)) turn.messages.push(message)
      else day.turns.push(turnOf(message, place))
    }
  }
  return days
}

const turnOf = (message: Message, place: number): Turn => ({
  place,
  author: authorOf(message),
  name: message.messageFrom,
  date: message.date,
  messages: [message],
})

function continues(turn: Turn, message: Message): boolean {
  const pause = dateValue(message.date) - dateValue(turn.messages.at(-1)?.date ?? '')
  return turn.author === authorOf(message) && turn.name === message.messageFrom && !(pause > turnGap)
}

/** Whether a date is today or yesterday. These two have names; other days are called by their date. */
export function dayKind(date: string, { today, dayOf }: Calendar): 'today' | 'yesterday' | 'other' {
  const day = dayOf(date)
  if (day === today) return 'today'
  return day === today - 1 ? 'yesterday' : 'other'
}

/** Of a long conversation, each message is folded once, with the names of its files. */
const foldedLines = new WeakMap<Message, string>()

function foldedLine(message: Message): string {
  const line =
    foldedLines.get(message) ??
    folded([message.messageFrom, message.message, ...message.attachments.map(nameOfUrl)].join(' '))
  foldedLines.set(message, line)
  return line
}

/** The place of the message to which words lead: of those that have most of them, the first; -1 where none has any. */
export function placeOfSaid(messages: readonly Message[], query: string): number {
  const words = folded(query).split(' ').filter(Boolean)
  let most = 0
  let best = -1
  messages.forEach((message, place) => {
    const count = words.filter((word) => foldedLine(message).includes(word)).length
    // What a person wrote comes before what the system did.
    const fit = 2 * count - (sameStatus(message.messageFromUserType, 'system') ? 1 : 0)
    if (fit <= most) return
    most = fit
    best = place
  })
  return best
}
