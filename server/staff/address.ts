/** Changes the address of a client, and says so to the former one and to the new one. */
import { Refusal } from '../base/refusal.ts'
import type { Client } from '../stores/records.ts'
import { hasEmail } from '../stores/taken-email.ts'
import { invite, requireMails } from './invite.ts'
import type { Desk } from './verb.ts'

/**
 * @param ownId The client who is to have it.
 * @throws a `Refusal` with 422 if another client has it, also one who is locked
 */
export async function requireFree(email: string, ownId: string, { store }: Desk): Promise<void> {
  const known = (await store.clients()).find((one) => one.id !== ownId && hasEmail(one, email))
  if (known) throw new Refusal(422, `${known.name} has the email ${email} already. Nothing was written.`)
}

/**
 * Changes it. Whoever can read the former mailbox gets nowhere by it: sessions and links end, and the mail to it does not
 * name the new address. Whoever has not used an invitation yet gets another one.
 */
export async function changeAddress(client: Client, email: string, desk: Desk): Promise<void> {
  const { keep, portalUrl } = requireMails(desk)
  const { signInWays = ['password'] } = desk
  const { id: clientId, name, passwordHash } = client
  if (email === client.email) throw new Refusal(422, `${name} has this email already. Nothing was written.`)
  await requireFree(email, clientId, desk)
  const { store } = desk
  await store.changeClient(clientId, { email })
  await store.endSessions(clientId)
  await store.forgetCounts(client.email.toLowerCase())
  const subject = 'The address of your client portal has changed'
  const former = [
    `Hello ${name},`,
    'we have changed the address with which you sign in to your client portal. This one is no longer it.',
    'If you have not asked us for it, tell us.',
  ]
  await keep({ clientId, to: client.email, subject, text: former.join('\n\n') }, store)
  if (!passwordHash) return invite({ ...client, email }, store, desk)
  const next = [
    `Hello ${name},`,
    signInWays.includes('password')
      ? `from now on you sign in to your client portal as ${email}, with your password of before: ${portalUrl}/login`
      : `from now on you sign in to your client portal as ${email}: ${portalUrl}/login`,
    'If you have not asked us for it, tell us.',
  ]
  await keep({ clientId, to: email, subject, text: next.join('\n\n') }, store)
}
