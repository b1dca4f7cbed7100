/** Who follows a ticket: whoever raised it or wrote on it, and whom a colleague has added. */
import type { Ticket } from '../../src/core/server/schema/index.ts'
import type { Client, KeptTicket } from '../stores/records.ts'
import { isPresent } from '../stores/roles.ts'

type Followed = Pick<KeptTicket, 'clientId' | 'followers' | 'messages'>

/**
 * As long as nobody has said who follows a ticket, those do in whose name the account is, and who has written on it: who comes later
 * follows nothing of before.
 */
export const follows = ({ clientId, followers, messages }: Followed, { id }: Pick<Client, 'id'>): boolean =>
  followers?.includes(id) ?? (id === clientId || messages.some(({ messageFromId }) => messageFromId === id))

/** One who is alone has nobody to follow a ticket with. */
export function followersOf(ticket: Followed, people: readonly Client[]): Pick<Ticket, 'followers'> {
  const there = people.filter(isPresent)
  if (there.length < 2) return {}
  return { followers: there.filter((one) => follows(ticket, one)).map(({ id, name }) => ({ id, name })) }
}
