import type { MailChoice, NoticeKind } from '../../src/core/server/schema/index.ts'
import type { KeptMailSettings } from '../stores/notice-records.ts'

/** With what holds for who has chosen nothing: each of them waits for something that the client does. */
export const withDefaults = (chosen: KeptMailSettings): Record<NoticeKind, MailChoice> => ({
  ...{ answers: 'at-once', approvals: 'at-once', payments: 'at-once' },
  ...chosen,
})
