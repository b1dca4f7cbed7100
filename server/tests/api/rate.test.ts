/** A client says whether it has helped how a ticket was resolved: in each of the stores, once for each time that it is. */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { answerTicket, systemMessage } from '../../api/answer-ticket'
import { createApi } from '../../api/api'
import { defaultLimits } from '../../api/limits'
import { createTokens } from '../../api/session/tokens'
import { createSeed } from '../../seed/seed'
import type { Client } from '../../stores/records'
import { type Opened, stores } from '../stores/each-store'
import { expectRefusal } from './expect-refusal'
import { type Speaker, speakTo } from './speak'

const day = 24 * 60 * 60 * 1_000
const start = new Date('2026-11-20T12:00:00.000Z')
const secret = new TextEncoder().encode('of the tests, known to everyone: no secret at all')

describe.each(Object.entries(stores))('with its data in %s', (_name, open) => {
  let opened: Opened
  let now = start
  let ask: (path: string, init: RequestInit) => Promise<Response>
  let tokens: ReturnType<typeof createTokens>
  let ticketId = ''
  let count = 0
  const heard: string[] = []
  /** Who hears of the ticket. PostgreSQL tells a moment later, also what another test did. */
  const areTold = (...news: string[]) =>
    vi.waitFor(() => expect(heard.filter((one) => one.endsWith(ticketId))).toEqual(news), 20_000)

  const speaker = async (id: string): Promise<Speaker> =>
    speakTo(ask, await tokens.issue((await opened.store.client(id)) as Client)) // it was loaded
  const rate = async (json: object, who = 'client-ada') =>
    (await speaker(who)).post(`/support/rateTicket/${ticketId}`, json)
  const shown = async () => {
    const { body } = await (await speaker('client-ada')).get(`/support/getTicketDetails?ticketId=${ticketId}`)
    return Object(body.data).rating
  }
  const reply = async () =>
    (await speaker('client-ada')).send(`/support/client/replyTicket/${ticketId}`, { message: 'Once more' })
  async function resolve() {
    const ticket = await opened.store.findTicket(ticketId)
    if (!ticket) throw new Error('It is not there.')
    await answerTicket(opened.store, {
      ...{ ticket, from: 'Maya', message: '', date: now.toISOString(), resolves: true },
    })
  }

  beforeAll(async () => {
    opened = await open()
    const { store } = opened
    const hashPassword = async (word: string) => `hash ${word}`
    await store.load(await createSeed({ now, hashPassword, withoutLarge: true }))
    const clock = () => now
    const app = createApi({
      ...{ store, secret, hashPassword, clock },
      ...{ sendMail: async () => {}, portalUrl: 'https://portal.example.com' },
    })
    ask = async (path, init) => app.request(path, init)
    tokens = createTokens(secret, clock, defaultLimits)
    store.listen({
      hear: ({ clientId, name, target }) => heard.push(`${clientId} ${name} ${target}`.trim()),
      hears: () => {},
    })
  }, 60_000)

  afterAll(() => opened.close())

  /** Each test has a resolved ticket of its own. */
  beforeEach(async () => {
    now = start
    ticketId = `TKT-RATE-${++count}`
    const subject = 'The report is late'
    const raised = { ticketId, clientId: 'client-ada', subject, raisedBy: '', createdAt: start.toISOString() }
    const messages = [systemMessage('Maya resolved the ticket.', raised.createdAt)]
    await opened.store.createTicket({ ...raised, status: 'Resolved', messages }, [])
  })

  test('nothing is said before; then it stands there, its words apart, and other pages hear of it', async () => {
    expect(await shown()).toEqual({})
    const until = '2026-11-27T12:00:00.000Z'
    const first = await rate({ answer: 'partly' })
    const said = { answer: 'partly', at: start.toISOString(), until }
    expect(first).toMatchObject({ status: 200, body: { success: true, data: said } })
    await areTold(`client-ada ticket ${ticketId}`)
    now = new Date(start.getTime() + day)
    const second = { ...said, words: 'It took <b>a week</b>', at: now.toISOString() }
    expect((await rate({ answer: 'partly', words: ' It took <b>a week</b> ' })).body.data).toEqual(second)
    expect((await rate({ answer: 'no' })).body.data).toEqual({ ...second, answer: 'no' })
    expect(await shown()).toEqual({ ...second, answer: 'no' })
    expect((await rate({ answer: 'yes', words: '' })).body.data).toEqual({
      ...{ answer: 'yes', at: now.toISOString(), until },
    })
  })

  test('a week after it was said first, it stays as it is', async () => {
    await rate({ answer: 'no', words: 'Too late' })
    now = new Date(start.getTime() + 7 * day)
    expect((await rate({ answer: 'partly' })).status).toBe(200)
    now = new Date(now.getTime() + 1)
    expectRefusal(await rate({ answer: 'yes' }), 409, 'This can no longer be changed.')
    expect(await shown()).toMatchObject({ answer: 'partly', words: 'Too late' })
  })

  test('a ticket that is open again asks nothing; resolved again, it asks anew, and the earlier answer is kept', async () => {
    await rate({ answer: 'no', words: 'It is not mended' })
    await reply()
    expect(await shown()).toBeUndefined()
    expectRefusal(await rate({ answer: 'yes' }), 409, expect.stringMatching(/is open again/))
    await resolve()
    expect(await shown()).toEqual({})
    await rate({ answer: 'yes' })
    const ratings = (await opened.store.ratings()).filter((one) => one.ticketId === ticketId)
    expect(ratings.map(({ answer, words }) => [answer, words]).toSorted()).toEqual([
      ['no', 'It is not mended'],
      ['yes', ''],
    ])
  })

  test('of answers that come at once, one is kept, and a reply at the same time leaves none to an open ticket', async () => {
    const answers = ['yes', 'partly', 'no', 'yes', 'partly', 'no']
    await Promise.all(answers.map((answer) => rate({ answer })))
    expect((await opened.store.ratings()).filter((one) => one.ticketId === ticketId)).toHaveLength(1)
    await Promise.all([reply(), ...answers.map((answer) => rate({ answer }))])
    expect(await opened.store.rating('client-ada', ticketId)).toBeUndefined()
  })

  test('nobody else can say it, or hears of it', async () => {
    expectRefusal(await rate({ answer: 'no' }, 'client-new'), 404, expect.stringMatching(/find this ticket/))
    expect(await shown()).toEqual({})
    await rate({ answer: 'yes', words: 'Mine' })
    expect(await opened.store.rating('client-new', ticketId)).toBeUndefined()
    await areTold(`client-ada ticket ${ticketId}`)
  })

  test.each([
    ['a word that it does not know', { answer: 'perhaps' }, 400],
    ['no word', { words: 'Hm' }, 400],
    ['a line that is too long', { answer: 'no', words: 'ü'.repeat(501) }, 400],
    ['a NUL', { answer: 'no', words: 'a\0b' }, 400],
    ['500 characters, and half of one', { answer: 'no', words: `${'🙂'.repeat(499)}\ud83d` }, 200],
  ])('%s', async (_what, json, status) => {
    expect((await rate(json)).status).toBe(status)
    expect(await shown()).toEqual(status === 200 ? expect.objectContaining({ answer: 'no' }) : {})
  })

  test('an erased client leaves nothing of it', async () => {
    await rate({ answer: 'no', words: 'My words' })
    await opened.store.erase('client-ada', 'erased@example.com', [])
    expect(await opened.store.ratings()).toEqual([])
  })
})
