/** What a client sees, and what is written, when the files are in a bucket that fails. */
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApi } from '../../../api/api'
import { defaultLimits } from '../../../api/limits'
import { openBucketBytes } from '../../../api/node/bucket-bytes'
import { readPartsAsTheyCome } from '../../../api/node/parts'
import { answers } from '../../../api/schemas'
import { createSeed } from '../../../api/seed/seed'
import { createMemoryStore } from '../../../api/stores/memory'
import { createTokens } from '../../../api/tokens'
import { type Listening, listen } from '../../backend/listen'
import { fileOf, type Speaker, speakTo } from '../speak'
import { type FakeBucket, startFakeBucket } from './fake-bucket'

const ticket = 'TKT-M4XQ72PD'
const log = vi.fn<(error: unknown) => void>()
const store = createMemoryStore()
const { addMessage } = store
let bucket: FakeBucket
let server: Listening
/** Ada, with a key or without one. */
let ada: (key?: string) => Speaker

beforeEach(async () => {
  log.mockReset()
  store.addMessage = addMessage
  bucket = await startFakeBucket()
  const now = new Date()
  const seed = await createSeed({ now, hashPassword: async (text) => text })
  if (await store.isEmpty()) await store.load(seed)
  const secret = new TextEncoder().encode('a secret of this server, for this test alone')
  // The client's form may not rest for as long as the bucket does.
  const limits = { ...defaultLimits, idleSeconds: 0.2 }
  const app = createApi({
    ...{ store, secret, limits, log, readParts: readPartsAsTheyCome },
    bytes: await openBucketBytes(bucket.settings, log, { patience: 600, firstPause: 5 }),
    hashPassword: async (text) => text,
    sendMail: async () => {},
    portalUrl: 'https://portal.example.com',
  })
  server = await listen(app.fetch)
  const client = (await store.client('client-ada')) ?? expect.fail()
  const token = await createTokens(secret, () => new Date(), limits).issue(client)
  ada = (key) =>
    speakTo((path, init) => fetch(server.url + path, init), token, key ? { 'Idempotency-Key': key } : {})
})
afterEach(async () => {
  await server.close()
  await bucket.close()
})

const reply = (speaker: Speaker, to = ticket) =>
  speaker.send(`/support/client/replyTicket/${to}`, {
    message: 'Hello',
    attachment: fileOf('a.txt', 200_000),
  })

const messages = async () => {
  const { body } = await ada().get(`/support/getTicketDetails?ticketId=${ticket}`)
  return v.parse(answers.ticket, body).data.messages
}
const latestLink = async () => (await messages()).at(-1)?.attachments[0] ?? expect.fail()
const load = async (link: string) => (await fetch(server.url + link)).arrayBuffer()

test.each<[string, (bucket: FakeBucket) => unknown]>([
  ['fails', (bucket) => bucket.fail('PUT', 'error', 3)],
  ['takes nothing', (bucket) => bucket.fail('PUT', 'hang')],
  ['breaks off', (bucket) => bucket.fail('PUT', 'drop', 3)],
  ['keeps halves', (bucket) => bucket.fail('PUT', 'halve', 3)],
  ['can be asked nothing, not even to forget', (bucket) => bucket.close()],
])(
  'what is sent while the bucket %s is refused, and written once when it comes again',
  async (_what, begin) => {
    const before = (await messages()).length
    const key = crypto.randomUUID()
    await begin(bucket)
    const { status, headers, body } = await reply(ada(key))
    expect({ status, wait: headers.get('Retry-After'), body }).toEqual({
      status: 503,
      wait: '30',
      body: {
        success: false,
        message: 'Files can be neither kept nor opened at the moment. Please try again in a minute.',
      },
    })
    expect(log).toHaveBeenCalled()
    expect([(await messages()).length, bucket.objects.size]).toEqual([before, 0])
    await bucket.close()
    bucket = await startFakeBucket(bucket.port)
    for (const _ of [1, 2]) expect((await reply(ada(key))).status).toBe(200)
    expect([(await messages()).length, bucket.objects.size]).toEqual([before + 1, 1])
    expect((await load(await latestLink())).byteLength).toBe(200_000)
  },
)

test('a refusal stays what it is, though the bucket keeps the file of it', async () => {
  bucket.fail('DELETE', 'error', 3)
  expect((await reply(ada(), 'TKT-UNKNOWN')).status).toBe(404)
  expect(bucket.objects.size).toBe(1)
  expect(String(log.mock.lastCall)).toContain('DELETE /files/uploads/')
})

test('a file stays whose message was written, though the database could not say so', async () => {
  store.addMessage = async (...args) => {
    await addMessage(...args)
    throw new Error('The connection is gone.')
  }
  expect((await reply(ada())).status).toBe(500)
  expect((await load(await latestLink())).byteLength).toBe(200_000)
})

test.each(['drop', 'hang'] as const)(
  'a download that the bucket ends by a %s does not look whole',
  async (fault) => {
    expect((await reply(ada())).status).toBe(200)
    const link = await latestLink()
    bucket.fail('GET', fault)
    await expect(load(link)).rejects.toThrow('terminated')
    expect(String(log.mock.lastCall)).toContain('GET /files/uploads/')
    expect((await load(link)).byteLength).toBe(200_000)
  },
)

test.each<[string, number, (bucket: FakeBucket) => unknown]>([
  ['lost a file', 404, ({ objects }) => objects.clear()],
  ['is away', 503, (bucket) => bucket.close()],
])('a download from a bucket that %s answers %i', async (_what, status, begin) => {
  expect((await reply(ada())).status).toBe(200)
  const link = await latestLink()
  await begin(bucket)
  expect((await fetch(server.url + link)).status).toBe(status)
})
