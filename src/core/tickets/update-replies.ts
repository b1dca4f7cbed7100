/**
 * Replies to updates. The client answers an update of a project by raising a ticket. The subject of the ticket names
 * the update and the project, and the reply is found by this subject: nothing else is stored. Where an update names a ticket
 * itself, an answer there is the reply, too.
 */

import { isClient } from '../data/author'
import { sortRows } from '../data/rows'
import { $features } from '../routing/features'
import type { Project, ProjectUpdate, Ticket } from '../server/schema'
import { calendarOf, isoDay } from '../settings/calendar'
import { asDay, dateValue, isCalendarDate } from '../settings/dates'
import { $timeZone } from '../settings/locale'
import { folded } from '../text/folded'
import { $tickets, asksForAnswer } from './tickets'

/** The most characters of a subject, which servers refuse beyond, and of its parts: they leave room for the name. */
const most = { subject: 200, title: 110, number: 40, version: 40 }

/** A text on one line: a form would send a line break as two characters. */
const squash = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The beginning of a text. An emoji is two characters, and is never cut in half. */
const cut = (text: string, length: number) =>
  squash(text)
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()

/** The title, and the version that it asks to approve: a reply to version 3 is none to version 4. */
function titleOf({ title, approval }: About): string {
  const version = cut(approval?.version ?? '', most.version)
  const end = version && `, version ${version}`
  return cut(title, most.title - end.length) + end
}

/** The subject of the reply to an update, and the parts that stay when the project gets another name. */
function partsOf(about: About, { serviceName, serviceId }: Project) {
  const start = `${titleOf(about)} (`
  const number = cut(serviceId, most.number)
  const name = cut(serviceName, most.subject - start.length - number.length - 3)
  const place = name && number ? `${name}, ${number}` : name || number
  return { subject: `${start}${place})`, start, end: number && `, ${number})` }
}

/**
 * The subject of a reply to an update: `Please approve the home page, version 3 (Website relaunch, SRV-2051)`. It is the same in
 * every language, so that the reply is found in every language.
 */
export const replySubject = (about: About, project: Project): string => partsOf(about, project).subject

type About = Pick<Answerable, 'title' | 'approval'>

/** What a reply can be about: an update, or what has no date of its own. */
export type Answerable = Pick<ProjectUpdate, 'title' | 'createdAt' | 'answered' | 'approval'> &
  Partial<Pick<ProjectUpdate, 'description'>>

/** Whether a ticket may reply to an update: it has the subject of the reply, or the number of the project with an earlier name. */
function replyFinder(update: Answerable, project: Project) {
  const parts = partsOf(update, project)
  // A server may compose the letters otherwise, or write other dashes and quotes.
  const subject = folded(parts.subject)
  const start = folded(parts.start)
  const end = folded(parts.end)
  const isSubject = (text: string) =>
    text === subject ||
    // In "Approve (part 2) (Website relaunch, SRV-2051)", the title does not end at the first parenthesis.
    (end && text.startsWith(start) && text.endsWith(end) && text.lastIndexOf('(') < start.length)
  const { dayOf } = calendarOf($timeZone.get())
  const countOf = (date: string) => dayOf(date) ?? Number.NaN
  const sent = dateValue(update.createdAt)
  // A server may send the day of a ticket without its time: the client's day, or that in UTC.
  const sentOn = Math.min(countOf(update.createdAt), countOf(isoDay(sent)))
  return (ticket: Ticket) => {
    const day = asDay(ticket.createdAt)
    const isEarlier = isCalendarDate(day) ? countOf(day) < sentOn : dateValue(day) < sent
    return isSubject(folded(ticket.subject).trim()) && !isEarlier
  }
}

/** An id that can't be taken for a word or a number: `TKT-H8WK35TN`. */
const isUnmistakable = (id: string) => id.length > 4 && /[a-z]/i.test(id) && /\d/.test(id)

/** The one ticket that an update names. Which version of something a client approves is not said like this. */
function ticketNamedBy(
  { title, description = '', approval }: Answerable,
  tickets: readonly Ticket[],
): Ticket | undefined {
  if (approval) return undefined
  const words = new Set(folded(`${title} ${description}`).split(/[^\p{L}\p{N}_-]+/u))
  const [ticket, ...others] = tickets.filter(
    ({ ticketId }) => isUnmistakable(ticketId) && words.has(folded(ticketId)),
  )
  return others.length > 0 ? undefined : ticket
}

/** The ticket that an update names, once the client or a colleague has answered there, and no more is asked; as of that answer. */
function answeredWhereNamed(tickets: readonly Ticket[], update: Answerable): Ticket | undefined {
  const ticket = ticketNamedBy(update, tickets)
  if (!ticket || asksForAnswer(ticket)) return undefined
  const sent = asDay(update.createdAt)
  const { dayOf } = calendarOf($timeZone.get())
  // Of a day without its time, nobody knows whether what was written on it was later.
  const isLater = (date: string) => {
    if (!isCalendarDate(sent)) return dateValue(date) > dateValue(sent)
    return (dayOf(asDay(date)) ?? Number.NaN) > (dayOf(sent) ?? Number.NaN)
  }
  const answers = ticket.messages.filter(
    ({ messageFromUserType, date }) => isClient(messageFromUserType) && isLater(date),
  )
  const [answer] = sortRows(answers, 'newest', ({ date }) => date)
  return answer && { ...ticket, createdAt: answer.date }
}

/**
 * The ticket with which the client has replied to an update; the newest one, if there are several. A ticket replies to one
 * update: of those with its subject, to the newest one that is not newer than the ticket.
 *
 * @param updates All updates of the project.
 * @returns `undefined` also where the server says that it has no answer, unless the ticket itself asks for one.
 */
export function replyAmong(
  tickets: readonly Ticket[],
  update: Answerable,
  updates: readonly Answerable[],
  project: Project,
): Ticket | undefined {
  const mayReply = replyFinder(update, project)
  const found = sortRows(tickets.filter(mayReply), 'newest', ({ createdAt }) => createdAt)
  const ordered = found.length > 0 ? sortRows(updates, 'newest', ({ createdAt }) => createdAt) : []
  const newer = ordered.slice(0, ordered.indexOf(update)).map((each) => replyFinder(each, project))
  const reply =
    found.find((ticket) => !newer.some((mayReply) => mayReply(ticket))) ?? answeredWhereNamed(tickets, update)
  return update.answered === false && reply && !asksForAnswer(reply) ? undefined : reply
}

/** The client's tickets, as far as they are known. Where support is off, nobody asks for them. */
function knownTickets(): readonly Ticket[] {
  const tickets = $tickets.get()
  return $features.get().isSectionOn('support') && tickets.status === 'ready' ? tickets.data : []
}

/** Whether an update names a ticket that asks for an answer: that is one duty, and the ticket tells of it. */
export function isAskedInTicket(update: Answerable): boolean {
  const ticket = ticketNamedBy(update, knownTickets())
  return ticket !== undefined && asksForAnswer(ticket)
}

/** The same as `replyAmong`, among the client's tickets. */
export function findReply(
  update: Answerable,
  updates: readonly Answerable[],
  project: Project,
): Ticket | undefined {
  return replyAmong(knownTickets(), update, updates, project)
}
