/** Raises tickets, and sends replies. */
import { $projects } from '../projects/projects'
import * as api from '../server/api/with-files'
import { keyOf } from '../server/idempotency'
import { $clientId } from '../session/session'
import { ticketMessages } from '../text/messages/tickets'
import { nameProject } from './about-project'
import type { Draft } from './drafts'
import { formOf, sendDraft } from './sending'
import { $tickets, ticketOf } from './tickets'

/** The name of the draft of a new ticket. */
export const newTicketDraft = 'ticket'
/** The name of the draft of a reply. */
export const replyDraft = (ticketId: string) => `ticket/${ticketId}`

/** @returns the ticket's id, '' when the server doesn't name it; `null` when it was not raised. */
export const raiseTicket = () => raise(newTicketDraft, ({ subject }) => subject)

/** Replies to an update. @param name The draft's name. @returns what {@link raiseTicket} returns */
export const raiseReply = (name: string, subject: string) => raise(name, () => subject)

async function raise(name: string, subjectOf: (draft: Draft) => string): Promise<string | null> {
  const answer = await sendDraft(name, (draft, options) => {
    const form = formOf(draft)
    const subject = subjectOf(draft)
    form.set('subject', subject)
    const projects = $projects.get()
    const project = projects.status === 'ready' && projects.data.find(({ _id }) => _id === draft.projectId)
    if (project) nameProject(form, project)
    return api.createTicket($clientId.get() ?? '', form, { ...options, key: keyOf(draft, subject) })
  })
  // Also after a failure: the connection may have broken after the ticket had arrived.
  $tickets.refresh()
  return answer
}

/** @returns whether it was sent */
export async function replyToTicket(ticketId: string): Promise<boolean> {
  const store = ticketOf(ticketId)
  let isOurs = false
  const answer = await sendDraft(
    replyDraft(ticketId),
    (draft, options) => {
      isOurs = true
      return api.replyTicket(ticketId, formOf(draft), { ...options, key: keyOf(draft) })
    },
    { running: ticketMessages.get().pleaseWait },
  )
  if (answer) $tickets.refresh()
  if (answer?.ticket) {
    store.replace(answer.ticket)
  } else if (isOurs) {
    // The connection may have broken after the reply had arrived: load the ticket to see.
    store.refresh()
  }
  return answer !== null
}
