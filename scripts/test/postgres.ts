/**
 * `npm run test:postgres`: runs the reference API's tests on a real PostgreSQL. It is the one that DATABASE_URL
 * names, or else a server that runs only for these tests. If no PostgreSQL is installed, it installs Debian's package.
 */
import { installByApt } from './programs/install.ts'
import { findPostgres, startPostgres } from './programs/postgres.ts'
import { run } from './run.ts'

let succeeded: boolean
if (process.env.DATABASE_URL) {
  succeeded = test(process.env.DATABASE_URL)
} else {
  if (!findPostgres()) installByApt('postgresql')
  const programs = findPostgres()
  if (!programs)
    throw new Error(
      'No PostgreSQL could be installed (see above). Install one, or name yours in DATABASE_URL.',
    )
  const server = await startPostgres(programs)
  try {
    succeeded = test(server.url)
  } finally {
    await server.stop()
  }
}
process.exitCode = succeeded ? 0 : 1

function test(url: string): boolean {
  const args = ['--project', 'unit', '--project', 'processes', 'server/tests', ...process.argv.slice(2)]
  return run('vitest', ['run', ...args], {
    DATABASE_URL: url,
  })
}
