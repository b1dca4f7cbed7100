/** Erases a client. What the law makes a company keep stays: payments, with nothing that says whose they are. */
import { and, eq, exists, inArray, isNotNull, not, notInArray, or, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { allBehindNames, erasedName } from '../closed.ts'
import { goingWith } from '../lists.ts'
import { noDetails } from '../records.ts'
import type { Store } from '../store.ts'
import { dropBegun } from './begun-uploads.ts'
import type { Database } from './database.ts'
import { lists } from './lists.ts'
import { dropCopies } from './own-data.ts'
import { dropUploads, endSessions } from './removing.ts'
import {
  acts,
  approvalRecords,
  begunUploads,
  clients,
  copies,
  erasures,
  events,
  files,
  idempotencyKeys,
  mailSettings,
  mails,
  messages,
  notices,
  notifications,
  passkeys,
  payments,
  projects,
  recoveryCodes,
  secondSteps,
  signIns,
  tickets,
  uploads,
} from './tables.ts'

export function eraseQuery(database: Database): Pick<Store, 'erase'> {
  return {
    erase: (clientId, email, keptUploads) =>
      database.transaction(async (transaction) => {
        await eraseProjects(transaction, clientId, keptUploads)
        await eraseMessages(transaction, clientId)
        for (const name of goingWith('clientId')) {
          const { table, owner } = lists[name]
          await transaction.delete(table).where(eq(owner, clientId))
        }
        const isGone = and(eq(uploads.clientId, clientId), notInArray(uploads.id, keptUploads))
        await dropUploads(transaction, isGone)
        await dropBegun(transaction, eq(begunUploads.clientId, clientId))
        await dropCopies(transaction, eq(copies.clientId, clientId))
        const mailing = [mails, notices, mailSettings]
        const waysIn = [passkeys, recoveryCodes, secondSteps, signIns]
        for (const table of [idempotencyKeys, erasures, events, ...mailing, ...waysIn]) {
          await transaction.delete(table as PgTable).where(eq(table.clientId, clientId))
        }
        await transaction.update(acts).set({ says: '', reason: '' }).where(eq(acts.clientId, clientId))
        await transaction
          .update(clients)
          .set({
            ...{ name: erasedName, email, passwordHash: '', company: '', consultantId: null },
            ...{ ...noDetails, role: '', invitedAt: '' },
          })
          .where(eq(clients.id, clientId))
        await endSessions(transaction, clientId)
      }),
  }
}

async function eraseProjects(database: Database, clientId: string, keptUploads: string[]): Promise<void> {
  const own = eq(projects.clientId, clientId)
  const ids = database.select({ id: projects._id }).from(projects).where(own)
  for (const name of goingWith('projectId')) {
    const { table, owner } = lists[name]
    await database.delete(table).where(inArray(owner, ids))
  }
  await database.update(files).set({ uploaderName: erasedName }).where(eq(files.uploaderId, clientId))
  await database.update(approvalRecords).set({ by: erasedName }).where(eq(approvalRecords.byId, clientId))
  const isPaid = exists(
    database.select({ id: payments.id }).from(payments).where(eq(payments.projectId, projects._id)),
  )
  await database.delete(projects).where(and(own, not(isPaid)))
  await database
    .update(projects)
    .set({ serviceName: sql`${projects.serviceId}`, industry: '', purchaseOrder: '', payPath: '' })
    .where(own)
  const mine = eq(payments.clientId, clientId)
  await database.update(payments).set({ description: '' }).where(mine)
  const isKept = inArray(sql`${payments.invoice} ->> 'id'`, keptUploads)
  await database
    .update(payments)
    .set({ invoice: null })
    .where(and(mine, isNotNull(payments.invoice), not(isKept)))
}

async function eraseMessages(database: Database, clientId: string): Promise<void> {
  const own = eq(tickets.clientId, clientId)
  const ids = database.select({ id: tickets.ticketId }).from(tickets).where(own)
  await database.delete(messages).where(inArray(messages.ticketId, ids))
  await eraseNames(database, clientId)
  await database
    .update(tickets)
    .set({ followers: sql`${tickets.followers} - ${clientId}::text` })
    .where(sql`${tickets.followers} ? ${clientId}`)
  await database.update(messages).set({ messageFrom: erasedName }).where(eq(messages.messageFromId, clientId))
}

/** Where a name stands without an id: as that of who raised a ticket, and at the beginning of what has rung for the colleagues. */
async function eraseNames(database: Database, clientId: string): Promise<void> {
  const isAsked = eq(clients.id, clientId)
  const accountId = sql`coalesce(${clients.accountId}, ${clients.id})`
  const account = database.select({ id: accountId }).from(clients).where(isAsked)
  const people = database.select({ id: clients.id }).from(clients).where(eq(accountId, account))
  // Also under a name of before.
  const written = database.select({ name: messages.messageFrom }).from(messages)
  const known = await database
    .select({ name: clients.name })
    .from(clients)
    .where(isAsked)
    .union(written.where(eq(messages.messageFromId, clientId)))
  for (const { name } of known) {
    await database
      .update(tickets)
      .set({ raisedBy: erasedName })
      .where(and(eq(tickets.clientId, account), eq(tickets.raisedBy, name)))
    const { clientId: owner, message } = notifications
    // No more than the name: that of another one may begin with it.
    const begins = allBehindNames.map((behind) => sql`starts_with(${message}, ${name + behind})`)
    await database
      .update(notifications)
      .set({ message: sql`${erasedName}::text || substr(${message}, char_length(${name}::text) + 1)` })
      .where(and(inArray(owner, people), or(...begins)))
  }
}
