/** News at once: what a page that listens hears, over real connections. */

import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import * as v from 'valibot'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { newsNames } from '../../../src/core/server/schema'
import { type Listening, listen } from '../../../tests/listen'
import { isFull } from '../../../tests/tiers'
import { createAnsweringRobot } from '../../api/answering-robot'
import { defaultLimits } from '../../api/limits'
import { offered } from '../../api/offered'
import { answers } from '../../api/schemas'
import { type BrowserApiOptions, createBrowserApi } from '../../browser'
import { readConfig } from '../../config/config'
import { startServer } from '../../start'
import { openPglite } from '../../stores/node/pglite'
import { findFreePort } from '../find-free-port'
import { createDatabase } from '../stores/create-database'
import { newDatabase } from '../stores/new-database'
import { type Listener, listenToNews } from './listen-to-news'
import { openApi } from './open-api'
import { addFile, forgetPassword, linkIn, reply, setPassword, signIn, tokenIn } from './people'
import { at, type Speaker, speakTo } from './speak'
import { passkeys } from './ways'

/** Uploads go on where the server is given what receives them, as in a process of its own. */
const offeredHere = offered.filter((each) => each !== 'uploads')

const opened: (Listener | Listening)[] = []
async function closeAll() {
  for (const one of opened.splice(0).toReversed()) await ('leave' in one ? one.leave() : one.close())
}
afterEach(closeAll)

async function hearing(...[ask, token, ...rest]: Parameters<typeof listenToNews>): Promise<Listener> {
  const listener = await listenToNews(ask, token, ...rest)
  opened.push(listener)
  return listener
}

/** An API of its own on a port of its own. */
async function open(options: BrowserApiOptions = {}) {
  const api = createBrowserApi({ passkeys, ...options })
  const server = await listen(api.app.fetch)
  opened.push(server)
  const { token } = await api.signIn()
  const ask = at(server.url)
  return { ...api, url: server.url, port: server.port, ask, token, ada: speakTo(ask, token) }
}

const streamsWith = (streams: Partial<(typeof defaultLimits)['streams']>) => ({
  limits: { ...defaultLimits, streams: { ...defaultLimits.streams, ...streams } },
})

/** Waits for what is written last, so that nothing else can have come before. */
const mark = 'payments {}'
const allBut = (name: string) => newsNames.filter((each) => each !== name).map((each) => `${each} {}`)

describe('a page hears of', () => {
  test.each<[string, (ada: Speaker) => Promise<{ status: number }>, string[]]>([
    [
      'a notification that was read elsewhere',
      (ada) => ada.put('/notification/markAsRead/notification-lyon-data'),
      ['notifications {}'],
    ],
    [
      'a new ticket',
      (ada) => ada.send('/support/client/createTicket/client-ada', { subject: 'New', message: 'Text' }),
      ['tickets {}'],
    ],
    [
      'a decision of a colleague, or in another tab',
      (ada) =>
        ada.post('/services/approve/project-website-relaunch', {
          ...{ approvalId: 'APR-4T8KQ2VN', version: '3', decision: 'Approved' },
        }),
      ['service {"serviceId":"project-website-relaunch"}'],
    ],
    // Who answers has read what rang for it.
    ['a reply', reply, ['ticket {"ticketId":"TKT-M4XQ72PD"}', 'tickets {}', 'notifications {}']],
    [
      'what was said in another tab of a resolved ticket',
      (ada) => ada.post('/support/rateTicket/TKT-Z3GV58LA', { answer: 'yes' }),
      ['ticket {"ticketId":"TKT-Z3GV58LA"}'],
    ],
    ['a file', addFile, ['files {"serviceId":"project-newsletter"}']],
  ])('%s', async (_what, write, expected) => {
    const { ask, token, ada, store } = await open()
    const page = await hearing(ask, token)
    expect((await write(ada)).status).toBe(200)
    await store.tell('client-ada', { name: 'payments' })
    expect(await page.next(expected.length + 1)).toEqual([...expected, mark])
  })

  test('what is written elsewhere, by its name, and of nothing of another client', async () => {
    const { ask, token, store, signIn } = await open()
    const page = await hearing(ask, token)
    const other = await hearing(ask, (await signIn('new@example.com')).token)
    await store.tell('client-ada', { name: 'services' }, { name: 'service', target: 'project-newsletter' })
    await store.tell('client-ada', { name: 'ticket' }, { name: 'files' })
    expect(await page.next(4)).toEqual([
      'services {}',
      'service {"serviceId":"project-newsletter"}',
      'ticket {}',
      'files {}',
    ])
    await store.tell('client-new', { name: 'payments' })
    expect(await other.next()).toEqual([mark])
  })

  test("the consultant's answer", async () => {
    const { ask, token, store } = await open()
    const page = await hearing(ask, token)
    const client = await store.client('client-ada')
    const robot = createAnsweringRobot({ store, seconds: 0 })
    if (client) robot.read(client, 'TKT-M4XQ72PD')
    expect(await page.next(3)).toEqual([
      'ticket {"ticketId":"TKT-M4XQ72PD"}',
      'tickets {}',
      'notifications {}',
    ])
  })
})

test('the stream is announced, and kept by nobody on its way', async () => {
  const { ask, token, ada, store } = await open()
  await store.tell('client-ada', { name: 'payments' })
  const newest = await store.newestNews('client-ada')
  const expected = { optional: offeredHere, lastEventId: newest }
  const { body } = await signIn(speakTo(ask))
  expect(v.parse(answers.login, body)).toMatchObject(expected)
  const checked = await ada.post('/auth/user/checkTokenValidity', { userType: 'Client' })
  expect(v.parse(answers.checkSession, checked.body)).toMatchObject(expected)
  const { status, headers } = await hearing(ask, token)
  expect({ status, ...Object.fromEntries(headers) }).toMatchObject({
    status: 200,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  expect(headers.get('Content-Encoding')).toBeNull()
})

test('a stream is for those who are signed in, and counts as a call', async () => {
  const rates = { ...defaultLimits.rates, read: { tries: 1, seconds: 60 } }
  const { ask, token } = await open({ limits: { ...defaultLimits, rates } })
  expect((await ask('/api/v1/events')).status).toBe(401)
  expect((await hearing(ask, 'no token')).status).toBe(401)
  expect((await hearing(ask, token)).status).toBe(200)
  expect((await hearing(ask, token)).status).toBe(429)
})

test('speaks byte by byte as the guide shows it', async () => {
  const guide = readFileSync('docs/server/news.md', 'utf8')
  const [, shown = ''] = /^GET \/api\/v1\/events\?lastEventId=57 .*?\n\n.*?\n\n(.*?)```/ms.exec(guide) ?? []
  const { ask, token, store } = await open()
  await store.tell('client-ada', { name: 'tickets' })
  const known = await store.newestNews('client-ada')
  await store.tell('client-ada', { name: 'ticket', target: 'TKT-M4XQ72PD' })
  const newest = await store.newestNews('client-ada')
  const page = await hearing(ask, token, `?lastEventId=${known}`)
  await page.next(2)
  // The guide waits for the next line with a colon.
  const ids: Record<string, string> = { 57: known, 58: newest }
  // In one go: an id is random, and may begin with 58.
  expect(`${page.text()}:\n\n`).toBe(shown.replaceAll(/(?<=id: )5[78]/g, (id) => ids[id] ?? id))
})

test('a client who has had no event is given an id that is known, as long as there is none', async () => {
  const { ask, token, ada, store } = await open()
  const { body } = await ada.post('/auth/user/checkTokenValidity', { userType: 'Client' })
  const query = `?lastEventId=${v.parse(answers.checkSession, body).lastEventId}`
  const page = await hearing(ask, token, query)
  await store.tell('client-ada', { name: 'payments' })
  expect(await page.next()).toEqual([mark])
  expect(page.text()).toMatch(/^:\n\nid: /)
  const late = await hearing(ask, token, query)
  expect(await late.next(newsNames.length - 1)).toEqual(allBut('session'))
})

describe('a page that comes back', () => {
  test('hears what it has missed, and then what is new', async () => {
    const { ask, token, store } = await open()
    const before = await hearing(ask, token, `?lastEventId=${await store.newestNews('client-ada')}`)
    await store.tell('client-ada', { name: 'services' })
    expect(await before.next()).toEqual(['services {}'])
    before.leave()
    await before.ended
    await store.tell('client-ada', { name: 'ticket', target: 'TKT-1' })
    await store.tell('client-new', { name: 'services' })
    const after = await hearing(ask, token, `?lastEventId=${before.lastId()}`)
    // The last one comes again: a page may have asked for its data before it was told of its id.
    expect(await after.next(2)).toEqual(['services {}', 'ticket {"ticketId":"TKT-1"}'])
    await store.tell('client-ada', { name: 'payments' })
    expect(await after.next()).toEqual([mark])
    // Shortly before the last id, others may have been under way.
    const last = after.lastId()
    const late = await hearing(ask, token, `?lastEventId=${last}`)
    expect(await late.next(3)).toEqual(['services {}', 'ticket {"ticketId":"TKT-1"}', mark])
    // But the page does not go back with them.
    expect(late.lastId()).toBe(last)
    await store.tell('client-ada', { name: 'payments' })
    expect(await late.next()).toEqual([mark])
    expect(late.lastId()).toBe(await store.newestNews('client-ada'))
    expect(late.lastId()).not.toBe(last)
  })

  test('learns nothing by its ids of how much others have had', async () => {
    const { ask, token, store } = await open()
    const page = await hearing(ask, token)
    const ids: string[] = []
    for (let times = 0; times < 3; times++) {
      await store.tell('client-ada', { name: 'services' })
      await page.next()
      ids.push(page.lastId())
      await store.tell('client-new', { name: 'services' }, { name: 'payments' })
    }
    // Random ones: no two of them begin alike.
    expect(new Set(ids.map((id) => id.slice(0, 8))).size).toBe(3)
    expect(ids.every((id) => /^[0-9a-f-]{32,36}$/.test(id))).toBe(true)
  })

  test.each([
    ['an id that nobody knows', () => '999999999'],
    ['no id at all', () => 'x'],
    ["another client's id", (_own: string, theirs: string) => theirs],
    ['an id of long ago', (own: string) => own],
  ])('with %s is told to ask for everything', async (what, idOf) => {
    const { ask, token, store } = await open()
    await store.tell('client-new', { name: 'services' })
    await store.tell('client-ada', { name: 'services' })
    const id = idOf(await store.newestNews('client-ada'), await store.newestNews('client-new'))
    await store.tell('client-ada', { name: 'tickets' })
    if (what.includes('long ago')) await store.sweep(Date.now() + 11 * 60_000)
    const page = await hearing(ask, token, `?lastEventId=${id}`)
    expect(await page.next(newsNames.length - 1)).toEqual(allBut('session'))
    // With the id that it gets, it comes back and knows all.
    const again = await hearing(ask, token, `?lastEventId=${page.lastId()}`)
    await store.tell('client-ada', { name: 'payments' })
    expect((await again.next()).at(-1)).toBe(mark)
    expect(again.text()).not.toContain('files')
  })

  test('after very much is told to ask for everything once', async () => {
    const { ask, token, store } = await open()
    await store.tell('client-ada', { name: 'services' })
    const id = await store.newestNews('client-ada')
    const targets = Array.from({ length: 2_000 }, (_, index) => `project-${index}`)
    await store.tell('client-ada', ...targets.map((target) => ({ name: 'service' as const, target })))
    const page = await hearing(ask, token, `?lastEventId=${id}`)
    await store.tell('client-ada', { name: 'payments' })
    expect(await page.next(newsNames.length)).toEqual([...allBut('session'), mark])
  })
})

describe('the end of a session', () => {
  test('by a sign-out is heard by its pages, which then end, and by no others', async () => {
    const { ask, token, ada, store, signIn } = await open()
    const [page, other] = [await hearing(ask, token), await hearing(ask, (await signIn()).token)]
    expect((await ada.post('/auth/user/client/logout')).status).toBe(200)
    expect(await page.ended).toBe('ended')
    expect(await page.next()).toEqual(['session {}'])
    await store.tell('client-ada', { name: 'payments' })
    expect(await other.next()).toEqual([mark])
    expect((await hearing(ask, token)).status).toBe(401)
  })

  test('by a new password ends the pages of all sessions', async () => {
    const { ask, token, mails, signIn } = await open()
    const pages = [await hearing(ask, token), await hearing(ask, (await signIn()).token)]
    await forgetPassword(speakTo(ask))
    await setPassword(speakTo(ask), linkIn(await vi.waitUntil(() => mails[0])))
    for (const page of pages) {
      expect(await page.ended).toBe('ended')
      expect(await page.next()).toEqual(['session {}'])
    }
  })

  test('is not that of a token: the stream ends, and goes on with the next one', async () => {
    const limits = { ...defaultLimits, tokenSeconds: 2 }
    const { ask, token, clock, store, signIn } = await open({ limits })
    const page = await hearing(ask, token)
    expect(await page.ended).toBe('ended')
    expect(page.text()).not.toContain('session')
    clock.advance({ seconds: 2 })
    expect((await hearing(ask, token)).status).toBe(401)
    const next = await hearing(ask, (await signIn()).token)
    await store.tell('client-ada', { name: 'payments' })
    expect(await next.next()).toEqual([mark])
  })
})

describe('too many streams are refused:', () => {
  test.each([
    ['of a client', { ofClient: 2 }, ['203.0.113.1', '203.0.113.2', '203.0.113.3']],
    ['from an address', { ofAddress: 2 }, ['203.0.113.1', '203.0.113.1', '203.0.113.1']],
  ])('%s', async (_whose, most, [first = '', second = '', third = '']) => {
    const { ask, token, store, signIn } = await open({
      ...streamsWith(most),
      addressOf: (context) => context.req.header('X-Forwarded-For') ?? '',
    })
    const from = (address: string) => hearing(ask, token, '', { 'X-Forwarded-For': address })
    const pages = [await from(first), await from(second)]
    const refused = await from(third)
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60'])
    const elsewhere = { 'X-Forwarded-For': '203.0.113.9' }
    const other = await hearing(ask, (await signIn('new@example.com')).token, '', elsewhere)
    expect(other.status).toBe(200)
    // Heads alone hold no place, and a page that leaves gives its own away.
    pages[0]?.leave()
    await vi.waitFor(async () => expect((await from(third)).status).toBe(200))
    await store.tell('client-ada', { name: 'payments' })
    expect(await pages[1]?.next()).toEqual([mark])
  })

  test('but not those who ask for the head alone', async () => {
    const { ask, token } = await open(streamsWith({ ofClient: 1 }))
    const head = { method: 'HEAD', headers: { Authorization: `Bearer ${token}` } }
    for (const _ of [1, 2, 3]) expect((await ask('/api/v1/events', head)).status).toBe(200)
    expect((await hearing(ask, token)).status).toBe(200)
  })
})

test('a stream without news has a line again and again', async () => {
  const { ask, token } = await open(streamsWith({ heartbeatSeconds: 0.05 }))
  const page = await hearing(ask, token)
  await vi.waitFor(() => expect(page.text().split(':\n\n').length).toBeGreaterThan(4))
})

test('a slow reader is let go, and no other', async () => {
  const { ask, port, token, store } = await open(streamsWith({ ofClient: 2, bytesWaiting: 1_000_000 }))
  const leaving = new AbortController()
  const { body } = await ask('/api/v1/events', {
    headers: { Authorization: `Bearer ${token}` },
    signal: leaving.signal,
  })
  const heard = { size: 0, last: '' }
  const read = async () => {
    for await (const piece of body ?? []) {
      heard.size += piece.length
      heard.last = Buffer.from(piece).toString('latin1')
    }
  }
  const reading = read().catch((error) => error)
  const socket = connect(port, '127.0.0.1')
  socket.write(`GET /api/v1/events HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`)
  await once(socket, 'data')
  socket.pause()
  const logged = vi.spyOn(console, 'error')
  const target = 'x'.repeat(500_000)
  let another = 429
  // The two sides of a connection keep some MB by themselves.
  for (let told = 1; another === 429 && told <= 100; told++) {
    await store.tell('client-ada', { name: 'ticket', target })
    await vi.waitUntil(() => heard.size > told * target.length, { timeout: 10_000 })
    another = (await hearing(ask, token)).status
  }
  expect(another).toBe(200)
  await store.tell('client-ada', { name: 'payments' })
  await vi.waitFor(() => expect(heard.last).toContain('event: payments\n'))
  leaving.abort()
  expect(await reading).toMatchObject({ name: 'AbortError' })
  expect(logged.mock.calls).toEqual([])
  logged.mockRestore()
  socket.destroy()
})

test('a client whose stream is opened inside of a page can leave it', async () => {
  const api = createBrowserApi(streamsWith({ ofClient: 1 }))
  const { token } = await api.signIn()
  const page = await hearing(api.fetch as typeof fetch, token)
  await api.store.tell('client-ada', { name: 'payments' })
  expect(await page.next()).toEqual([mark])
  page.leave()
  expect(await page.ended).toMatchObject({ name: 'AbortError' })
  expect((await hearing(api.fetch as typeof fetch, token)).status).toBe(200)
})

describe('servers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cp-events-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  test('that stop end their streams first, and take no new ones', async () => {
    const port = await findFreePort()
    const data = join(folder, 'stops')
    await newDatabase(join(data, 'database'))
    const demo = await startServer(readConfig({ DATA_DIR: data, PORT: String(port) }))
    const ask = at(demo.url)
    const page = await hearing(ask, tokenIn(await signIn(speakTo(ask))))
    const start = performance.now()
    await demo.stop()
    expect(await page.ended).toBe('ended')
    // It waits for ten seconds for requests that don't end.
    expect(performance.now() - start).toBeLessThan(5_000)
  }, 60_000)

  // In each run, `tell.test.ts` has what each store tells the others.
  test.runIf(isFull)(
    'that share a store hear each other',
    async () => {
      const store = await openPglite(await newDatabase())
      const servers: ReturnType<typeof at>[] = []
      for (const _ of [1, 2]) {
        const server = await listen((await openApi({ store })).app.fetch)
        opened.push(server)
        servers.push(at(server.url))
      }
      await hearEachOther(servers)
      await closeAll()
      await store.close()
    },
    60_000,
  )

  if (process.env.DATABASE_URL) {
    test('on one PostgreSQL hear each other, also after their connections broke', async () => {
      const { url, drop } = await createDatabase(process.env.DATABASE_URL ?? '')
      const config = readConfig({ DATA_DIR: join(folder, 'shared'), DATABASE_URL: url })
      // The first one brings the demo's people, and goes with its robot, whose answers would be heard, too.
      await (await startServer({ ...config, port: await findFreePort() })).stop()
      const demos = await Promise.all(
        [await findFreePort(), await findFreePort()].map((port) =>
          startServer({ ...config, port, isDemo: false }),
        ),
      )
      const servers = demos.map(({ url }) => at(url))
      await hearEachOther(servers)

      const [one = fetch] = servers
      // Of another client: PostgreSQL may pass these news on late, and what follows must not hear them.
      const token = tokenIn(await signIn(speakTo(one), 'new@example.com'))
      const pages = await Promise.all(servers.map((server) => hearing(server, token)))
      const checked = await speakTo(one, token).post('/auth/user/checkTokenValidity', { userType: 'Client' })
      const { lastEventId } = v.parse(answers.checkSession, checked.body)
      const store = new Client({ connectionString: url })
      await store.connect()
      const { rowCount } = await store.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name = 'client-portal news'`,
      )
      expect(rowCount).toBe(2)
      // Nobody can hear of this one.
      await store.query("select tell('client-new', 'files', '')")
      for (const page of pages) expect(await page.ended).toBe('ended')
      for (const server of servers) {
        const again = await vi.waitUntil(
          async () => {
            const page = await hearing(server, token, `?lastEventId=${lastEventId}`)
            return page.status === 200 && page
          },
          { timeout: 10_000, interval: 100 },
        )
        await vi.waitFor(() => expect(again.text()).toContain('event: files\n'), { timeout: 5_000 })
      }
      await hearEachOther(servers, [])
      await store.end()
      await Promise.all(demos.map(({ stop }) => stop()))
      await drop()
    }, 60_000)
  }
})

/** What is written through one server is heard at the other, in both directions, and so is the end of a session. */
async function hearEachOther(
  servers: ReturnType<typeof at>[],
  // The first reply has read what rang for the ticket.
  first = ['notifications {}'],
): Promise<void> {
  const [one = fetch, two = fetch] = servers
  const token = tokenIn(await signIn(speakTo(one)))
  const pages = [await hearing(one, token), await hearing(two, token)]
  for (const server of [one, two]) {
    await reply(speakTo(server, token), 'Live')
    const news = ['ticket {"ticketId":"TKT-M4XQ72PD"}', 'tickets {}', ...(server === one ? first : [])]
    for (const page of pages) expect(await page.next(news.length)).toEqual(news)
  }
  await speakTo(one, token).post('/auth/user/client/logout')
  for (const page of pages) {
    expect(await page.ended).toBe('ended')
    expect(page.text()).toContain('event: session')
  }
  // One session ends all others of its client, also at the other server. It is another client's, so that nothing of it comes later.
  const begin = async () => tokenIn(await signIn(speakTo(one), 'new@example.com'))
  const [left, own] = [await begin(), await begin()]
  const ending = await hearing(two, left)
  expect((await speakTo(one, own).post('/auth/user/client/endSessions')).status).toBe(200)
  expect(await ending.ended).toBe('ended')
  const profile = '/clients/clientInformation/client-new'
  expect((await speakTo(two, left).get(profile)).status).toBe(401)
  expect((await speakTo(two, own).get(profile)).status).toBe(200)
}
