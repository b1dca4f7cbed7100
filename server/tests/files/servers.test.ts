/** Two servers on one PostgreSQL and one bucket: nothing is on a disk, and either can go at any time. */
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { listenToNews } from '../api/listen-to-news'
import { reply } from '../api/people'
import { speakTo } from '../api/speak'
import { createDatabase } from '../stores/create-database'
import { type FakeBucket, startFakeBucket } from './fake-bucket'
import {
  at,
  filesOf,
  hasPostgres,
  openPostgresServer,
  type RealServer,
  startServer,
  tokenOfAda,
  variablesOf,
} from './real-servers'

// A busy machine takes long to start servers and databases.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

const folder = mkdtempSync(join(tmpdir(), 'cp-two-servers-'))
const environment = {
  DATA_DIR: join(folder, 'data'),
  TMPDIR: folder,
  JWT_SECRET: randomBytes(32).toString('base64'),
}
const closing: (() => unknown)[] = [() => rmSync(folder, { recursive: true })]
let bucket: FakeBucket
let one: RealServer
let two: RealServer
let token: string
let ofDemo: ReadonlySet<string>
let start: () => Promise<RealServer>

const speaker = (server: RealServer, key?: string) =>
  speakTo(at(server), token, key ? { 'Idempotency-Key': key } : {})
const content = randomBytes(3_000_000)
const file = new File([content], 'plan.pdf')
const load = async (server: RealServer, link = '') => {
  const response = await at(server)(link)
  return [response.status, Buffer.from(await response.arrayBuffer()).equals(content)]
}

let isBegun = false

/** A form of which only the beginning comes. */
function sendBeginning(key: string) {
  const head = 'Content-Disposition: form-data; name='
  const pieces = [
    `--x\r\n${head}"message"\r\n\r\nKilled\r\n--x\r\n${head}"attachment"; filename="plan.pdf"\r\n\r\n`,
    content.subarray(0, 500_000),
  ]
  isBegun = false
  const body = new ReadableStream({
    async pull(controller) {
      const piece = pieces.shift()
      if (piece) return controller.enqueue(Buffer.from(piece))
      isBegun = true
      await new Promise(() => {})
    },
  })
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': 'multipart/form-data; boundary=x',
    'Idempotency-Key': key,
  }
  // Node wants to be told that the answer may come before the body has gone.
  const init = { method: 'POST', headers, body, duplex: 'half' }
  return at(one)('/api/v1/support/client/replyTicket/TKT-M4XQ72PD', init)
}

describe.skipIf(!hasPostgres)('two servers (needs postgres)', () => {
  beforeAll(async () => {
    const postgres = await openPostgresServer()
    closing.push(postgres.stop)
    const { url, drop } = await createDatabase(postgres.url)
    closing.push(drop)
    bucket = await startFakeBucket()
    closing.push(bucket.close)
    start = async () => {
      const server = await startServer({ ...variablesOf(url, bucket.settings), ...environment })
      closing.push(server.kill)
      return server
    }
    ;[one, two] = await Promise.all([start(), start()])
    token = await tokenOfAda(one)
    ofDemo = new Set(bucket.objects.keys())
  })
  afterAll(async () => {
    for (const close of closing.toReversed()) await close()
  })

  test('what is written at one is read, loaded and heard of at the other', async () => {
    const news = await listenToNews(at(two), token)
    expect((await reply(speaker(one), 'From one', file)).status).toBe(200)
    const told = ['notifications {}', 'ticket {"ticketId":"TKT-M4XQ72PD"}', 'tickets {}']
    expect((await news.next(3)).toSorted()).toEqual(told)
    const [link] = await filesOf(speaker(two), 'From one')
    expect(await load(two, link)).toEqual([200, true])
    news.leave()
  })

  test.each<[string, (key: string) => Promise<unknown>, () => boolean]>([
    ['while a file is on its way to it', sendBeginning, () => isBegun],
    [
      'while it puts a file into the bucket',
      (key) => {
        bucket.fail('PUT', 'hang')
        return reply(speaker(one, key), 'Killed', file)
      },
      () => bucket.calls.includes('PUT'),
    ],
    [
      'before it has written whose the file is',
      (key) => {
        bucket.fail('HEAD', 'hang')
        return reply(speaker(one, key), 'Killed', file)
      },
      () => bucket.calls.includes('HEAD'),
    ],
  ])(
    'one that is killed %s leaves no half file, and the other writes it once',
    async (_when, send, isMoment) => {
      const key = crypto.randomUUID()
      const written = (await filesOf(speaker(two), 'Killed')).length
      bucket.calls.length = 0
      const sending = send(key).catch((error) => error)
      await vi.waitUntil(isMoment, { timeout: 60_000 })
      await one.kill()
      expect(await sending).toBeInstanceOf(Error)
      expect(await filesOf(speaker(two), 'Killed')).toHaveLength(written)
      for (const _ of [1, 2]) expect((await reply(speaker(two, key), 'Killed', file)).status).toBe(200)
      const links = await filesOf(speaker(two), 'Killed')
      expect(links).toHaveLength(written + 1)
      for (const link of links) expect(await load(two, link)).toEqual([200, true])
      const sizes = [...bucket.objects].filter(([path]) => !ofDemo.has(path)).map(([, { length }]) => length)
      expect(new Set(sizes)).toEqual(new Set([content.length]))
      one = await start()
    },
  )

  test('an upload that is cut at one goes on at the other', async () => {
    const tus = (method: string, headers: Record<string, string> = {}) => ({
      method,
      headers: { Authorization: `Bearer ${token}`, 'Tus-Resumable': '1.0.0', ...headers },
    })
    const patch = (offset: number) =>
      tus('PATCH', { 'Upload-Offset': `${offset}`, 'Content-Type': 'application/offset+octet-stream' })
    const begun = await at(one)('/api/v1/uploads', tus('POST', { 'Upload-Length': `${content.length}` }))
    const path = `/api/v1/${begun.headers.get('Location')}`
    const offset = async () => Number((await at(two)(path, tus('HEAD'))).headers.get('Upload-Offset'))
    const pieces = [content.subarray(0, 2_200_000)]
    const body = new ReadableStream({
      async pull(controller) {
        const piece = pieces.shift()
        if (piece) return controller.enqueue(piece)
        await new Promise(() => {})
      },
    })
    const cutting = new AbortController()
    // Node wants to be told that the answer may come before the body has gone.
    const cut = at(one)(path, { ...patch(0), body, signal: cutting.signal, ...{ duplex: 'half' } })
    const failed = cut.catch((error) => error)
    await vi.waitUntil(async () => (await offset()) >= 2_000_000, { timeout: 60_000 })
    cutting.abort()
    expect(await failed).toBeInstanceOf(Error)
    // What has come last may still be on its way into the bucket: then another offset is refused, and it is asked anew.
    await vi.waitUntil(
      async () => {
        const from = await offset()
        const answer = await at(two)(path, { ...patch(from), body: content.subarray(from) })
        expect([204, 409]).toContain(answer.status)
        return answer.status === 204
      },
      { timeout: 60_000 },
    )
    expect(await offset()).toBe(content.length)
    const id = path.split('/').at(-1) ?? ''
    const form = { message: 'Went on', attachment: id }
    const answer = await speaker(one).send('/support/client/replyTicket/TKT-M4XQ72PD', form)
    expect(answer.status).toBe(200)
    const [link] = await filesOf(speaker(two), 'Went on')
    expect(await load(two, link)).toEqual([200, true])
  })

  test('nothing is on a disk, and both end as they are told', async () => {
    const ended = await Promise.all([one.stop(), two.stop()])
    expect(ended.map(({ code }) => code)).toEqual([0, 0])
    expect(existsSync(environment.DATA_DIR)).toBe(false)
    // What was killed as it opened a file leaves its name. What runs TypeScript keeps files of its own.
    const left = readdirSync(folder).filter((name) => !name.startsWith('tsx-'))
    expect(left.filter((name) => statSync(join(folder, name)).size > 0)).toEqual([])
  })
})
