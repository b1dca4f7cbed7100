/** The lists, whole or page by page: one query for all of them. */
import { and, asc, desc, eq, getTableColumns, inArray, type Placeholder, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import * as v from 'valibot'
import {
  type Asked,
  keyParts,
  type ListName,
  type Lists,
  listNames,
  owners,
  type Page,
  pageOf,
  readCursor,
} from '../lists.ts'
import type { KeptTicket } from '../records.ts'
import type { Store } from '../store.ts'
import { type Database, prepared } from './database.ts'
import { messages, payments, projects, tables } from './tables.ts'

const { placeholder } = sql

interface List {
  table: PgTable
  /** The column that says whose a row is. */
  owner: PgColumn
  /** The columns by which the rows stand in their order, by their names in a row: when each was created, if that is known, and its id. */
  key: Record<string, PgColumn>
}

function listOf(name: ListName): List {
  const table = tables[name]
  const columns: Record<string, PgColumn> = getTableColumns(table)
  const { [owners[name]]: owner, createdAt } = columns
  if (!owner) throw new Error(`The table of the list "${name}" has no column ${owners[name]}.`)
  const id = Object.fromEntries(Object.entries(columns).filter(([, column]) => column.primary))
  return { table, owner, key: createdAt ? { createdAt, ...id } : id }
}

/** Each list: its table, and what the queries need of its columns. */
export const lists = Object.fromEntries(listNames.map((name) => [name, listOf(name)])) as Record<
  ListName,
  List
> // of all names

const newestFirst = { order: desc, sign: sql`<`, schema: v.tuple([keyParts.moment, keyParts.id]) }
const asPlanned = { order: asc, sign: sql`>`, schema: v.tuple([keyParts.position]) }

type Row = Record<string, unknown>

type Ask = (values: Row) => Promise<Row[]>

/** What is asked of a list, but for the values. */
interface Form {
  name: ListName
  hasLimit: boolean
  hasCursor: boolean
  hasServiceName: boolean
}

export function listQueries(database: Database): Pick<Store, 'list'> {
  const queries = new Map<string, Ask>()
  function asking(form: Form) {
    const key = JSON.stringify(form)
    const ask = queries.get(key) ?? prepared(() => listQuery(database, form))
    queries.set(key, ask)
    return ask
  }

  async function rowsOf(name: ListName, ownerId: string, asked: Asked): Promise<Page<Row>> {
    const { limit, serviceName, withTotal = true } = asked
    const { table, key } = lists[name]
    const cursor = limit === undefined ? undefined : asked.cursor
    const ask = asking({
      ...{ name, hasLimit: limit !== undefined, hasCursor: cursor !== undefined },
      hasServiceName: serviceName !== undefined,
    })
    const after = cursor === undefined ? [] : readCursor(cursor, orderOf(name).schema)
    const given = { ownerId, serviceName, after0: after[0], after1: after[1] }
    if (limit === undefined) return { rows: await ask(given) }
    const found: Row[] = await ask({ ...given, limit: limit + 1 })
    const page = pageOf(found, limit, (row) => Object.keys(key).map((part) => row[part]))
    if (cursor !== undefined || !withTotal) return page
    const mine = mineOf(database, name, ownerId, serviceName)
    return { ...page, total: page.next ? await database.$count(table, mine) : found.length }
  }

  const messagesOf = prepareMessages(database)
  return {
    async list<Name extends ListName>(name: Name, ownerId: string, asked: Asked = {}) {
      const page = await rowsOf(name, ownerId, asked)
      if (name === 'tickets') await addMessages(messagesOf, page.rows)
      // The rows are those of the list's own table.
      return page as Page<unknown> as Page<Lists[Name]>
    },
  }
}

const orderOf = (name: ListName) => ('createdAt' in lists[name].key ? newestFirst : asPlanned)

function listQuery(database: Database, { name, hasLimit, hasCursor, hasServiceName }: Form) {
  const { table, key } = lists[name]
  const { order, sign } = orderOf(name)
  const columns = Object.values(key)
  const mine = mineOf(
    database,
    name,
    placeholder('ownerId'),
    hasServiceName ? placeholder('serviceName') : undefined,
  )
  const places = columns.map((_, index) => placeholder(`after${index}`))
  const after = hasCursor ? sql`(${inRow(columns)}) ${sign} (${inRow(places)})` : undefined
  const query = database
    .select()
    .from(table)
    .where(and(mine, after))
    .orderBy(...columns.map(order))
  return hasLimit ? query.limit(placeholder('limit')) : query
}

/** A row of values: the database compares it with another one from left to right. */
const inRow = (values: readonly unknown[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )

/** A value, or the place of one. */
type Value = string | Placeholder

function mineOf(database: Database, name: ListName, ownerId: Value, serviceName: Value | undefined) {
  const isMine = eq(lists[name].owner, ownerId)
  if (serviceName === undefined) return isMine
  const isNamed = and(eq(projects.clientId, ownerId), eq(projects.serviceName, serviceName))
  const named = database.select({ id: projects._id }).from(projects).where(isNamed)
  return and(isMine, inArray(payments.projectId, named))
}

export const prepareMessages = (database: Database) =>
  prepared(() =>
    database
      .select()
      .from(messages)
      .where(eq(messages.ticketId, sql`any(${placeholder('ids')})`))
      .orderBy(asc(messages.position)),
  )

/** Gives tickets their conversations. @param messagesOf What `prepareMessages` has made. */
export async function addMessages<Ticket extends Row>(
  messagesOf: ReturnType<typeof prepareMessages>,
  rows: Ticket[],
): Promise<(Ticket & Pick<KeptTicket, 'messages'>)[]> {
  const complete = rows.map((row) => Object.assign(row, noMessages()))
  const conversations = new Map<unknown, KeptTicket['messages']>(
    complete.map(({ ticketId, messages }) => [ticketId, messages]),
  )
  const said = await messagesOf({ ids: [...conversations.keys()] })
  for (const message of said) conversations.get(message.ticketId)?.push(message)
  return complete
}

const noMessages = (): Pick<KeptTicket, 'messages'> => ({ messages: [] })
