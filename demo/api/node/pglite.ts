/** PGlite, the database that comes with the demo: PostgreSQL inside this process, with its data in a folder. */
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Store } from '../store.ts'
import { createSqlStore } from '../stores/sql.ts'
import { casing, migrationsFolder } from './migrations.ts'

/** Opens the database in a folder, which nobody else may have open. Without a folder, the data is in memory. */
export async function openPglite(folder?: string): Promise<Store> {
  const client = await PGlite.create(folder)
  const database = drizzle({ client, casing })
  await migrate(database, { migrationsFolder })
  return createSqlStore(database, () => client.close())
}
