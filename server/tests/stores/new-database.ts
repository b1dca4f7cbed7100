/** New databases for tests. PGlite takes seconds to make its files, so they are made once, and copied for each database. */
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'

/** Beside PGlite itself, so that another version of it makes its own. */
const made = join(dirname(fileURLToPath(import.meta.resolve('@electric-sql/pglite'))), 'new-database')

/** @returns the folder, with a database in it that has no tables yet */
export async function newDatabase(folder = mkdtempSync(join(tmpdir(), 'cp-database-'))): Promise<string> {
  if (!existsSync(made)) await make()
  cpSync(made, folder, { recursive: true })
  return folder
}

/** Another process may make them at the same time: the first one is taken. */
async function make(): Promise<void> {
  const mine = `${made}-${process.pid}`
  const database = await PGlite.create(mine)
  await database.close()
  try {
    renameSync(mine, made)
  } catch {
    rmSync(mine, { recursive: true })
  }
}
