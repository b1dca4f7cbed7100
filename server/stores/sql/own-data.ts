/** What clients ask for about their own data. */
import { and, asc, eq, inArray, lte, ne, or, sql } from 'drizzle-orm'
import type { OwnDataStore } from '../own-data-store.ts'
import { type Database, first } from './database.ts'
import { tell } from './news.ts'
import { copies, discardedFiles, erasures } from './tables.ts'

export function ownDataQueries(
  database: Database,
): OwnDataStore & { sweepCopies(now: number): Promise<void> } {
  const inOne = <Result>(write: (transaction: Database) => Promise<Result>) => database.transaction(write)
  return {
    async copy(clientId) {
      return first(await database.select().from(copies).where(eq(copies.clientId, clientId)))
    },
    async copyOfBytes(id) {
      const isMade = and(eq(copies.id, id), eq(copies.state, 'ready'))
      return first(await database.select().from(copies).where(isMade))
    },
    askForCopy: (copy) =>
      inOne(async (transaction) => {
        const isOver = and(eq(copies.state, 'ready'), lte(copies.until, copy.dueAt))
        const givesWay = or(eq(copies.state, 'failed'), isOver)
        await dropCopies(transaction, and(eq(copies.clientId, copy.clientId), givesWay))
        const added = await transaction.insert(copies).values(copy).onConflictDoNothing().returning()
        if (added.length > 0) await tell(transaction, copy.clientId, { name: 'ownData' })
      }),
    async takeCopy(now, dueAt) {
      const due = database
        .select({ id: copies.id })
        .from(copies)
        .where(and(eq(copies.state, 'making'), lte(copies.dueAt, now)))
        .orderBy(asc(copies.dueAt))
        .limit(1)
        // Of servers that look at once, each takes another one.
        .for('update', { skipLocked: true })
      const taken = await database
        .update(copies)
        .set({ dueAt, tries: sql`${copies.tries} + 1` })
        .where(inArray(copies.id, due))
        .returning()
      return first(taken)
    },
    async leaseCopy({ id, tries }, changes) {
      const isOwn = and(eq(copies.id, id), eq(copies.state, 'making'), eq(copies.tries, tries))
      const leased = await database.update(copies).set(changes).where(isOwn).returning({ id: copies.id })
      return leased.length > 0
    },
    endCopy: (id, changes) =>
      inOne(async (transaction) => {
        const ended = first(
          await transaction.update(copies).set(changes).where(eq(copies.id, id)).returning(),
        )
        if (ended) await tell(transaction, ended.clientId, { name: 'ownData' })
        return ended !== undefined
      }),
    async erasure(clientId) {
      return first(await database.select().from(erasures).where(eq(erasures.clientId, clientId)))
    },
    erasures: () => database.select().from(erasures).orderBy(asc(erasures.askedAt)),
    askForErasure: (erasure) =>
      inOne(async (transaction) => {
        const added = await transaction.insert(erasures).values(erasure).onConflictDoNothing().returning()
        if (added.length > 0) await tell(transaction, erasure.clientId, { name: 'ownData' })
      }),
    withdrawErasure: (clientId) =>
      inOne(async (transaction) => {
        const gone = await transaction.delete(erasures).where(eq(erasures.clientId, clientId)).returning()
        if (gone.length > 0) await tell(transaction, clientId, { name: 'ownData' })
        return gone.length > 0
      }),
    async sweepCopies(now) {
      await inOne((transaction) =>
        dropCopies(transaction, and(ne(copies.state, 'making'), lte(copies.until, now))),
      )
    },
  }
}

/** Removes copies, and notes that their bytes are to go. */
export async function dropCopies(database: Database, which: ReturnType<typeof and>): Promise<void> {
  const gone = await database.delete(copies).where(which).returning({ id: copies.id })
  if (gone.length > 0) await database.insert(discardedFiles).values(gone).onConflictDoNothing()
}
