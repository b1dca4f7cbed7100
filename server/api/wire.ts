/** Converts records into the form of the API's answers, if the two differ: answers contain files as links. */
import * as v from 'valibot'
import type {
  Approval,
  ApprovalRecord,
  Milestone,
  Payment,
  Project,
  ProjectFile,
  ProjectUpdate,
  Ticket,
  User,
} from '../../src/core/server/schema/index.ts'
import type {
  Attachment,
  Client,
  KeptApproval,
  KeptApprovalRecord,
  KeptFile,
  KeptMilestone,
  KeptPayment,
  KeptProject,
  KeptTicket,
  KeptUpdate,
} from '../stores/records.ts'
import { rightsOf, roles } from '../stores/roles.ts'
import { followersOf } from './followers.ts'

/** A field that some calls must send: the kind of user who calls. There is only this kind. */
export const asClient = { userType: v.literal('Client') }

/** Returns the address of a file for whoever asks. */
export type LinkTo = (file: Attachment) => Promise<string>

/** What a client may change of the own profile. */
const editable = ['photo', 'phone', 'language', 'timeZone']

/** Converts a client into the form that the portal knows. @param account Has the consultant and the company. */
export async function toUser(
  client: Client,
  { consultantId, company }: Client,
  linkTo: LinkTo,
): Promise<User> {
  const { id, name, email, phone, language, timeZone, photo, role } = client
  return {
    ...{ _id: id, id, name, email, editable },
    ...(consultantId && { POC: { id: consultantId } }),
    ...(company && { company }),
    ...(phone && { phone }),
    ...(language && { language }),
    ...(timeZone && { timeZone }),
    ...(role && { role: { id: role, name: roles[role]?.name ?? role }, may: [...rightsOf(client)] }),
    ...(photo && { photo: await linkTo({ id: photo, name: 'photo' }) }),
  }
}

export const toProject = ({ dueAmount, ...project }: KeptProject): Project => ({
  ...project,
  ...(typeof dueAmount === 'number' && { dueAmount }),
})

export async function toPayment({ invoice, ...payment }: KeptPayment, linkTo: LinkTo): Promise<Payment> {
  return invoice ? { ...payment, invoicePath: await linkTo(invoice) } : payment
}

export async function toUpdate(
  { files, answers, answered, approval, ...update }: KeptUpdate,
  linkTo: LinkTo,
  approvalOf: ApprovalOf,
): Promise<ProjectUpdate> {
  return {
    ...update,
    ...(await approvalOf(approval)),
    files: await Promise.all(files.map(linkTo)),
    ...(answers && { answers }),
    ...(typeof answered === 'boolean' && { answered }),
  }
}

export async function toMilestone(
  { approval, ...milestone }: KeptMilestone,
  approvalOf: ApprovalOf,
): Promise<Milestone> {
  return { ...milestone, ...(await approvalOf(approval)) }
}

/** Gives an update or a milestone what it asks to approve, with what is on record about it. */
export type ApprovalOf = (approval: KeptApproval | null | undefined) => Promise<{ approval?: Approval }>

/** @param newestFirst The records of its project. */
export const toApproval = (
  { id, subject, version }: KeptApproval,
  newestFirst: readonly KeptApprovalRecord[],
): Approval => ({
  id,
  ...(subject && { subject }),
  ...(version && { version }),
  records: newestFirst
    .filter(({ approvalId }) => approvalId === id)
    .map(toRecord)
    .reverse(),
})

const toRecord = ({ byId, words, version, createdAt, ...record }: KeptApprovalRecord): ApprovalRecord => ({
  ...record,
  at: createdAt,
  ...(byId && { byId }),
  ...(words && { words }),
  ...(version && { version }),
})

/** @param people Of the account. */
export async function toTicket(
  { followers, ...ticket }: KeptTicket,
  people: readonly Client[],
  linkTo: LinkTo,
): Promise<Ticket> {
  const messages = ticket.messages.map(async (message) => ({
    ...message,
    attachments: await Promise.all(message.attachments.map(linkTo)),
  }))
  return { ...ticket, ...followersOf({ followers }, people), messages: await Promise.all(messages) }
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
