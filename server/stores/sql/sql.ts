/** The store on PostgreSQL, or on PGlite, which is PostgreSQL inside this process. */
import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { listNames } from '../lists.ts'
import type { Store } from '../store.ts'
import { approvalQueries } from './approvals.ts'
import { begunUploadQueries } from './begun-uploads.ts'
import type { Database } from './database.ts'
import { eraseQuery } from './erase.ts'
import { findQuery } from './find.ts'
import { inTurnQuery } from './in-turn.ts'
import { listQueries } from './lists.ts'
import { mailQueries } from './mails.ts'
import { newsQueries } from './news.ts'
import { noticeQueries } from './notices.ts'
import { onceQuery } from './once.ts'
import { ownDataQueries } from './own-data.ts'
import { peopleQueries } from './people.ts'
import { projectQueries } from './projects.ts'
import { ratingQueries } from './ratings.ts'
import { removingQueries } from './removing.ts'
import { createSqlSignIn } from './sign-in.ts'
import { staffQueries } from './staff.ts'
import { clients, messages, tables } from './tables.ts'
import { rowsOf, ticketQueries } from './tickets.ts'
import { trailQueries } from './trail.ts'
import { tryQueries } from './tries.ts'

/** Rows of other tables name rows of these, which have to be there first. */
const named = ['consultants', 'clients', 'projects', 'tickets', 'uploads'] as const

/** How many rows one statement inserts. This stays far below PostgreSQL's limit of 65,535 values. */
const ROWS_AT_ONCE = 2_000

/** What a store leaves to the connection of its database. */
type Connection = Pick<Store, 'checkTables' | 'close' | 'listen'>

/**
 * Creates a store on a database.
 *
 * @param connection Ends the connection of the database, and passes on what comes through the channel of news.
 */
export function createSqlStore(database: Database, connection: Connection): Store {
  const { sweepNews, ...news } = newsQueries(database)
  const { sweep, ...tries } = tryQueries(database)
  const { sweepSignIn, ...signIn } = createSqlSignIn(database)
  const { sweepUploads, ...begunUploads } = begunUploadQueries(database)
  const { sweepCopies, ...ownData } = ownDataQueries(database)
  return {
    async isEmpty() {
      return (await database.$count(clients)) === 0
    },
    async load(records) {
      await database.transaction(async (transaction) => {
        const fill = async <Table extends PgTable>(table: Table, rows: Table['$inferInsert'][] = []) => {
          for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
            await transaction.insert(table).values(rows.slice(start, start + ROWS_AT_ONCE))
          }
        }
        for (const name of new Set([...named, ...listNames])) await fill(tables[name], records[name])
        await fill(
          messages,
          records.tickets?.flatMap((ticket) => rowsOf(ticket.ticketId, ticket.messages)),
        )
      })
      // Until the database knows how many rows there are, it sorts a whole list for each page of it. PGlite never looks
      // by itself.
      if ((records.payments?.length ?? 0) >= ROWS_AT_ONCE) await database.execute(sql`analyze`)
    },
    async ping() {
      await database.execute(sql`select 1`)
    },
    ...connection,
    ...peopleQueries(database),
    ...projectQueries(database),
    ...approvalQueries(database),
    ...ticketQueries(database),
    ...ratingQueries(database),
    ...listQueries(database),
    ...findQuery(database),
    ...staffQueries(database),
    ...removingQueries(database),
    ...eraseQuery(database),
    ...trailQueries(database),
    ...mailQueries(database),
    ...noticeQueries(database),
    ...begunUploads,
    ...ownData,
    ...signIn,
    ...tries,
    ...news,
    async sweep(now) {
      await sweep(now)
      await sweepNews(now)
      await sweepUploads(now)
      await sweepCopies(now)
      await sweepSignIn(now)
    },
    ...onceQuery(database, storeOn),
    ...inTurnQuery(database, storeOn),
    together: (write) => database.transaction((transaction) => write(storeOn(transaction))),
  }
}

const storeOn = (transaction: Database) => createSqlStore(transaction, noConnection)

/** A transaction has no connection of its own to close or to hear from. */
const noConnection: Connection = { checkTables: async () => {}, close: async () => {}, listen: () => {} }
