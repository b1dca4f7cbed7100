/** Who follows a ticket: whoever raised it or wrote on it, and whom a colleague has added. */
import type { Ticket } from '../../src/core/server/schema/index.ts'
import type { Client, KeptTicket } from '../stores/records.ts'
import { isPresent } from '../stores/roles.ts'

/** As long as nobody has said who follows a ticket, all people of the account do. */
export const follows = ({ followers }: Pick<KeptTicket, 'followers'>, { id }: Pick<Client, 'id'>): boolean =>
  followers?.includes(id) ?? true

/** One who is alone has nobody to follow a ticket with. */
export function followersOf(
  ticket: Pick<KeptTicket, 'followers'>,
  people: readonly Client[],
): Pick<Ticket, 'followers'> {
  const there = people.filter(isPresent)
  if (there.length < 2) return {}
  return { followers: there.filter((one) => follows(ticket, one)).map(({ id, name }) => ({ id, name })) }
}
