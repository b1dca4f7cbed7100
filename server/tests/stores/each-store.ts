/** Each kind of store, new and empty; PostgreSQL when DATABASE_URL names a server. */
import { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'
import { afterAll, vi } from 'vitest'
import { isFull } from '../../../tests/tiers'
import { createMemoryStore } from '../../stores/memory/memory'
import { openPglite } from '../../stores/node/pglite'
import { openPostgres } from '../../stores/node/postgres'
import { newsChannel } from '../../stores/sql/news'
import type { Store } from '../../stores/store'
import { createDatabase } from './create-database'
import { newDatabase } from './new-database'

export interface Opened {
  store: Store
  /** Asks the database itself; the store in memory has none. */
  query?: (text: string, values: unknown[]) => Promise<unknown>
  close(): Promise<void>
}

/** Those that are closed, and empty again: to start one takes half a second of work. */
const idle: PGlite[] = []
afterAll(async () => {
  for (const database of idle.splice(0)) await database.close()
})
/** All but what the migrations have written. In this role rows go in any order, and that is far quicker than to truncate. */
const empty = `do $$ declare name text; begin
  set local session_replication_role = replica;
  for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'news_names' loop
    execute 'delete from ' || quote_ident(name);
  end loop;
end $$`

export const stores: Record<string, () => Promise<Opened>> = {
  async memory() {
    const store = createMemoryStore()
    return { store, close: store.close }
  },
  async PGlite() {
    const database = idle.pop() ?? (await PGlite.create(await newDatabase()))
    const create = vi.spyOn(PGlite, 'create').mockResolvedValue(database)
    const store = await openPglite()
    create.mockRestore()
    return {
      store,
      query: (text, values) => database.query(text, values),
      async close() {
        await database.unlisten(newsChannel)
        await database.exec(empty)
        idle.push(database)
      },
    }
  },
  ...(process.env.DATABASE_URL && { PostgreSQL: () => openTwice(process.env.DATABASE_URL ?? '') }),
}

/** For the ways in, of which `sign-in-store.test.ts` tries each store: outside of a full run, they have the store in memory alone. */
export const storesOfWays = Object.entries(stores).filter(
  ([name]) => isFull || process.env.DATABASE_URL || name === 'memory',
)

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
