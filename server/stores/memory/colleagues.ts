/** The people of an account, in memory. */
import { accountIdOf } from '../account.ts'
import type { News } from '../news.ts'
import type { Records } from '../records.ts'
import type { Store } from '../store.ts'

export function memoryColleagues({ clients }: Records): Pick<Store, 'people'> & {
  /** The ids of all people of the account that a client belongs to. */
  withColleagues(clientId: string): string[]
} {
  /** All but the one whose account it is. */
  const others = (accountId: string) => clients.filter((one) => one.accountId === accountId)
  const client = (id: string) => clients.find((one) => one.id === id)
  return {
    withColleagues(clientId) {
      const accountId = accountIdOf(client(clientId) ?? { id: clientId })
      return [accountId, ...others(accountId).map(({ id }) => id)]
    },
    async people(accountId) {
      const sorted = others(accountId).toSorted((one, other) => (one.name < other.name ? -1 : 1))
      return [client(accountId) ?? [], sorted].flat().map((one) => ({ ...one }))
    },
  }
}

export const memoryFollowers = (
  { tickets }: Records,
  tell: (clientId: string, ...news: News[]) => void,
): Pick<Store, 'changeFollowers'> => ({
  async changeFollowers(clientId, ticketId, followers) {
    const ticket = tickets.find((one) => one.ticketId === ticketId && one.clientId === clientId)
    if (!ticket) return
    ticket.followers = followers
    tell(clientId, { name: 'ticket', target: ticketId }, { name: 'tickets' })
  },
})
