/** What all mails to clients have in common. */
import type { Client } from '../../stores/records.ts'
import type { Mail } from '../mail.ts'

/** Whom a mail goes to. */
export type To = Pick<Client, 'id' | 'name' | 'email'>

export type MailToClient = Mail & { clientId: string }

/** A mail to a client, paragraph by paragraph. */
export function mailTo({ id, name, email }: To, subject: string, ...paragraphs: string[]): MailToClient {
  return { clientId: id, to: email, subject, text: [`Hello ${name},`, ...paragraphs].join('\n\n') }
}

/** The last words of a mail about what somebody has done to the account, in case that it was not the client. */
export const ifNotYou = (portalUrl: string) =>
  `If it was not you, set a new password now, and tell us: ${portalUrl}/forgot-password`
