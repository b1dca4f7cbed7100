/** Finds a PostgreSQL on this machine, and starts a server of its own for tests. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const debianFolder = '/usr/lib/postgresql'

/** The folder with `initdb` and `postgres` of the newest installed version. */
export function findPostgres(): string | undefined {
  if (!existsSync(debianFolder)) return undefined
  const versions = readdirSync(debianFolder).toSorted((left, right) => Number(right) - Number(left))
  return versions
    .map((version) => join(debianFolder, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')))
}

/**
 * Starts a server in a temporary folder. Only programs on this machine can reach it, through a socket in that folder.
 * @param programs What `findPostgres` has found.
 */
export async function startPostgres(programs: string): Promise<{ url: string; stop(): Promise<void> }> {
  // The folder of `TMPDIR` may be closed to the user that the server runs as.
  const folder = mkdtempSync('/tmp/cp-postgres-')
  // PostgreSQL refuses to run as root. The package has created a user for it.
  const owner = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {}
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
  const asks = ['-q', '-h', folder, '-U', 'postgres', '-d', 'postgres']
  const isReady = () => spawnSync(join(programs, 'pg_isready'), asks).status === 0
  await untilReady(server, isReady)
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

async function untilReady(server: ChildProcess, isReady: () => boolean): Promise<void> {
  for (let tries = 0; !isReady(); tries++) {
    if (server.exitCode !== null || tries > 300) throw new Error('PostgreSQL did not start (see above).')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
