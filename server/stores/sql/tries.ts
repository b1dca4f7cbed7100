/** Counts tries in the database, so that several servers share the counts. */
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Store } from '../store.ts'
import type { Database } from './database.ts'
import { idempotencyKeys, resetLinks, tries } from './tables.ts'

export function tryQueries(
  database: Database,
): Pick<Store, 'countTry' | 'mark' | 'isCounted' | 'forgiveTry' | 'sweep'> {
  return {
    async countTry(key, seconds, now, amount = 1) {
      const resetsAt = now + seconds * 1000
      const isOver = sql`${tries.resetsAt} <= ${now}`
      const [counted] = await database
        .insert(tries)
        .values({ key, count: amount, resetsAt })
        .onConflictDoUpdate({
          target: tries.key,
          set: {
            count: sql`case when ${isOver} then ${amount}::int else ${tries.count} + ${amount}::int end`,
            resetsAt: sql`case when ${isOver} then ${resetsAt}::bigint else ${tries.resetsAt} end`,
          },
        })
        .returning()
      return counted ?? { count: amount, resetsAt }
    },
    async mark(key, until) {
      const resetsAt = sql`greatest(${tries.resetsAt}, ${until}::bigint)`
      await database
        .insert(tries)
        .values({ key, count: 1, resetsAt: until })
        .onConflictDoUpdate({ target: tries.key, set: { resetsAt } })
    },
    async isCounted(key, now) {
      const found = await database
        .select({ key: tries.key })
        .from(tries)
        .where(and(eq(tries.key, key), gt(tries.resetsAt, now)))
      return found.length > 0
    },
    async forgiveTry(key, amount = 1) {
      await database
        .update(tries)
        .set({ count: sql`greatest(0, ${tries.count} - ${amount}::int)` })
        .where(eq(tries.key, key))
    },
    async sweep(now) {
      await database.delete(tries).where(lte(tries.resetsAt, now))
      await database.delete(idempotencyKeys).where(lte(idempotencyKeys.expiresAt, now))
      await database.delete(resetLinks).where(lte(resetLinks.expiresAt, now))
    },
  }
}
