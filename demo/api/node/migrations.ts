import { fileURLToPath } from 'node:url'

/** What drizzle needs to know of both databases. */
export const casing = 'snake_case'
export const migrationsFolder = fileURLToPath(new URL('../stores/sql/migrations', import.meta.url))
