/** Servers as a company runs them: processes of their own, on a PostgreSQL and a bucket. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { findPostgres, startPostgres } from '../../../scripts/test/programs/postgres'
import type { BucketSettings } from '../../files/node/bucket'
import { demoPassword, demoPeople } from '../../seed/people'
import { readTicket, signIn, tokenIn } from '../api/people'
import { type Speaker, speakTo } from '../api/speak'
import { findFreePort } from '../find-free-port'

/** The folder of PostgreSQL's programs, such as `pg_dump`. */
export const programs = findPostgres()
export const hasPostgres = programs !== undefined || Boolean(process.env.DATABASE_URL)

/** The PostgreSQL that DATABASE_URL names, or one for this test alone. */
export async function openPostgresServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const { DATABASE_URL } = process.env
  if (DATABASE_URL) return { url: DATABASE_URL, stop: async () => {} }
  if (!programs) throw new Error('There is no PostgreSQL.')
  return startPostgres(programs)
}

export interface RealServer {
  url: string
  /** As a machine does that fails: without a word. */
  kill(): Promise<void>
  /** @returns its exit code, and all that it has printed */
  stop(): Promise<{ code: number | null; printed: string }>
}

const running = new Set<ChildProcess>()
// A test that fails before its end closes nothing.
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

export const variablesOf = (databaseUrl: string, { url, region, accessKey, secretKey }: BucketSettings) => ({
  ...{ DATABASE_URL: databaseUrl, BUCKET_URL: url, BUCKET_REGION: region },
  ...{ BUCKET_ACCESS_KEY: accessKey, BUCKET_SECRET_KEY: secretKey },
})

/** Starts one, and waits until it says where it is. */
export async function startServer(environment: Record<string, string>): Promise<RealServer> {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/server.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DEMO: 'on',
      DATABASE_URL: '',
      PORT: String(port),
      ...environment,
    },
  })
  running.add(child)
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      printed += part
    })
  }
  const end = async (signal: NodeJS.Signals) => {
    if (!running.delete(child)) return
    const ended = once(child, 'close')
    child.kill(signal)
    await ended
  }
  // It answers earlier, but a signal would end it at once.
  while (!printed.includes(url)) {
    if (child.exitCode !== null) throw new Error(`The server did not start: ${printed}`)
    await pause(50)
  }
  return {
    url,
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM')
      return { code: child.exitCode, printed }
    },
  }
}

export const at =
  ({ url }: RealServer) =>
  (path: string, init?: RequestInit) =>
    fetch(url + path, init)

export async function tokenOfAda(server: RealServer, password = demoPassword): Promise<string> {
  return tokenIn(await signIn(speakTo(at(server)), demoPeople.ada.email, password))
}

/** The links to the files of each message with this text. */
export async function filesOf(ada: Speaker, text: string): Promise<string[]> {
  const { messages } = await readTicket(ada)
  return messages.filter(({ message }) => message === text).flatMap(({ attachments }) => attachments)
}
