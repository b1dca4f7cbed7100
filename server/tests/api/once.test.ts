/** `Idempotency-Key`: what a client sends again, because no answer came, is answered again and written once. */
import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { answers } from '../../api/schemas'
import { type BrowserApi, createBrowserApi } from '../../browser'
import { createDigest } from '../../files/digest'
import { expectRefusal } from './expect-refusal'
import { addFile, reply } from './people'
import { type Answer, fileOf, type Speaker, speakTo, watchBytes } from './speak'

const start = new Date('2026-11-20T12:00:00.000Z')
const key = '8f14e45f-ceea-467f-a0e6-1ed7d6d6f0b3'
const ticketId = 'TKT-M4XQ72PD'
const projectId = 'project-newsletter'

let api: BrowserApi
let token: string
let kept: ReadonlySet<string>
let written: string[]

beforeEach(async () => {
  written = []
  const onClientWrote = (_client: unknown, ticketId: string) => written.push(ticketId)
  api = createBrowserApi({ start, log: () => {}, onClientWrote })
  token = (await api.signIn()).token
  kept = watchBytes(api.bytes)
})

const ada = (idempotencyKey: string | undefined = `"${key}"`): Speaker =>
  speakTo(api.fetch, token, idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey })
const plain = () => speakTo(api.fetch, token)

/** The calls that write something new, each with a file, and how much of it there is. */
const creating = {
  createTicket: {
    send: (speaker: Speaker, message = 'Hello', file = fileOf('a.png')) =>
      speaker.send('/support/client/createTicket/client-ada', {
        subject: 'A question',
        message,
        attachment: [file],
      }),
    count: async () => (await api.store.list('tickets', 'client-ada')).rows.length,
  },
  replyTicket: {
    send: (speaker: Speaker, message = 'Hello', file = fileOf('a.png')) => reply(speaker, message, file),
    count: async () => (await api.store.ticket('client-ada', ticketId))?.messages.length ?? 0,
  },
  uploadFile: {
    send: (speaker: Speaker, remarks = 'Hello', file = fileOf('a.png')) =>
      addFile(speaker, { file, remarks }),
    count: async () => (await api.store.list('files', projectId)).rows.length,
  },
}

/** What an answer says, without the links to files: each answer signs them anew. */
const said = ({ status, body }: Answer) =>
  JSON.stringify({ status, body }, (name, value) => (name === 'attachments' ? value.length : value))

describe.each(Object.entries(creating))('%s with a key', (name, { send, count }) => {
  test('is written once, however often it comes, and answered each time', async () => {
    const before = await count()
    const first = await send(ada())
    expect(first.status).toBe(200)
    const again = [await send(ada()), await send(ada())]
    expect(again.map(said)).toEqual([said(first), said(first)])
    expect(await count()).toBe(before + 1)
    expect(kept.size).toBe(1)
    expect(written).toHaveLength(name === 'uploadFile' ? 0 : 1)
  })

  test('is written once when five come at the same time', async () => {
    const before = await count()
    const all = await Promise.all(Array.from({ length: 5 }, () => send(ada())))
    expect(new Set(all.map(said))).toEqual(new Set([said(all[0] ?? expect.fail())]))
    expect(all[0]?.status).toBe(200)
    expect(await count()).toBe(before + 1)
    expect(kept.size).toBe(1)
    expect(written).toHaveLength(name === 'uploadFile' ? 0 : 1)
  })

  test.each<[string, (speaker: Speaker) => Promise<Answer>]>([
    ['another text', (speaker) => send(speaker, 'Good-bye')],
    ['another file', (speaker) => send(speaker, 'Hello', fileOf('b.png'))],
    ['a file of other bytes', (speaker) => send(speaker, 'Hello', new File(['0123456789'], 'a.png'))],
    ['another call', (speaker) => speaker.send('/support/client/replyTicket/TKT-H8WK35TN', { message: 'x' })],
  ])('is refused with %s, and nothing is kept of it', async (_what, sendOther) => {
    await send(ada())
    const before = await count()
    const message =
      'This was sent before, with other content. Please change something in it and send it again.'
    expectRefusal(await sendOther(ada()), 422, message)
    expect(await count()).toBe(before)
    expect(kept.size).toBe(1)
  })

  test('is new after a day, and without a key each time', async () => {
    const before = await count()
    await send(ada())
    api.clock.advance({ hours: 23, minutes: 59, seconds: 59 })
    token = (await api.signIn()).token
    await send(ada())
    expect(await count()).toBe(before + 1)
    api.clock.advance({ seconds: 1 })
    await send(ada())
    expect(await count()).toBe(before + 2)
    await send(plain())
    await send(plain())
    expect(await count()).toBe(before + 4)
  })

  test('that was refused can be sent again', async () => {
    const before = await count()
    expect((await send(ada(), 'x'.repeat(20_001))).status).toBe(400)
    expect((await send(ada())).status).toBe(200)
    expect(await count()).toBe(before + 1)
  })
})

test('a reply that is sent again gets the conversation as it is by now', async () => {
  const { send } = creating.replyTicket
  await send(ada())
  await api.store.addMessage({
    clientId: 'client-ada',
    ticketId,
    message: {
      ...{ message: 'An answer', messageFrom: 'Maya Okafor', messageFromUserType: 'Staff' },
      ...{ date: start.toISOString(), attachments: [] },
    },
    uploads: [],
  })
  const { data } = v.parse(answers.replyTicket, (await send(ada())).body)
  expect(data.messages.slice(-2).map(({ message }) => message)).toEqual(['Hello', 'An answer'])
})

test('a reply whose answer failed keeps its files, and stands once when it comes again', async () => {
  const { send, count } = creating.replyTicket
  const before = await count()
  const { ticket } = api.store
  api.store.ticket = () => Promise.reject(new Error('The connection to the database is gone.'))
  expect((await send(ada())).status).toBe(500)
  api.store.ticket = ticket
  const { data } = v.parse(answers.replyTicket, (await send(ada())).body)
  expect(data.messages.at(-1)?.attachments).toHaveLength(1)
  expect(await count()).toBe(before + 1)
  expect(kept.size).toBe(1)
})

test('a reply to nobody’s ticket takes no key', async () => {
  const unknown = ada().send('/support/client/replyTicket/TKT-OF-SOMEBODY', { message: 'x' })
  expect((await unknown).status).toBe(404)
  expect((await reply(ada(), 'x')).status).toBe(200)
})

test('two files that a short digest takes for one are two', async () => {
  const [one, other] = twins()
  const { send } = creating.replyTicket
  expect((await send(ada(), 'Hello', new File([one], 'a.txt'))).status).toBe(200)
  expect((await send(ada(), 'Hello', new File([other], 'a.txt'))).status).toBe(422)
})

/** Two texts of one length that have the same FNV-1a of 32 bits. */
function twins(): [string, string] {
  const seen = new Map<number, string>()
  for (let count = 0; ; count++) {
    const text = count.toString().padStart(8, '0')
    let sum = 0x811c9dc5
    for (const letter of text) sum = Math.imul(sum ^ letter.charCodeAt(0), 0x01000193)
    const twin = seen.get(sum)
    if (twin !== undefined) return [twin, text]
    seen.set(sum, text)
  }
}

test('a file is the same file, in whatever pieces it comes', async () => {
  const bytes = Uint8Array.from({ length: 200_000 }, (_, index) => (index * 7_919) % 251)
  const digestOf = async (size: number, from = bytes) => {
    const digest = createDigest()
    for (let start = 0; start < from.length; start += size) await digest.add(from.slice(start, start + size))
    return digest.end()
  }
  const whole = await digestOf(bytes.length)
  expect(whole).toMatch(/^[0-9a-f]{64}$/)
  for (const size of [1_000, 65_535, 65_536, 65_537, 131_072]) expect(await digestOf(size)).toBe(whole)
  for (const place of [0, 65_535, 65_536, 199_999]) {
    expect(await digestOf(65_536, bytes.with(place, 255))).not.toBe(whole)
  }
  expect(await digestOf(1_000, bytes.slice(0, -1))).not.toBe(whole)
})

test("another client's key is another one", async () => {
  const raise = (speaker: Speaker, client: string) =>
    speaker.send(`/support/client/createTicket/${client}`, { subject: 'x', message: 'x' })
  const ours = await raise(ada(), 'client-ada')
  const other = (await api.signIn('new@example.com')).token
  const theirs = await raise(speakTo(api.fetch, other, { 'Idempotency-Key': `"${key}"` }), 'client-new')
  expect(theirs.status).toBe(200)
  expect(theirs.body.ticketId).not.toBe(ours.body.ticketId)
})

test('a key is the same with and without quotes', async () => {
  const { send, count } = creating.replyTicket
  const before = await count()
  await send(ada(key))
  await send(ada(`"${key}"`))
  expect(await count()).toBe(before + 1)
})

test.each(['', '""', '"', 'x'.repeat(129), 'a b', 'a"', '"a', "a'; drop table", 'ä', '../x'])(
  'the key %j is refused before anything is read',
  async (bad) => {
    const { send, count } = creating.replyTicket
    const before = await count()
    const message =
      'Idempotency-Key has to be 1 to 128 letters, digits, hyphens or underscores, with or without quotes.'
    expectRefusal(await send(ada(bad)), 400, message)
    expect(await count()).toBe(before)
    expect(kept.size).toBe(0)
  },
)
