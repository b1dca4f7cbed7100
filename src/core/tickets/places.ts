/** Where drafts will stand when they are sent: in a ticket, or among the tickets. */
import type { ReadableAtom } from 'nanostores'
import { sortRows } from '../data/rows'
import type { Message } from '../server/schema'
import { ticketsMessages } from '../text/messages/tickets/tickets'
import type { Draft } from './drafts'
import { authorOf } from './last-answer'
import { $tickets, ticketOf } from './tickets'

export interface Place {
  /** The draft's name. */
  name: string
  /** Changes when something may stand there. */
  $shown: ReadableAtom<unknown>
  /**
   * Finds what stands there and is as a draft.
   *
   * @param files How many files were sent with it.
   * @returns for each the id of its ticket, the newest last; `undefined` while nobody knows.
   */
  find(draft: Draft, files: number): string[] | undefined
  /** What to say when it has arrived. */
  sent(): string
}

/** The name of the draft of a new ticket. */
export const newTicketDraft = 'ticket'
/** The name of the draft of a reply. */
export const replyDraft = (ticketId: string) => `ticket/${ticketId}`

/** A reply stands in its ticket. */
export const replyPlace = (ticketId: string, $shown = ticketOf(ticketId)): Place => ({
  name: replyDraft(ticketId),
  $shown,
  find(draft, files) {
    const ticket = $shown.get()
    if (ticket.status !== 'ready') return undefined
    return ticket.data.messages.filter((message) => isAs(message, draft, files)).map(() => ticketId)
  },
  sent: () => ticketsMessages.get().replySent,
})

/** A new ticket stands in the list. @param subject The subject that it is sent with, if the client does not write one. */
export const ticketPlace = (name: string, subject?: string): Place => ({
  name,
  $shown: $tickets,
  find(draft, files) {
    const tickets = $tickets.get()
    if (tickets.status !== 'ready') return undefined
    const sent = plain(subject ?? draft.subject)
    const found = tickets.data.filter(
      ({ subject, messages }) =>
        plain(subject) === sent &&
        // A list need not have the messages: then the subject has to do.
        (messages.length > 0 ? messages.some((message) => isAs(message, draft, files)) : files === 0),
    )
    return sortRows(found, 'oldest', ({ createdAt }) => createdAt).map(({ ticketId }) => ticketId)
  },
  sent: () => ticketsMessages.get()[subject === undefined ? 'raised' : 'replySent'],
})

/** A form sends a line's end as two characters, a server may cut off what is blank around a text, and HTML joins blanks. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Whether a message is a draft's, as it was sent: maybe below a line that names its project. */
function isAs(message: Message, draft: Draft, files: number): boolean {
  const [text, sent] = [message.message, plain(draft.message)]
  const isText = plain(text) === sent || plain(text.replace(/^.*(\r?\n){2}/, '')) === sent
  return isText && message.attachments.length === files && authorOf(message) === 'mine'
}
