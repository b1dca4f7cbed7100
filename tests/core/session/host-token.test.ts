/** Hosts with a sign-in of their own: `configure({ getToken })`. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answer, type Rule } from '../../../server/api/intercept'
import type { Settings } from '../../../src/core/settings/config'
import {
  ada,
  createServer,
  inSeconds,
  pass,
  recordEvents,
  recordToasts,
  stopTime,
  tokenOf,
  until,
} from '../server'
import { openTab } from '../tab'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})

beforeEach(() => {
  stopTime()
  warn.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A server that takes the tokens it is told to. */
async function open(getToken: Settings['getToken'], accepts: (token: string) => boolean = () => true) {
  const server = createServer()
  const guard =
    (body: unknown): Rule =>
    async () => {
      const bearer = server.calls.at(-1)?.headers.get('authorization') ?? ''
      const isGood = bearer.startsWith('Bearer ') && accepts(bearer.slice(7))
      return isGood ? Response.json(body) : Response.json({ message: 'No.' }, { status: 401 })
    }
  server.rules.checkSession = guard({ success: true })
  server.rules.profile = guard({ success: true, data: ada })
  server.rules.payments = guard({ success: true, data: [] })
  const tab = await openTab()
  tab.configure({ fetch: server.fetch, getToken })
  return { ...tab, server, toasts: recordToasts(tab), events: recordEvents(tab) }
}

const jwt = (seconds: number, more = {}) => tokenOf({ sub: 'client-ada', exp: inSeconds(seconds), ...more })

describe('the host gives', () => {
  test.each([
    ['a token that names its client by sub', () => tokenOf({ sub: 'client-ada' })],
    ['a token that names its client by id', () => tokenOf({ id: 'client-ada', exp: inSeconds(3600) })],
    ['a token that names its client by _id', () => tokenOf({ _id: 'client-ada' })],
    [
      'a token that names its client by sub, and has an empty id',
      () => tokenOf({ _id: '', sub: 'client-ada' }),
    ],
    ['an opaque token and the client', () => ({ token: 'opaque', clientId: 'client-ada' })],
    ['a promise', () => Promise.resolve(jwt(3600))],
    ['an expired token that the server still takes', () => jwt(-3600)],
  ])('%s: they are signed in, and nothing is kept', async (_, getToken) => {
    const { watchSession, $session, $client, server, browser, toasts } = await open(getToken)
    watchSession()
    await until(() => expect($session.get().status).toBe('signed-in'))
    await until(() => expect($client.get()).toEqual(ada))
    expect(server.last('profile')?.url.pathname).toMatch(/client-ada$/)
    expect(browser.local.size).toBe(0)
    expect(toasts).toEqual([])
    expect(warn).not.toHaveBeenCalled()
  })

  test('a token that names its client by a number: they are asked for by it', async () => {
    const { watchSession, $session, server } = await open(() => tokenOf({ id: 7, exp: inSeconds(3600) }))
    watchSession()
    await until(() => expect($session.get().status).toBe('signed-in'))
    await until(() => expect(server.last('profile')?.url.pathname).toMatch(/\/7$/))
    expect(warn).not.toHaveBeenCalled()
  })

  test.each([
    ['null', () => null, 0],
    ['nothing', () => Promise.resolve(null), 0],
    ['an empty token', () => '', 0],
    ['an opaque token that names nobody', () => 'opaque', 1],
  ])('%s: nobody is signed in, and nothing is asked', async (_, getToken, warnings) => {
    const { watchSession, $session, server, toasts, events } = await open(getToken)
    watchSession()
    await pass(1000)
    expect($session.get()).toEqual({ status: 'signed-out' })
    expect(server.calls).toEqual([])
    expect(toasts).toEqual([])
    expect(events).toEqual([])
    expect(warn).toHaveBeenCalledTimes(warnings)
  })

  describe.each([
    ['a promise that rejects', () => Promise.reject(new Error('offline')), 0],
    [
      'an error',
      () => {
        throw new Error('broken')
      },
      0,
    ],
    ['no answer for ten seconds', () => new Promise<null>(() => {}), 10_000],
  ])('%s: that is a passing trouble, and says nothing of who is signed in', (_, failing, patience) => {
    async function openFailing() {
      let give: Settings['getToken'] = failing
      let asked = 0
      const getToken = () => {
        asked++
        return give?.() ?? null
      }
      const tab = await open(getToken)
      tab.watchSession()
      await pass(patience)
      const mend = (then: Settings['getToken'] = () => jwt(3600)) => {
        give = then
      }
      return { ...tab, mend, asked: () => asked }
    }

    test('nothing is asked of the server, and the console says it once', async () => {
      const { $session, $sessionFailure, server, toasts, events } = await openFailing()
      await pass(60_000)
      expect($session.get()).toEqual({ status: 'checking', client: null })
      expect($sessionFailure.get()).toMatchObject({
        call: 'getToken',
        status: 0,
        retryable: true,
        message: "Your login couldn't be checked.",
      })
      expect([server.calls, toasts, events]).toEqual([[], [], []])
      expect(warn.mock.calls).toEqual([
        [
          'client-portal-elements: getToken() failed.',
          expect.objectContaining({ message: expect.any(String) }),
        ],
      ])
    })

    test.each<[string, number, (tab: Awaited<ReturnType<typeof openFailing>>) => void]>([
      ['after a pause', 5_000, () => {}],
      ['when the client comes back', 0, ({ page }) => page.show(true)],
      ['when the connection is back', 0, ({ page }) => page.connect(true)],
      ["at the client's wish", 0, ({ retryHost }) => retryHost()],
    ])('the host is asked again %s', async (_, milliseconds, happens) => {
      const tab = await openFailing()
      tab.mend()
      happens(tab)
      await pass(milliseconds)
      await until(() => expect(tab.$session.get().status).toBe('signed-in'))
      expect(tab.$sessionFailure.get()).toBeNull()
      expect(tab.asked()).toBe(2)
    })

    test('the pauses grow, and the trouble stays the same one', async () => {
      const { $sessionFailure, asked } = await openFailing()
      const first = $sessionFailure.get()
      await pass(5_000 + patience)
      expect(asked()).toBe(2)
      await pass(9_000)
      expect(asked()).toBe(2)
      await pass(1_000 + patience)
      expect(asked()).toBe(3)
      expect($sessionFailure.get()).toBe(first)
    })

    test('null from then on means that nobody is signed in, and ends the questions', async () => {
      const { $session, $sessionFailure, mend, asked } = await openFailing()
      mend(() => null)
      await pass(120_000)
      expect($session.get()).toEqual({ status: 'signed-out' })
      expect($sessionFailure.get()).toBeNull()
      expect(asked()).toBe(2)
    })
  })

  test('no answer, but another function in its place: that one is asked, and its answer alone counts', async () => {
    let late: (token: string) => void = () => {}
    const { watchSession, configure, $session, $client } = await open(
      () => new Promise((resolve) => (late = resolve)),
    )
    watchSession()
    configure({ getToken: () => ({ token: 'opaque', clientId: 'client-ada' }) })
    await until(() => expect($session.get().status).toBe('signed-in'))
    late(tokenOf({ sub: 'client-new' }))
    await pass(1000)
    expect($client.get()?.id).toBe('client-ada')
  })
})

describe('while the client is signed in', () => {
  test('the same client by another function: the session goes on with the new token', async () => {
    const { watchSession, configure, $session, $payments, server, events } = await open(() => jwt(3600))
    watchSession()
    $payments.listen(() => {})
    await until(() => expect($payments.get().status).toBe('ready'))
    const next = jwt(3600, { next: true })
    configure({ getToken: () => next })
    await pass(10_000)
    expect($session.get().status).toBe('signed-in')
    expect(server.count('payments')).toBe(1)
    expect(events).toEqual([])
    $payments.refresh()
    await until(() => expect(server.last('payments')?.headers.get('authorization')).toBe(`Bearer ${next}`))
  })

  test.each([
    ['a function that gives nobody', () => null],
    ['no function at all', undefined],
  ])('%s: they are signed out', async (_, getToken) => {
    const { watchSession, configure, $session, events } = await open(() => jwt(3600))
    watchSession()
    await until(() => expect($session.get().status).toBe('signed-in'))
    configure({ getToken })
    await pass(1000)
    expect($session.get()).toEqual({ status: 'signed-out', reason: 'user' })
    expect(events).toEqual(['cp-sign-out user'])
  })

  test('the token is renewed before it ends, once for all calls that wait', async () => {
    let given = 0
    const { watchSession, $payments, $projects, server } = await open(() => jwt(600, { given: ++given }))
    server.rules.services = answer({ success: true, data: [] })
    watchSession()
    await pass(1000)
    expect(given).toBe(1)
    await pass(570_000)
    $payments.listen(() => {})
    $projects.listen(() => {})
    await until(() => expect(server.count('payments') + server.count('services')).toBe(2))
    expect(given).toBe(2)
    const bearers = [server.last('payments'), server.last('services')].map((call) =>
      call?.headers.get('authorization'),
    )
    expect(new Set(bearers).size).toBe(1)
  })

  test('nothing is asked for: the token is renewed when it has ended', async () => {
    let given = 0
    const { watchSession, $session } = await open(() => jwt(600, { given: ++given }))
    watchSession()
    await pass(600_000 + 61_000)
    expect($session.get().status).toBe('signed-in')
    expect(given).toBe(2)
  })

  test.each([
    ['the same expired token', (first: string) => first],
    ['nobody', () => null],
  ])('the token has ended, and the host gives %s: so has the session', async (_, then) => {
    const first = jwt(600)
    let asked = 0
    const { watchSession, $session, events, toasts } = await open(() => (asked++ ? then(first) : first))
    watchSession()
    await pass(600_000 + 61_000)
    expect($session.get().status).toBe('expired')
    expect(events).toEqual(['cp-sign-out expired'])
    expect(toasts).toEqual(['error: Token expired'])
  })

  test('the token has ended, and the host gives an error: all stays, as stale, until it gives a token', async () => {
    const first = jwt(600)
    let next: Settings['getToken'] = () => first
    const { watchSession, $session, $payments, server, events, toasts } = await open(() => next?.() ?? null)
    watchSession()
    $payments.listen(() => {})
    await until(() => expect($payments.get().status).toBe('ready'))
    next = () => Promise.reject(new Error('offline'))
    await pass(600_000 + 61_000)
    expect($session.get().status).toBe('signed-in')
    expect($payments.get()).toMatchObject({ status: 'ready', failure: { call: 'getToken', retryable: true } })
    expect([events, toasts]).toEqual([[], []])
    const renewed = jwt(3600, { renewed: true })
    next = () => renewed
    await pass(60_000)
    expect($payments.get()).toEqual({ status: 'ready', data: [] })
    $payments.refresh()
    await until(() => expect(server.last('payments')?.headers.get('authorization')).toBe(`Bearer ${renewed}`))
  })

  test('the host cannot renew in time: the server decides about the old token', async () => {
    const first = jwt(600)
    let asked = 0
    const { watchSession, $payments, $session } = await open(() => {
      if (asked++ === 0) return first
      throw new Error('offline')
    })
    watchSession()
    await pass(590_000)
    $payments.listen(() => {})
    await until(() => expect($payments.get().status).toBe('ready'))
    expect($session.get().status).toBe('signed-in')
  })

  test('the host hangs when it should renew: the call waits ten seconds, not for ever', async () => {
    const first = jwt(600)
    let asked = 0
    const { watchSession, $payments } = await open(() => (asked++ ? new Promise<null>(() => {}) : first))
    watchSession()
    await pass(590_000)
    $payments.listen(() => {})
    await pass(9_000)
    expect($payments.get().status).toBe('loading')
    await pass(2_000)
    expect($payments.get().status).toBe('ready')
  })

  test('a 401 is answered with a new token, and nobody notices', async () => {
    const tokens = ['old', 'new']
    let asked = 0
    const accepted = new Set(['old'])
    const { watchSession, $payments, $session, toasts, server } = await open(
      () => ({ token: tokens[asked++] ?? 'new', clientId: 'client-ada' }),
      (token) => accepted.has(token),
    )
    watchSession()
    await until(() => expect($session.get().status).toBe('signed-in'))
    accepted.delete('old')
    accepted.add('new')
    $payments.listen(() => {})
    await until(() => expect($payments.get().status).toBe('ready'))
    expect(server.count('payments')).toBe(2)
    expect(toasts).toEqual([])
  })

  test.each([
    ['the same token again', () => ({ token: 'old', clientId: 'client-ada' }), 1],
    ['nobody', () => null, 1],
    ['another token that is refused, too', () => ({ token: 'bad', clientId: 'client-ada' }), 2],
  ])('a 401, and the host gives %s: the session ends, without a loop', async (_, then, calls) => {
    let asked = 0
    let isOpen = true
    const { watchSession, $payments, $session, server, toasts } = await open(
      () => (asked++ ? then() : { token: 'old', clientId: 'client-ada' }),
      () => isOpen,
    )
    watchSession()
    await until(() => expect($session.get().status).toBe('signed-in'))
    isOpen = false
    $payments.listen(() => {})
    await pass(20_000)
    expect($session.get().status).toBe('expired')
    expect(server.count('payments')).toBe(calls)
    expect(toasts).toEqual(['error: Token expired'])
  })

  test('a 401, and the host gives an error: what asked fails until the host gives a token, and nobody is signed out', async () => {
    let next: Settings['getToken'] = () => ({ token: 'old', clientId: 'client-ada' })
    let isOpen = true
    const { watchSession, $payments, $session, server, toasts } = await open(
      () => next?.() ?? null,
      (token) => isOpen || token === 'new',
    )
    watchSession()
    await until(() => expect($session.get().status).toBe('signed-in'))
    isOpen = false
    next = () => Promise.reject(new Error('offline'))
    $payments.listen(() => {})
    await until(() =>
      expect($payments.get()).toMatchObject({ status: 'failed', failure: { call: 'getToken' } }),
    )
    expect(toasts).toEqual(["error: Your login couldn't be checked."])
    next = () => ({ token: 'new', clientId: 'client-ada' })
    await pass(5_000)
    await until(() => expect($payments.get().status).toBe('ready'))
    expect($session.get().status).toBe('signed-in')
    expect(server.last('payments')?.headers.get('authorization')).toBe('Bearer new')
  })

  test('another function that fails: whoever is signed in stays so', async () => {
    const { watchSession, configure, $session, events } = await open(() => jwt(3600))
    watchSession()
    await until(() => expect($session.get().status).toBe('signed-in'))
    configure({ getToken: () => Promise.reject(new Error('offline')) })
    await pass(60_000)
    expect($session.get().status).toBe('signed-in')
    expect(events).toEqual([])
  })

  test('they come back to the page after the host had nobody: the host is asked again', async () => {
    let token: string | null = null
    const { watchSession, $session, page } = await open(() => token)
    watchSession()
    await pass(1000)
    expect($session.get().status).toBe('signed-out')
    token = jwt(3600)
    page.show(true)
    await until(() => expect($session.get().status).toBe('signed-in'))
  })

  test.each<[string, () => string | null, unknown]>([
    ['nobody is signed in there any more', () => null, null],
    ['another client is', () => tokenOf({ sub: 'client-new', exp: inSeconds(3600) }), 'client-new'],
    [
      "the host can't say",
      () => {
        throw new Error('offline')
      },
      'client-ada',
    ],
  ])('they come back to the page, and %s: the page follows', async (_, later, client) => {
    let given = () => jwt(3600) as string | null
    const { watchSession, $session, $clientId, server, page } = await open(() => given())
    watchSession()
    await until(() => expect($session.get().status).toBe('signed-in'))
    server.rules.profile = answer({ success: true, data: { ...ada, _id: 'client-new' } })
    given = later
    page.show(true)
    await pass(1000)
    expect($clientId.get()).toBe(client)
  })

  test("by a clock that is ahead, the host's tokens seem to have ended: the page goes on until a 401", async () => {
    const { watchSession, $session, page, toasts } = await open(() => jwt(-3600))
    watchSession()
    await until(() => expect($session.get().status).toBe('signed-in'))
    page.show(true)
    await pass(1000)
    expect([$session.get().status, toasts]).toEqual(['signed-in', []])
  })

  test('every navigation takes an opaque token, and one that is about to be renewed', async () => {
    const { watchSession, checkToken, $session } = await open(() => ({
      token: 'opaque',
      clientId: 'client-ada',
    }))
    watchSession()
    await until(() => expect($session.get().status).toBe('signed-in'))
    expect(checkToken()).toBe(true)
  })
})

describe('an answer of the host that comes too late, or is about somebody else', () => {
  test('who has logged out is not signed in by an answer that was on its way', async () => {
    const { watchSession, configure, signOut, $session } = await open(() => jwt(3600))
    configure({ signOut: () => undefined })
    watchSession()
    await until(() => expect($session.get().status).toBe('signed-in'))
    configure({
      getToken: () => new Promise((resolve) => setTimeout(() => resolve(jwt(3600)), 2000)),
    })
    await pass(500)
    signOut()
    await pass(5000)
    expect($session.get()).toEqual({ status: 'signed-out', reason: 'user' })
  })

  test("a renewed token of another client's shows nothing of theirs as the first one's", async () => {
    const eve = { ...ada, _id: 'client-eve', id: 'client-eve', name: 'Eve' }
    let token = jwt(20)
    const { watchSession, $client, $payments, server } = await open(() => token)
    watchSession()
    await until(() => expect($client.get()?._id).toBe(ada._id))
    token = jwt(3600, { sub: 'client-eve' })
    server.rules.profile = answer({ success: true, data: eve })
    $payments.listen(() => {})
    await until(() => expect($client.get()).toEqual(eve))
    const asked = server.calls.filter(({ name }) => name === 'payments')
    await until(() => expect(server.last('payments')?.url.pathname).toMatch(/client-eve$/))
    expect(asked.filter(({ url }) => url.pathname.endsWith('client-ada'))).toEqual([])
  })

  test.each<[string, () => Promise<string>]>([
    ['gives a client', () => Promise.resolve(tokenOf({ sub: 'client-eve' }))],
    ['fails', () => Promise.reject(new Error('offline'))],
  ])('a function that %s after another one has taken its place counts no more', async (_, late) => {
    const { watchSession, configure, $clientId, $sessionFailure, toasts } = await open(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1000))
      return late()
    })
    watchSession()
    configure({
      getToken: () => new Promise((resolve) => setTimeout(() => resolve(jwt(3600)), 2000)),
    })
    await pass(1500)
    expect([$clientId.get(), $sessionFailure.get(), toasts]).toEqual([null, null, []])
    await until(() => expect($clientId.get()).toBe(ada._id))
  })

  test('who has logged out while their token was renewed has logged out, and not expired', async () => {
    let renew: () => Promise<string | null> | string = () => jwt(30)
    const { watchSession, configure, signOut, $session, toasts } = await open(() => renew())
    configure({ signOut: () => undefined })
    watchSession()
    await until(() => expect($session.get().status).toBe('signed-in'))
    renew = () => new Promise((resolve) => setTimeout(() => resolve(null), 2000))
    await pass(91_000)
    signOut()
    await pass(5000)
    expect([$session.get(), toasts]).toEqual([{ status: 'signed-out', reason: 'user' }, []])
  })

  test('a call that waited for a new token is not sent for a client who has logged out', async () => {
    const getToken = vi.fn<() => Promise<string>>().mockResolvedValueOnce(jwt(20))
    const { watchSession, configure, signOut, $session, $payments, server } = await open(getToken)
    configure({ signOut: () => undefined })
    watchSession()
    await until(() => expect($session.get().status).toBe('signed-in'))
    getToken.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(jwt(3600)), 2000)))
    $payments.listen(() => {})
    await pass(500)
    signOut()
    await pass(5000)
    expect(server.count('payments')).toBe(0)
  })

  test('who has logged out elsewhere is signed out when they come back to this tab', async () => {
    let token: string | null = jwt(3600)
    const { watchSession, $session, page } = await open(() => token)
    watchSession()
    await until(() => expect($session.get().status).toBe('signed-in'))
    token = null
    page.show(false)
    page.show(true)
    await until(() => expect($session.get().status).toBe('signed-out'))
  })
})
