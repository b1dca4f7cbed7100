/** What a store keeps of what clients are told by mail. */
import type { KeptMailSettings, KeptNotice, Notice } from './notice-records.ts'
import type { KeptNotification, KeptProject } from './records.ts'

export interface NoticeStore {
  /**
   * Writes nothing if there is one with this id: of two at the same time, one is written.
   * @param notice What is to be told of it by mail, if anything is.
   */
  addNotification(notification: KeptNotification, notice?: Notice): Promise<void>
  /** The client of whose notices one is due first. @param now in milliseconds since 1970 */
  clientToTell(now: number): Promise<string | undefined>
  /** All that waits for a client, oldest first. */
  notices(clientId: string): Promise<KeptNotice[]>
  /** Looks at these later. @param dueAt in milliseconds since 1970 @param ids Of their notifications. Without them, all. */
  deferNotices(clientId: string, dueAt: number, ids?: readonly string[]): Promise<void>
  /** They are told, or need not be. */
  removeNotices(clientId: string, ids: readonly string[]): Promise<void>

  mailSettings(clientId: string): Promise<KeptMailSettings>
  /** Changes what is named. What waits is looked at anew. */
  changeMailSettings(clientId: string, changes: KeptMailSettings): Promise<void>

  /** The projects of all clients for which an amount is due, from a day until before another one. */
  projectsDue(from: string, before: string): Promise<KeptProject[]>
}
