/**
 * The interface of the reference API's stores. There are two, in memory and in SQL; one contract test checks both. A
 * client's data is read with the client's id.
 */

import type { FoundKind } from '../../src/core/server/schema/index.ts'
import type { AskedApproval } from './asked-approval.ts'
import type { Claim, Written } from './claim.ts'
import type { Hit } from './find.ts'
import type { ReadList } from './lists.ts'
import type { KeptNews, News, NewsListener } from './news.ts'
import type { NoticeStore } from './notice-store.ts'
import type { OwnDataStore } from './own-data-store.ts'
import type { KeptRating } from './rating-record.ts'
import type {
  BegunUpload,
  Client,
  KeptApprovalRecord,
  KeptConsultant,
  KeptFile,
  KeptMessage,
  KeptProject,
  KeptTicket,
  Records,
  ResetLink,
  Tries,
  Upload,
  WaitingMail,
} from './records.ts'
import type { SignInStore } from './sign-in-store.ts'
import type { StaffStore } from './staff-store.ts'

export interface Store extends StaffStore, SignInStore, NoticeStore, OwnDataStore {
  isEmpty(): Promise<boolean>
  /** Adds many records at once, and tells nobody. */
  load(records: Partial<Records>): Promise<void>
  /** Throws if the store can't be reached. */
  ping(): Promise<void>
  /** Throws if the tables are not those of this version, or newer ones. */
  checkTables(): Promise<void>
  close(): Promise<void>

  client(id: string): Promise<Client | undefined>
  /** The client, and whether something is counted under this key: both that each call has to know, asked for at once. */
  clientAndCount(
    id: string,
    key: string,
    now: number,
  ): Promise<{ client: Client; isCounted: boolean } | undefined>
  /** Changes what is named of what the client sets, and tells it. */
  changeDetails(id: string, changes: Partial<Pick<Client, 'phone' | 'language' | 'timeZone'>>): Promise<void>
  /** Puts a photo in the place of the one of before, which is removed; `null` for none. It tells it. */
  changePhoto(id: string, photo: Upload | null): Promise<void>
  /** @param email In lower case. Whatever case it is kept in, it is found. */
  clientByEmail(email: string): Promise<Client | undefined>
  /** The people of an account, also those who are closed: the one whose own it is, and the others by their names. */
  people(accountId: string): Promise<Client[]>
  consultant(id: string): Promise<KeptConsultant | undefined>

  /**
   * Saves a link, unless the account is closed or has one that expires after `latest`. An invitation takes the place of an earlier one,
   * and does not stand in the way of other links, which live for a shorter time.
   * @param latest In milliseconds since 1970. Without it, the link is saved in any case.
   * @returns whether it was saved
   */
  saveResetLink(link: ResetLink, latest?: number): Promise<boolean>
  /** The client whose link it is; `undefined` if it was used before, has expired, or never existed, and for a closed account. */
  clientByResetLink(link: { clientId: string; tokenHash: string; now: number }): Promise<Client | undefined>
  /**
   * Sets the new password and deletes all reset links and invitations of the client, all or nothing.
   * @returns `false` if the link was used before, has expired, or never existed
   */
  resetPassword(link: {
    clientId: string
    tokenHash: string
    now: number
    passwordHash: string
  }): Promise<boolean>

  list: ReadList
  /**
   * What has all words of a text, of all that is the client's: as `foldText()` compares them. Newest first, but milestones in the order
   * of their plan; of a ticket's messages the newest. It comes in pieces, for each of which the store works a short time: whoever asks
   * may do something else between two of them, or ask for no more.
   * @param most of a kind; there may be some more
   * @param newest the kind that is found whatever its words
   */
  find(clientId: string, query: string, most: number, newest?: FoundKind): AsyncIterableIterator<Hit[]>
  project(clientId: string, id: string): Promise<KeptProject | undefined>
  /** What an update or a milestone of the project asks to approve. */
  approval(projectId: string, id: string): Promise<AskedApproval | undefined>
  /** @returns `false` if there is a record about this version already: of two at the same time, one is written */
  addApprovalRecord(clientId: string, record: KeptApprovalRecord): Promise<boolean>
  addFile(file: KeptFile, upload: Upload): Promise<void>
  upload(id: string): Promise<Upload | undefined>
  /** How much of a client's is kept. */
  roomTaken(clientId: string): Promise<{ files: number; bytes: number }>

  /** @returns `false` if the client has begun `most` of them already */
  beginUpload(upload: BegunUpload, most: number): Promise<boolean>
  begunUpload(clientId: string, id: string): Promise<BegunUpload | undefined>
  /**
   * Adds a part behind the others. Of two that come for one place, on however many servers, one is added.
   * @returns `false` if the upload has ended, or does not go on from this offset
   */
  addPart(clientId: string, id: string, part: { id: string; offset: number; size: number }): Promise<boolean>
  /**
   * Takes an upload for a form: it ends at `until` then, in milliseconds since 1970.
   * @returns `false` if there is none, or another form has taken it
   */
  takeUpload(clientId: string, id: string, until: number): Promise<boolean>
  /**
   * Forgets an upload, and notes that the bytes of its parts are to go.
   * @returns what it was; `undefined` if there was none
   */
  endUpload(clientId: string, id: string): Promise<BegunUpload | undefined>

  /** @returns `false` if the client has no such notification */
  markNotificationRead(clientId: string, id: string): Promise<boolean>
  /**
   * The same for all that lead to this path of the portal: the client has done what they are about.
   * @param message Of these, only those that say so.
   */
  markNotificationsRead(clientId: string, path: string, message?: string): Promise<void>

  ticket(clientId: string, id: string): Promise<KeptTicket | undefined>
  /** Says who follows a ticket, by their ids, and tells it. */
  changeFollowers(clientId: string, ticketId: string, followers: string[]): Promise<void>
  createTicket(ticket: KeptTicket, uploads: Upload[]): Promise<void>
  /**
   * Adds a message to the conversation, and sets the ticket's status if one is given. If the ticket was resolved,
   * `reopening` is added before the message, and with another status, its rating is over.
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
  /** What the client says of how the ticket was resolved; `undefined` until they have said it, and once the ticket was opened again. */
  rating(clientId: string, ticketId: string): Promise<KeptRating | undefined>
  /**
   * Keeps that, in the place of what was said before.
   * @param rating Without words, those that were said before stay. Nothing that was first said before `since` is changed any more.
   * @returns what is kept, or why it is not; `undefined` if the client has no such ticket
   */
  rateTicket(
    rating: Pick<KeptRating, 'id' | 'clientId' | 'ticketId' | 'answer'> & {
      words: string | undefined
      at: string
      since: string
    },
  ): Promise<KeptRating | 'not resolved' | 'over' | undefined>

  /**
   * Writes once what comes with one key, until the key expires. Of calls at the same time, one writes, and the others
   * wait for it. If the writing fails, the key is free again.
   *
   * @param write Writes in the store that it is given, and returns the id.
   * @returns what was written, and the digest of the content that was written
   */
  once(claim: Claim, write: (store: Store) => Promise<string>): Promise<Written & { digest: string }>

  /**
   * Writes what has to know of what the client has written before, such as how much room is left. Of one client, one such
   * write waits for the other. If it fails, a database keeps nothing of it.
   *
   * @param write Writes in the store that it is given.
   */
  inTurn<Result>(clientId: string, write: (store: Store) => Promise<Result>): Promise<Result>

  /**
   * Writes all, or nothing. In memory, what was written before a failure stays.
   *
   * @param write Writes in the store that it is given.
   */
  together<Result>(write: (store: Store) => Promise<Result>): Promise<Result>

  addMail(mail: WaitingMail): Promise<void>
  /** The mail that is due first, for one who asks alone: it is due again at `dueAt`, unless it is removed before. */
  takeMail(now: number, dueAt: number): Promise<WaitingMail | undefined>
  deferMail(id: string, dueAt: number): Promise<void>
  removeMail(id: string): Promise<void>
  /** How many wait. */
  countMails(): Promise<number>

  /** Counts one more try, or as many as `amount` says. @returns how many there were in this window */
  countTry(key: string, seconds: number, now: number, amount?: number): Promise<Tries>
  /** Keeps a mark until a time, in milliseconds since 1970. Set anew, it is kept longer, and never shorter. */
  mark(key: string, until: number): Promise<void>
  /** Whether there is such a mark, or a try was counted, in a window that is not over. */
  isCounted(key: string, now: number): Promise<boolean>
  /** Takes them back. */
  forgiveTry(key: string, amount?: number): Promise<void>

  /**
   * Tells the pages of a client, and of all people of the same account, what has changed; of `ownNews`, the pages of the client alone. What the store itself writes, it tells in the same transaction: this is
   * for what is written elsewhere.
   */
  tell(clientId: string, ...news: News[]): Promise<void>
  /** The id of the client's newest news; `0` if there are none. */
  newestNews(clientId: string): Promise<string>
  /**
   * The client's news after the one with this id, oldest first. That one comes again, and what was written in the 10 seconds
   * before it: an id may become visible after a higher one, and a page may have asked for its data before the id was told.
   * Nothing comes again once that is ten minutes ago.
   * @param now in milliseconds since 1970
   * @returns `undefined` if the store does not know this id (any more), or if there are more than 200
   */
  newsSince(clientId: string, id: string, now: number): Promise<KeptNews[] | undefined>
  /** The listener hears of all news, also of those that other processes write, until the store is closed. */
  listen(listener: NewsListener): void

  /** Deletes counts, keys, reset links, news, begun uploads, sessions, copies and what else has expired. */
  sweep(now: number): Promise<void>
  /** The ids of some files that no record names any more, and whose bytes are still to be removed. */
  discarded(most: number): Promise<string[]>
  /** Says that the bytes of these are removed. */
  forgetDiscarded(ids: string[]): Promise<void>
}
