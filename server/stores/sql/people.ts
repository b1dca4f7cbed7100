/** Clients, their consultants, and the links that set a new password. */
import { and, asc, eq, exists, gt, or, sql } from 'drizzle-orm'
import { closedAs } from '../closed.ts'
import type { Store } from '../store.ts'
import { type Database, first, prepared } from './database.ts'
import { tell } from './news.ts'
import { dropUploads, endSessions } from './removing.ts'
import { clients, consultants, resetLinks, tries, uploads } from './tables.ts'

const { placeholder } = sql

export function peopleQueries(
  database: Database,
): Pick<
  Store,
  | 'client'
  | 'clientAndCount'
  | 'clientByEmail'
  | 'changeDetails'
  | 'changePhoto'
  | 'clientByResetLink'
  | 'consultant'
  | 'people'
  | 'saveResetLink'
  | 'resetPassword'
> {
  const clientAndCount = prepared(() => {
    const isCounted = and(eq(tries.key, placeholder('key')), gt(tries.resetsAt, placeholder('now')))
    return database
      .select({
        client: clients,
        isCounted: sql<boolean>`${exists(database.select({ key: tries.key }).from(tries).where(isCounted))}`,
      })
      .from(clients)
      .where(eq(clients.id, placeholder('id')))
  })
  const consultant = prepared(() =>
    database
      .select()
      .from(consultants)
      .where(eq(consultants.id, placeholder('id'))),
  )
  return {
    async clientAndCount(id, key, now) {
      return first(await clientAndCount({ id, key, now }))
    },
    async client(id) {
      return first(await database.select().from(clients).where(eq(clients.id, id)))
    },
    async clientByEmail(email) {
      return first(
        await database
          .select()
          .from(clients)
          .where(eq(sql`lower(${clients.email})`, email)),
      )
    },
    async changeDetails(id, changes) {
      await database.transaction(async (transaction) => {
        // A statement without anything to set is none.
        if (Object.keys(changes).length > 0)
          await transaction.update(clients).set(changes).where(eq(clients.id, id))
        await tell(transaction, id, { name: 'profile' })
      })
    },
    async changePhoto(id, photo) {
      await database.transaction(async (transaction) => {
        // The row is locked: of two photos at the same time, one is removed.
        const isOwn = eq(clients.id, id)
        const before = first(await transaction.select().from(clients).where(isOwn).for('update'))
        if (!before) return
        if (photo) await transaction.insert(uploads).values(photo)
        await transaction
          .update(clients)
          .set({ photo: photo?.id ?? '' })
          .where(isOwn)
        if (before.photo) await dropUploads(transaction, eq(uploads.id, before.photo))
        await tell(transaction, id, { name: 'profile' })
      })
    },
    async people(accountId) {
      const isOne = or(eq(clients.id, accountId), eq(clients.accountId, accountId))
      const found = await database.select().from(clients).where(isOne).orderBy(asc(clients.name))
      return found.toSorted((one, other) => Number(other.id === accountId) - Number(one.id === accountId))
    },
    async consultant(id) {
      return first(await consultant({ id }))
    },

    saveResetLink(link, latest) {
      return database.transaction(async (transaction) => {
        // The client's row is locked, so that of two at the same time one waits for the other.
        const isOwner = eq(clients.id, link.clientId)
        const owner = first(await transaction.select().from(clients).where(isOwner).for('update'))
        if (owner && closedAs(owner)) return false
        const own = eq(resetLinks.clientId, link.clientId)
        const later =
          latest !== undefined &&
          and(own, eq(resetLinks.isInvitation, false), gt(resetLinks.expiresAt, latest))
        if (later && (await transaction.$count(resetLinks, later)) > 0) return false
        if (link.isInvitation) await transaction.delete(resetLinks).where(and(own, resetLinks.isInvitation))
        await transaction.insert(resetLinks).values(link)
        return true
      })
    },
    async clientByResetLink(link) {
      const found = await database
        .select({ client: clients })
        .from(resetLinks)
        .innerJoin(clients, eq(clients.id, resetLinks.clientId))
        .where(isLink(link))
      const client = first(found)?.client
      return client && closedAs(client) ? undefined : client
    },
    resetPassword({ passwordHash, ...link }) {
      const { clientId } = link
      return database.transaction(async (transaction) => {
        const used = await transaction.delete(resetLinks).where(isLink(link)).returning()
        if (used.length === 0) return false
        await transaction.update(clients).set({ passwordHash }).where(eq(clients.id, clientId))
        await endSessions(transaction, clientId)
        return true
      })
    },
  }
}

/** Whether a row is this link, and can still be used. */
const isLink = ({ clientId, tokenHash, now }: { clientId: string; tokenHash: string; now: number }) =>
  and(eq(resetLinks.tokenHash, tokenHash), eq(resetLinks.clientId, clientId), gt(resetLinks.expiresAt, now))
