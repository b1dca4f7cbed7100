/** Finds what has some words, in SQL: each row of the client is looked at. No extension of PostgreSQL is needed. */
import { and, asc, desc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type Hit, marksPattern, mixed, plainLetters, wordsIn } from '../find.ts'
import type { Store } from '../store.ts'
import type { Database } from './database.ts'
import { files, messages, milestones, payments, projects, tickets, updates } from './tables.ts'

/** The same as `foldText()`. Of a text of English letters alone, which is as many bytes as characters, only the case is folded. */
function folded(...texts: readonly PgColumn[]): SQL {
  const text = sql`(${sql.join([...texts], sql` || E'\n' || `)})`
  const bare = sql`lower(regexp_replace(normalize(${text}, NFKD), ${marksPattern}, '', 'g'))`
  const plain = plainLetters.reduce<SQL>(
    (all, [letter, two]) => sql`replace(${all}, ${letter}, ${two})`,
    bare,
  )
  return sql`case when octet_length(${text}) = char_length(${text}) then lower(${text}) else ${plain} end`
}

const hasAll = (words: readonly string[], ...texts: readonly PgColumn[]) =>
  and(...words.map((word) => sql`strpos(${folded(...texts)}, ${word}) > 0`))

const none = sql<string>`''`

interface Asked {
  kind: Hit['kind']
  table: PgTable
  /** The texts in which the words are looked for. */
  texts: readonly PgColumn[]
  id: PgColumn
  title: PgColumn
  text?: PgColumn
  placeId: PgColumn
  order: readonly SQLWrapper[]
}

export function findQuery(database: Database): Pick<Store, 'find'> {
  const mine = (clientId: string) => ({
    ofClient: (column: PgColumn) => eq(column, clientId),
    ofProject: (column: PgColumn) =>
      sql`${column} in (select ${projects._id} from ${projects} where ${projects.clientId} = ${clientId})`,
  })

  async function ask(
    { kind, table, texts, id, title, text, placeId, order }: Asked,
    isMine: SQL,
    words: readonly string[],
    most: number,
  ): Promise<Hit[]> {
    const rows = await database
      .select({
        id: sql<string>`${id}`,
        title: sql<string>`${title}`,
        text: text ?? none,
        placeId: sql<string>`${placeId}`,
      })
      .from(table)
      .where(and(isMine, hasAll(words, ...texts)))
      .orderBy(...order.map((column) => column.getSQL()))
      .limit(most)
    return rows.map((row) => ({ kind, ...row, text: String(row.text) }))
  }

  /** Of each ticket the newest message with the words. */
  async function inMessages(clientId: string, words: readonly string[], most: number): Promise<Hit[]> {
    const said = database
      .selectDistinctOn([messages.ticketId], { ticketId: messages.ticketId, text: messages.message })
      .from(messages)
      .innerJoin(tickets, eq(tickets.ticketId, messages.ticketId))
      .where(and(eq(tickets.clientId, clientId), hasAll(words, messages.message)))
      .orderBy(messages.ticketId, desc(messages.position))
      .as('said')
    const rows = await database
      .select({ id: tickets.ticketId, title: tickets.subject, text: said.text })
      .from(tickets)
      .innerJoin(said, eq(said.ticketId, tickets.ticketId))
      .orderBy(desc(tickets.createdAt), desc(tickets.ticketId))
      .limit(most)
    return rows.map((row) => ({ kind: 'message', ...row, placeId: row.id }))
  }

  return {
    async find(clientId, query, most) {
      const words = wordsIn(query)
      // Every text has all of no words.
      if (words.length === 0) return []
      const { ofClient, ofProject } = mine(clientId)
      const newest = (createdAt: PgColumn, id: PgColumn) => [desc(createdAt), desc(id)]
      const found = [
        ask(
          {
            ...{ kind: 'project', table: projects, id: projects._id, title: projects.serviceName },
            texts: [projects.serviceId, projects.serviceName, projects.industry],
            placeId: projects._id,
            order: newest(projects.createdAt, projects._id),
          },
          ofClient(projects.clientId),
          words,
          most,
        ),
        ask(
          {
            ...{ kind: 'update', table: updates, id: updates._id, title: updates.title },
            ...{ text: updates.description, texts: [updates.title, updates.description] },
            placeId: updates.projectId,
            order: newest(updates.createdAt, updates._id),
          },
          ofProject(updates.projectId),
          words,
          most,
        ),
        ask(
          {
            ...{ kind: 'milestone', table: milestones, id: milestones.title, title: milestones.title },
            ...{ text: milestones.description, texts: [milestones.title, milestones.description] },
            placeId: milestones.projectId,
            order: [asc(milestones.position)],
          },
          ofProject(milestones.projectId),
          words,
          most,
        ),
        ask(
          {
            ...{ kind: 'file', table: files, id: files.id, title: files.name, texts: [files.name] },
            placeId: files.projectId,
            order: newest(files.createdAt, files.id),
          },
          ofProject(files.projectId),
          words,
          most,
        ),
        ask(
          {
            ...{ kind: 'payment', table: payments, id: payments.id, title: payments.description },
            texts: [payments.paymentId, payments.receivedPaymentId, payments.description],
            placeId: payments.paymentId,
            order: newest(payments.createdAt, payments.id),
          },
          ofClient(payments.clientId),
          words,
          most,
        ),
        ask(
          {
            ...{ kind: 'ticket', table: tickets, id: tickets.ticketId, title: tickets.subject },
            texts: [tickets.ticketId, tickets.subject],
            placeId: tickets.ticketId,
            order: newest(tickets.createdAt, tickets.ticketId),
          },
          ofClient(tickets.clientId),
          words,
          most,
        ),
        inMessages(clientId, words, most),
      ]
      return mixed((await Promise.all(found)).flat(), most)
    },
  }
}
