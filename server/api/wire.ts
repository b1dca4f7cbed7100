/** Converts records into the form of the API's answers, if the two differ: answers contain files as links. */

import * as v from 'valibot'
import type {
  Approval,
  ApprovalRecord,
  Found,
  Milestone,
  Payment,
  Project,
  ProjectFile,
  ProjectUpdate,
  Rating,
  Ticket,
  User,
} from '../../src/core/server/schema/index.ts'
import { foldText, type Hit, wordsIn } from '../stores/find.ts'
import type { KeptRating } from '../stores/rating-record.ts'
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
import type { Limits } from './limits.ts'

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
export async function toTicket(kept: KeptTicket, people: readonly Client[], linkTo: LinkTo): Promise<Ticket> {
  const { followers, ...ticket } = kept
  const messages = ticket.messages.map(async (message) => ({
    ...message,
    attachments: await Promise.all(message.attachments.map(linkTo)),
  }))
  return { ...ticket, ...followersOf(kept, people), messages: await Promise.all(messages) }
}

/** What the client says of how a ticket was resolved; empty until they have said it. */
export function toRating(
  rating: KeptRating | undefined,
  { ratingSeconds }: Pick<Limits, 'ratingSeconds'>,
): Rating {
  if (!rating) return {}
  const { answer, words, createdAt, changedAt } = rating
  const until = new Date(new Date(createdAt).getTime() + ratingSeconds * 1000).toISOString()
  return { answer, ...(words && { words }), at: changedAt, until }
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

/** Where each kind of thing stands in the portal. */
const placeOf: Record<Hit['kind'], (placeId: string) => string> = {
  project: (id) => `/services/service/${id}`,
  update: (id) => `/services/service/${id}/project-updates`,
  milestone: (id) => `/services/service/${id}/view-milestones`,
  file: (id) => `/services/service/${id}`,
  payment: (id) => `/payments/payment-history?search=${id}`,
  ticket: (id) => `/support/ticket/${id}`,
  message: (id) => `/support/ticket/${id}`,
}

export function toFound({ kind, id, title, text, placeId, date }: Hit, query: string): Found {
  const around = pieceOf(text, query)
  return {
    ...{ kind, id, path: placeOf[kind](encodeURIComponent(placeId)) },
    title: title || (kind === 'payment' ? `#${placeId}` : ''),
    ...(around && { text: around }),
    ...(date && { date }),
  }
}

/** In characters: of the piece of a text that is told, and of what stands in it before the match. */
const [longestPiece, before] = [200, 60]

/** The piece of a text around the first word that was searched for. */
function pieceOf(text: string, query: string): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= longestPiece) return plain
  const words = plain.split(' ')
  const wanted = wordsIn(query)
  const found = words.findIndex((word) => wanted.some((each) => foldText(word).includes(each)))
  const start = words.slice(0, Math.max(0, found)).join(' ').length
  const from = start <= before ? 0 : plain.indexOf(' ', start - before) + 1
  const piece = plain.slice(from, from + longestPiece - 2)
  return `${from > 0 ? '…' : ''}${piece.trim()}${from + piece.length < plain.length ? '…' : ''}`
}
