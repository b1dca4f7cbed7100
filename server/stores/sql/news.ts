/** News, written in the transaction of what they tell of. PostgreSQL passes them on to all servers at its end. */
import { and, asc, desc, eq, exists, gt, gte, lte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import * as v from 'valibot'
import { newsNames } from '../../../src/core/server/schema/index.ts'
import { type KeptNews, NEWS_AT_ONCE, NEWS_KEPT, NEWS_OVERLAP, type News } from '../news.ts'
import type { Store } from '../store.ts'
import { type Database, first } from './database.ts'
import { events, newsNames as knownNames } from './tables.ts'

/** The channel of LISTEN and NOTIFY. The function `tell` of the migrations writes to it. */
export const newsChannel = 'client_portal_news'

const payloadSchema = v.object({
  id: v.string(),
  clientId: v.string(),
  name: v.picklist(newsNames),
  target: v.string(),
})

/** Reads what came through the channel; `undefined` if it is nothing of ours. */
export function readNews(payload: string | undefined): KeptNews | undefined {
  try {
    return v.parse(payloadSchema, JSON.parse(payload ?? ''))
  } catch {
    return undefined
  }
}

/** Lets the function `tell` take the names of this version. */
export async function keepNewsNames(database: Database): Promise<void> {
  const rows = newsNames.map((name) => ({ name }))
  await database.insert(knownNames).values(rows).onConflictDoNothing()
}

/** Writes news, by the function that companies call, too. Nobody hears of them before the end of the transaction. */
export async function tell(database: Database, clientId: string, ...news: News[]): Promise<void> {
  const told = news.map(({ name, target = '' }) => sql`tell(${clientId}, ${name}, ${target})`)
  await database.execute(sql`select ${sql.join(told, sql`, `)}`)
}

export function newsQueries(
  database: Database,
): Pick<Store, 'tell' | 'newestNews' | 'newsSince'> & { sweepNews(now: number): Promise<void> } {
  const newestNews: Store['newestNews'] = async (clientId) => {
    const own = database.select({ key: events.key }).from(events).where(eq(events.clientId, clientId))
    return first(await own.orderBy(desc(events.id)).limit(1))?.key ?? '0'
  }
  return {
    tell: (clientId, ...news) => tell(database, clientId, ...news),
    newestNews,
    async newsSince(clientId, id, now) {
      if (!/^[\w-]{1,64}$/.test(id)) return undefined
      const mine = eq(events.clientId, clientId)
      const last = database
        .select({ from: sql`${events.createdAt} - make_interval(secs => ${NEWS_OVERLAP / 1000})` })
        .from(events)
        .where(and(mine, eq(events.key, id)))
      const rows = await database
        .select()
        .from(events)
        .where(and(mine, gte(events.createdAt, last)))
        .orderBy(asc(events.id))
        // And one more if there are too many.
        .limit(NEWS_AT_ONCE + 1)
      if (rows.length > NEWS_AT_ONCE) return undefined
      const known = rows.find(({ key }) => key === id)
      if (!known) return id === '0' && (await newestNews(clientId)) === '0' ? [] : undefined
      const isOld = Date.parse(known.createdAt) <= now - NEWS_KEPT
      return rows
        .filter((one) => !isOld || one.id > known.id)
        .map(({ key, clientId, name, target }) => ({ id: key, clientId, name, target }))
    },
    async sweepNews(now) {
      const newer = alias(events, 'newer')
      const next = database
        .select({ id: newer.id })
        .from(newer)
        .where(and(eq(newer.clientId, events.clientId), gt(newer.id, events.id)))
      const end = new Date(now - NEWS_KEPT).toISOString()
      await database.delete(events).where(and(lte(events.createdAt, end), exists(next)))
    },
  }
}
