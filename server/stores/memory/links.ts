/** The links that set a new password, in memory. */
import { closedAs } from '../closed.ts'
import type { Client, ResetLink } from '../records.ts'
import type { Store } from '../store.ts'

/** @param clientOf The client of this id, whose password is set. */
export function createMemoryLinks(
  clientOf: (id: string) => Client | undefined,
  endSessions: (clientId: string) => void,
): Pick<Store, 'saveResetLink' | 'clientByResetLink' | 'resetPassword'> & {
  forgetLinks(clientId: string): void
  sweepLinks(now: number): void
} {
  let links: ResetLink[] = []
  const clientByLink = ({
    clientId,
    tokenHash,
    now,
  }: Omit<ResetLink, 'expiresAt'> & { now: number }): Client | undefined => {
    const link = links.find((one) => one.tokenHash === tokenHash && one.clientId === clientId)
    const owner = link && link.expiresAt > now ? clientOf(clientId) : undefined
    return owner && closedAs(owner) ? undefined : owner
  }
  return {
    async saveResetLink(link, latest = Number.POSITIVE_INFINITY) {
      const owner = clientOf(link.clientId)
      if (owner && closedAs(owner)) return false
      const own = links.filter((one) => one.clientId === link.clientId)
      if (own.some((one) => !one.isInvitation && one.expiresAt > latest)) return false
      const isReplaced = (one: ResetLink) => link.isInvitation && one.isInvitation && own.includes(one)
      links = [...links.filter((one) => !isReplaced(one)), link]
      return true
    },
    async clientByResetLink(link) {
      return clientByLink(link)
    },
    async resetPassword({ passwordHash, ...link }) {
      const owner = clientByLink(link)
      if (!owner) return false
      owner.passwordHash = passwordHash
      endSessions(owner.id)
      return true
    },
    forgetLinks(clientId) {
      links = links.filter((one) => one.clientId !== clientId)
    },
    sweepLinks(now) {
      links = links.filter((one) => one.expiresAt > now)
    },
  }
}
