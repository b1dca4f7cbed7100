/** How much room there is for a client's files in all, however slowly they come. */
import { expect, test, vi } from 'vitest'
import { defaultLimits } from '../../api/limits'
import { createBrowserApi } from '../../browser'
import type { Records } from '../../stores/records'
import { expectRefusal } from './expect-refusal'
import { reply as replyWith } from './people'
import { type Answer, fileOf, type Speaker, speakTo, watchBytes } from './speak'

function apiWith(room: { bytesOfClient: number } | { filesOfClient: number }) {
  // Nobody has a file yet.
  const seed = (records: Records) => ({ ...records, uploads: [] })
  const api = createBrowserApi({ limits: { ...defaultLimits, ...room }, seed })
  const signIn = async (email?: string) => speakTo(api.fetch, (await api.signIn(email)).token)
  return { api, signIn, saved: watchBytes(api.bytes) }
}

const reply = (speaker: Speaker, ...sizes: number[]) =>
  replyWith(speaker, 'See attached', ...sizes.map((size) => fileOf('a.png', size)))

const full = 'There is no more room for your files. Please ask us to remove some that nobody needs.'
const expectFull = (answer: Answer) => expectRefusal(answer, 413, full)

test('files have room up to a size, and what is refused is deleted', async () => {
  const { api, signIn, saved } = apiWith({ bytesOfClient: 1_000_000 })
  const ada = await signIn()
  expect((await reply(ada, 600_000)).status).toBe(200)
  expectFull(await reply(ada, 600_000))
  // Two that are too large together.
  expectFull(await reply(ada, 300_000, 300_000))
  expect(saved.size).toBe(1)
  expect((await reply(ada, 300_000)).status).toBe(200)
  // The next day makes no room.
  api.clock.advance({ hours: 48 })
  const later = await signIn()
  expectFull(await reply(later, 200_000))
  // Words need none, and others have their own.
  expect((await reply(later)).status).toBe(200)
  const ticket = { subject: 'A', message: 'b', attachment: [fileOf('a.png', 200_000)] }
  const other = await signIn('new@example.com')
  expect((await other.send('/support/client/createTicket/client-new', ticket)).status).toBe(200)
})

test('files have room up to a number, however small they are', async () => {
  const { signIn, saved } = apiWith({ filesOfClient: 3 })
  const ada = await signIn()
  expect((await reply(ada, 1, 1)).status).toBe(200)
  expectFull(await reply(ada, 1, 1))
  expect((await reply(ada, 1)).status).toBe(200)
  expectFull(await reply(ada, 1))
  expect(saved.size).toBe(3)
})

test('what comes again with its key is answered again, though it has taken the last room', async () => {
  const { api, saved } = apiWith({ filesOfClient: 2 })
  const { token } = await api.signIn()
  const send = () => reply(speakTo(api.fetch, token, { 'Idempotency-Key': 'the-last-room' }), 1, 1)
  expect([(await send()).status, (await send()).status]).toEqual([200, 200])
  expect(saved.size).toBe(2)
})

test.each([
  ['without a key', () => ({})],
  ['with a key each', (index: number) => ({ 'Idempotency-Key': `key-${index}` })],
])('forms that end at once share the room that there is: %s', async (_how, headersOf) => {
  const { api, saved } = apiWith({ filesOfClient: 8 })
  // As a database, which is not done at once.
  const { addMessage } = api.store
  api.store.addMessage = async (message) => {
    await new Promise(setImmediate)
    return addMessage(message)
  }
  const { token } = await api.signIn()
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => reply(speakTo(api.fetch, token, headersOf(index)), 1, 1, 1)),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, ...Array(10).fill(413)])
  for (const answer of answers) if (answer.status !== 200) expectFull(answer)
  expect(saved.size).toBe(6)
  expect((await reply(speakTo(api.fetch, token), 1, 1)).status).toBe(200)
})

const kilobytes = { tries: 2_000, seconds: 86_400 }

test.each([
  ['no room', 413, { bytesOfClient: 2_000_000 }],
  ['no more of the day', 429, { rates: { ...defaultLimits.rates, kilobytes } }],
])(
  'with %s left, a file that says how large it is gets refused before a byte of it is kept',
  async (_, status, limits) => {
    const api = createBrowserApi({
      limits: { ...defaultLimits, ...limits },
      seed: (records) => ({ ...records, uploads: [] }),
    })
    const { token } = await api.signIn()
    const kept = vi.spyOn(api.bytes, 'save')
    const send = async (size: number) => {
      const form = new FormData()
      form.set('message', 'See attached')
      form.set('attachment', fileOf('a.png', size))
      const { headers, body } = new Response(form)
      const bytes = await new Response(body).arrayBuffer()
      const answer = await api.fetch('/api/v1/support/client/replyTicket/TKT-M4XQ72PD', {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${token}`,
          'Content-Type': headers.get('Content-Type') ?? '',
          'Content-Length': `${bytes.byteLength}`,
        },
        body: bytes,
      })
      return answer.status
    }
    expect([await send(1_500_000), await send(1_900_000)]).toEqual([200, status])
    expect(await send(1_900_000)).toBe(status)
    expect(kept).toHaveBeenCalledTimes(1)
    // What was refused has taken nothing.
    expect(await send(200_000)).toBe(200)
  },
)
