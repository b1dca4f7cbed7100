/** Files that come before their forms. The database says what is there, to however many servers. */
import { and, eq, lte, sql } from 'drizzle-orm'
import type { BegunUpload } from '../records.ts'
import type { Store } from '../store.ts'
import { type Database, first } from './database.ts'
import { begunUploads, discardedFiles } from './tables.ts'

type Queries = Pick<Store, 'beginUpload' | 'begunUpload' | 'addPart' | 'takeUpload' | 'endUpload'>

export function begunUploadQueries(
  database: Database,
): Queries & { sweepUploads(now: number): Promise<void> } {
  const is = (clientId: string, id: string) =>
    and(eq(begunUploads.clientId, clientId), eq(begunUploads.id, id))
  return {
    async beginUpload(upload, most) {
      const begun = await database.$count(begunUploads, eq(begunUploads.clientId, upload.clientId))
      if (begun >= most) return false
      await database.insert(begunUploads).values(upload)
      return true
    },
    async begunUpload(clientId, id) {
      return first(await database.select().from(begunUploads).where(is(clientId, id)))
    },
    async addPart(clientId, id, { id: part, offset, size }) {
      const added = await database
        .update(begunUploads)
        .set({
          received: offset + size,
          parts: sql`${begunUploads.parts} || ${JSON.stringify([part])}::jsonb`,
        })
        // Whoever comes second waits for the first one, and finds another offset.
        .where(and(is(clientId, id), eq(begunUploads.received, offset)))
        .returning({ id: begunUploads.id })
      return added.length > 0
    },
    async takeUpload(clientId, id, until) {
      const taken = await database
        .update(begunUploads)
        .set({ isTaken: true, expiresAt: until })
        .where(and(is(clientId, id), eq(begunUploads.isTaken, false)))
        .returning({ id: begunUploads.id })
      return taken.length > 0
    },
    async endUpload(clientId, id) {
      return first(await dropBegun(database, is(clientId, id)))
    },
    async sweepUploads(now) {
      await dropBegun(database, lte(begunUploads.expiresAt, now))
    },
  }
}

/** Forgets uploads, and notes that the bytes of their parts are to go. @returns what they were */
export const dropBegun = (database: Database, which: ReturnType<typeof and>): Promise<BegunUpload[]> =>
  database.transaction(async (transaction) => {
    // What a part is added to meanwhile is deleted after that, with the part.
    const dropped = await transaction.delete(begunUploads).where(which).returning()
    const parts = dropped.flatMap((upload) => upload.parts.map((id) => ({ id })))
    if (parts.length > 0) await transaction.insert(discardedFiles).values(parts).onConflictDoNothing()
    return dropped
  })
