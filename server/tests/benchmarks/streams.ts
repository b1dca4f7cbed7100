/**
 * `tsx server/tests/benchmarks/streams.ts [1000]`: measures what so many open streams of news cost the reference API, beside
 * clients that ask every 30 seconds. The API runs in a process of its own, on PGlite in memory, or on an empty database
 * that DATABASE_URL names. It prints what docs/quality/performance.md says.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'
import { Client as PgClient } from 'pg'
import { table } from '../../../scripts/docs/markdown.ts'
import { createApi } from '../../api/api.ts'
import { defaultLimits } from '../../api/limits.ts'
import { createTokens } from '../../api/session/tokens.ts'
import { ownAccount } from '../../stores/account.ts'
import { openPglite } from '../../stores/node/pglite.ts'
import { openPostgres } from '../../stores/node/postgres.ts'
import { type Client, noDetails } from '../../stores/records.ts'

const secret = new TextEncoder().encode('of a measurement on one machine, known to everybody')
const count = Number(process.argv[2] ?? 1_000)
/** As long as a client waits who asks for the bell. */
const SECONDS = 30
const port = 4_399
const agent = new Agent({ keepAlive: true, maxSockets: 20 })

const clients: Client[] = Array.from({ length: count }, (_, index) => ({
  ...{ id: `client-${index}`, name: `Client ${index}`, email: `${index}@example.com`, company: '' },
  ...{ passwordHash: '', passwordVersion: 1, consultantId: null, ...noDetails, ...ownAccount },
}))

/** What the server uses: memory in KB, after a collection; and the processor so far, in seconds. */
interface Used {
  /** What its objects take, and what they hold outside of the heap. */
  objects: number
  /** What the process has of the machine's memory (RSS). */
  resident: number
  processor: number
}

if (process.send) await serve()
else await measure()

async function serve(): Promise<void> {
  const url = process.env.DATABASE_URL
  const store = url ? await openPostgres(url, async () => {}, console.error) : await openPglite()
  const notifications = clients.map(({ id }) => ({
    ...{ _id: `of-${id}`, clientId: id, title: 'News', message: 'There is news.', CTA: '', CTAPath: '' },
    ...{ createdAt: new Date().toISOString(), read: false },
  }))
  const none = { consultants: [], projects: [], updates: [], milestones: [], payments: [] }
  await store.load({ ...none, clients, notifications, tickets: [], files: [], uploads: [] })
  const { fetch } = createApi({
    ...{ store, secret, portalUrl: 'https://portal.example.com', sendMail: async () => {} },
    hashPassword: async (password) => password,
    limits: { ...defaultLimits, streams: { ...defaultLimits.streams, ofAddress: count } },
  })
  // A connection that is kept between two calls must not end just as the next one begins.
  const server = createAdaptorServer({ fetch, serverOptions: { keepAliveTimeout: 65_000 } })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  process.on('message', async (message) => {
    if (message === 'write') {
      for (const { id } of clients) await store.tell(id, { name: 'payments' })
      return
    }
    globalThis.gc?.()
    const { user, system } = process.cpuUsage()
    const { heapUsed, external, rss } = process.memoryUsage()
    process.send?.({
      ...{ objects: (heapUsed + external) / 1024, resident: rss / 1024 },
      processor: (user + system) / 1e6,
    } satisfies Used)
  })
  process.on('disconnect', () => process.exit())
  process.send?.('ready')
}

async function measure(): Promise<void> {
  const server = fork(import.meta.filename, process.argv.slice(2), {
    execArgv: [...process.execArgv, '--expose-gc'],
  })
  await once(server, 'message')
  const { issue } = createTokens(secret, () => new Date(), defaultLimits)
  const tokens = await Promise.all(clients.map((client) => issue(client)))

  // The first calls of all cost more than the later ones.
  for (const token of tokens) await ask(token, 'GET', '/notification/getAllNotificationsofUser')
  // The first collection finds what is left of the start.
  await usedBy(server)
  await pause(2_000)
  const before = await usedBy(server)
  const streams = await Promise.all(tokens.map(openStream))
  const opened = await usedBy(server)
  const each = (what: 'objects' | 'resident') => `${((opened[what] - before[what]) / count).toFixed(1)} KB`
  await pause(SECONDS * 1000)
  const idle = share(opened, await usedBy(server))

  const times: number[] = []
  for (const [index, token] of tokens.slice(0, 200).entries()) {
    const start = performance.now()
    const heard = streams[index]?.next()
    await ask(token, 'PUT', `/notification/markAsRead/of-client-${index}`)
    times.push(((await heard) ?? Number.NaN) - start)
  }
  times.sort((one, other) => one - other)
  const start = performance.now()
  const all = streams.map(({ next }) => next())
  server.send('write')
  const last = Math.max(...(await Promise.all(all))) - start
  for (const { close } of streams) close()

  await pause(1_000)
  const quiet = await usedBy(server)
  await Promise.all(
    tokens.map(async (token, index) => {
      await pause((index / count) * SECONDS * 1000)
      await ask(token, 'GET', '/notification/getAllNotificationsofUser')
    }),
  )
  const asking = share(quiet, await usedBy(server))
  server.disconnect()
  const clientsInAll = count.toLocaleString('en')
  console.log(`On ${await databaseName()}, Node ${process.versions.node}:\n`)
  console.log(
    table(
      [`With ${clientsInAll} clients`, 'Streams of news', `Asking every ${SECONDS} seconds`],
      ['Memory for each: objects, and what they hold outside of the heap', each('objects'), '–'],
      ['Memory for each: of the process (RSS)', each('resident'), '–'],
      ['Processor, while nothing is written', idle, asking],
      [
        'One write after the other, until its client hears: the middle one of 200',
        ms(times[times.length >> 1]),
        '–',
      ],
      ['The slowest of these 200', ms(times.at(-1)), '–'],
      [`${clientsInAll} writes in a row, one for each client, until the last one hears`, ms(last), '–'],
    ),
  )
}

async function databaseName(): Promise<string> {
  const connectionString = process.env.DATABASE_URL
  if (!connectionString) return 'PGlite in memory'
  const client = new PgClient({ connectionString })
  await client.connect()
  const { rows } = await client.query('show server_version')
  await client.end()
  return `PostgreSQL ${rows[0]?.server_version}`
}

async function usedBy(server: ChildProcess): Promise<Used> {
  server.send('used')
  const [used] = await once(server, 'message')
  return used
}

async function ask(token: string, method: string, path: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` }
  const call = request({ port, agent, method, headers, host: '127.0.0.1', path: `/api/v1${path}` }).end()
  const [response] = await once(call, 'response')
  if (response.statusCode !== 200) throw new Error(`${method} ${path} answers ${response.statusCode}.`)
  await once(response.resume(), 'end')
}

/** `next` resolves with the moment at which the next event came. */
async function openStream(token: string): Promise<{ next(): Promise<number>; close(): void }> {
  const headers = { Authorization: `Bearer ${token}` }
  const call = get({ port, headers, host: '127.0.0.1', path: '/api/v1/events', agent: false })
  const [response] = await once(call, 'response')
  if (response.statusCode !== 200) throw new Error(`The stream answers ${response.statusCode}.`)
  let hear = (_at: number) => {}
  response.on('data', (piece: Buffer) => piece.includes('event:') && hear(performance.now()))
  response.on('error', () => {})
  return {
    next: () =>
      new Promise((resolve) => {
        hear = resolve
      }),
    close: () => call.destroy(),
  }
}

function share(from: Used, to: Used): string {
  return `${(((to.processor - from.processor) / SECONDS) * 100).toFixed(1)} % of one core`
}

function ms(time = Number.NaN): string {
  return `${Math.round(time)} ms`
}
