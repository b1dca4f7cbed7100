/** Hears of what other servers write: a connection of its own that listens, for as long as the server runs. */
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { scattered } from '../../base/secrets.ts'
import { createListeners, type NewsListener } from '../news.ts'
import { newsChannel, readNews } from '../sql/news.ts'

/** How often it is asked whether the connection still stands, in milliseconds: a firewall may cut an idle one silently. */
const ASK_EVERY = 30_000
/** How long an answer may take, in milliseconds. */
const PATIENCE = 10_000
/** The pauses between tries to connect again, in milliseconds: the first one, and the longest. */
const FIRST_PAUSE = 100
const LONGEST_PAUSE = 5_000

export interface Ear {
  listen(listener: NewsListener): void
  /** @throws if the database can't be reached. Later it connects again by itself. */
  open(): Promise<void>
  close(): Promise<void>
}

/** In milliseconds. */
interface Times {
  askEvery: number
  patience: number
}

/** @param log Gets the errors of the connection. */
export function createEar(
  url: string,
  log: (error: unknown) => void,
  { askEvery, patience }: Times = { askEvery: ASK_EVERY, patience: PATIENCE },
): Ear {
  const { listen, hear, hears } = createListeners()
  let isClosing = false
  let waiting: ReturnType<typeof setTimeout> | undefined
  let current: Client | undefined

  async function open(): Promise<void> {
    const client = new Client({
      ...{ connectionString: url, keepAlive: true, application_name: 'client-portal news' },
      ...{ connectionTimeoutMillis: patience, query_timeout: patience },
    })
    // `end()` says goodbye and waits for the other side, which may be gone.
    const hangUp = () => client.connection.stream.destroy()
    const asking = setInterval(() => client.query('select 1').catch(hangUp), askEvery)
    let isOpen = false
    client.on('notification', ({ payload }) => {
      const news = readNews(payload)
      if (news) hear(news)
    })
    client.on('error', log)
    client.on('end', () => {
      clearInterval(asking)
      if (!isOpen || isClosing) return
      hears(false)
      openAgain()
    })
    current = client
    try {
      await client.connect()
      await drizzle({ client }).execute(sql`listen ${sql.identifier(newsChannel)}`)
      isOpen = true
    } catch (error) {
      clearInterval(asking)
      hangUp()
      throw error
    }
  }

  function openAgain(wait = FIRST_PAUSE): void {
    waiting = setTimeout(() => {
      open().then(
        () => hears(true),
        (error) => {
          if (isClosing) return
          log(error)
          openAgain(Math.min(2 * wait, LONGEST_PAUSE))
        },
      )
    }, scattered(wait))
  }

  return {
    listen,
    open,
    async close() {
      isClosing = true
      clearTimeout(waiting)
      const ended = current?.end()
      // It ends when the goodbye is written, whether that is answered or not.
      const stream = current?.connection.stream
      stream?.end(() => stream.destroy())
      await ended
    },
  }
}
