import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

/** An empty database of the test's own on that server, so that nothing of anybody's is touched. */
export async function createDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `portal_test_${randomBytes(6).toString('hex')}`
  const run = async (statement: string) => {
    const connection = new Client({ connectionString: server })
    await connection.connect()
    await connection.query(statement).finally(() => connection.end())
  }
  await run(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) }
}
