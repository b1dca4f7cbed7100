/** What mails about news of the portal say, and the page that turns them off: a file for each language. */
import type { NoticeKind } from '../../../../src/core/server/schema/index.ts'

export interface NoticeTexts {
  greeting: (name: string) => string
  /** Of a ticket, by its subject. */
  answers: (subject: string) => string
  /** Of what is to be approved, by its name. */
  approvals: (name: string) => string
  /** Of a project for which a payment is due. @param day In words, if it is known. */
  payments: (project: string, day: string) => string
  /** The subject of a mail with several of them. @param first What the first one is about. */
  several: (first: string) => string
  /** Above their list. */
  severalBelow: string
  /** Below a list that is not whole. */
  more: string
  /** On the button, and before the address in plain text. */
  open: string
  openPortal: string
  /** Why this mail comes, and how it ends. Each is followed by a link. */
  why: string
  unsubscribe: string
  /** What there is to tell, in the middle of a sentence. */
  kinds: Record<NoticeKind, string>
  /** The page of the link. @param kinds As a list in words. */
  off: {
    title: string
    question: (kinds: string) => string
    button: string
    done: (kinds: string) => string
    again: string
    invalid: string
    portal: string
  }
}
