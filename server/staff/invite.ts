/** Invites a client: by the link that sets a new password, which works for longer, and in words of its own. */
import { inWholeUnits, makePasswordLink } from '../api/session/password-link.ts'
import { Refusal } from '../base/refusal.ts'
import type { Client } from '../stores/records.ts'
import type { Store } from '../stores/store.ts'
import type { Desk } from './verb.ts'

/** @throws a `Refusal` if no mail can be sent from here */
export function requireMails({ mails }: Desk): NonNullable<Desk['mails']> {
  if (mails) return mails
  throw new Refusal(
    503,
    'No mail can be sent from here, and nothing was written. Set SMTP_URL and PUBLIC_URL, as for the server.',
  )
}

/**
 * Makes an invitation in the place of an earlier one, and keeps its mail until it is sent.
 *
 * @param store Where it is kept, such as a transaction.
 */
export async function invite(client: Client, store: Store, desk: Desk): Promise<void> {
  const { keep, portalUrl } = requireMails(desk)
  const seconds = desk.limits.invitationSeconds
  const link = await makePasswordLink(
    client,
    { seconds, isInvitation: true },
    { store, clock: desk.clock, portalUrl },
  )
  const mail = {
    clientId: client.id,
    to: client.email,
    subject: 'Welcome to your client portal',
    text: [
      `Hello ${client.name},`,
      'you are invited to your client portal, where you follow your projects, payments and files, and write to us. Choose a password first:',
      link,
      `The link works once, within ${inWholeUnits(seconds)}. From then on you sign in as ${client.email}: ${portalUrl}/login`,
      `Was it too late? Have a new link sent to you: ${portalUrl}/forgot-password`,
    ].join('\n\n'),
  }
  await keep(mail, store)
}
