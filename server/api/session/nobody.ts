/** Whose an address is that nobody has. What is asked for it is the same work as for a client, so that no time tells who is one. */
import { sha256 } from '../../base/secrets.ts'
import { ownAccount } from '../../stores/account.ts'
import { type Client, noDetails } from '../../stores/records.ts'
import type { Store } from '../../stores/store.ts'

/**
 * The client of this address, or nobody: their links and mails are kept like those of a client, and are of use to nobody. A mail is
 * not sent, as it has no address; a link is found for no client. Of one address it is always the same nobody, who waits for
 * the next link as long as a client does.
 */
export async function clientOrNobody(email: string, store: Pick<Store, 'clientByEmail'>): Promise<Client> {
  const client = await store.clientByEmail(email)
  const nobody = {
    ...{ id: `nobody:${await sha256(email)}`, name: 'nobody', email: '', company: '', consultantId: null },
    ...{ passwordHash: '', passwordVersion: 0, ...noDetails, ...ownAccount },
  }
  return client ?? nobody
}
