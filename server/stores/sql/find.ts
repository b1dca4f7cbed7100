/**
 * Finds what has some words, in SQL: each row of the client is looked at, the newest first, some at a time. No query takes long, and
 * whoever asks may stop after each. No extension of PostgreSQL is needed.
 */
import { and, asc, count, desc, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import {
  type Hit,
  isShortNumber,
  marksPattern,
  monthsIn,
  numberPattern,
  plainLetters,
  wordsIn,
} from '../find.ts'
import type { Store } from '../store.ts'
import type { Database } from './database.ts'
import { files, messages, milestones, payments, projects, tickets, updates } from './tables.ts'

/** So many bytes of texts are looked at in one query: of letters with marks, folding them takes 0.1 seconds. A row counts as some of its own. */
const [bytesAtOnce, bytesOfRow] = [200_000, 40]

/** The same as `foldText()`. Of a text of English letters alone, which is as many bytes as characters, only the case is folded. */
function folded(text: SQL): SQL {
  const bare = sql`lower(regexp_replace(normalize(${text}, NFKD), ${marksPattern}, '', 'g'))`
  const plain = plainLetters.reduce<SQL>(
    (all, [letter, two]) => sql`replace(${all}, ${letter}, ${two})`,
    bare,
  )
  return sql`case when octet_length(${text}) = char_length(${text}) then lower(${text}) else ${plain} end`
}

/** Of however many words, the database folds the text once; only what has a short number somewhere is looked at again. */
function hasAll(words: readonly string[], text: SQL, date: SQL | undefined): SQL | undefined {
  const all = date ? sql`concat_ws(' ', ${folded(text)}, ${inWords(date, monthsIn(words))})` : folded(text)
  const patterns = words.map((word) => sql`${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`)
  const begins = words.filter(isShortNumber).map((word) => sql`${all} ~ ${numberPattern(word)}`)
  return and(sql`${all} like all (array[${sql.join(patterns, sql`, `)}]::text[])`, ...begins)
}

/** A point in time, as records have it. */
const moment = (column: PgColumn) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The same as `dayInWords()`; null for what is no date. */
function inWords(date: SQL, months: readonly string[]): SQL {
  const names = sql.join(
    months.map((name) => sql`${name}`),
    sql`, `,
  )
  const month = sql`(array[${names}]::text[])[substring(${date} from '^\\d{4}-(\\d\\d)-\\d')::int]`
  return sql`${month} || ' ' || substring(${date} from '^\\d{4}-\\d\\d-0?(\\d+)') || ' ' || left(${date}, 4)`
}

/** What is looked for of one kind: the `texts` have the words, in this order. */
interface Asked {
  kind: Hit['kind']
  table: SQLWrapper
  isMine: SQL
  texts: readonly SQLWrapper[]
  /** By what day it is found, too. */
  date?: SQL
  id: PgColumn
  title: PgColumn
  text?: SQLWrapper
  placeId: PgColumn
  order: readonly SQL[]
}

export function findQuery(database: Database): Pick<Store, 'find'> {
  function kindsOf(clientId: string): Asked[] {
    const ownProjects = database
      .select({ id: projects._id })
      .from(projects)
      .where(eq(projects.clientId, clientId))
    const said = database
      .select({
        ...{ position: messages.position, message: messages.message, ticketId: tickets.ticketId },
        ...{ subject: tickets.subject, createdAt: tickets.createdAt, clientId: tickets.clientId },
      })
      .from(messages)
      .innerJoin(tickets, eq(tickets.ticketId, messages.ticketId))
      .as('said')
    const newest = (createdAt: PgColumn, id: PgColumn) => [desc(createdAt), desc(id)]
    /** What stands in a project is found by its name, too. */
    const nameOf = (projectId: PgColumn) =>
      sql`(select ${projects.serviceName} from ${projects} where ${projects._id} = ${projectId})`
    const uploaded = sql`(${files.upload} ->> 'name')`
    return [
      {
        ...{ kind: 'project', table: projects, isMine: eq(projects.clientId, clientId) },
        ...{ texts: [projects.serviceId, projects.serviceName, projects.industry] },
        ...{ id: projects._id, title: projects.serviceName, placeId: projects._id },
        order: newest(projects.createdAt, projects._id),
      },
      {
        ...{ kind: 'update', table: updates, isMine: inArray(updates.projectId, ownProjects) },
        ...{ texts: [updates.title, updates.description, nameOf(updates.projectId)] },
        date: moment(updates.createdAt),
        ...{ id: updates._id, title: updates.title, text: updates.description, placeId: updates.projectId },
        order: newest(updates.createdAt, updates._id),
      },
      {
        ...{ kind: 'milestone', table: milestones, isMine: inArray(milestones.projectId, ownProjects) },
        ...{ texts: [milestones.title, milestones.description, nameOf(milestones.projectId)] },
        date: sql`${milestones.dueDate}`,
        ...{ id: milestones.title, title: milestones.title, text: milestones.description },
        ...{ placeId: milestones.projectId, order: [asc(milestones.position)] },
      },
      {
        ...{ kind: 'file', table: files, isMine: inArray(files.projectId, ownProjects) },
        ...{ texts: [files.name, uploaded, nameOf(files.projectId)], date: moment(files.createdAt) },
        ...{ id: files.id, title: files.name, placeId: files.projectId },
        text: sql`coalesce(nullif(${uploaded}, ${files.name}), '')`,
        order: newest(files.createdAt, files.id),
      },
      {
        ...{ kind: 'payment', table: payments, isMine: eq(payments.clientId, clientId) },
        texts: [payments.paymentId, payments.receivedPaymentId, payments.description],
        ...{ id: payments.id, title: payments.description, placeId: payments.paymentId },
        order: newest(payments.createdAt, payments.id),
      },
      {
        ...{ kind: 'ticket', table: tickets, isMine: eq(tickets.clientId, clientId) },
        ...{ texts: [tickets.ticketId, tickets.subject] },
        ...{ id: tickets.ticketId, title: tickets.subject, placeId: tickets.ticketId },
        order: newest(tickets.createdAt, tickets.ticketId),
      },
      {
        ...{ kind: 'message', table: said, isMine: eq(said.clientId, clientId) },
        ...{ texts: [said.message] },
        ...{ id: said.ticketId, title: said.subject, text: said.message, placeId: said.ticketId },
        order: [...newest(said.createdAt, said.ticketId), desc(said.position)],
      },
    ]
  }

  /** How many rows each piece of a kind has. */
  async function piecesOf({ table, isMine, texts, order }: Asked): Promise<number[]> {
    const sizes = texts.map((text) => sql`octet_length(${text})`)
    const size = sql`${bytesOfRow} + ${sql.join(sizes, sql` + `)}`
    const bytesSoFar = sql`sum(${size}) over (order by ${sql.join([...order], sql`, `)})`
    const rows = database
      .select({ piece: sql`floor(${bytesSoFar} / ${bytesAtOnce})`.as('piece') })
      .from(sql`${table}`)
      .where(isMine)
      .as('rows')
    const pieces = await database.select({ rows: count() }).from(rows).groupBy(rows.piece).orderBy(rows.piece)
    return pieces.map(({ rows }) => rows)
  }

  async function look(asked: Asked, place: { offset: number; limit: number }, words: readonly string[]) {
    const { kind, table, isMine, texts, date, id, title, text, placeId, order } = asked
    const piece = database
      .select({
        id: sql<string>`${id}`.as('id'),
        title: sql<string>`${title}`.as('title'),
        text: (text ? sql<string>`${text}` : sql<string>`''`).as('text'),
        placeId: sql<string>`${placeId}`.as('place_id'),
        date: sql<string | null>`${date ?? sql`null::text`}`.as('date'),
        searched: sql`${sql.join([...texts], sql` || E'\n' || `)}`.as('searched'),
      })
      .from(sql`${table}`)
      .where(isMine)
      .orderBy(...order)
      .offset(place.offset)
      .limit(place.limit)
      .as('piece')
    const { searched, ...told } = piece._.selectedFields
    const rows = await database
      .select(told)
      .from(piece)
      .where(hasAll(words, sql`${searched}`, date && sql`${told.date}`))
    return rows.map(({ date: day, ...row }): Hit => ({ kind, ...row, ...(day && { date: day }) }))
  }

  return {
    async *find(clientId, query, most, newest) {
      const words = wordsIn(query)
      // Every text has all of no words.
      if (words.length === 0) return
      for (const asked of kindsOf(clientId)) {
        // Of a ticket, the newest message is told. And what is written meanwhile moves the rows on.
        const found = new Set<string>()
        let offset = 0
        for (const limit of await piecesOf(asked)) {
          const hits = await look(asked, { offset, limit }, asked.kind === newest ? [] : words)
          offset += limit
          const some = hits.filter((hit) => {
            const key = `${hit.placeId} ${hit.id}`
            return !found.has(key) && found.add(key)
          })
          yield some
          if (found.size >= most) break
        }
      }
    },
  }
}
