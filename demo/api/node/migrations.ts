import { fileURLToPath } from 'node:url'

/** The options of drizzle, the same for both databases. */
export const casing = 'snake_case'
export const migrationsFolder = fileURLToPath(new URL('../stores/sql/migrations', import.meta.url))
