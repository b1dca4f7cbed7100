/** PostgreSQL, the database for more than one server. */
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool } from 'pg'
import { ConnectionFailure } from '../../base/fault.ts'
import { keepNewsNames } from '../sql/news.ts'
import { createSqlStore } from '../sql/sql.ts'
import type { Store } from '../store.ts'
import { createEar } from './ear.ts'
import { casing, createCheckTables, migrationsFolder } from './migrations.ts'

/** The number of the lock. Any number works if all servers use the same one. */
const PREPARING = 2_051_2064

/** A call waits so long for a connection, in milliseconds. Then the client is told, and tries again. */
const CONNECT_TIMEOUT = 10_000

/** Where a name has several addresses, the error of them all says nothing but its code. */
function refuse(error: Error & { code?: string }): never {
  throw new Error(`The database in DATABASE_URL can't be reached: ${error.message || error.code}`, {
    cause: error,
  })
}

/**
 * Connects to the database, brings the tables up to date and lets `prepare` fill them. Servers that start at the same
 * time do this one after the other.
 *
 * @param log Gets the errors of idle connections.
 */
export async function openPostgres(
  url: string,
  prepare: (store: Store) => Promise<void>,
  log: (error: unknown) => void,
): Promise<Store> {
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT })
  const note = (error: unknown) => log(new ConnectionFailure(error))
  // The pool replaces a connection that breaks. Without a listener, its error would end the process, also where it comes between
  // two queries of a transaction. Of an idle one, the pool tells once more.
  pool.on('connect', (client) => client.on('error', note))
  pool.on('error', () => {})
  const ear = createEar(url, note)
  const close = async () => {
    await ear.close()
    await pool.end()
  }
  const database = drizzle({ client: pool, casing })
  const checkTables = createCheckTables(database)
  const store = createSqlStore(database, { close, listen: ear.listen, checkTables })
  try {
    const client = await pool.connect().catch(refuse)
    try {
      await client.query('select pg_advisory_lock($1)', [PREPARING])
      const alone = drizzle({ client, casing })
      await migrate(alone, { migrationsFolder })
      await keepNewsNames(alone)
      await prepare(store)
    } finally {
      // This ends the connection, which releases the lock in any case.
      client.release(true)
    }
    await ear.open()
  } catch (error) {
    await close()
    throw error
  }
  return store
}
