/** What a sign-in begins, and what ends within minutes. The database decides who uses it, of however many servers. */
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { SignInStore } from '../sign-in-store.ts'
import { type Database, first } from './database.ts'
import { pending } from './tables.ts'

export function pendingQueries(
  database: Database,
): Pick<SignInStore, 'addPending' | 'pending' | 'tryPending' | 'changePending' | 'endPending'> {
  const isAlive = (key: string, now: number) => and(eq(pending.key, key), gt(pending.expiresAt, now))
  return {
    async addPending(row) {
      await database.insert(pending).values(row)
    },
    async pending(key, now) {
      return first(await database.select().from(pending).where(isAlive(key, now)))
    },
    async tryPending(key, most, now, browser) {
      const isOfBrowser =
        browser === undefined ? undefined : eq(sql`${pending.content} ->> 'browser'`, browser)
      const tried = await database
        .update(pending)
        .set({ tries: sql`${pending.tries} + 1` })
        .where(and(isAlive(key, now), lt(pending.tries, most), isOfBrowser))
        .returning()
      return first(tried)
    },
    async changePending(key, content) {
      await database.update(pending).set({ content }).where(eq(pending.key, key))
    },
    async endPending(key) {
      return first(await database.delete(pending).where(eq(pending.key, key)).returning())
    },
  }
}
