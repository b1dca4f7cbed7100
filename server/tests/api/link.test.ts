/** A link and a code by mail, as its client uses them, and as others try to. */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { runs } from '../../../tests/trials'
import { defaultLimits } from '../../api/limits'
import { createMailQueue } from '../../mail/queue'
import { openDesk } from '../staff/desk'
import { type Opened, stores } from '../stores/each-store'
import { expectRefusal } from './expect-refusal'
import { secret } from './open-api'
import { tokenIn } from './people'
import type { Speaker } from './speak'
import { aBrowser, askForLink, auth, known, mailedIn, openWays, unknown, type Ways } from './ways'

const refused =
  'This link or code does not count, or no longer. Please use the newest mail, or ask for another one.'

const use = (by: Speaker, sent: object) => by.post(`${auth}/signInByLink`, { browser: aBrowser(), ...sent })

/** Asks for a link. @returns what its mail brings */
async function ask({ mails, nobody }: Ways, email = known) {
  const before = mails.length
  await askForLink(nobody, email)
  return mailedIn(await vi.waitUntil(() => mails[before]))
}

describe.each(Object.entries(stores))('on %s', (_name, open) => {
  let opened: Opened
  let api: Ways

  beforeAll(async () => {
    opened = await open()
  }, 60_000)
  beforeEach(async () => {
    api = await openWays({}, opened.store)
    await opened.store.forgetCounts(known)
  })
  afterAll(() => opened.close())

  test('the link signs in, and so does the code', async () => {
    const { request, token, code } = await ask(api)
    const answer = await use(api.nobody, { request, token })
    expect(answer).toMatchObject({ status: 200, body: { data: { user: { _id: 'client-ada' } } } })
    expect((await api.as(tokenIn(answer)).get('/clients/clientInformation/client-ada')).status).toBe(200)
    const again = await ask(api)
    expect((await use(api.nobody, { request: again.request, code: again.code })).status).toBe(200)
    // Each counts once, as the link or as the code.
    expectRefusal(await use(api.nobody, { request, token }), 401, refused)
    expectRefusal(await use(api.nobody, { request, code }), 401, refused)
  })

  test('of two that use it at once, on two servers, one is signed in', async () => {
    const { request, token } = await ask(api)
    const other = await openWays({}, opened.store)
    const both = await Promise.all([
      use(api.nobody, { request, token }),
      use(other.nobody, { request, token }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401])
  })

  test('a mail scanner that opens the link, or a stranger, uses nothing up', async () => {
    const { request, token, code } = await ask(api)
    for (let times = 0; times < 10; times++) {
      expectRefusal(await use(api.nobody, { request, token, browser: aBrowser('x') }), 401, refused)
      expectRefusal(await use(api.nobody, { request, code: '000000', browser: aBrowser('x') }), 401, refused)
    }
    expect((await use(api.nobody, { request, code })).status).toBe(200)
  })

  test('five wrong codes end it, also for the right one', async () => {
    const { request, token, code } = await ask(api)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let times = 0; times < 5; times++)
      expectRefusal(await use(api.nobody, { request, code: wrong }), 401, refused)
    expectRefusal(await use(api.nobody, { request, code }), 401, refused)
    expectRefusal(await use(api.nobody, { request, token }), 401, refused)
  })
})

test('a code of another request, or of another address, is wrong, and costs the other nothing', async () => {
  const api = await openWays()
  const first = await ask(api)
  const second = await ask(api)
  const mary = await ask(api, 'new@example.com')
  for (const { code } of [first, mary]) {
    if (code !== second.code)
      expectRefusal(await use(api.nobody, { request: second.request, code }), 401, refused)
  }
  expect((await use(api.nobody, { request: first.request, code: first.code })).status).toBe(200)
  expect(await use(api.nobody, { request: mary.request, code: mary.code })).toMatchObject({
    body: { data: { user: { _id: 'client-new' } } },
  })
})

test('ends after a quarter of an hour, and with a new password', async () => {
  const api = await openWays()
  const early = await ask(api)
  api.clock.advance({ minutes: 15 })
  expectRefusal(await use(api.nobody, early), 401, refused)
  const { request, token } = await ask(api)
  await api.store.changePassword('client-ada', 'another one')
  expectRefusal(await use(api.nobody, { request, token }), 401, refused)
})

test('nothing in the store opens anything: neither the token nor the code nor the browser stands there', async () => {
  const api = await openWays()
  const add = vi.spyOn(api.store, 'addPending')
  const { request, token, code } = await ask(api)
  const kept = JSON.stringify(add.mock.calls)
  for (const secret of [request, token, code, aBrowser()]) expect(kept).not.toContain(secret)
})

test('an account that is locked meanwhile is not opened', async () => {
  const api = await openWays()
  const { request, token } = await ask(api)
  await api.store.changeClient('client-ada', { email: `locked 2026-11-20T12:00:00.000Z: ${known}` })
  expectRefusal(await use(api.nobody, { request, token }), 401, refused)
})

test.each(['lock', 'end'])(
  'a link of before "client %s" opens nothing, also when that is taken back',
  async (verb) => {
    const api = await openWays()
    const { request, token, code } = await ask(api)
    const desk = await openDesk({ store: api.store, clock: api.clock.now })
    await desk.type(`client ${verb} --client ${known}`)
    await desk.type('client reopen --client client-ada')
    expect(await api.store.clientByEmail(known)).toMatchObject({ id: 'client-ada' })
    expectRefusal(await use(api.nobody, { request, token }), 401, refused)
    expectRefusal(await use(api.nobody, { request, code }), 401, refused)
  },
)

test('the answer waits for nothing that is done for a known address alone', { timeout: 20_000 }, async () => {
  const api = await openWays()
  const lookUp = vi.spyOn(api.store, 'clientByEmail').mockReturnValue(new Promise(() => {}))
  for (const email of [known, unknown]) {
    const answer = await api.nobody.post(`${auth}/sendSignInLink`, { email, browser: aBrowser() })
    expect(answer).toEqual({
      ...answer,
      status: 200,
      body: { success: true, data: { request: expect.stringMatching(/^\w{32}$/) } },
    })
    expect(lookUp).toHaveBeenLastCalledWith(email)
  }
})

// In memory alone: the calls of the store are the same in all of them.
test('a guess is the same work for an unknown address', async () => {
  const called: string[] = []
  const { store } = await openWays()
  const recording = new Proxy(store, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return (...args: unknown[]) => {
        called.push(String(name))
        return value.apply(target, args)
      }
    },
  })
  const { nobody } = await openWays({}, recording)
  const workFor = async (email: string) => {
    const request = await askForLink(nobody, email)
    called.length = 0
    await nobody.post(`${auth}/signInByLink`, { request, browser: aBrowser(), code: '000000' })
    return [...called]
  }
  const work = await workFor(unknown)
  expect(await workFor(known)).toEqual(work)
  expect(work).toContain('tryPending')
})

test('a guess at an unknown address is refused in the same words', async () => {
  const api = await openWays()
  const wrong = async (email: string) => {
    const request = await askForLink(api.nobody, email)
    return api.nobody.post(`${auth}/signInByLink`, { request, browser: aBrowser(), code: '000000' })
  }
  expectRefusal(await wrong(known), 401, refused)
  expectRefusal(await wrong(unknown), 401, refused)
})

test('fifty guesses a day are all that there are, and links are not shut by them', async () => {
  const rates = {
    ...defaultLimits.rates,
    linkAddress: { tries: 100, seconds: 1 },
    link: { tries: 100, seconds: 1 },
  }
  const limits = { ...defaultLimits, rates: { ...rates, linkAccount: { tries: 100, seconds: 1 } } }
  const api = await openWays({ limits })
  let guesses = 0
  for (; guesses < 60; guesses++) {
    if (guesses % 5 === 0) api.clock.advance({ minutes: 20 })
    const request = await askForLink(api.nobody)
    const mailed = mailedIn(await vi.waitUntil(() => api.mails.find(({ text }) => text.includes(request))))
    const code = mailed.code === '000000' ? '000001' : '000000'
    const { status } = await api.nobody.post(`${auth}/signInByLink`, { request, browser: aBrowser(), code })
    if (status === 429) break
  }
  expect(guesses).toBe(50)
  const request = await askForLink(api.nobody)
  const { token } = mailedIn(await vi.waitUntil(() => api.mails.find(({ text }) => text.includes(request))))
  const answer = await api.nobody.post(`${auth}/signInByLink`, { request, browser: aBrowser(), token })
  expect(answer.status).toBe(200)
})

test('a server without this way has no such calls', async () => {
  const api = await openWays({ signInWays: ['password'] })
  for (const call of ['sendSignInLink', 'signInByLink', 'passkeyOptions', 'signInByPasskey']) {
    expectRefusal(
      await api.nobody.post(`${auth}/${call}`),
      404,
      `There is no call POST /api/v1${auth}/${call}.`,
    )
  }
})

/** How often an answer about a known address takes longer than one about an unknown one: half of the time, if it tells nothing. */
function shareOfLonger(ofKnown: readonly number[], ofUnknown: readonly number[]): number {
  const longer = ofKnown.map((time) => ofUnknown.filter((other) => time > other).length / ofUnknown.length)
  return longer.reduce((sum, share) => sum + share, 0) / longer.length
}

const inDatabase = stores.PGlite
test.runIf(inDatabase && runs(0, 500) > 0)(
  'the time of an answer tells no address, by 500 of each',
  { timeout: 300_000 },
  async () => {
    const { store, close } = (await inDatabase?.()) ?? expect.fail()
    const rates = Object.entries(defaultLimits.rates).map(([name, rate]) => [
      name,
      { ...rate, tries: 2 ** 30 },
    ])
    const limits = { ...defaultLimits, rates: Object.fromEntries(rates) }
    const queue = createMailQueue({ store, secret, send: async () => {}, log: () => {} })
    let keeping: Promise<void> | undefined
    const keep: typeof queue.keep = (...mail) => {
      keeping = queue.keep(...mail)
      return keeping
    }
    const api = await openWays({ limits, mails: { keep, deliver() {} } }, store)
    const timeOf = async (email: string) => {
      const begun = performance.now()
      await askForLink(api.nobody, email)
      const time = performance.now() - begun
      // The mail is kept before the next one asks, and in nobody's way.
      await store.clientByEmail(email)
      await new Promise(setImmediate)
      await keeping
      return time
    }
    const times: Record<string, number[]> = { [known]: [], [unknown]: [] }
    // In no order that would be of use to one of them.
    const emails = Array.from({ length: 1_000 }, (_, index) =>
      (index * 7919) % 1_000 < 500 ? known : unknown,
    )
    for (const email of emails.slice(0, 50)) await timeOf(email)
    for (const email of emails) times[email]?.push(await timeOf(email))
    await queue.close()
    await close()
    // By chance alone, it is further from a half once in 10,000 times.
    const share = shareOfLonger(times[known] ?? [], times[unknown] ?? [])
    expect(share).toBeGreaterThan(0.43)
    expect(share).toBeLessThan(0.57)
  },
)
