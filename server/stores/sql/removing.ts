/** What is removed: records, sessions, files. The bytes of files are noted first, and removed after it. */
import { and, eq, exists, inArray, or, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { goingWith } from '../lists.ts'
import type { Store } from '../store.ts'
import type { Database } from './database.ts'
import { lists } from './lists.ts'
import { tell } from './news.ts'
import {
  clients,
  discardedFiles,
  files,
  messages,
  notifications,
  payments,
  pending,
  projects,
  resetLinks,
  sessions,
  tickets,
  tries,
  trustedBrowsers,
  updates,
  uploads,
} from './tables.ts'

type Removing = Pick<
  Store,
  'endSessions' | 'forgetCounts' | 'remove' | 'removeUpload' | 'discarded' | 'forgetDiscarded'
>

export function removingQueries(database: Database): Removing {
  const together = (write: (transaction: Database) => Promise<void>) => database.transaction(write)
  return {
    endSessions: (clientId) => together((transaction) => endSessions(transaction, clientId)),
    async forgetCounts(email) {
      // The key is `signIn:grace@example.com 192.0.2.1`.
      const who = sql`split_part(substr(${tries.key}, strpos(${tries.key}, ':') + 1), ' ', 1)`
      await database.delete(tries).where(eq(who, email))
      await database.delete(pending).where(eq(emailIn(pending.content), email))
    },
    remove: ({ projects: projectIds = [], payments: paymentIds = [], ...more }) =>
      together(async (transaction) => {
        const drop = (table: PgTable, column: PgColumn, ids: string[] = []) =>
          transaction.delete(table).where(inArray(column, ids))
        await drop(payments, payments.id, paymentIds)
        for (const name of goingWith('projectId')) {
          await drop(lists[name].table, lists[name].owner, projectIds)
        }
        await drop(projects, projects._id, projectIds)
        await drop(notifications, notifications._id, more.notifications)
        await dropUploads(transaction, inArray(uploads.id, more.uploads ?? []))
      }),
    removeUpload: ({ id, clientId }) =>
      together(async (transaction) => {
        const owned = transaction
          .select({ id: projects._id })
          .from(projects)
          .where(eq(projects.clientId, clientId))
        const raised = transaction
          .select({ id: tickets.ticketId })
          .from(tickets)
          .where(eq(tickets.clientId, clientId))
        await transaction
          .update(messages)
          .set({ attachments: without(messages.attachments, id) })
          .where(and(inArray(messages.ticketId, raised), has(messages.attachments, id)))
        await transaction
          .update(updates)
          .set({ files: without(updates.files, id) })
          .where(and(inArray(updates.projectId, owned), has(updates.files, id)))
        await transaction
          .update(clients)
          .set({ photo: '' })
          .where(and(eq(clients.id, clientId), eq(clients.photo, id)))
        await transaction
          .update(payments)
          .set({ invoice: null })
          .where(and(eq(payments.clientId, clientId), eq(sql`${payments.invoice} ->> 'id'`, id)))
        await transaction
          .delete(files)
          .where(and(inArray(files.projectId, owned), eq(sql`${files.upload} ->> 'id'`, id)))
        await dropUploads(transaction, eq(uploads.id, id))
      }),
    async discarded(most) {
      const found = await database.select().from(discardedFiles).limit(most)
      return found.map(({ id }) => id)
    },
    async forgetDiscarded(ids) {
      await database.delete(discardedFiles).where(inArray(discardedFiles.id, ids))
    },
  }
}

/** Ends all sessions of a client, all trusted browsers and all links, and tells it. */
export async function endSessions(database: Database, clientId: string): Promise<void> {
  // First of all: it waits for a sign-in that is under way, and what that has kept is found after it.
  await database
    .update(clients)
    .set({ passwordVersion: sql`${clients.passwordVersion} + 1` })
    .where(eq(clients.id, clientId))
  for (const table of [resetLinks, sessions, trustedBrowsers]) {
    await database.delete(table).where(eq(table.clientId, clientId))
  }
  const email = database
    .select({ email: sql`lower(${clients.email})` })
    .from(clients)
    .where(eq(clients.id, clientId))
  const isAskedFor = inArray(emailIn(pending.content), email)
  await database.delete(pending).where(or(eq(pending.clientId, clientId), isAskedFor))
  await tell(database, clientId, { name: 'session' })
}

/** The email for which a link was asked. */
const emailIn = (content: PgColumn) => sql`${content} ->> 'email'`

/** Removes the records of files, and notes that their bytes are to go. */
export async function dropUploads(database: Database, which: ReturnType<typeof and>): Promise<void> {
  const gone = database.select({ id: uploads.id }).from(uploads).where(which)
  await database.insert(discardedFiles).select(gone).onConflictDoNothing()
  await database.delete(uploads).where(which)
}

/** The files of a list in their order, without one. */
const without = (list: PgColumn, id: string) =>
  sql`(select coalesce(jsonb_agg(one order by place), '[]') from ${each(list)} where one ->> 'id' <> ${id})`

const has = (list: PgColumn, id: string) =>
  exists(sql`(select from ${each(list)} where one ->> 'id' = ${id})`)

const each = (list: PgColumn) => sql`jsonb_array_elements(${list}) with ordinality as each (one, place)`
