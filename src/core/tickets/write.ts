/** Raises tickets, and sends replies. */
import { $projects } from '../projects/projects'
import * as api from '../server/api/with-files'
import type { Project } from '../server/schema'
import { $clientId } from '../session/session'
import { ticketsMessages } from '../text/messages/tickets/tickets'
import { nameProject } from './about-project'
import { noteWritten } from './last-answer'
import { newTicketDraft, replyPlace, ticketPlace } from './places'
import { formOf, sendDraft } from './sending'
import { $tickets, ticketOf } from './tickets'

/** @returns the ticket's id, '' when the server doesn't name it; `null` when it was not raised. */
export const raiseTicket = () => raise(newTicketDraft)

/**
 * Replies to an update.
 *
 * @param name The draft's name.
 * @param write Writes the message, where it is not the draft's as it is.
 * @returns what {@link raiseTicket} returns
 */
export const raiseReply = (name: string, subject: string, write?: () => string) => raise(name, subject, write)

async function raise(name: string, subject?: string, write?: () => string): Promise<string | null> {
  const answer = await sendDraft(ticketPlace(name, subject), {
    fill(draft) {
      const form = formOf(draft)
      form.set('subject', subject ?? draft.subject)
      if (write) form.set('message', write())
      const project = draft.projectId ? findProject(draft.projectId) : undefined
      if (project) nameProject(form, project)
      return form
    },
    send: (form, options) => api.createTicket($clientId.get() ?? '', form, options),
  })
  if (answer) noteWritten(answer)
  // Also after a failure: the connection may have broken after the ticket had arrived.
  $tickets.refresh()
  return answer
}

/** The form in which a client chooses a project has loaded them all. */
function findProject(id: string): Project | undefined {
  const projects = $projects.get()
  return projects.status === 'ready' ? projects.data.find(({ _id }) => _id === id) : undefined
}

/** @returns whether it was sent */
export async function replyToTicket(ticketId: string): Promise<boolean> {
  const store = ticketOf(ticketId)
  let isOurs = false
  const answer = await sendDraft(
    replyPlace(ticketId, store),
    {
      fill: formOf,
      send(form, options) {
        isOurs = true
        return api.replyTicket(ticketId, form, options)
      },
    },
    { running: ticketsMessages.get().pleaseWait },
  )
  if (answer) {
    noteWritten(ticketId)
    $tickets.refresh()
  }
  if (answer?.ticket) {
    store.replace(answer.ticket)
  } else if (isOurs) {
    // The connection may have broken after the reply had arrived: load the ticket to see.
    store.refresh()
  }
  return answer !== null
}
