import { createDatabase } from './create-database'
import { startPglite } from './pglite-server'

/** An empty database of the test's own: on PostgreSQL when DATABASE_URL names a server, and else on PGlite. */
export async function createAnyDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = process.env.DATABASE_URL
  if (server) return createDatabase(server)
  const { url, stop } = await startPglite()
  return { url, drop: stop }
}
