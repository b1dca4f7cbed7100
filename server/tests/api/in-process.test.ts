/** The API inside a page: what stories and unit tests ask of it beyond the contract. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readSources } from '../../../tests/architecture/imports'
import { createAnsweringRobot } from '../../api/answering-robot'
import { answer, fail, hang, intercept, offline, once, type Rules, slow } from '../../api/intercept'
import { createBrowserApi } from '../../browser'
import { speakTo } from './speak'

const start = new Date('2026-11-20T12:00:00.000Z')
const payments = '/payments/getPaymentofClient/client-ada'

describe('in a page', () => {
  test('takes what fetch takes: a path, an address, a request', async () => {
    const { fetch } = createBrowserApi()
    const health = 'http://localhost/api/v1/health'
    for (const input of ['/api/v1/health', health, new URL(health), new Request(health)]) {
      expect((await fetch(input)).status).toBe(200)
    }
  })

  test('each one has data of its own', async () => {
    const [one, other] = [createBrowserApi(), createBrowserApi()]
    await one.signIn()
    await one.store.markNotificationRead('client-ada', 'notification-lyon-data')
    await other.signIn()
    const found = (await other.store.list('notifications', 'client-ada')).rows
    expect(found.find(({ _id }) => _id === 'notification-lyon-data')?.read).toBe(false)
  })

  test('the seed can be changed, and the large client asked for', async () => {
    const api = createBrowserApi({ large: true, seed: (records) => ({ ...records, notifications: [] }) })
    const ada = speakTo(api.fetch, (await api.signIn()).token)
    expect((await ada.get('/notification/getAllNotificationsofUser')).body.data).toEqual([])
    const large = speakTo(api.fetch, (await api.signIn('large@example.com')).token)
    const { body } = await large.get('/services/get-services-for-client/client-large')
    expect(body.data).toHaveLength(2_000)
    await expect(createBrowserApi().signIn('large@example.com')).rejects.toThrow('Nobody here')
    const larger = createBrowserApi({ large: 20_000 })
    const { token } = await larger.signIn('large@example.com')
    const page = '/payments/getPaymentofClient/client-large?limit=1'
    expect((await speakTo(larger.fetch, token).get(page)).body.total).toBe(20_000)
  })
})

test('nothing that it is made of needs Node', () => {
  const sources = new Map([...readSources('server'), ...readSources('src')].map((file) => [file.path, file]))
  const needed = new Set(['server/browser.ts', 'server/api/intercept.ts', 'server/api/answering-robot.ts'])
  const packages = new Set<string>()
  // A set goes on to what is added to it on the way.
  for (const path of needed) {
    for (const { target, isPackage, isTypeOnly } of sources.get(path)?.imports ?? []) {
      if (isTypeOnly) continue
      if (isPackage) packages.add(target)
      else needed.add(`${target}.ts`)
    }
  }
  expect(needed.size).toBeGreaterThan(30)
  const names = [...packages].map((name) => name.split('/')[name.startsWith('@') ? 1 : 0])
  expect(new Set(names)).toEqual(new Set(['hono', 'valibot', 'jose', 'crypto-js', 'client-zip']))
})

describe('a rule', () => {
  let rules: Rules
  let ask: () => Promise<Response>
  let abort: AbortController

  beforeEach(async () => {
    const api = createBrowserApi({ start })
    const { token } = await api.signIn()
    rules = {}
    abort = new AbortController()
    const fetch = intercept(api.fetch, rules)
    ask = () =>
      fetch(`/api/v1${payments}`, { headers: { Authorization: `Bearer ${token}` }, signal: abort.signal })
  })

  afterEach(() => {
    vi.useRealTimers()
  })

  test('makes a call fail, until it is taken away', async () => {
    rules.payments = fail(503, 'The ledger is closed.')
    const failed = await ask()
    expect(failed.status).toBe(503)
    expect(await failed.json()).toEqual({ success: false, message: 'The ledger is closed.' })
    delete rules.payments
    expect((await ask()).status).toBe(200)
  })

  test('leaves other calls alone', async () => {
    rules.services = fail(500, 'No.')
    expect((await ask()).status).toBe(200)
  })

  test('makes a call fail once', async () => {
    rules.payments = once(fail(500, 'No.'))
    expect([(await ask()).status, (await ask()).status]).toEqual([500, 200])
  })

  test('takes the network down', async () => {
    rules.payments = offline()
    await expect(ask()).rejects.toThrow(TypeError)
  })

  test('answers something else', async () => {
    rules.payments = answer({ data: 'nonsense' })
    expect(await (await ask()).json()).toEqual({ data: 'nonsense' })
  })

  test('makes a call slow', async () => {
    vi.useFakeTimers()
    rules.payments = slow(2_000)
    const done = vi.fn()
    const asking = ask().then(done)
    await vi.advanceTimersByTimeAsync(1_999)
    expect(done).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await asking
    expect(done).toHaveBeenCalled()
  })

  test('makes a call hang until it is aborted', async () => {
    rules.payments = hang()
    const asking = ask()
    abort.abort()
    await expect(asking).rejects.toThrow('aborted')
  })
})

describe('the answering robot', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  async function write(email?: string) {
    let robot: ReturnType<typeof createAnsweringRobot> | undefined
    const api = createBrowserApi({ start, onClientWrote: (client, id) => robot?.read(client, id) })
    robot = createAnsweringRobot({ store: api.store, clock: api.clock.now, seconds: 6 })
    const { user, token } = await api.signIn(email)
    const speaker = speakTo(api.fetch, token)
    const { body } = await speaker.send(`/support/client/createTicket/${user._id}`, {
      subject: 'A',
      message: 'B',
    })
    const ticket = () => api.store.ticket(user._id, body.ticketId ?? '')
    const reply = () => speaker.send(`/support/client/replyTicket/${body.ticketId}`, { message: 'C' })
    return { api, robot, ticket, reply, ticketId: body.ticketId }
  }

  test('answers some seconds after Ada wrote, and rings her bell', async () => {
    const { api, ticket, ticketId } = await write()
    await vi.advanceTimersByTimeAsync(5_999)
    expect((await ticket())?.messages).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect((await ticket())?.messages[1]).toMatchObject({
      message: 'Thank you for writing, Ada. I have read it and will look into it today.',
      messageFrom: 'Maya Okafor',
      messageFromUserType: 'Staff',
    })
    expect(
      (await api.store.list('notifications', 'client-ada')).rows.map(({ CTAPath }) => CTAPath),
    ).toContain(`/support/ticket/${ticketId}`)
  })

  test('answers once to what was written in a row, and says something else the next time', async () => {
    const { ticket, reply } = await write()
    await reply()
    await vi.advanceTimersByTimeAsync(6_000)
    await reply()
    await vi.advanceTimersByTimeAsync(6_000)
    const texts = (await ticket())?.messages.map(({ message }) => message)
    expect(texts).toHaveLength(5)
    expect(texts?.[4]).not.toBe(texts?.[2])
  })

  test('does not answer whom nobody is assigned to, nor after it was stopped', async () => {
    const mary = await write('new@example.com')
    const ada = await write()
    ada.robot.stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect((await mary.ticket())?.messages).toHaveLength(1)
    expect((await ada.ticket())?.messages).toHaveLength(1)
  })
})
