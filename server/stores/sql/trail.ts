/** The trail of what staff has done. */
import { desc, eq, getTableColumns } from 'drizzle-orm'
import type { Store } from '../store.ts'
import type { Database } from './database.ts'
import { acts } from './tables.ts'

export function trailQueries(database: Database): Pick<Store, 'addAct' | 'acts'> {
  const { position, ...columns } = getTableColumns(acts)
  return {
    async addAct(act) {
      await database.insert(acts).values(act)
    },
    async acts(clientId) {
      const isAbout = clientId === undefined ? undefined : eq(acts.clientId, clientId)
      return database.select(columns).from(acts).where(isAbout).orderBy(desc(position))
    },
  }
}
