/**
 * The records of the reference API, and the interface of its stores. There are two stores, in memory and in SQL; one
 * contract test checks both. A client's data is read with the client's id, so that rows of another client are never
 * found.
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
  /** In lower case. The sign-in finds the client by it. */
  email: string
  passwordHash: string
  /** Goes up with each new password. Tokens of an earlier version are no longer valid. */
  passwordVersion: number
  consultantId: string | null
  /** The company that the client belongs to; empty if there is none. */
  company: string
}

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

export interface KeptTicket extends Omit<Ticket, 'messages'> {
  clientId: string
  messages: KeptMessage[]
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
  payments: KeptPayment[]
  notifications: KeptNotification[]
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
}

/** How often something was tried within a window of time. */
export interface Tries {
  count: number
  /** When the window ends and the count starts over, in milliseconds since 1970. */
  resetsAt: number
}

export interface Store {
  isEmpty(): Promise<boolean>
  /** Adds many records at once. */
  load(records: Records): Promise<void>
  /** Throws if the store can't be reached. */
  ping(): Promise<void>
  close(): Promise<void>

  client(id: string): Promise<Client | undefined>
  clientByEmail(email: string): Promise<Client | undefined>
  consultant(id: string): Promise<KeptConsultant | undefined>

  saveResetLink(link: ResetLink): Promise<void>
  /**
   * Sets the new password and deletes all reset links of the client, all or nothing.
   * @returns `false` if the link was used before, has expired, or never existed
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
  /** Newest first. With a `serviceName`, only the payments for projects of this name. */
  payments(clientId: string, serviceName?: string): Promise<KeptPayment[]>
  /** Newest first. */
  files(projectId: string): Promise<KeptFile[]>
  addFile(file: KeptFile, upload: Upload): Promise<void>
  upload(id: string): Promise<Upload | undefined>

  /** Newest first. */
  notifications(clientId: string): Promise<KeptNotification[]>
  addNotification(notification: KeptNotification): Promise<void>
  /** @returns `false` if the client has no such notification */
  markNotificationRead(clientId: string, id: string): Promise<boolean>

  /** Newest first. */
  tickets(clientId: string): Promise<KeptTicket[]>
  ticket(clientId: string, id: string): Promise<KeptTicket | undefined>
  createTicket(ticket: KeptTicket, uploads: Upload[]): Promise<void>
  /**
   * Adds a message to the conversation, and sets the ticket's status if one is given. If the ticket was resolved,
   * `reopening` is added before the message.
   * @returns the ticket, or `undefined` if the client has no such ticket
   */
  addMessage(reply: {
    clientId: string
    ticketId: string
    message: KeptMessage
    uploads: Upload[]
    status?: string
    reopening?: KeptMessage
  }): Promise<KeptTicket | undefined>

  /** Counts one more try, or as many as `amount` says. @returns how many there were in this window */
  countTry(key: string, seconds: number, now: number, amount?: number): Promise<Tries>
  /** Whether a try was counted, in a window that is not over. */
  isCounted(key: string, now: number): Promise<boolean>
  /** Takes them back. */
  forgiveTry(key: string, amount?: number): Promise<void>
  /** Deletes counts and reset links that have expired. */
  sweep(now: number): Promise<void>
}
