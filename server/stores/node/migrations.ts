import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { newsNames } from '../../../src/core/server/schema/index.ts'
import type { Database } from '../sql/database.ts'
import { newsNames as knownNames } from '../sql/tables.ts'

/** The options of drizzle, the same for both databases. */
export const casing = 'snake_case'
export const migrationsFolder = fileURLToPath(new URL('../sql/migrations', import.meta.url))

/**
 * Creates what looks whether this version's migrations have run, and whether `tell` takes its names: an older backup may have
 * been brought back since.
 */
export function createCheckTables(database: Database): () => Promise<void> {
  const newest = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0
  return async () => {
    // Both databases answer with rows, and drizzle's type of an answer fits any database.
    const found = await database.execute(sql`
      select 1 from drizzle.__drizzle_migrations where created_at >= ${newest}
        and (select count(*) from ${knownNames} where name in ${newsNames}) = ${newsNames.length}
      limit 1
    `)
    if ((found as { rows: unknown[] }).rows.length === 0)
      throw new Error('The database is not prepared for this version. Start the server again.')
  }
}
