/**
 * What a person is told in the own language: by the bell, by mails about news and about the own data, by the page that turns mails
 * off, and in the copy of the data. A file for each language.
 */
import type { NoticeKind } from '../../../../src/core/server/schema/index.ts'

/** A notification's title, and the words on its link. */
interface Bell {
  title: string
  CTA: string
}

/** A mail about the own data. Behind what it says, or behind its last words, stands the address of the account. */
interface DataMail {
  subject: string
  says: string
  ifNotYou: string
}

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
  bells: {
    /** Of the company, on a ticket. */
    answered: Bell & { message: (from: string, subject: string) => string }
    resolved: Bell & { message: (from: string, subject: string) => string }
    /** Of a colleague. The name comes first: `behindNames` says what follows it. */
    wrote: Bell & { message: (name: string, subject: string) => string }
    added: Bell & { message: (name: string, subject: string) => string }
    copyIsReady: Bell & { message: string }
    /** The staff say why. */
    isNotErased: Bell
    /** For an answer, or a decision. @param what What waits: the title of the update or the milestone. */
    waits: { title: (what: string) => string; CTA: string }
    update: Bell
    /** Of a payment. @param day In words. */
    due: { soon: string; today: string; message: (project: string, day: string) => string; CTA: string }
  }
  copyIsReady: DataMail
  erasureIsAsked: DataMail
  /** Of the copy: what it is, what its files and folders hold, and what is not in it. */
  readme: { about: string; json: string; tables: string; files: string; secrets: string }
}
