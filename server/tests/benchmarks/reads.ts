/**
 * What a dashboard's reads cost the server: the built one, as a company runs it, on PGlite and on PostgreSQL. Another
 * checkout, whose server is built, can be measured beside it, in turns.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client as PgClient } from 'pg'
import { table } from '../../../scripts/docs/markdown.ts'
import { findPostgres, startPostgres } from '../../../scripts/test/programs/postgres.ts'
import { median } from '../../../tests/benchmarks/line.ts'
import { defaultLimits } from '../../api/limits.ts'
import { createTokens } from '../../api/session/tokens.ts'
import { buildServer } from '../../build.ts'
import { demoPeople } from '../../seed/people.ts'
import { ownAccount } from '../../stores/account.ts'
import { noDetails } from '../../stores/records.ts'
import { findFreePort } from '../find-free-port.ts'
import { createDatabase } from '../stores/create-database.ts'

const secret = randomBytes(32).toString('base64')
const { issue } = createTokens(new TextEncoder().encode(secret), () => new Date(), defaultLimits)
const ada = { ...noDetails, ...ownAccount, ...demoPeople.ada, passwordHash: '', passwordVersion: 1 }

/** What a dashboard of the demo's Ada asks for, from her projects to the news of each. */
const reads = [
  '/services/get-services-for-client/client-ada',
  '/poc/getPocDetails/consultant-maya',
  '/payments/getPaymentofClient/client-ada',
  '/support/client/tickets?userId=client-ada',
  '/notification/getAllNotificationsofUser',
  '/services/getServiceUpdates?serviceId=project-website-relaunch&userType=Client',
  '/services/getServiceUpdates?serviceId=project-newsletter&userType=Client',
]

/** So many dashboards ask at the same time, each for one thing after the other. */
const AT_ONCE = 8
const DASHBOARDS = 100
const TURNS = 5
/** PostgreSQL writes down what it has done at the latest after so many milliseconds. */
const COUNTED_AFTER = 11_000

interface Turn {
  /** In milliseconds, of the server's process. */
  cpu: number
  /** In milliseconds, of all calls together. */
  took: number
  /** How long each call took, in milliseconds. */
  waits: number[]
}

interface Measured {
  /** Which server it is, and on which database. */
  name: [server: string, database: string]
  turn(): Promise<Turn>
  /** How many queries its database has answered so far; `undefined` where nothing counts them. */
  countQueries(): Promise<number | undefined>
  stop(): Promise<void>
}

/** @param beside The folder of another checkout, in which `npm run build:server` was run. */
export async function measureReads(beside?: string): Promise<void> {
  await buildServer()
  const folders = { 'this one': '.', ...(beside && { [beside]: beside }) }
  const programs = findPostgres()
  const postgres = programs === undefined ? undefined : await startPostgres(programs)
  if (!postgres) console.log('There is no PostgreSQL on this machine (Debian: postgresql). It is left out.\n')
  const servers: Measured[] = []
  try {
    for (const [name, folder] of Object.entries(folders)) {
      servers.push(await start([name, 'PGlite'], folder))
      if (postgres) servers.push(await startOn(postgres.url, name, folder))
    }
    print(await runInTurns(servers))
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()))
    await postgres?.stop()
  }
}

type Figures = [server: Measured, turns: Turn[], queries: number | undefined]

async function runInTurns(servers: Measured[]): Promise<Figures[]> {
  // The first calls of all cost more than the later ones.
  for (const { turn } of servers) for (let count = 0; count < 3; count++) await turn()
  await pause(COUNTED_AFTER)
  const before = await Promise.all(servers.map(({ countQueries }) => countQueries()))
  const turns: Turn[][] = servers.map(() => [])
  for (let count = 0; count < TURNS; count++) {
    for (const [index, { turn }] of servers.entries()) turns[index]?.push(await turn())
  }
  await pause(COUNTED_AFTER)
  const after = await Promise.all(servers.map(({ countQueries }) => countQueries()))
  return servers.map((server, index) => {
    const [from, to] = [before[index], after[index]]
    const queries = from === undefined || to === undefined ? undefined : to - from
    return [server, turns[index] ?? [], queries]
  })
}

function print(figures: Figures[]): void {
  const rows = figures.map(([{ name }, turns, queries]) => {
    const calls = DASHBOARDS * reads.length
    const waits = turns.flatMap(({ waits }) => waits).toSorted((one, other) => one - other)
    const wait = (share: number) => `${(waits[Math.floor(share * waits.length)] ?? Number.NaN).toFixed(1)} ms`
    return [
      ...name,
      `${Math.round(median(turns.map(({ took }) => calls / (took / 1000))))}`,
      `${median(turns.map(({ cpu }) => cpu / calls)).toFixed(2)} ms`,
      wait(0.5),
      wait(0.99),
      queries === undefined ? '–' : (queries / calls / turns.length).toFixed(2),
    ]
  })
  const head = ['Server', 'Database', 'Calls a second', 'CPU a call', 'p50', 'p99', 'Queries a call']
  console.log(`${AT_ONCE} dashboards at once, Node ${process.versions.node}:\n`)
  console.log(table(head, ...rows))
}

async function startOn(postgres: string, name: string, folder: string): Promise<Measured> {
  const { url } = await createDatabase(postgres)
  const server = await start([name, 'PostgreSQL'], folder, url)
  const connection = new PgClient({ connectionString: postgres })
  await connection.connect()
  return {
    ...server,
    async countQueries() {
      const { rows } = await connection.query(
        'select xact_commit::int as count from pg_stat_database where datname = $1',
        [new URL(url).pathname.slice(1)],
      )
      return rows[0]?.count
    },
    async stop() {
      await connection.end()
      await server.stop()
    },
  }
}

/** Starts a built server as `server/run/client-portal.service` does, behind an nginx. */
async function start(name: Measured['name'], folder: string, databaseUrl = ''): Promise<Measured> {
  const [port, metricsPort, data] = [
    await findFreePort(),
    await findFreePort(),
    mkdtempSync(join(tmpdir(), 'cp-reads-')),
  ]
  const child = spawn(process.execPath, [resolve(folder, 'server/dist/server.js')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...{ PATH: process.env.PATH, NODE_ENV: 'production', DEMO: 'on', TRUST_PROXY: 'on' },
      ...{ PORT: `${port}`, METRICS_PORT: `${metricsPort}`, DATA_DIR: data, DATABASE_URL: databaseUrl },
      ...{
        PUBLIC_URL: 'https://portal.test',
        SMTP_URL: 'smtp://127.0.0.1:9',
        MAIL_FROM: 'portal@portal.test',
      },
      ...{ JWT_SECRET: secret, LIMIT_RATES_READ_TRIES: '1000000000' },
    },
  })
  await untilStarted(child)
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const cpu = async () => {
    const numbers = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    return Number(/^process_cpu_seconds_total (\S+)/m.exec(numbers)?.[1]) * 1000
  }
  return {
    name,
    async turn() {
      const [usedBefore, begin] = [await cpu(), performance.now()]
      const waits: number[] = []
      const left = Array.from({ length: DASHBOARDS }, () => reads)
      const page = async () => {
        while (left.pop()) waits.push(...(await askForAll(port, agent)))
      }
      await Promise.all(Array.from({ length: AT_ONCE }, page))
      const took = performance.now() - begin
      return { cpu: (await cpu()) - usedBefore, took, waits }
    },
    countQueries: async () => undefined,
    async stop() {
      agent.destroy()
      const ended = once(child, 'close')
      child.kill()
      await ended
      rmSync(data, { recursive: true })
    },
  }
}

async function untilStarted({ stdout }: ChildProcess): Promise<void> {
  if (!stdout) throw new Error('The server has no output.')
  for await (const line of stdout.iterator({ destroyOnReturn: false })) {
    if (`${line}`.includes('"started"')) break
  }
  stdout.resume()
}

/** A dashboard, of a session of its own. @returns how long each call took, in milliseconds */
async function askForAll(port: number, agent: Agent): Promise<number[]> {
  const headers = {
    Authorization: `Bearer ${await issue(ada)}`,
    'Accept-Encoding': 'gzip, deflate, br',
    'X-Forwarded-For': '198.51.100.7',
    'X-Request-Id': randomBytes(16).toString('hex'),
  }
  const waits: number[] = []
  for (const path of reads) {
    const begin = performance.now()
    const call = request({ port, agent, headers, host: '127.0.0.1', path: `/api/v1${path}` }).end()
    const [response] = await once(call, 'response')
    if (response.statusCode !== 200) throw new Error(`GET ${path} answers ${response.statusCode}.`)
    await once(response.resume(), 'end')
    waits.push(performance.now() - begin)
  }
  return waits
}
