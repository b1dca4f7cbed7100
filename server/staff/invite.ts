/** Invites a client: by the link that sets a new password, which works for longer, or to sign in by a mail. */
import { inWholeUnits, makePasswordLink } from '../api/session/password-link.ts'
import { Refusal } from '../base/refusal.ts'
import { mailTo } from '../mail/texts/text.ts'
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
  const { signInWays = ['password'] } = desk
  const begin = signInWays.includes('password')
    ? await choosingPassword(client, store, desk, portalUrl)
    : byLink(client, portalUrl)
  await keep(mailTo(client, 'Welcome to your client portal', ...begin), store)
}

const welcome =
  'you are invited to your client portal, where you follow your projects, payments and files, and write to us.'

async function choosingPassword(
  client: Client,
  store: Store,
  desk: Desk,
  portalUrl: string,
): Promise<string[]> {
  const seconds = desk.limits.invitationSeconds
  const kind = { seconds, isInvitation: true }
  const link = await makePasswordLink(client, kind, { store, clock: desk.clock, portalUrl })
  return [
    `${welcome} Choose a password first:`,
    ...(link ? [link] : []),
    `The link works once, within ${inWholeUnits(seconds)}. From then on you sign in as ${client.email}: ${portalUrl}/login`,
    `Was it too late? Have a new link sent to you: ${portalUrl}/forgot-password`,
  ]
}

/** Where nobody has a password, each sign-in begins with a link: there is nothing to set first. */
const byLink = ({ email }: Client, portalUrl: string): string[] => [
  `${welcome} You need no password:`,
  `Ask for a link as ${email}, here: ${portalUrl}/login`,
]
