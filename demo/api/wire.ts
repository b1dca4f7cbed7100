/** How records become what the wire carries, where the two differ: files are links there. */
import * as v from 'valibot'
import type { ProjectFile, Ticket } from '../../src/core/server/schema/index.ts'
import type { Dependencies } from './dependencies.ts'
import type { Attachment, KeptFile, KeptTicket } from './store.ts'

/** The client says in some calls which kind of user it speaks for; there is only this one. */
export const asClient = { userType: v.literal('Client') }

/** The addresses of the files. */
export function linked(files: readonly Attachment[], { signLink }: Dependencies): Promise<string[]> {
  return Promise.all(files.map((file) => signLink(file)))
}

export async function toTicket(ticket: KeptTicket, dependencies: Dependencies): Promise<Ticket> {
  const messages = ticket.messages.map(async (message) => ({
    ...message,
    attachments: await linked(message.attachments, dependencies),
  }))
  return { ...ticket, messages: await Promise.all(messages) }
}

export async function toFile(
  { id, name, createdAt, userType, upload }: KeptFile,
  dependencies: Dependencies,
): Promise<ProjectFile> {
  return {
    id,
    name,
    createdAt,
    uploadedBy: { userType },
    size: upload.size,
    path: await dependencies.signLink(upload),
  }
}
