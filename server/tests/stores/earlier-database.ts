import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { migrationsFolder } from '../../stores/node/migrations'
import { createAnyDatabase } from './any-database'

/**
 * A database that an earlier version has made.
 *
 * @param migrations How many there were.
 * @returns its address, and a connection of the company's own
 */
export async function openEarlierDatabase(
  migrations: number,
): Promise<{ url: string; company: Client; close(): Promise<void> }> {
  const { url, drop } = await createAnyDatabase()
  const company = new Client({ connectionString: url })
  await company.connect()
  const folder = mkdtempSync(join(tmpdir(), 'cp-migrations-'))
  cpSync(migrationsFolder, folder, { recursive: true })
  const path = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(path, 'utf8'))
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, migrations) }))
  await migrate(drizzle({ client: company }), { migrationsFolder: folder })
  rmSync(folder, { recursive: true })
  return {
    url,
    company,
    async close() {
      await company.end()
      await drop()
    },
  }
}
