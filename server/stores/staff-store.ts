/** What staff asks of a store, and has it write. */
import type { KeptRating } from './rating-record.ts'
import type {
  Attachment,
  Client,
  KeptApproval,
  KeptConsultant,
  KeptMilestone,
  KeptPayment,
  KeptProject,
  KeptTicket,
  Records,
  Upload,
} from './records.ts'
import type { Act, Removal } from './staff-records.ts'

/** What only the company's own people ask for and write: they see all clients. No call of the API may. */
export interface StaffStore {
  /** By their names. */
  clients(): Promise<Client[]>
  consultants(): Promise<KeptConsultant[]>
  /** The projects with this `_id` or this `serviceId`, which need not be the only one. */
  findProjects(id: string): Promise<KeptProject[]>
  findTicket(id: string): Promise<KeptTicket | undefined>
  /** All tickets that are not resolved, newest first. */
  openTickets(): Promise<KeptTicket[]>
  /** What clients say of how tickets were resolved, by the time at which they have said it last, newest first. */
  ratings(): Promise<KeptRating[]>
  /** The client's payment with this number, or with this reference of a bank, unless it is empty. */
  findPayment(clientId: string, number: string, reference: string): Promise<KeptPayment | undefined>
  /** Changes what is named. */
  changeClient(
    id: string,
    changes: Partial<
      Pick<Client, 'name' | 'company' | 'consultantId' | 'email' | 'role' | 'accountId' | 'invitedAt'>
    >,
  ): Promise<void>
  /** Changes what is named, and tells nobody. */
  changeProject(id: string, changes: Partial<KeptProject>): Promise<void>
  /** Replaces the milestone of this title in its project, and tells nobody. */
  replaceMilestone(milestone: KeptMilestone): Promise<void>
  /**
   * Replaces the approval of this id in its project, and tells nobody.
   * @param files Take the place of those of its update.
   */
  changeApproval(projectId: string, approval: KeptApproval, files?: Attachment[]): Promise<void>
  /** The payments with this `id` or this `paymentId`. */
  findPayments(id: string): Promise<KeptPayment[]>
  /** All that is kept of a client, but for counts and news. There is nothing for an unknown one. */
  recordsOf(clientId: string): Promise<Records>

  /** Ends all sessions of a client, all trusted browsers, all links to files and all links in mails, and tells the pages. */
  endSessions(clientId: string): Promise<void>
  /** Deletes what was counted by an email, and what was asked for by it. */
  forgetCounts(email: string): Promise<void>
  /** Removes records, and tells nobody. */
  remove(ids: Removal): Promise<void>
  /** Removes a file of a client, also from the messages, updates, payments and projects that have it. It tells nobody. */
  removeUpload(upload: Pick<Upload, 'id' | 'clientId'>): Promise<void>
  /**
   * Erases a client. Payments stay, with their projects, and nothing in them says whose they are; and so does what is done
   * for others, without the name. All sessions end, and the pages are told.
   *
   * @param email What stands in place of the email. @param keptUploads The ids of files that stay.
   */
  erase(clientId: string, email: string, keptUploads: string[]): Promise<void>

  addAct(act: Act): Promise<void>
  /** What staff has done, newest first: all, or what was about a client. */
  acts(clientId?: string): Promise<Act[]>
}
