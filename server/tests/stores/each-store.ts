/** Each kind of store, new and empty; PostgreSQL when DATABASE_URL names a server. */
import { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'
import { vi } from 'vitest'
import { createMemoryStore } from '../../stores/memory/memory'
import { openPglite } from '../../stores/node/pglite'
import { openPostgres } from '../../stores/node/postgres'
import type { Store } from '../../stores/store'
import { createDatabase } from './create-database'
import { newDatabase } from './new-database'

export interface Opened {
  store: Store
  /** Asks the database itself; the store in memory has none. */
  query?: (text: string, values: unknown[]) => Promise<unknown>
  close(): Promise<void>
}

export const stores: Record<string, () => Promise<Opened>> = {
  async memory() {
    const store = createMemoryStore()
    return { store, close: store.close }
  },
  async PGlite() {
    const create = vi.spyOn(PGlite, 'create')
    const store = await openPglite(await newDatabase())
    const database: PGlite = await create.mock.results[0]?.value
    create.mockRestore()
    return { store, query: (text, values) => database.query(text, values), close: store.close }
  },
  ...(process.env.DATABASE_URL && { PostgreSQL: () => openTwice(process.env.DATABASE_URL ?? '') }),
}

/** Two servers that start at once: one makes the tables, the other one waits. */
async function openTwice(server: string): Promise<Opened> {
  const { url, drop } = await createDatabase(server)
  const open = () => openPostgres(url, async () => {}, console.error)
  const [store, other] = await Promise.all([open(), open()])
  await other.close()
  const client = new Client({ connectionString: url })
  await client.connect()
  return {
    store,
    query: (text, values) => client.query(text, values),
    async close() {
      await Promise.all([store.close(), client.end()])
      await drop()
    },
  }
}
