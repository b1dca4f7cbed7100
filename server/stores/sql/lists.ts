/** The lists, whole or page by page: one query for all of them. */
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import * as v from 'valibot'
import { type Asked, keyParts, type ListName, type Lists, type Page, pageOf, readCursor } from '../lists.ts'
import type { KeptTicket } from '../records.ts'
import type { Store } from '../store.ts'
import type { Database } from './database.ts'
import { files, messages, milestones, notifications, payments, projects, tickets, updates } from './tables.ts'

interface List {
  table: PgTable
  owner: PgColumn
  /** The columns by which the rows stand in their order, by their names in a row. */
  key: Record<string, PgColumn>
}

const lists: Record<ListName, List> = {
  projects: {
    table: projects,
    owner: projects.clientId,
    key: { createdAt: projects.createdAt, _id: projects._id },
  },
  updates: {
    table: updates,
    owner: updates.projectId,
    key: { createdAt: updates.createdAt, _id: updates._id },
  },
  milestones: { table: milestones, owner: milestones.projectId, key: { position: milestones.position } },
  payments: {
    table: payments,
    owner: payments.clientId,
    key: { createdAt: payments.createdAt, id: payments.id },
  },
  files: { table: files, owner: files.projectId, key: { createdAt: files.createdAt, id: files.id } },
  notifications: {
    table: notifications,
    owner: notifications.clientId,
    key: { createdAt: notifications.createdAt, _id: notifications._id },
  },
  tickets: {
    table: tickets,
    owner: tickets.clientId,
    key: { createdAt: tickets.createdAt, ticketId: tickets.ticketId },
  },
}

const newestFirst = { order: desc, sign: sql`<`, schema: v.tuple([keyParts.moment, keyParts.id]) }
const asPlanned = { order: asc, sign: sql`>`, schema: v.tuple([keyParts.position]) }

type Row = Record<string, unknown>

export function listQueries(database: Database): Pick<Store, 'list'> {
  async function rowsOf(
    name: ListName,
    ownerId: string,
    { limit, cursor, serviceName, withTotal = true }: Asked,
  ): Promise<Page<Row>> {
    const { table, owner, key } = lists[name]
    const { order, sign, schema } = name === 'milestones' ? asPlanned : newestFirst
    const columns = Object.values(key)
    const named = serviceName === undefined ? undefined : ofProjectsNamed(database, ownerId, serviceName)
    const mine = and(eq(owner, ownerId), named)
    const after =
      limit === undefined || cursor === undefined
        ? undefined
        : sql`(${inRow(columns)}) ${sign} (${inRow(readCursor(cursor, schema))})`
    const query = database
      .select()
      .from(table)
      .where(and(mine, after))
      .orderBy(...columns.map(order))
    if (limit === undefined) return { rows: await query }
    const found: Row[] = await query.limit(limit + 1)
    const page = pageOf(found, limit, (row) => Object.keys(key).map((part) => row[part]))
    if (cursor !== undefined || !withTotal) return page
    return { ...page, total: page.next ? await database.$count(table, mine) : found.length }
  }

  return {
    async list<Name extends ListName>(name: Name, ownerId: string, asked: Asked = {}) {
      const page = await rowsOf(name, ownerId, asked)
      if (name === 'tickets') await addMessages(database, page.rows, asked.limit === undefined && ownerId)
      // The rows are those of the list's own table.
      return page as Page<unknown> as Page<Lists[Name]>
    },
  }
}

/** A row of values: the database compares it with another one from left to right. */
const inRow = (values: readonly unknown[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )

function ofProjectsNamed(database: Database, clientId: string, serviceName: string) {
  const named = and(eq(projects.clientId, clientId), eq(projects.serviceName, serviceName))
  return inArray(payments.projectId, database.select({ id: projects._id }).from(projects).where(named))
}

/** Gives tickets their conversations. @param clientId Whose they are, if they are all tickets of a client. */
export async function addMessages<Ticket extends Row>(
  database: Database,
  rows: Ticket[],
  clientId: string | false,
): Promise<(Ticket & Pick<KeptTicket, 'messages'>)[]> {
  const complete = rows.map((row) => Object.assign(row, noMessages()))
  const conversations = new Map<unknown, KeptTicket['messages']>(
    complete.map(({ ticketId, messages }) => [ticketId, messages]),
  )
  const ids = [...conversations.keys()].map(String)
  const said = await database
    .select({ message: messages })
    .from(messages)
    .innerJoin(tickets, eq(messages.ticketId, tickets.ticketId))
    .where(clientId === false ? inArray(tickets.ticketId, ids) : eq(tickets.clientId, clientId))
    .orderBy(asc(messages.position))
  for (const { message } of said) conversations.get(message.ticketId)?.push(message)
  return complete
}

const noMessages = (): Pick<KeptTicket, 'messages'> => ({ messages: [] })
