/** Two servers, with the demo's page, in processes of their own, on one database, and one load balancer before them. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findPostgres, startPostgres } from '../../../scripts/test/programs/postgres'
import { isInstalled } from '../../../scripts/test/programs/programs'
import { hashPassword } from '../../../server/api/node/password'
import { openDiskBytes } from '../../../server/files/node/disk-bytes'
import { demoPeople } from '../../../server/seed/people'
import { createSeed } from '../../../server/seed/seed'
import { openPostgres } from '../../../server/stores/node/postgres'
import type { Store } from '../../../server/stores/store'
import { findFreePort } from '../../../server/tests/find-free-port'
import { startPglite } from '../../../server/tests/stores/pglite-server'
import { saveFiles } from '../demo'
import { startBalancer } from './nginx'
import { startProxy } from './proxy'

/** With the programs that a company has, and with nothing but Node. */
export type Kind = 'PostgreSQL and nginx' | 'PGlite and a proxy in Node'

export const canRun = (kind: Kind) =>
  kind === 'PGlite and a proxy in Node' || (isInstalled('postgres') && isInstalled('nginx'))

/** Its name, and the programs that it needs. */
export const titleOf = (kind: Kind) =>
  kind === 'PGlite and a proxy in Node' ? kind : `${kind} (needs postgres and nginx)`

export type Cluster = Awaited<ReturnType<typeof startCluster>>

/** Holds their calls against the document. */
const watch = './tests/e2e/contract/watch.ts'

/** @param crowd How many clients there are besides the demo's: `crowd-1@example.com` and so on, each with a project. */
export async function startCluster(kind: Kind, isLight: boolean, crowd = 0) {
  const programs = kind === 'PostgreSQL and nginx' ? findPostgres() : undefined
  const database = programs ? await startPostgres(programs) : await startPglite()
  const folder = mkdtempSync(join(tmpdir(), 'cp-cluster-'))
  const ports = [await findFreePort(), await findFreePort()]
  const servers = ports.map((port) => `http://127.0.0.1:${port}`)
  const balancer = await (programs ? startBalancer(servers) : startProxy(servers))
  const processes: (ChildProcess | undefined)[] = []
  // A test that fails before it begins closes nothing.
  process.once('exit', () => processes.forEach((child) => void child?.kill('SIGKILL')))

  /** Starts the server at that place, until it answers. */
  async function start(index: number): Promise<void> {
    const child = spawn(process.execPath, ['--import', 'tsx', '--import', watch, 'server/server.ts'], {
      env: {
        ...process.env,
        ...{ NODE_ENV: 'test', PORT: String(ports[index]), DATABASE_URL: database.url, DATA_DIR: folder },
        ...{
          PUBLIC_URL: balancer.url,
          TRUST_PROXY: 'on',
          LIGHT: isLight ? 'on' : 'off',
          DEMO: 'off',
          OUTBOX: 'on',
          PAGES_DIR: 'demo',
          SIGN_IN_WAYS: 'password,link',
        },
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    processes[index] = child
    while (
      !(await fetch(`${servers[index]}/api/v1/ready`).then(
        ({ ok }) => ok,
        () => false,
      ))
    ) {
      if (child.exitCode !== null) throw new Error('The server did not start; it has printed why.')
      await pause(50)
    }
  }

  /** As a machine does that fails: without a word. */
  async function kill(index: number): Promise<void> {
    const child = processes[index]
    if (!child) return
    const ended = once(child, 'exit')
    if (child.kill('SIGKILL')) await ended
    processes[index] = undefined
  }

  const store = await openPostgres(database.url, (store) => fill(store, folder, crowd), console.error)
  await Promise.all(ports.map((_, index) => start(index)))

  return {
    url: balancer.url,
    servers,
    start,
    kill,
    /** Somebody of the company writes on a ticket of Ada's. */
    say: (ticketId: string, message: string) =>
      store.addMessage({
        clientId: demoPeople.ada.id,
        ticketId,
        message: {
          messageFrom: 'Tom Brandt',
          messageFromUserType: 'Staff',
          date: new Date().toISOString(),
          attachments: [],
          message,
        },
        uploads: [],
      }),
    async stop() {
      for (const index of servers.keys()) await kill(index)
      await balancer.close()
      await store.close()
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Ada and her projects, and nobody of the demo's staff who answers. */
async function fill(store: Store, folder: string, crowd: number): Promise<void> {
  const bytes = await openDiskBytes(join(folder, 'uploads'))
  const records = await createSeed({ now: new Date(), hashPassword, withoutLarge: true })
  await saveFiles(records, bytes)
  const [ada] = records.clients
  const [project] = records.projects
  if (!ada || !project) throw new Error('The seed has no client, or no project.')
  const ids = Array.from({ length: crowd }, (_, index) => `crowd-${index + 1}`)
  records.clients.push(
    ...ids.map((id) => ({ ...ada, id, name: id, email: `${id}@example.com`, consultantId: null })),
  )
  records.projects.push(...ids.map((id) => ({ ...project, _id: `project-of-${id}`, clientId: id })))
  await store.load(records)
}
