/** Invitations: by the link that sets a password, which works for longer, or to sign in by a mail. */
import { choosePassword, comeByLink } from '../../mail/texts/invitation.ts'
import { mailTo } from '../../mail/texts/text.ts'
import type { Client } from '../../stores/records.ts'
import type { Store } from '../../stores/store.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Way } from '../offered.ts'
import { inWholeUnits, makePasswordLink } from './password-link.ts'

interface Inviting extends Pick<Dependencies, 'clock' | 'limits' | 'portalUrl'> {
  keep: Dependencies['mails']['keep']
  signInWays: readonly Way[]
}

/**
 * Makes an invitation in the place of an earlier one, and keeps its mail until it is sent.
 *
 * @param says The first sentence. @param store Where it is kept, such as a transaction.
 */
export async function keepInvitation(
  client: Client,
  says: string,
  store: Store,
  { clock, keep, limits, portalUrl, signInWays }: Inviting,
): Promise<void> {
  const { email } = client
  const seconds = limits.invitationSeconds
  const choosing = async () => {
    const kind = { seconds, isInvitation: true }
    const link = await makePasswordLink(client, kind, { store, clock, portalUrl })
    return choosePassword(says, { email, link, within: inWholeUnits(seconds), portalUrl })
  }
  const text = signInWays.includes('password') ? await choosing() : comeByLink(says, email, portalUrl)
  await keep(mailTo(client, 'Welcome to your client portal', ...text), store)
}
