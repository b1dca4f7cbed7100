/**
 * `tsx tests/benchmarks/lists.ts`: measures what a list costs the reference API, whole and page by page, for a client with
 * few payments and with many. The data is in PGlite in memory, or in an empty database that DATABASE_URL names, or with
 * the word `memory` in the store in memory. The times are those of a caller, over HTTP on the same machine.
 */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { table } from '../../scripts/docs/markdown.ts'
import { createApi } from '../../server/api/api.ts'
import { defaultLimits } from '../../server/api/limits.ts'
import { createSign } from '../../server/api/node/secret.ts'
import { createTokens } from '../../server/api/session/tokens.ts'
import { datesFrom } from '../../server/seed/dates.ts'
import { largeRecords } from '../../server/seed/large.ts'
import { ownAccount } from '../../server/stores/account.ts'
import { createMemoryStore } from '../../server/stores/memory/memory.ts'
import { openPglite } from '../../server/stores/node/pglite.ts'
import { openPostgres } from '../../server/stores/node/postgres.ts'
import { type Client, noDetails } from '../../server/stores/records.ts'

const counts = [100, 10_000, 100_000]
const secret = new TextEncoder().encode('of a measurement on one machine, known to everybody')
/** Each time is the middle one of so many. */
const tries = 9

const url = process.env.DATABASE_URL
const store = process.argv.includes('memory')
  ? createMemoryStore()
  : url
    ? await openPostgres(url, async () => {}, console.error)
    : await openPglite()
const limits = { ...defaultLimits, rates: { ...defaultLimits.rates, read: { tries: 1e9, seconds: 60 } } }
const { fetch: answer } = createApi({
  ...{ store, secret, limits, portalUrl: 'https://portal.example.com', sendMail: async () => {} },
  hashPassword: async (password) => password,
  sign: createSign(secret),
})
const server = createAdaptorServer({ fetch: answer }).listen(0, '127.0.0.1')
await once(server, 'listening')
// A server that listens on a port has an address that is not a path.
const { port } = server.address() as AddressInfo
const { issue } = createTokens(secret, () => new Date(), limits)

const clients = counts.map((count): Client => {
  const id = `client-${count}`
  return {
    ...{ id, name: id, email: `${id}@example.com`, company: '' },
    ...{ passwordHash: '', passwordVersion: 1, consultantId: null, ...noDetails, ...ownAccount },
  }
})
const none = { consultants: [], clients: [], projects: [], updates: [], milestones: [], notifications: [] }
for (const [index, count] of counts.entries()) {
  const { id = '', name = '' } = clients[index] ?? {}
  const { projects, payments } = largeRecords(id, name, datesFrom(new Date()), count)
  const own = (text: string) => `${count}-${text}`
  await store.load({
    ...{ ...none, clients: clients.slice(index, index + 1), tickets: [], files: [], uploads: [] },
    projects: projects.map((each) => ({ ...each, _id: own(each._id) })),
    payments: payments.map((each) => ({ ...each, id: own(each.id), projectId: own(each.projectId) })),
  })
}

interface Answer {
  data: unknown[]
  next?: string
}

async function ask(client: Client, query: string): Promise<Answer> {
  const headers = { Authorization: `Bearer ${await issue(client)}` }
  const path = `/api/v1/payments/getPaymentofClient/${client.id}`
  const response = await fetch(`http://127.0.0.1:${port}${path}?${query}`, { headers })
  if (!response.ok) throw new Error(`It answers ${response.status}.`)
  return response.json()
}

/** In milliseconds. */
async function time(run: () => Promise<unknown>, times = tries): Promise<string> {
  const all: number[] = []
  for (let index = -2; index < times; index++) {
    const start = performance.now()
    await run()
    if (index >= 0) all.push(performance.now() - start)
  }
  const middle = all.toSorted((one, other) => one - other)[times >> 1] ?? Number.NaN
  return middle < 10 ? middle.toFixed(1) : Math.round(middle).toLocaleString('en')
}

/** Asks for page after page. @returns a cursor from the middle */
async function walk(client: Client, limit: number): Promise<string> {
  const cursors = ['']
  for (let next: string | undefined = ''; next !== undefined; ) {
    next = (await ask(client, `limit=${limit}${next && `&cursor=${next}`}`)).next
    if (next) cursors.push(next)
  }
  return cursors[cursors.length >> 1] ?? ''
}

// The first calls of all cost more than the later ones.
const [fewest] = clients
if (fewest) for (let index = 0; index < 200; index++) await ask(fewest, `limit=${index + 1}`)
const rows = []
for (const client of clients) {
  const middle = await walk(client, 50)
  rows.push([
    Number(client.id.split('-')[1]).toLocaleString('en'),
    ...[
      await time(() => ask(client, 'limit=50')),
      await time(() => ask(client, `limit=50&cursor=${middle}`)),
      await time(() => ask(client, 'limit=1000')),
      await time(() => walk(client, 1_000), 1),
      await time(() => ask(client, ''), 3),
    ].map((milliseconds) => `${milliseconds} ms`),
  ])
}
const columns = ['Payments', 'First 50', '50 in the middle', 'First 1,000', 'All, by 1,000', 'Whole']
console.log(table(columns, ...rows))
server.close()
await store.close()
