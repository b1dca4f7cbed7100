/** PGlite, the database that comes with the server: PostgreSQL inside this process, with its data in a folder. */
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { createListeners } from '../news.ts'
import { keepNewsNames, newsChannel, readNews } from '../sql/news.ts'
import { createSqlStore } from '../sql/sql.ts'
import type { Store } from '../store.ts'
import { casing, createCheckTables, migrationsFolder } from './migrations.ts'

/** Opens the database in a folder, which nobody else may have open. Without a folder, the data is in memory. */
export async function openPglite(folder?: string): Promise<Store> {
  const client = await PGlite.create(folder)
  const database = drizzle({ client, casing })
  await migrate(database, { migrationsFolder })
  await keepNewsNames(database)
  const { listen, hear } = createListeners()
  await client.listen(newsChannel, (payload) => {
    const news = readNews(payload)
    if (news) hear(news)
  })
  return createSqlStore(database, {
    listen,
    close: () => client.close(),
    checkTables: createCheckTables(database),
  })
}
