/** The database for more than one server: PostgreSQL. */
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool } from 'pg'
import type { Store } from '../store.ts'
import { createSqlStore } from '../stores/sql.ts'
import { casing, migrationsFolder } from './migrations.ts'

/** Any number, as long as all servers take the same one. */
const PREPARING = 2_051_2064

/**
 * Connects, brings the tables up to date and lets `prepare` fill them. Servers that start at the same time do
 * this one after the other.
 */
export async function openPostgres(
  url: string,
  prepare: (store: Store) => Promise<void>,
  log: (error: unknown) => void,
): Promise<Store> {
  const pool = new Pool({ connectionString: url })
  // A connection that breaks while nobody uses it is replaced by the pool; unheard, its error would end the process.
  pool.on('error', log)
  const store = createSqlStore(drizzle({ client: pool, casing }), () => pool.end())
  try {
    const client = await pool.connect()
    try {
      await client.query('select pg_advisory_lock($1)', [PREPARING])
      await migrate(drizzle({ client, casing }), { migrationsFolder })
      await prepare(store)
    } finally {
      // Ending the connection gives back the lock, whatever state it is in.
      client.release(true)
    }
  } catch (error) {
    await pool.end()
    throw error
  }
  return store
}
