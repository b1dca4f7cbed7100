/** Counts tries in the database, so that several servers share the counts. */
import { eq, lte, sql } from 'drizzle-orm'
import type { Store } from '../../store.ts'
import type { Database } from './database.ts'
import { resetLinks, tries } from './tables.ts'

export function tryQueries(database: Database): Pick<Store, 'countTry' | 'forgiveTry' | 'sweep'> {
  return {
    async countTry(key, seconds, now) {
      const resetsAt = now + seconds * 1000
      const isOver = sql`${tries.resetsAt} <= ${now}`
      const [counted] = await database
        .insert(tries)
        .values({ key, count: 1, resetsAt })
        .onConflictDoUpdate({
          target: tries.key,
          set: {
            count: sql`case when ${isOver} then 1 else ${tries.count} + 1 end`,
            resetsAt: sql`case when ${isOver} then ${resetsAt}::bigint else ${tries.resetsAt} end`,
          },
        })
        .returning()
      return counted ?? { count: 1, resetsAt }
    },
    async forgiveTry(key) {
      await database
        .update(tries)
        .set({ count: sql`greatest(0, ${tries.count} - 1)` })
        .where(eq(tries.key, key))
    },
    async sweep(now) {
      await database.delete(tries).where(lte(tries.resetsAt, now))
      await database.delete(resetLinks).where(lte(resetLinks.expiresAt, now))
    },
  }
}
