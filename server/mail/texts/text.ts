/** What all mails to clients have in common. */
import type { Client } from '../../stores/records.ts'
import type { KeptSession } from '../../stores/sign-in-records.ts'
import type { Mail } from '../mail.ts'
import { en } from './notices/en.ts'
import type { NoticeTexts } from './notices/notice-texts.ts'

/** Whom a mail goes to. */
export type To = Pick<Client, 'id' | 'name' | 'email'>

export type MailToClient = Mail & { clientId: string }

/** A mail to a client, paragraph by paragraph. */
export const mailTo = (to: To, subject: string, ...paragraphs: string[]): MailToClient =>
  mailIn(en, to, subject, ...paragraphs)

/** The same in the language of the texts. */
export const mailIn = (
  { greeting }: Pick<NoticeTexts, 'greeting'>,
  { id, name, email }: To,
  subject: string,
  ...paragraphs: string[]
): MailToClient => ({
  ...{ clientId: id, to: email, subject },
  text: [greeting(name), ...paragraphs].join('\n\n'),
})

/** Where the portal is, and how clients sign in there. */
export interface At {
  portalUrl: string
  signInWays: readonly KeptSession['way'][]
}

/**
 * The last words of a mail about what somebody has done to the account, in case that it was not the client. Where nobody has a
 * password, there is no page for a new one; and where there is, a new password ends neither passkeys nor a second step.
 */
export const ifNotYou = ({ portalUrl, signInWays }: At) =>
  signInWays.includes('password')
    ? `If it was not you, set a new password now, and tell us: ${portalUrl}/forgot-password\n\nThen look under "Security" in your account: a new password changes neither passkeys nor the second step.`
    : `If it was not you, log in, end all other sessions under "Security" in your account, and tell us: ${portalUrl}/login`
