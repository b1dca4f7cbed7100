/**
 * `tsx scripts/measure-streams.ts [1000]`: measures what so many open streams of news cost the reference API, beside
 * clients that ask every 30 seconds. The API runs in a process of its own, on PGlite, or on an empty database that
 * DATABASE_URL names.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'
import { createApi } from '../demo/api/api.ts'
import { defaultLimits } from '../demo/api/limits.ts'
import { openPglite } from '../demo/api/node/pglite.ts'
import { openPostgres } from '../demo/api/node/postgres.ts'
import type { Client } from '../demo/api/records.ts'
import { createTokens } from '../demo/api/tokens.ts'

const secret = new TextEncoder().encode('of a measurement on one machine, known to everybody')
const count = Number(process.argv[2] ?? 1_000)
/** As long as a client waits who asks for the bell. */
const SECONDS = 30
const port = 4_399
const agent = new Agent({ keepAlive: true, maxSockets: 20 })

const clients: Client[] = Array.from({ length: count }, (_, index) => ({
  ...{ id: `client-${index}`, name: `Client ${index}`, email: `${index}@example.com`, company: '' },
  ...{ passwordHash: '', passwordVersion: 1, consultantId: null },
}))

/** What the server has used so far: `memory` in MB, the processor in seconds. */
interface Used {
  memory: number
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
    const { heapUsed, external } = process.memoryUsage()
    const memory = (heapUsed + external) / 2 ** 20
    process.send?.({ memory, processor: (user + system) / 1e6 } satisfies Used)
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
  const before = await usedBy(server)
  const started = performance.now()
  const streams = await Promise.all(tokens.map(openStream))
  say(`${count} streams are open after ${Math.round(performance.now() - started)} ms`)
  const opened = await usedBy(server)
  say(`memory for one stream: ${(((opened.memory - before.memory) * 1024) / count).toFixed(1)} KB`)
  await pause(SECONDS * 1000)
  say(`processor, nothing happens: ${share(opened, await usedBy(server))}`)

  const times: number[] = []
  for (const [index, token] of tokens.slice(0, 200).entries()) {
    const start = performance.now()
    const heard = streams[index]?.next()
    await ask(token, 'PUT', `/notification/markAsRead/of-client-${index}`)
    times.push(((await heard) ?? Number.NaN) - start)
  }
  times.sort((one, other) => one - other)
  say(`from a write to its client: median ${ms(times[100])}, slowest of 200 ${ms(times.at(-1))}`)
  const start = performance.now()
  const all = streams.map(({ next }) => next())
  server.send('write')
  say(
    `a write for each of ${count}: the last client hears after ${ms(Math.max(...(await Promise.all(all))) - start)}`,
  )
  for (const { close } of streams) close()

  await pause(1_000)
  const quiet = await usedBy(server)
  await Promise.all(
    tokens.map(async (token, index) => {
      await pause((index / count) * SECONDS * 1000)
      await ask(token, 'GET', '/notification/getAllNotificationsofUser')
    }),
  )
  say(`processor, ${count} clients ask every ${SECONDS} s: ${share(quiet, await usedBy(server))}`)
  server.disconnect()
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

function say(line: string): void {
  console.log(line)
}
