/** Converts records into the form of the API's answers, if the two differ: answers contain files as links. */
import * as v from 'valibot'
import type { Payment, ProjectFile, Ticket } from '../../src/core/server/schema/index.ts'
import type { Dependencies } from './dependencies.ts'
import type { Attachment, Client, KeptFile, KeptPayment, KeptTicket } from './records.ts'

/** A field that some calls must send: the kind of user who calls. There is only this kind. */
export const asClient = { userType: v.literal('Client') }

/** Returns the addresses of a client's files. */
export function linked(
  files: readonly Attachment[],
  client: Client,
  { signLink }: Dependencies,
): Promise<string[]> {
  return Promise.all(files.map((file) => signLink(file, client)))
}

export async function toPayment(
  { invoice, ...payment }: KeptPayment,
  client: Client,
  { signLink }: Dependencies,
): Promise<Payment> {
  return invoice ? { ...payment, invoicePath: await signLink(invoice, client) } : payment
}

export async function toTicket(
  ticket: KeptTicket,
  client: Client,
  dependencies: Dependencies,
): Promise<Ticket> {
  const messages = ticket.messages.map(async (message) => ({
    ...message,
    attachments: await linked(message.attachments, client, dependencies),
  }))
  return { ...ticket, messages: await Promise.all(messages) }
}

export async function toFile(
  { id, name, createdAt, userType, uploaderId, uploaderName, upload }: KeptFile,
  client: Client,
  { signLink }: Dependencies,
): Promise<ProjectFile> {
  return {
    id,
    name,
    createdAt,
    uploadedBy: {
      userType,
      ...(uploaderId && { id: uploaderId }),
      ...(uploaderName && { name: uploaderName }),
    },
    size: upload.size,
    path: await signLink(upload, client),
  }
}
