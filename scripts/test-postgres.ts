/**
 * `npm run test:postgres`: runs the reference API's tests on a real PostgreSQL. It is the one that DATABASE_URL
 * names, or else a server that runs only for these tests. If no PostgreSQL is installed, it installs Debian's package.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './run.ts'

const debianFolder = '/usr/lib/postgresql'
const isRoot = process.getuid?.() === 0

let succeeded: boolean
if (process.env.DATABASE_URL) {
  succeeded = test(process.env.DATABASE_URL)
} else {
  const server = await startServer(findPrograms() ?? install())
  try {
    succeeded = test(server.url)
  } finally {
    await server.stop()
  }
}
process.exitCode = succeeded ? 0 : 1

function test(url: string): boolean {
  return run('vitest', ['run', '--project', 'unit', 'tests/api'], { DATABASE_URL: url })
}

/** The folder with `initdb` and `postgres` of the newest installed version. */
function findPrograms(): string | undefined {
  if (!existsSync(debianFolder)) return undefined
  const versions = readdirSync(debianFolder).toSorted((left, right) => Number(right) - Number(left))
  return versions
    .map((version) => join(debianFolder, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')))
}

function install(): string {
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  const [command = 'apt-get', ...rest] = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  run(command, [...rest, 'update'], quiet)
  run(command, [...rest, 'install', '--yes', '--no-install-recommends', 'postgresql'], quiet)
  const programs = findPrograms()
  if (programs) return programs
  throw new Error('No PostgreSQL could be installed (see above). Install one, or name yours in DATABASE_URL.')
}

/**
 * Starts a server in a temporary folder. Only programs on this machine can reach it, through a socket in that folder.
 */
async function startServer(programs: string): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'cp-postgres-'))
  // PostgreSQL refuses to run as root. The package has created a user for it.
  const owner = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {}
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')

  const options = { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] } satisfies Parameters<
    typeof spawn
  >[2]
  const { status } = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust'],
    options,
  )
  if (status !== 0) throw new Error('The database could not be made (see above).')
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    'log_min_messages=fatal',
    'fsync=off',
  ]
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    options,
  )
  await untilReady(server, join(folder, '.s.PGSQL.5432'))
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    async stop() {
      if (server.exitCode === null) {
        const ended = new Promise((resolve) => server.once('exit', resolve))
        server.kill('SIGINT')
        await ended
      }
      rmSync(folder, { recursive: true })
    },
  }
}

function idOf(kind: '-u' | '-g'): number {
  return Number(spawnSync('id', [kind, 'postgres'], { encoding: 'utf8' }).stdout)
}

async function untilReady(server: ChildProcess, socket: string): Promise<void> {
  for (let tries = 0; !existsSync(socket); tries++) {
    if (server.exitCode !== null || tries > 300) throw new Error('PostgreSQL did not start (see above).')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
