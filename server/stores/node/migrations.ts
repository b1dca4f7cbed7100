import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Database } from '../sql/database.ts'

/** The options of drizzle, the same for both databases. */
export const casing = 'snake_case'
export const migrationsFolder = fileURLToPath(new URL('../sql/migrations', import.meta.url))

/** Creates what looks whether this version's migrations have run: an older backup may have been brought back since. */
export function createCheckTables(database: Database): () => Promise<void> {
  const newest = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0
  return async () => {
    // Both databases answer with rows, and drizzle's type of an answer fits any database.
    const found = await database.execute(sql`
      select 1 from drizzle.__drizzle_migrations where created_at >= ${newest} limit 1
    `)
    if ((found as { rows: unknown[] }).rows.length === 0)
      throw new Error('The migrations of this version have not run. Start the server again.')
  }
}
