/** Converts records into the form of the API's answers, if the two differ: answers contain files as links. */
import * as v from 'valibot'
import type {
  Payment,
  Project,
  ProjectFile,
  ProjectUpdate,
  Ticket,
} from '../../src/core/server/schema/index.ts'
import type {
  Attachment,
  KeptFile,
  KeptPayment,
  KeptProject,
  KeptTicket,
  KeptUpdate,
} from '../stores/records.ts'

/** A field that some calls must send: the kind of user who calls. There is only this kind. */
export const asClient = { userType: v.literal('Client') }

/** Returns the address of a file for whoever asks. */
export type LinkTo = (file: Attachment) => Promise<string>

export const toProject = ({ dueAmount, ...project }: KeptProject): Project => ({
  ...project,
  ...(typeof dueAmount === 'number' && { dueAmount }),
})

export async function toPayment({ invoice, ...payment }: KeptPayment, linkTo: LinkTo): Promise<Payment> {
  return invoice ? { ...payment, invoicePath: await linkTo(invoice) } : payment
}

export async function toUpdate(
  { files, answers, answered, ...update }: KeptUpdate,
  linkTo: LinkTo,
): Promise<ProjectUpdate> {
  return {
    ...update,
    files: await Promise.all(files.map(linkTo)),
    ...(answers && { answers }),
    ...(typeof answered === 'boolean' && { answered }),
  }
}

export async function toTicket(ticket: KeptTicket, linkTo: LinkTo): Promise<Ticket> {
  const messages = ticket.messages.map(async (message) => ({
    ...message,
    attachments: await Promise.all(message.attachments.map(linkTo)),
  }))
  return { ...ticket, messages: await Promise.all(messages) }
}

export async function toFile(
  { id, name, createdAt, userType, uploaderId, uploaderName, upload }: KeptFile,
  linkTo: LinkTo,
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
    path: await linkTo(upload),
  }
}
