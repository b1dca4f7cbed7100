/**
 * What the reference API keeps, and the one door to it. Two stores stand behind the door, in memory and SQL,
 * and hold to the same contract test. Whatever belongs to a client is asked for with the client's id, so that
 * another client's rows are simply not there.
 */
import type {
  Consultant,
  Message,
  Milestone,
  Notification,
  Payment,
  Project,
  ProjectUpdate,
  Ticket,
} from '../../src/core/server/schema/index.ts'

export interface Client {
  id: string
  name: string
  /** In lower case: how the client is found at sign-in. */
  email: string
  passwordHash: string
  /** Goes up with each new password; tokens of an earlier one no longer count. */
  passwordVersion: number
  consultantId: string | null
}

export interface KeptConsultant extends Consultant {
  id: string
}

/** Names a file; its bytes are kept apart, under the same id. */
export interface Attachment {
  id: string
  name: string
}

export interface Upload extends Attachment {
  clientId: string
  /** The media type that its bytes show, not the one that its sender claimed. */
  type: string
  /** In bytes. */
  size: number
}

export interface KeptProject extends Project {
  clientId: string
}

export interface KeptUpdate extends Omit<ProjectUpdate, 'files'> {
  projectId: string
  files: Attachment[]
}

export interface KeptMilestone extends Milestone {
  projectId: string
}

export interface KeptPayment extends Payment {
  clientId: string
  projectId: string
}

export interface KeptNotification extends Notification {
  clientId: string
}

export interface KeptMessage extends Omit<Message, 'attachments'> {
  attachments: Attachment[]
}

export interface KeptTicket extends Omit<Ticket, 'messages'> {
  clientId: string
  messages: KeptMessage[]
}

export interface KeptFile {
  id: string
  projectId: string
  name: string
  remarks: string
  /** `Client`, or anything else for staff. */
  userType: string
  createdAt: string
  upload: Pick<Upload, 'id' | 'name' | 'size'>
}

/** Everything at once: what a seed makes and an empty store takes in. */
export interface Records {
  consultants: KeptConsultant[]
  clients: Client[]
  projects: KeptProject[]
  updates: KeptUpdate[]
  milestones: KeptMilestone[]
  payments: KeptPayment[]
  notifications: KeptNotification[]
  tickets: KeptTicket[]
  files: KeptFile[]
  uploads: Upload[]
}

export interface ResetLink {
  /** The link's token is known to its reader alone; we keep what it hashes to. */
  tokenHash: string
  clientId: string
  /** A moment, in milliseconds since 1970. */
  expiresAt: number
}

/** How often something was tried within its window of time. */
export interface Tries {
  count: number
  /** When the window ends and the count starts over, in milliseconds since 1970. */
  resetsAt: number
}

export interface Store {
  isEmpty(): Promise<boolean>
  /** Takes in many records at once. */
  load(records: Records): Promise<void>
  /** Throws when the store can't be reached. */
  ping(): Promise<void>
  close(): Promise<void>

  client(id: string): Promise<Client | undefined>
  clientByEmail(email: string): Promise<Client | undefined>
  consultant(id: string): Promise<KeptConsultant | undefined>

  saveResetLink(link: ResetLink): Promise<void>
  /**
   * Sets the new password and ends the link and every other one of the client, all or nothing.
   * `false` when the link was used, has expired, or never was.
   */
  resetPassword(link: {
    clientId: string
    tokenHash: string
    now: number
    passwordHash: string
  }): Promise<boolean>

  projects(clientId: string): Promise<KeptProject[]>
  project(clientId: string, id: string): Promise<KeptProject | undefined>
  /** Newest first. */
  updates(projectId: string): Promise<KeptUpdate[]>
  /** In the order of the project's plan. */
  milestones(projectId: string): Promise<KeptMilestone[]>
  /** Newest first; of the projects with this name alone when one is given. */
  payments(clientId: string, serviceName?: string): Promise<KeptPayment[]>
  /** Newest first. */
  files(projectId: string): Promise<KeptFile[]>
  addFile(file: KeptFile, upload: Upload): Promise<void>
  upload(id: string): Promise<Upload | undefined>

  /** Newest first. */
  notifications(clientId: string): Promise<KeptNotification[]>
  addNotification(notification: KeptNotification): Promise<void>
  /** `false` when the client has no such notification. */
  markNotificationRead(clientId: string, id: string): Promise<boolean>

  /** Newest first. */
  tickets(clientId: string): Promise<KeptTicket[]>
  ticket(clientId: string, id: string): Promise<KeptTicket | undefined>
  createTicket(ticket: KeptTicket, uploads: Upload[]): Promise<void>
  /**
   * Adds to the conversation, and gives the ticket a new status if there is one. `reopening` is said first, once,
   * if the ticket was resolved. `undefined` when the client has no such ticket.
   */
  addMessage(reply: {
    clientId: string
    ticketId: string
    message: KeptMessage
    uploads: Upload[]
    status?: string
    reopening?: KeptMessage
  }): Promise<KeptTicket | undefined>

  /** Counts one more try and says how many there were in this window. */
  countTry(key: string, seconds: number, now: number): Promise<Tries>
  /** Takes one try back: it succeeded. */
  forgiveTry(key: string): Promise<void>
  /** Drops counts and reset links whose time is over. */
  sweep(now: number): Promise<void>
}
