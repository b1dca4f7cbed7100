/** What the ways in keep in the database: passkeys, sessions and sign-ins here, the rest in files of its own. */
import { and, asc, desc, eq, getTableColumns, gt, lte, notInArray, sql } from 'drizzle-orm'
import { MOST_SIGN_INS, SIGN_INS_KEPT, type SignInStore } from '../sign-in-store.ts'
import { type Database, first } from './database.ts'
import { pendingQueries } from './pending.ts'
import { endSessions } from './removing.ts'
import { secondStepQueries } from './second-steps.ts'
import { clients, passkeys, pending, sessions, signIns, trustedBrowsers } from './tables.ts'

export function createSqlSignIn(
  database: Database,
): SignInStore & { sweepSignIn(now: number): Promise<void> } {
  const { position, ...signInColumns } = getTableColumns(signIns)
  return {
    ...pendingQueries(database),
    ...secondStepQueries(database),

    async passkeys(clientId) {
      return database
        .select()
        .from(passkeys)
        .where(eq(passkeys.clientId, clientId))
        .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
    },
    async passkey(id) {
      return first(await database.select().from(passkeys).where(eq(passkeys.id, id)))
    },
    async addPasskey(passkey) {
      const added = await database.insert(passkeys).values(passkey).onConflictDoNothing().returning()
      return added.length > 0
    },
    async usePasskey(id, counter, at) {
      await database
        .update(passkeys)
        .set({ counter: sql`greatest(${passkeys.counter}, ${counter}::bigint)`, lastUsedAt: at })
        .where(eq(passkeys.id, id))
    },
    async removePasskey(clientId, id) {
      const isIt = and(eq(passkeys.id, id), eq(passkeys.clientId, clientId))
      return (await database.delete(passkeys).where(isIt).returning()).length > 0
    },

    async addSession(session) {
      await database.insert(sessions).values(session)
    },
    async touchSession(id, at) {
      await database.update(sessions).set({ lastUsedAt: at }).where(eq(sessions.id, id))
    },
    async sessions(clientId, now) {
      return database
        .select()
        .from(sessions)
        .where(and(eq(sessions.clientId, clientId), gt(sessions.endsAt, now)))
        .orderBy(desc(sessions.lastUsedAt), asc(sessions.id))
    },
    async dropSession(clientId, id) {
      const isIt = and(eq(sessions.id, id), eq(sessions.clientId, clientId))
      await database.delete(sessions).where(isIt)
    },

    async addSignIn(signIn) {
      await database.insert(signIns).values(signIn)
      const own = eq(signIns.clientId, signIn.clientId)
      const newest = database
        .select({ position })
        .from(signIns)
        .where(own)
        .orderBy(desc(position))
        .limit(MOST_SIGN_INS)
      await database.delete(signIns).where(and(own, notInArray(position, newest)))
    },
    async signIns(clientId) {
      return database
        .select(signInColumns)
        .from(signIns)
        .where(eq(signIns.clientId, clientId))
        .orderBy(desc(position))
    },

    changePassword: (clientId, passwordHash) =>
      database.transaction(async (transaction) => {
        await transaction.update(clients).set({ passwordHash }).where(eq(clients.id, clientId))
        await endSessions(transaction, clientId)
      }),

    async sweepSignIn(now) {
      await database.delete(pending).where(lte(pending.expiresAt, now))
      await database.delete(trustedBrowsers).where(lte(trustedBrowsers.expiresAt, now))
      await database.delete(sessions).where(lte(sessions.endsAt, now))
      await database.delete(signIns).where(lte(signIns.at, new Date(now - SIGN_INS_KEPT).toISOString()))
    },
  }
}
