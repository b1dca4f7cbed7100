import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** PostgreSQL, PGlite, or a transaction on either. */
export type Database = PgDatabase<PgQueryResultHKT>

/**
 * A query with places for its values, which is built when it is first asked for: building it takes longer than asking the
 * database. It has no name, by which a connection would keep it: between two calls, a pooler may give us another connection.
 */
export function prepared<Rows>(build: () => Preparable<Rows>): (values: Values) => Promise<Rows> {
  let query: ReturnType<Preparable<Rows>['prepare']> | undefined
  return (values) => {
    query ??= build().prepare('')
    return query.execute(values)
  }
}

type Values = Record<string, unknown>

interface Preparable<Rows> {
  prepare(name: string): { execute(values: Values): Promise<Rows> }
}

export const first = <Row>(rows: Row[]): Row | undefined => rows[0]
