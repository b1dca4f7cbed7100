/**
 * News: what has changed for a client, and never the data itself. What a page shows of it, it asks for again. So news may
 * come twice, and in any order.
 */
import type { NewsName } from '../../src/core/server/schema/index.ts'

export interface News {
  name: NewsName
  /** The id of what has changed: a ticket's `ticketId`, a project's `_id`. Empty for all of the kind. */
  target?: string
}

/** What is a person's own: no colleague hears of it. */
export const ownNews: readonly NewsName[] = ['notifications', 'ownData', 'profile', 'session']

/** News as a store keeps them, for some minutes. */
export interface KeptNews extends Required<News> {
  /** Tells nothing but which one it is: not how many news others have had. */
  id: string
  clientId: string
}

/** How long a store keeps news, in milliseconds. It keeps the newest of each client for longer. */
export const NEWS_KEPT = 10 * 60_000

/**
 * How long after another event, in milliseconds, one with a lower id may still appear: ids are given in a transaction,
 * and transactions end in another order.
 */
export const NEWS_OVERLAP = 10_000

/** How many news a store gives at once. A page that has missed more asks for all that it shows. */
export const NEWS_AT_ONCE = 200

/** Who hears of news, in one process. */
export interface NewsListener {
  /** Called for each event, after what it tells of has been written. */
  hear(news: KeptNews): void
  /** Called with `false` when the writes of other processes can't be heard any more, and with `true` when they can. */
  hears(isSo: boolean): void
}

/** Passes news on to several listeners. Who comes while nothing can be heard is told so. */
export function createListeners(): NewsListener & { listen(listener: NewsListener): void } {
  const listeners: NewsListener[] = []
  let isDeaf = false
  return {
    listen: (listener) => {
      listeners.push(listener)
      if (isDeaf) listener.hears(false)
    },
    hear: (news) => {
      for (const listener of listeners) listener.hear(news)
    },
    hears: (isSo) => {
      isDeaf = !isSo
      for (const listener of listeners) listener.hears(isSo)
    },
  }
}
