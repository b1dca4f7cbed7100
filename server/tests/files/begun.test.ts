/** Files that come before their forms: cut in the middle, they go on, wherever bytes are kept and whichever server answers. */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createApi } from '../../api/api'
import { defaultLimits, type Limits } from '../../api/limits'
import { close, createServer, listen } from '../../api/node/http-server'
import { readPartsAsTheyCome } from '../../api/node/parts'
import { receiveUpload } from '../../api/node/uploads'
import { removeDiscarded } from '../../api/remove-discarded'
import { answers } from '../../api/schemas'
import { type BrowserApi, createBrowserApi } from '../../browser'
import { type Bytes, createMemoryBytes } from '../../files/bytes'
import { openBucketBytes } from '../../files/node/bucket-bytes'
import { openDiskBytes } from '../../files/node/disk-bytes'
import { expectRefusal } from '../api/expect-refusal'
import { fileForm, linksIn, signIn, tokenIn } from '../api/people'
import { answerOf, at, speakTo, watchBytes } from '../api/speak'
import { startFakeBucket } from './fake-bucket'

const MB = 1_000_000
const content = randomBytes(8 * MB)
const closing: (() => unknown)[] = []
/** What the servers have logged. */
const faults: string[] = []

let api: BrowserApi
let url: string
let token: string
let kept: ReadonlySet<string>
let limits: Limits

async function open(bytes: Bytes, own: Partial<Limits> = {}): Promise<void> {
  limits = { ...defaultLimits, ...own }
  kept = watchBytes(bytes)
  api = createBrowserApi({ bytes })
  await api.signIn()
  url = await serve()
  token = tokenIn(await signIn(speakTo(at(url))))
}

/** A server of its own on the database and the bytes that all of them share. */
async function serve(): Promise<string> {
  const { store, bytes, clock } = api
  const app = createApi({
    ...{ store, bytes, limits, clock: clock.now, receiveUpload, readParts: readPartsAsTheyCome },
    secret: new TextEncoder().encode('all servers have it, and nobody else'),
    portalUrl: 'https://portal.example.com',
    hashPassword: async (password) => `not hashed: ${password}`,
    sendMail: async () => {},
    log: (error) => faults.push(String(error)),
  })
  const server = createServer(app.fetch)
  closing.push(() => close(server))
  return listen(server, '127.0.0.1', 0, 'PORT')
}

beforeEach(() => open(createMemoryBytes()))
afterEach(async () => {
  for (const each of closing.splice(0).toReversed()) await each()
  expect(faults.splice(0)).toEqual([])
})

const tus = (more: Record<string, string> = {}) => ({
  'Tus-Resumable': '1.0.0',
  Authorization: `Bearer ${token}`,
  ...more,
})
const base64 = (text: string) => Buffer.from(text).toString('base64')

function begin(size: number, name = 'Plan.pdf') {
  const headers = tus({ 'Upload-Length': `${size}`, 'Upload-Metadata': `filename ${base64(name)}` })
  return fetch(`${url}/api/v1/uploads`, { method: 'POST', headers })
}

/** @returns the id of an upload that is begun */
async function begun(size = content.length): Promise<string> {
  const answer = await begin(size)
  expect(answer.status).toBe(201)
  return answer.headers.get('Location')?.replace('uploads/', '') ?? ''
}

const ask = (method: string, id: string, as = token) =>
  fetch(`${url}/api/v1/uploads/${id}`, { method, headers: { ...tus(), Authorization: `Bearer ${as}` } })

const offsetOf = async (id: string) => Number((await ask('HEAD', id)).headers.get('Upload-Offset'))

function patch(id: string, from: number, more: Record<string, string> = {}) {
  const sending = request(`${url}/api/v1/uploads/${id}`, {
    method: 'PATCH',
    headers: tus({
      'Upload-Offset': `${from}`,
      'Content-Type': 'application/offset+octet-stream',
      ...more,
    }),
  })
  sending.on('error', () => {})
  return sending
}

const receivedOf = async (id: string) => (await api.store.begunUpload('client-ada', id))?.received ?? 0

/** Sends the beginning, and then nothing more: the server still waits. */
async function hang(id: string) {
  const sending = patch(id, 0, { 'Content-Length': `${content.length}` })
  const answered = once(sending, 'response').then(
    ([{ statusCode, headers }]) => [statusCode, headers['retry-after']],
    () => [],
  )
  closing.push(() => sending.destroy())
  sending.write(content.subarray(0, 2.5 * MB))
  await vi.waitUntil(async () => (await receivedOf(id)) >= 2 * MB, { timeout: 20_000 })
  return { answered }
}

/** Sends from an offset to the end, or to where the line is cut. */
async function send(id: string, from: number, cutAt?: number): Promise<number | undefined> {
  const sending = patch(id, from, { 'Content-Length': `${content.length - from}` })
  if (cutAt === undefined) {
    sending.end(content.subarray(from))
    const [{ statusCode }] = await once(sending, 'response')
    return statusCode
  }
  await new Promise((resolve) => sending.write(content.subarray(from, cutAt), resolve))
  await vi.waitUntil(async () => (await receivedOf(id)) >= cutAt - MB, { timeout: 20_000 })
  sending.destroy()
  return undefined
}

const reply = (fields: Record<string, string | string[]>, key?: string) =>
  speakTo(at(url), token, key ? { 'Idempotency-Key': key } : {}).send(
    '/support/client/replyTicket/TKT-M4XQ72PD',
    { message: 'The plan', ...fields },
  )

/** Removes what has ended by then. */
async function sweepIn(seconds: number) {
  await api.store.sweep(api.clock.now().getTime() + seconds * 1000)
  await removeDiscarded(api.store, api.bytes)
}

async function load(link = '') {
  const response = await at(url)(link)
  return [response.headers.get('Content-Type'), Buffer.from(await response.arrayBuffer()).equals(content)]
}

describe.each<[string, () => Bytes | Promise<Bytes>]>([
  ['memory', createMemoryBytes],
  [
    'a folder',
    () => {
      const folder = mkdtempSync(join(tmpdir(), 'cp-begun-'))
      closing.push(() => rmSync(folder, { recursive: true }))
      return openDiskBytes(folder)
    },
  ],
  [
    'a bucket',
    async () => {
      const bucket = await startFakeBucket()
      closing.push(bucket.close)
      return openBucketBytes(bucket.settings, console.error)
    },
  ],
])('a file that is kept in %s', (_where, openBytes) => {
  beforeEach(async () => open(await openBytes()))

  test('goes on where the line was cut, at another server, and is written once', async () => {
    const id = await begun()
    await send(id, 0, 4.8 * MB)
    // Another server has the same database and the same bytes, and nothing else.
    url = await serve()
    expect(await offsetOf(id)).toBeGreaterThanOrEqual(4 * MB)
    // What had come last may still be on its way to where it is kept: then it is asked again, as pages do.
    await vi.waitUntil(async () => (await send(id, await offsetOf(id))) === 204, { timeout: 20_000 })
    expect(await offsetOf(id)).toBe(content.length)
    const key = crypto.randomUUID()
    const answer = await reply({ attachment: id }, key)
    const [link] = linksIn(answer)
    expect(link).toContain('Plan.pdf')
    expect(await load(link)).toEqual(['application/octet-stream', true])
    // What is sent again, because no answer came, is the same whichever way its file comes.
    const whole = speakTo(at(url), token, { 'Idempotency-Key': key })
    const file = new File([content], 'Plan.pdf')
    const again = { message: 'The plan', attachment: [file] }
    const second = await whole.send('/support/client/replyTicket/TKT-M4XQ72PD', again)
    expect(linksIn(second)).toHaveLength(1)
    expect((await reply({ attachment: id })).status).toBe(410)
    await sweepIn(limits.begunUploads.takenSeconds)
    expect(kept.size).toBe(1)
  })
})

describe('an upload', () => {
  test("is nobody else's, nor a form's of somebody else's", async () => {
    const id = await begun()
    const stranger = tokenIn(await signIn(speakTo(at(url)), 'new@example.com'))
    for (const method of ['HEAD', 'DELETE']) expect((await ask(method, id, stranger)).status).toBe(404)
    expect(await send(id, 0)).toBe(204)
    const form = { subject: 'x', message: 'x', attachment: id }
    const answer = await speakTo(at(url), stranger).send('/support/client/createTicket/client-new', form)
    expectRefusal(answer, 410, 'This upload has ended, or is not whole. Please send the file itself.')
    expect(await offsetOf(id)).toBe(content.length)
    expect((await fetch(`${url}/api/v1/uploads`, { method: 'POST' })).status).toBe(401)
  })

  test('goes on only from where it is', async () => {
    const id = await begun()
    expect(await send(id, MB)).toBe(409)
    expect((await reply({ attachment: id })).status).toBe(410)
    expect(await offsetOf(id)).toBe(0)
  })

  test('of two requests at once is whole once', async () => {
    const id = await begun()
    const answers = await Promise.all([send(id, 0), send(id, 0)])
    expect(answers.toSorted()).toEqual([204, 409])
    const [link] = linksIn(await reply({ attachment: id }))
    expect(await load(link)).toEqual(['application/octet-stream', true])
  })

  test('tells who comes back how much is there, though the request before still hangs', async () => {
    const id = await begun()
    const stranger = tokenIn(await signIn(speakTo(at(url)), 'new@example.com'))
    const { answered } = await hang(id)
    // Nobody else makes it end.
    expect((await ask('HEAD', id, stranger)).status).toBe(404)
    const before = performance.eventLoopUtilization()
    const offset = await offsetOf(id)
    // It waits, and does not ask again and again.
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.6)
    expect(offset).toBeGreaterThanOrEqual(2 * MB)
    expect(await answered).toEqual([204, undefined])
    expect(await send(id, offset)).toBe(204)
    const [link] = linksIn(await reply({ attachment: id }))
    expect(await load(link)).toEqual(['application/octet-stream', true])
  })

  test('of which nothing more comes may go on later, and so may the slowest of too many', async () => {
    await open(createMemoryBytes(), { idleSeconds: 1 })
    expect(await (await hang(await begun())).answered).toEqual([503, '1'])
    await open(createMemoryBytes(), { formsAtOnce: { all: 3, ofClient: 3 } })
    const answers: Promise<unknown>[] = []
    for (let count = 0; count < 3; count++) answers.push((await hang(await begun())).answered)
    token = tokenIn(await signIn(speakTo(at(url)), 'new@example.com'))
    const id = await begun()
    // To begin, or to ask how much is there, takes no place.
    expect(await offsetOf(id)).toBe(0)
    const sent = send(id, 0)
    expect(await Promise.race(answers)).toEqual([429, '5'])
    expect(await sent).toBe(204)
  })

  test('is no longer than was announced', async () => {
    const id = await begun(4 * MB)
    const sending = patch(id, 0)
    sending.end(content)
    const [{ statusCode }] = await once(sending, 'response')
    expect(statusCode).toBe(413)
  })

  test('has its place in the form, which is the same whichever way its files come', async () => {
    const name = 'The "plan".pdf'
    const answer = await begin(content.length, 'The %22plan%22.pdf')
    const id = answer.headers.get('Location')?.replace('uploads/', '') ?? ''
    await send(id, 0)
    const key = crypto.randomUUID()
    const post = (...files: [string, File | string][]) => {
      const form = new FormData()
      form.append('message', 'In order')
      for (const file of files) form.append(...file)
      const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': key }
      const path = '/api/v1/support/client/replyTicket/TKT-M4XQ72PD'
      return fetch(url + path, { method: 'POST', headers, body: form }).then(answerOf)
    }
    const [one, two] = [new File(['one'], 'one.txt'), new File(['two'], 'two.txt')]
    const links = linksIn(await post(['attachment', one], ['attachment', id], ['attachment', two]))
    expect(links.map((link) => /[^/]+(?=\?|$)/.exec(link)?.[0])).toEqual([
      expect.stringContaining('one.txt'),
      expect.stringContaining('plan'),
      expect.stringContaining('two.txt'),
    ])
    const plan = new File([content], name)
    const again = await post(['attachment', one], ['attachment', plan], ['attachment', two])
    expect(again.status).toBe(200)
    expect(linksIn(again)).toHaveLength(3)
  })

  test('is named once, and counts as one of the files of a form before it is copied', async () => {
    const id = await begun()
    await send(id, 0)
    const before = kept.size
    expectRefusal(await reply({ attachment: [id, id] }), 400, 'An upload is named twice.')
    const many = Array.from({ length: 11 }, (_, index) => `${id}${index}`)
    expect((await reply({ attachment: many })).status).toBe(413)
    expect(kept.size).toBe(before)
  })

  test("counts once in its client's day, and not if it is refused or given up", async () => {
    const rates = { ...defaultLimits.rates, kilobytes: { tries: 25_000, seconds: 60 } }
    const begunUploads = { ...defaultLimits.begunUploads, ofClient: 3 }
    await open(createMemoryBytes(), { rates, begunUploads })
    const statuses = async (...sizes: number[]) => {
      const answers = []
      for (const size of sizes) answers.push((await begin(size)).status)
      return answers
    }
    const id = await begun()
    await begun()
    // There is room in the day for no more than one of these.
    expect(await statuses(8 * MB, 1, 1, 1)).toEqual([201, 429, 429, 429])
    expect((await ask('DELETE', id)).status).toBe(204)
    expect(await statuses(8 * MB)).toEqual([201])
  })

  test('whose form is taken counts no more, and one whose form is refused counts what was copied', async () => {
    const openFor = (tries: number) =>
      open(createMemoryBytes(), {
        rates: { ...defaultLimits.rates, kilobytes: { tries, seconds: 60 } },
      })
    await openFor(15_000)
    const whole = await begun()
    await send(whole, 0)
    expect((await reply({ attachment: whole })).status).toBe(200)
    expect((await begin(6 * MB)).status).toBe(201)
    await openFor(25_000)
    const id = await begun()
    await send(id, 0)
    expect((await reply({ attachment: id, message: 'x'.repeat(20_001) })).status).toBe(400)
    expect((await reply({ attachment: id })).status).toBe(200)
    expect((await begin(8 * MB)).status).toBe(429)
  })

  test('is one file of one message, however many forms name it at once', async () => {
    const id = await begun()
    await send(id, 0)
    const answers = await Promise.all([1, 2, 3, 4].map(() => reply({ attachment: id })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410])
    await sweepIn(limits.begunUploads.takenSeconds)
    expect(kept.size).toBe(1)
  })

  test('is not sent again where only the answer to its form was lost', async () => {
    const id = await begun()
    await send(id, 0)
    const key = crypto.randomUUID()
    const [first, again] = [await reply({ attachment: id }, key), await reply({ attachment: id }, key)]
    expect(linksIn(again)).toEqual(linksIn(first))
    expect(await offsetOf(id)).toBe(content.length)
    // It is that form's alone.
    expect((await reply({ attachment: id }, crypto.randomUUID())).status).toBe(410)
  })

  test('of no possible id is not there', async () => {
    expect((await ask('HEAD', 'a%00b')).status).toBe(404)
    expect((await ask('DELETE', '%00')).status).toBe(404)
    for (const id of ['\0', 'a b', '../x']) expect((await reply({ attachment: id })).status).toBe(410)
  })

  test('is taken behind two proxies, and a request that does not fit is refused as one', async () => {
    const id = await begun()
    const sending = patch(id, 0, { 'X-Forwarded-Proto': 'https,http', 'X-HTTP-Method-Override': 'DELETE' })
    sending.end(content)
    const [{ statusCode }] = await once(sending, 'response')
    expect(statusCode).toBe(204)
    for (const method of ['PATCH', 'POST'])
      expect((await ask(method, id)).status).toBe(method === 'PATCH' ? 400 : 404)
    const other = { 'Tus-Resumable': '0.2.2', Authorization: `Bearer ${token}` }
    expect((await fetch(`${url}/api/v1/uploads/${id}`, { method: 'HEAD', headers: other })).status).toBe(400)
  })

  test('keeps a part that was added though no answer came, and no other', async () => {
    const id = await begun()
    const { addPart } = api.store
    const lose = (isAdded: boolean) => {
      api.store.addPart = async (...part) => {
        api.store.addPart = addPart
        if (isAdded) await addPart(...part)
        throw new Error('The database is away.')
      }
    }
    lose(false)
    expect(await send(id, 0)).toBe(500)
    expect([kept.size, await offsetOf(id)]).toEqual([0, 0])
    lose(true)
    expect(await send(id, 0)).toBe(500)
    expect(faults.splice(0)).toHaveLength(2)
    const offset = await offsetOf(id)
    expect(offset).toBeGreaterThanOrEqual(MB)
    expect(await send(id, offset)).toBe(204)
    const [link] = linksIn(await reply({ attachment: id }))
    expect(await load(link)).toEqual(['application/octet-stream', true])
  })

  test('is refused with 409 though what came twice can not be removed', async () => {
    const id = await begun()
    api.store.addPart = async () => false
    api.bytes.remove = async () => {
      throw new Error('The bucket is away.')
    }
    expect(await send(id, 0)).toBe(409)
    expect(faults.splice(0)).toEqual(['Error: The bucket is away.'])
  })

  test('begins only for a client who is still there', async () => {
    const { countTry } = api.store
    api.store.countTry = async (key, ...rest) => {
      if (key.startsWith('kilobytes')) await api.store.erase('client-ada', 'client@example.com', [])
      return countTry(key, ...rest)
    }
    expect((await begin(1)).status).toBe(401)
  })

  test('that is too large, or one of too many, is refused with words', async () => {
    expectRefusal(
      await answerOf(await begin(10 * MB + 1)),
      413,
      '"Plan.pdf" is larger than 10 MB, the most a file may have.',
    )
    for (let count = 0; count < 30; count++) await begun(1)
    expectRefusal(await answerOf(await begin(1)), 429, 'Other files are still on their way.')
  })

  test('that is given up, or that nobody has used for a day, leaves no bytes', async () => {
    const [left, given] = [await begun(), await begun()]
    for (const id of [left, given]) await send(id, 0, 2 * MB)
    expect((await ask('DELETE', given)).status).toBe(204)
    expect((await ask('HEAD', given)).status).toBe(404)
    await removeDiscarded(api.store, api.bytes)
    expect(await offsetOf(left)).toBeGreaterThan(0)
    await vi.waitUntil(async () => {
      await sweepIn(24 * 60 * 60)
      return kept.size === 0
    })
    expect((await ask('HEAD', left)).status).toBe(404)
  })

  test('becomes the file of a project', async () => {
    const id = await begun()
    await send(id, 0)
    const { file: _, ...form } = fileForm
    const path = '/files/uploadFileForAService/project-newsletter'
    const ada = speakTo(at(url), token)
    expect((await ada.send(path, { ...form, fileName: 'Big', file: id })).status).toBe(200)
    const { body } = await ada.get('/files/getFilesForAService?serviceId=project-newsletter&userType=Client')
    const [file] = v.parse(answers.files, body).data
    expect(await load(file?.path)).toEqual(['application/octet-stream', true])
  })
})
