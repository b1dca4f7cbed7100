/** The records of the reference API. A client's records name the client, so that those of another are never found. */
import {
  type ApprovalRecord,
  type Consultant,
  knownStatuses,
  type Message,
  type Milestone,
  type Notification,
  type Payment,
  type Project,
  type ProjectUpdate,
  type Ticket,
} from '../../src/core/server/schema/index.ts'
import type { KeptRating } from './rating-record.ts'

/** The words for a status that the elements know. */
export const { Project: projectStatuses, Milestone: milestoneStatuses } = knownStatuses

export interface Client {
  id: string
  name: string
  /** In lower case. The sign-in finds the client by it. That of a closed account is none: `closedAs()` reads it. */
  email: string
  /** Empty for a client who is invited, and has none yet. */
  passwordHash: string
  /** Goes up with each new password. Tokens of an earlier version are no longer valid. */
  passwordVersion: number
  consultantId: string | null
  /** The company that the client belongs to; empty if there is none. */
  company: string
  /** What the client has set about themselves. Each is empty until then. */
  phone: string
  /** As in `de` or `pt-BR`. */
  language: string
  /** As in `Europe/Berlin`. */
  timeZone: string
  /** The id of the upload. */
  photo: string
  /** The account whose projects, payments, files and tickets the person sees; `null` if it is the person's own. */
  accountId: string | null
  /** What the person may do there, by the words of `stores/roles.ts`. Empty for everything. */
  role: string
  /** When a colleague invited the person, a moment. Empty once the person has come. */
  invitedAt: string
}

/** What a client has set who has set nothing. */
export const noDetails = { phone: '', language: '', timeZone: '', photo: '' }

export interface KeptConsultant extends Consultant {
  id: string
}

/** The id and the name of a file. Its bytes are stored elsewhere, under the same id. */
export interface Attachment {
  id: string
  name: string
}

export interface Upload extends Attachment {
  clientId: string
  /** The media type, found from the bytes: what the sender claims does not count. */
  type: string
  /** In bytes. */
  size: number
}

export interface KeptProject extends Omit<Project, 'dueAmount'> {
  clientId: string
  dueAmount?: number | null | undefined
  /** The number of the client's own order: a field of this company's, beside the contract. */
  purchaseOrder?: string
}

/** What a client is asked to approve by an update or a milestone. Texts are empty where there is none. */
export interface KeptApproval {
  id: string
  subject: string
  version: string
}

/** What a client has decided about a version. It never changes. */
export interface KeptApprovalRecord extends Required<Omit<ApprovalRecord, 'at'>> {
  projectId: string
  approvalId: string
  createdAt: string
}

export interface KeptUpdate extends Omit<ProjectUpdate, 'files' | 'answers' | 'answered' | 'approval'> {
  projectId: string
  files: Attachment[]
  answers?: string[] | null
  /** Whether the staff count it as answered; `null` where the tickets tell. */
  answered?: boolean | null
  approval?: KeptApproval | null
}

export interface KeptMilestone extends Omit<Milestone, 'approval'> {
  projectId: string
  approval?: KeptApproval | null
}

export interface KeptPayment extends Omit<Payment, 'invoicePath'> {
  clientId: string
  projectId: string
  invoice?: Attachment | null
}

export interface KeptNotification extends Notification {
  clientId: string
}

export interface KeptMessage extends Omit<Message, 'attachments'> {
  attachments: Attachment[]
}

export interface KeptTicket extends Omit<Ticket, 'messages' | 'rating' | 'followers'> {
  clientId: string
  messages: KeptMessage[]
  /** The ids of the people who follow it. As long as nobody has said who does, `follows()` of `api/followers.ts` says it. */
  followers?: string[] | null
}

export interface KeptFile {
  id: string
  projectId: string
  name: string
  remarks: string
  /** `Client` for the client; any other text for the staff. */
  userType: string
  /** The id and the name of the person who uploaded it; empty if they are unknown. */
  uploaderId: string
  uploaderName: string
  createdAt: string
  upload: Pick<Upload, 'id' | 'name' | 'size'>
}

/** All records together: a seed creates them, and an empty store loads them. */
export interface Records {
  consultants: KeptConsultant[]
  clients: Client[]
  projects: KeptProject[]
  updates: KeptUpdate[]
  milestones: KeptMilestone[]
  approvalRecords: KeptApprovalRecord[]
  payments: KeptPayment[]
  notifications: KeptNotification[]
  ratings: KeptRating[]
  tickets: KeptTicket[]
  files: KeptFile[]
  uploads: Upload[]
}

export interface ResetLink {
  /** The hash of the link's token. The token itself is only in the mail. */
  tokenHash: string
  clientId: string
  /** In milliseconds since 1970. */
  expiresAt: number
  /** Whether the company has invited the client by it: then the client has not asked for it. */
  isInvitation?: boolean
}

/** A file that comes before its form, in as many requests as it takes. Its parts are files of their own. */
export interface BegunUpload extends Attachment {
  clientId: string
  /** In bytes: of the whole file, and of what has come, in parts that have these ids. */
  size: number
  received: number
  parts: string[]
  /** Whether a form has taken it; when it ends, in milliseconds since 1970. */
  isTaken: boolean
  expiresAt: number
}

/** A mail that is not sent yet. Times are in milliseconds since 1970. */
export interface WaitingMail {
  id: string
  /** Whom it is about. */
  clientId: string
  /** The mail, sealed with the server's secret. */
  sealed: string
  /** When it is of no use any more. */
  until: number
  /** When it is tried next. */
  dueAt: number
  /** How often it was tried. */
  tries: number
}

/** How often something was tried within a window of time. */
export interface Tries {
  count: number
  /** When the window ends and the count starts over, in milliseconds since 1970. */
  resetsAt: number
}
