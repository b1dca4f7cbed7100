/** Invites a client. */
import { keepInvitation } from '../api/session/invitation.ts'
import { Refusal } from '../base/refusal.ts'
import { welcome } from '../mail/texts/invitation.ts'
import { accountIdOf } from '../stores/account.ts'
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
  const { clock, limits, signInWays = ['password'] } = desk
  const { company } = (await store.client(accountIdOf(client))) ?? client
  await keepInvitation(client, welcome(company), store, { clock, keep, limits, portalUrl, signInWays })
}
