/** Raises tickets, and sends replies. */
import { tellOwnNews } from '../live/own-news'
import { $projects } from '../projects/projects'
import * as api from '../server/api/with-files'
import type { Project } from '../server/schema'
import type { SendOptions } from '../server/sending'
import { $clientId } from '../session/session'
import { ticketsMessages } from '../text/messages/tickets/tickets'
import { nameProject } from './about-project'
import { draftOf } from './drafts'
import { noteWritten } from './last-answer'
import { newTicketDraft, replyPlace, ticketPlace } from './places'
import { type Call, formOf, sendDraft, sendWithin } from './sending'
import { $tickets, ticketOf } from './tickets'

/** @returns the ticket's id, '' when the server doesn't name it; `null` when it was not raised. */
export const raiseTicket = () => raise(newTicketDraft)

/**
 * Replies to an update.
 *
 * @param name The draft's name.
 * @returns what {@link raiseTicket} returns
 */
export const raiseReply = (name: string, subject: string) => raise(name, { subject })

/** What a ticket says, where it is not the draft's as it is. */
interface Said {
  subject: string
  message?: string
}

async function raise(name: string, said?: Said): Promise<string | null> {
  const answer = await sendDraft(ticketPlace(name, said?.subject), callOf(said))
  if (answer) noteWritten(answer)
  tellOfTicket()
  return answer
}

/** Also after a failure: the connection may have broken after the ticket had arrived. */
const tellOfTicket = () => tellOwnNews(['tickets/'])

/** Raises a ticket within what the sender of the draft does. @returns the ticket's id, '' when the server doesn't name it. */
export async function raiseWithin(name: string, said: Said, options: SendOptions): Promise<string> {
  try {
    const answer = await sendWithin(
      ticketPlace(name, said.subject),
      draftOf(name).get(),
      callOf(said),
      options,
    )
    if (answer) noteWritten(answer)
    return answer
  } finally {
    tellOfTicket()
  }
}

const callOf = (said: Said | undefined): Call<string> => ({
  fill(draft) {
    const form = formOf(draft)
    form.set('subject', said?.subject ?? draft.subject)
    if (said?.message !== undefined) form.set('message', said.message)
    const project = draft.projectId ? findProject(draft.projectId) : undefined
    if (project) nameProject(form, project)
    return form
  },
  send: (form, options) => api.createTicket($clientId.get() ?? '', form, options),
})

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
