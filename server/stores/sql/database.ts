import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** PostgreSQL, PGlite, or a transaction on either. */
export type Database = PgDatabase<PgQueryResultHKT>

/**
 * A query with places for its values, which is built when it is first asked for: building it takes longer than asking the
 * database. It has no name, by which a connection would keep it: between two calls, a pooler may give us another connection.
 */
export function prepared<Query>(build: () => { prepare(name: string): Query }): () => Query {
  let query: Query | undefined
  return () => {
    query ??= build().prepare('')
    return query
  }
}

export const first = <Row>(rows: Row[]): Row | undefined => rows[0]
