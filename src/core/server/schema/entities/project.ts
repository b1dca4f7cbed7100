/** A project, its updates and its milestones. */
import { type Described, shape } from '../shape'

export const projectShape = shape({
  /** Identifies the project in paths and queries. */
  _id: 'id',
  /** The number that people see. */
  serviceId: 'text',
  serviceName: 'text',
  industry: 'text',
  /** The status as a word: `Active`, `On Hold`, … */
  active: 'text',
  startDate: 'date',
  endDate: 'date',
  /** In the project's `currency`. Cents are decimals: `1250.5`. */
  totalCost: 'money',
  /** What was received for the project until now, in the same currency. */
  receivedAmount: 'money',
  createdAt: 'date',
  /** What is to be paid now. 0 says that nothing is; without it, what remains is due once the project has begun. */
  'dueAmount?': 'money',
  /** The day until which it is to be paid. */
  'dueDate?': 'date',
  /** Where the client pays for the project: a path of this site, or an https address. */
  'payPath?': 'text',
  /** The currency of all amounts. Without one, it is that of the setting `currency`, by default US dollars. */
  'currency?': 'currency',
})

/** What a client may decide about a version. */
export const decisions = ['Approved', 'Changes requested'] as const

/** What a client has decided, for good: the evidence of it. */
export const approvalRecordShape = shape({
  id: 'id',
  /** `Approved`, in capitals or not; any other word means that the client has asked for changes. */
  decision: 'text',
  /** The name of the person. */
  by: 'text',
  /** The `_id` of the person, where several people of one client sign in. */
  'byId?': 'text',
  at: 'date',
  /** What the person has written beside it. */
  'words?': 'text',
  /** The version that the person saw. */
  'version?': 'text',
  /** The files that it is about, each with the SHA-256 of the bytes that the page had loaded, in hexadecimal. */
  files: [{ name: 'text', 'sha256?': 'text' }],
})

/**
 * What the client is asked to approve. It waits as long as no record is about its version. To ask again, send another
 * version.
 */
export const approvalShape = shape({
  id: 'id',
  /** What it is, "Home page". Without it, it is the title of the update or the milestone. */
  'subject?': 'text',
  /** Names what is to be looked at now: `3`. */
  'version?': 'text',
  /** Of this version and of those before it, oldest first. */
  records: [approvalRecordShape],
})

export const updateShape = shape({
  _id: 'id',
  title: 'text',
  description: 'text',
  files: ['url'],
  createdAt: 'date',
  actionRequiredFromClient: 'boolean',
  /** What the client may answer by one press: up to four texts of at most 40 characters. */
  'answers?': ['text'],
  /** Whether the client has answered. Without it, the tickets tell. */
  'answered?': 'boolean',
  /** What the client is asked to approve by it. */
  'approval?': approvalShape,
})

export const milestoneShape = shape({
  title: 'text',
  description: 'text',
  dueDate: 'date',
  status: 'text',
  /** What the client is asked to approve by it. */
  'approval?': approvalShape,
})

/** What a client sends about a version that they have seen. */
export interface Decided {
  approvalId: string
  /** As the server has sent it; '' where it names none. */
  version: string
  decision: (typeof decisions)[number]
  /** Needed beside `Changes requested`. */
  words: string
  files: readonly { name: string; sha256?: string }[]
}

export type Project = Described<typeof projectShape>
export type ProjectUpdate = Described<typeof updateShape>
export type Approval = Described<typeof approvalShape>
export type ApprovalRecord = Described<typeof approvalRecordShape>
export type Milestone = Described<typeof milestoneShape>
