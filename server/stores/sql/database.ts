import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** PostgreSQL, PGlite, or a transaction on either. */
export type Database = PgDatabase<PgQueryResultHKT>

export const first = <Row>(rows: Row[]): Row | undefined => rows[0]
