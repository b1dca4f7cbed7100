/** What a client sees, and what is written, when the files are in a bucket that fails. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Listening, listen } from '../../../tests/listen'
import { defaultLimits } from '../../api/limits'
import { readPartsAsTheyCome } from '../../api/node/parts'
import { createTokens } from '../../api/session/tokens'
import type { Bytes } from '../../files/bytes'
import { openBucketBytes } from '../../files/node/bucket-bytes'
import { createMemoryStore } from '../../stores/memory/memory'
import { expectRefusal } from '../api/expect-refusal'
import { openApi, secret } from '../api/open-api'
import { readTicket } from '../api/people'
import { fileOf, type Speaker, speakTo } from '../api/speak'
import { type FakeBucket, startFakeBucket } from './fake-bucket'

const ticket = 'TKT-M4XQ72PD'
const log = vi.fn<(error: unknown) => void>()
const store = createMemoryStore()
const { addMessage } = store
let bucket: FakeBucket
let server: Listening | undefined
const at = (path: string, init?: RequestInit) => fetch((server?.url ?? '') + path, init)
let token: string
/** Ada, with a key or without one. */
let ada: (key?: string) => Speaker

beforeEach(async () => {
  log.mockReset()
  store.addMessage = addMessage
  bucket = await startFakeBucket()
  await serve()
})
afterEach(async () => {
  await server?.close()
  await bucket.close()
})

/** For a bucket that hangs: it is not waited for. A busy machine may take long for all else. */
const hasty = { patience: 2_000 }

/** @param idleSeconds How long the client's form may rest. @param patience How long the bucket may. */
async function serve({ idleSeconds = 60, patience = 15_000, changed = (bytes: Bytes) => bytes } = {}) {
  await server?.close()
  const limits = { ...defaultLimits, idleSeconds }
  const bytes = changed(await openBucketBytes(bucket.settings, log, { patience, firstPause: 5 }))
  const { app } = await openApi({ store, bytes, limits, log, readParts: readPartsAsTheyCome })
  server = await listen(app.fetch)
  const client = (await store.client('client-ada')) ?? expect.fail()
  token = await createTokens(secret, () => new Date(), limits).issue(client)
  ada = (key) => speakTo(at, token, key ? { 'Idempotency-Key': key } : {})
}

const reply = (speaker: Speaker, to = ticket) =>
  speaker.send(`/support/client/replyTicket/${to}`, {
    message: 'Hello',
    attachment: fileOf('a.txt', 200_000),
  })

const messages = async () => (await readTicket(ada())).messages
const latestLink = async () => (await messages()).at(-1)?.attachments[0] ?? expect.fail()
const load = async (link: string) => (await at(link)).arrayBuffer()

test.each<[string, (bucket: FakeBucket) => unknown]>([
  ['fails', (bucket) => bucket.fail('PUT', 'error', 3)],
  ['takes nothing', (bucket) => serve(hasty).then(() => bucket.fail('PUT', 'hang'))],
  ['breaks off', (bucket) => bucket.fail('PUT', 'drop', 3)],
  ['keeps halves', (bucket) => bucket.fail('PUT', 'halve', 3)],
  ['can be asked nothing, not even to forget', (bucket) => bucket.close()],
])(
  'what is sent while the bucket %s is refused, and written once when it comes again',
  async (_what, begin) => {
    const before = (await messages()).length
    const key = crypto.randomUUID()
    await begin(bucket)
    const refused = await reply(ada(key))
    expectRefusal(refused, 503, 'Files can be neither kept nor opened at the moment.')
    expect(refused.headers.get('Retry-After')).toBe('30')
    expect(log).toHaveBeenCalled()
    expect([(await messages()).length, bucket.objects.size]).toEqual([before, 0])
    await bucket.close()
    bucket = await startFakeBucket(bucket.port)
    for (const _ of [1, 2]) expect((await reply(ada(key))).status).toBe(200)
    expect([(await messages()).length, bucket.objects.size]).toEqual([before + 1, 1])
    expect((await load(await latestLink())).byteLength).toBe(200_000)
  },
)

test('a form that has come whole may rest while the bucket takes its file', async () => {
  await serve({ idleSeconds: 1, ...hasty })
  bucket.fail('PUT', 'hang')
  expect((await reply(ada())).status).toBe(503)
})

test('a form that rests before anybody reads its file is ended, and the server lives', async () => {
  let isEnded = false
  await serve({
    idleSeconds: 0.2,
    changed: ({ save, ...bytes }) => ({
      ...bytes,
      async save(id, pieces) {
        await vi.waitUntil(() => isEnded, 15_000)
        await save(id, pieces)
      },
    }),
  })
  const form = new Blob(['--x\r\nContent-Disposition: form-data; name="attachment"; filename="a"\r\n\r\na'])
  const resting = new ReadableStream({
    start: async (controller) => controller.enqueue(new Uint8Array(await form.arrayBuffer())),
  })
  setTimeout(() => {
    isEnded = true
  }, 600)
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'multipart/form-data; boundary=x' }
  // Node wants to be told that the answer may come before the body has gone.
  const init = { method: 'POST', headers, body: resting, duplex: 'half' }
  expect((await at(`/api/v1/support/client/replyTicket/${ticket}`, init)).status).toBe(503)
  await serve()
  expect((await reply(ada())).status).toBe(200)
})

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
    if (fault === 'hang') await serve(hasty)
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
  expect((await at(link)).status).toBe(status)
})
