/** When a client is told by mail, for each kind of what there is to tell. A kind that a server does not name is not shown. */
import { type Described, shape } from '../shape'

/** What there is to tell: answers on tickets, approvals that are asked for, payments that are due. */
export const noticeKinds = ['answers', 'approvals', 'payments'] as const
export type NoticeKind = (typeof noticeKinds)[number]

export const mailChoices = ['at-once', 'daily', 'never'] as const
export type MailChoice = (typeof mailChoices)[number]

export const mailSettingsShape = shape({
  /** `at-once`, `daily` or `never`, each of them. */
  'answers?': 'text',
  'approvals?': 'text',
  'payments?': 'text',
})

export type MailSettings = Described<typeof mailSettingsShape>
