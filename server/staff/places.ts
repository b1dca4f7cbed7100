/** Where the files of a client are: in a project, an update, a payment or a ticket. */
import type { News } from '../stores/news.ts'
import type { Records } from '../stores/records.ts'

export interface Place {
  /** `update "Home page" of SRV-2051` */
  name: string
  /** The project in which it is, if it is in one. */
  projectId?: string
  /** What tells the pages that show it. */
  news: readonly News[]
}

/** @returns the places of each file, by its id. One file may be in several, or in none. */
export function placesOf({ projects, updates, payments, files, tickets }: Records): Map<string, Place[]> {
  const places = new Map<string, Place[]>()
  const add = (id: string, place: Place) => places.set(id, [...(places.get(id) ?? []), place])
  const numbers = new Map(projects.map(({ _id, serviceId }) => [_id, serviceId]))
  for (const { projectId, upload } of files) {
    const name = `project ${numbers.get(projectId)}`
    add(upload.id, { name, projectId, news: [{ name: 'files', target: projectId }] })
  }
  for (const { projectId, title, files } of updates) {
    const name = `update "${title}" of ${numbers.get(projectId)}`
    for (const { id } of files) add(id, { name, projectId, news: [{ name: 'service', target: projectId }] })
  }
  for (const { invoice, paymentId } of payments) {
    if (invoice) add(invoice.id, { name: `payment ${paymentId}`, news: [{ name: 'payments' }] })
  }
  for (const { ticketId, messages } of tickets) {
    const news = [{ name: 'ticket', target: ticketId }, { name: 'tickets' }] as const
    for (const { id } of messages.flatMap(({ attachments }) => attachments)) {
      add(id, { name: `ticket ${ticketId}`, news })
    }
  }
  return places
}
