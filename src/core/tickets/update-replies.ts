/**
 * Replies to updates. The client answers an update of a project by raising a ticket. The subject of the ticket names
 * the update and the project, and the reply is found by this subject: nothing else is stored.
 */
import { sortRows } from '../data/rows'
import type { Project, ProjectUpdate, Ticket } from '../server/schema'
import { asDay, dateValue, isCalendarDate } from '../settings/dates'

/** The most characters of a subject, which servers refuse beyond, and of its parts: they leave room for the name. */
const most = { subject: 200, title: 110, number: 40 }
/** In milliseconds. A server may send the day of a ticket without its time. */
const day = 24 * 60 * 60_000

/** The name of the draft of a reply to an update. */
export const updateDraft = (projectId: string, updateId: string) => `update/${projectId}/${updateId}`

/** A text on one line: a form would send a line break as two characters. */
const squash = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The beginning of a text. An emoji is two characters, and is never cut in half. */
const cut = (text: string, length: number) =>
  squash(text)
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()

/** The subject of the reply to an update, and the parts that stay when the project gets another name. */
function partsOf({ title }: ProjectUpdate, { serviceName, serviceId }: Project) {
  const start = `${cut(title, most.title)} (`
  const number = cut(serviceId, most.number)
  const name = cut(serviceName, most.subject - start.length - number.length - 3)
  const place = name && number ? `${name}, ${number}` : name || number
  return { subject: `${start}${place})`, start, end: number && `, ${number})` }
}

/**
 * The subject of a reply to an update: `Please approve the home page (Website relaunch, SRV-2051)`. It is the same in
 * every language, so that the reply is found in every language.
 */
export const replySubject = (update: ProjectUpdate, project: Project): string =>
  partsOf(update, project).subject

/**
 * The ticket with which the client has replied to an update: the first one with the subject of the reply, or with the
 * project's number and an earlier name of the project. A ticket from before the update replies to an earlier update
 * with the same title.
 */
export function findReply(
  tickets: readonly Ticket[],
  update: ProjectUpdate,
  project: Project,
): Ticket | undefined {
  const { subject, start, end } = partsOf(update, project)
  const isSubject = (text: string) =>
    text === subject ||
    // In "Approve (part 2) (Website relaunch, SRV-2051)", the title does not end at the first parenthesis.
    (end && text.startsWith(start) && text.endsWith(end) && text.lastIndexOf('(') < start.length)
  return sortRows(tickets, 'oldest', ({ createdAt }) => createdAt).find((ticket) => {
    const tolerance = isCalendarDate(asDay(ticket.createdAt)) ? day : 0
    const isEarlier = dateValue(ticket.createdAt) < dateValue(update.createdAt) - tolerance
    return isSubject(squash(ticket.subject)) && !isEarlier
  })
}
