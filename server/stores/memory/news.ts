/** The news of the store in memory. */

import { randomId } from '../../base/secrets.ts'
import {
  createListeners,
  type KeptNews,
  NEWS_AT_ONCE,
  NEWS_KEPT,
  NEWS_OVERLAP,
  type News,
  ownNews,
} from '../news.ts'
import type { Store } from '../store.ts'

/** @param peopleOf The ids of all people of the account that a client belongs to. */
export function createMemoryNews(peopleOf: (clientId: string) => string[]): Pick<
  Store,
  'newestNews' | 'newsSince' | 'listen'
> & {
  tell(clientId: string, ...news: News[]): void
  sweepNews(now: number): void
  forgetNews(clientId: string): void
} {
  const { listen, hear } = createListeners()
  let kept: { news: KeptNews; at: number }[] = []
  const mine = (clientId: string) => kept.filter(({ news }) => news.clientId === clientId)

  return {
    listen,
    tell(clientId, ...changed) {
      for (const { name, target = '' } of changed) {
        for (const person of ownNews.includes(name) ? [clientId] : peopleOf(clientId)) {
          const news = { id: randomId(), clientId: person, name, target }
          kept.push({ news, at: Date.now() })
          hear(news)
        }
      }
    },
    async newestNews(clientId) {
      return mine(clientId).at(-1)?.news.id ?? '0'
    },
    async newsSince(clientId, id, now) {
      const all = mine(clientId)
      const last = all.find(({ news }) => news.id === id)
      if (!last) return id === '0' && all.length === 0 ? [] : undefined
      const isOld = last.at <= now - NEWS_KEPT
      const since = isOld
        ? all.slice(all.indexOf(last) + 1)
        : all.filter((one) => one.at >= last.at - NEWS_OVERLAP)
      return since.length > NEWS_AT_ONCE ? undefined : since.map(({ news }) => news)
    },
    forgetNews(clientId) {
      kept = kept.filter(({ news }) => news.clientId !== clientId)
    },
    sweepNews(now) {
      const newest = new Map(kept.map((one) => [one.news.clientId, one]))
      kept = kept.filter((one) => one.at > now - NEWS_KEPT || newest.get(one.news.clientId) === one)
    },
  }
}
