/** Writes of one client, one after the other, on however many servers they come at the same time. */
import { eq } from 'drizzle-orm'
import type { Store } from '../store.ts'
import type { Database } from './database.ts'
import { clients } from './tables.ts'

/** @param storeOn Makes a store on a transaction. */
export function inTurnQuery(
  database: Database,
  storeOn: (transaction: Database) => Store,
): Pick<Store, 'inTurn'> {
  return {
    inTurn(clientId, write) {
      return database.transaction(async (transaction) => {
        // Whoever writes a row that only names the client does not wait for this lock: two that do both could wait for
        // each other.
        await transaction
          .select({ id: clients.id })
          .from(clients)
          .where(eq(clients.id, clientId))
          .for('no key update')
        return write(storeOn(transaction))
      })
    },
  }
}
