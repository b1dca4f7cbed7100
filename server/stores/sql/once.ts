/** Writes once what comes with one key, on however many servers it comes at the same time. */
import { and, eq, lte } from 'drizzle-orm'
import type { Store } from '../store.ts'
import { type Database, first } from './database.ts'
import { idempotencyKeys as keys } from './tables.ts'

/** @param storeOn Makes a store on a transaction. */
export function onceQuery(
  database: Database,
  storeOn: (transaction: Database) => Store,
): Pick<Store, 'once'> {
  return {
    once({ clientId, key, digest, now, expiresAt }, write) {
      return database.transaction(async (transaction) => {
        const mine = and(eq(keys.clientId, clientId), eq(keys.key, key))
        const claimed = { digest, writtenId: '', expiresAt }
        // Whoever comes second waits here until the first one is done.
        const taken = await transaction
          .insert(keys)
          .values({ clientId, key, ...claimed })
          .onConflictDoUpdate({
            target: [keys.clientId, keys.key],
            set: claimed,
            setWhere: lte(keys.expiresAt, now),
          })
          .returning()
        const earlier = taken.length === 0 && first(await transaction.select().from(keys).where(mine))
        if (earlier) return { digest: earlier.digest, id: earlier.writtenId, isNew: false }
        const id = await write(storeOn(transaction))
        await transaction.update(keys).set({ writtenId: id }).where(mine)
        return { digest, id, isNew: true }
      })
    },
  }
}
