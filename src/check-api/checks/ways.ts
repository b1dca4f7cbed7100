/** The calls that take files, and where each of them is found afterwards. */
import * as api from '../../core/server/api'
import type { RequestOptions } from '../../core/server/outgoing'
import type { CallName } from '../../core/settings/endpoints'
import type { Context } from '../context'
import type { Known } from './reads'
import { formOf, mark, note } from './written'

/** A call that takes files. */
export interface Way {
  call: CallName
  /** What sends a file, or the id of one that has come before, with a text that tells it from others. */
  of(file: File | string, text: string): RequestOptions
  /** The texts that were sent, each with the link to its file. */
  links(): Promise<(readonly [text: string, link: string])[]>
}

export async function waysOf(
  { clientId, options, without }: Context,
  { projects: [project] }: Known,
): Promise<Way[]> {
  const ways: Way[] = []
  if (project && !without('uploadFile'))
    ways.push({
      call: 'uploadFile',
      of(file, fileName) {
        const form = formOf({ fileName, remarks: note, userType: 'Client', uploadedById: clientId })
        form.set('file', file)
        return { params: { serviceId: project._id }, form }
      },
      links: async () => (await api.files(project._id)).map((file) => [file.name, file.path]),
    })
  const hasFiles = !options.without.includes('files') && !without('replyTicket')
  const tickets = hasFiles ? await api.tickets(clientId).catch(() => []) : []
  const ticketId = tickets.find(({ subject }) => subject.includes(mark))?.ticketId
  if (ticketId)
    ways.push({
      call: 'replyTicket',
      of(file, message) {
        const form = formOf({ message })
        form.set('attachment', file)
        return { params: { ticketId }, form }
      },
      links: async () =>
        (await api.ticket(ticketId)).messages.flatMap(({ message, attachments }) =>
          attachments.map((link) => [message, link] as const),
        ),
    })
  return ways
}
