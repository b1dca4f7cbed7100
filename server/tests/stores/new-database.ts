/**
 * New databases for tests. PGlite takes seconds to make its files, and then one for the tables, so both are made once, and
 * copied for each database.
 */
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrationsFolder } from '../../stores/node/migrations.ts'
import { openPglite } from '../../stores/node/pglite.ts'

/** Beside PGlite itself, so that another version of it makes its own. */
const made = join(dirname(fileURLToPath(import.meta.resolve('@electric-sql/pglite'))), 'new-database')
const newFolder = () => mkdtempSync(join(tmpdir(), 'cp-database-'))

/** @returns the folder, with a database in it that has no tables yet */
export async function bareDatabase(folder = newFolder()): Promise<string> {
  if (!existsSync(made)) await make(made, (mine) => PGlite.create(mine))
  cpSync(made, folder, { recursive: true })
  return folder
}

/** @returns the folder, with a database in it that has the tables of this version, and no rows */
export async function newDatabase(folder = newFolder()): Promise<string> {
  const hash = createHash('sha256')
  for (const migration of readMigrationFiles({ migrationsFolder })) hash.update(migration.hash)
  const withTables = `${made}-${hash.digest('hex').slice(0, 12)}`
  if (!existsSync(withTables)) await make(withTables, async (mine) => openPglite(await bareDatabase(mine)))
  cpSync(withTables, folder, { recursive: true })
  return folder
}

/** Another process may make them at the same time: the first one is taken. */
async function make(
  folder: string,
  open: (mine: string) => Promise<{ close(): Promise<void> }>,
): Promise<void> {
  const mine = `${folder}-${process.pid}`
  const database = await open(mine)
  await database.close()
  try {
    renameSync(mine, folder)
  } catch {
    rmSync(mine, { recursive: true })
  }
}
