/** A MariaDB of its own, which only programs on this machine can reach, through a socket in its folder. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { withServers as env } from '../../../scripts/test/programs/install-wordpress.ts'

export interface Database {
  /** What WordPress takes as `DB_HOST`. It is open to `root` without a password, and has the database `wordpress`. */
  host: string
  stop(): Promise<void>
}

/** @param folder Where it may write. Its path must be short: that of a socket has 107 characters at most. */
export async function startDatabase(folder: string): Promise<Database> {
  const data = join(folder, 'data')
  const socket = join(folder, 'socket')
  const first = join(folder, 'first.sql')
  mkdirSync(data, { recursive: true })
  writeFileSync(first, 'CREATE DATABASE wordpress;')
  const common = ['--no-defaults', `--datadir=${data}`, `--user=${userInfo().username}`]
  const { status, stderr } = spawnSync(
    'mariadb-install-db',
    [...common, '--auth-root-authentication-method=normal', '--skip-test-db'],
    { env, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`The database could not be made: ${stderr}`)

  const settings = [`--socket=${socket}`, '--skip-networking', `--init-file=${first}`, '--log-warnings=0']
  const server = spawn('mariadbd', [...common, ...settings], { env, stdio: 'ignore' })
  // A test that fails before it begins stops nothing.
  process.once('exit', () => server.kill('SIGKILL'))
  for (let tries = 0; !existsSync(socket); tries++) {
    if (server.exitCode !== null || tries > 600) throw new Error('MariaDB did not start.')
    await pause(100)
  }
  return {
    host: `localhost:${socket}`,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      // Nobody needs its data any more.
      server.kill('SIGKILL')
      await ended
    },
  }
}
