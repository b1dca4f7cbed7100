/** Hears of what other servers write: a connection of its own that listens, for as long as the server runs. */
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { createListeners, type NewsListener } from '../news.ts'
import { newsChannel, readNews } from '../stores/sql/news.ts'

/** How often it is asked whether the connection still stands, in milliseconds: a firewall may cut an idle one silently. */
const ASK_EVERY = 30_000
/** The pauses between tries to connect again, in milliseconds: the first one, and the longest. */
const FIRST_PAUSE = 100
const LONGEST_PAUSE = 5_000

export interface Ear {
  listen(listener: NewsListener): void
  /** @throws if the database can't be reached. Later it connects again by itself. */
  open(): Promise<void>
  close(): Promise<void>
}

/** @param log Gets the errors of the connection. */
export function createEar(url: string, log: (error: unknown) => void): Ear {
  const { listen, hear, hears } = createListeners()
  const closing = new AbortController()
  let current: Client | undefined

  async function open(): Promise<void> {
    const client = new Client({ connectionString: url, keepAlive: true, query_timeout: ASK_EVERY / 3 })
    const asking = setInterval(() => client.query('select 1').catch(() => client.end()), ASK_EVERY)
    let isOpen = false
    client.on('notification', ({ payload }) => {
      const news = readNews(payload)
      if (news) hear(news)
    })
    client.on('error', log)
    client.on('end', () => {
      clearInterval(asking)
      if (isOpen && !closing.signal.aborted) void openAgain()
      isOpen = false
    })
    current = client
    try {
      await client.connect()
      await client.query(`listen ${newsChannel}`)
      isOpen = true
    } catch (error) {
      clearInterval(asking)
      client.end().catch(log)
      throw error
    }
  }

  async function openAgain(): Promise<void> {
    hears(false)
    for (let wait = FIRST_PAUSE; !closing.signal.aborted; wait = Math.min(2 * wait, LONGEST_PAUSE)) {
      try {
        await pause(wait * (1 + Math.random()), undefined, { signal: closing.signal })
        await open()
        return hears(true)
      } catch (error) {
        if (!closing.signal.aborted) log(error)
      }
    }
  }

  return {
    listen,
    open,
    async close() {
      closing.abort()
      await current?.end()
    },
  }
}
