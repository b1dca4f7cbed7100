/** What is kept of what clients are told by mail. */
import type { MailChoice, NoticeKind } from '../../src/core/server/schema/index.ts'
import type { KeptNotification } from './records.ts'

/** When a client is told by mail, of each kind for which they have chosen it. */
export type KeptMailSettings = Partial<Record<NoticeKind, MailChoice>>

/** What a client may have to be told by mail. It goes with the notification of this id. */
export interface Notice {
  kind: NoticeKind
  /** The title of what it is about, such as the subject of a ticket. Empty where that of the notification says it. */
  about: string
}

/** One that waits, until it is in a mail or needs none. */
export interface KeptNotice extends Notice {
  notificationId: string
  /** `undefined` if it is gone. */
  notification: KeptNotification | undefined
}
