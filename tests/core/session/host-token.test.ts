/** Hosts with a sign-in of their own: `configure({ getToken })`. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { answer, type Rule } from '../../../server/api/intercept'
import type { Settings } from '../../../src/core/settings/config'
import { look, openPortal } from '../portal'
import { ada, createServer, inSeconds, pass, stopTimeInTests, tokenOf, until } from '../server'

stopTimeInTests()
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
beforeEach(() => void warn.mockClear())

type GetToken = NonNullable<Settings['getToken']>

/** A server that takes the tokens it is told to, and a host. `host.gives` is what it is asked by, each time. */
async function open(gives: GetToken, accepts: (token: string) => boolean = () => true) {
  const server = createServer()
  const guard =
    (body: unknown): Rule =>
    async () => {
      const bearer = server.calls.at(-1)?.headers.get('authorization') ?? ''
      const isGood = bearer.startsWith('Bearer ') && accepts(bearer.slice(7))
      return isGood ? Response.json(body) : Response.json({ message: 'No.' }, { status: 401 })
    }
  const rules = {
    checkSession: guard({ success: true }),
    profile: guard({ success: true, data: ada }),
    payments: guard({ success: true, data: [] }),
  }
  const host = { gives, asked: 0 }
  const getToken = () => {
    host.asked++
    return host.gives()
  }
  const tab = await openPortal({ server, rules, settings: { getToken } })
  return { ...tab, host, paidWith: () => server.last('payments')?.headers.get('authorization') }
}

/** A page on which the host has signed Ada in. */
async function openSignedIn(gives: GetToken = () => jwt(3600), accepts?: (token: string) => boolean) {
  const tab = await open(gives, accepts)
  await tab.isSignedIn()
  return tab
}

/** What a host gives. */
const opaque = { token: 'opaque', clientId: 'client-ada' }
const offline = () => Promise.reject(new Error('offline'))
const never = () => new Promise<null>(() => {})
const broken = () => {
  throw new Error('broken')
}
const afterAWhile = (token: string | null) => () =>
  new Promise<string | null>((resolve) => setTimeout(() => resolve(token), 2000))

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
    ['an opaque token and the client', () => opaque],
    ['a promise', () => Promise.resolve(jwt(3600))],
    ['an expired token that the server still takes', () => jwt(-3600)],
  ])('%s: they are signed in, and nothing is kept', async (_, gives) => {
    const { $client, server, browser, toasts } = await openSignedIn(gives)
    await until(() => expect($client.get()).toEqual(ada))
    expect(server.last('profile')?.url.pathname).toMatch(/client-ada$/)
    expect(browser.local.size).toBe(0)
    expect(toasts).toEqual([])
    expect(warn).not.toHaveBeenCalled()
  })

  test('a token that names its client by a number: they are asked for by it', async () => {
    const { server } = await openSignedIn(() => tokenOf({ id: 7, exp: inSeconds(3600) }))
    await until(() => expect(server.last('profile')?.url.pathname).toMatch(/\/7$/))
    expect(warn).not.toHaveBeenCalled()
  })

  test.each([
    ['null', () => null, 0],
    ['nothing', () => Promise.resolve(null), 0],
    ['an empty token', () => '', 0],
    ['an opaque token that names nobody', () => 'opaque', 1],
  ])('%s: nobody is signed in, and nothing is asked', async (_, gives, warnings) => {
    const { $session, server, toasts, events } = await open(gives)
    await pass(1000)
    expect($session.get()).toEqual({ status: 'signed-out' })
    expect([server.calls, toasts, events]).toEqual([[], [], []])
    expect(warn).toHaveBeenCalledTimes(warnings)
  })

  describe.each([
    ['a promise that rejects', offline, 0],
    ['an error', broken, 0],
    ['no answer for ten seconds', never, 10_000],
  ])('%s: that is a passing trouble, and says nothing of who is signed in', (_, failing, patience) => {
    async function openFailing() {
      const tab = await open(failing)
      await pass(patience)
      return tab
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
      const why = expect.objectContaining({ message: expect.any(String) })
      expect(warn.mock.calls).toEqual([['client-portal-elements: getToken() failed.', why]])
    })

    test.each<[string, number, (tab: Awaited<ReturnType<typeof openFailing>>) => void]>([
      ['after a pause', 5_000, () => {}],
      ['when the client comes back', 0, ({ page }) => page.show(true)],
      ['when the connection is back', 0, ({ page }) => page.connect(true)],
      ["at the client's wish", 0, ({ retryHost }) => retryHost()],
    ])('the host is asked again %s', async (_, milliseconds, happens) => {
      const tab = await openFailing()
      tab.host.gives = () => jwt(3600)
      happens(tab)
      await pass(milliseconds)
      await tab.isSignedIn()
      expect(tab.$sessionFailure.get()).toBeNull()
      expect(tab.host.asked).toBe(2)
    })

    test('the pauses grow, and the trouble stays the same one', async () => {
      const { $sessionFailure, host } = await openFailing()
      const first = $sessionFailure.get()
      await pass(5_000 + patience)
      expect(host.asked).toBe(2)
      await pass(9_000)
      expect(host.asked).toBe(2)
      await pass(1_000 + patience)
      expect(host.asked).toBe(3)
      expect($sessionFailure.get()).toBe(first)
    })

    test('null from then on means that nobody is signed in, and ends the questions', async () => {
      const { $session, $sessionFailure, host } = await openFailing()
      host.gives = () => null
      await pass(120_000)
      expect($session.get()).toEqual({ status: 'signed-out' })
      expect($sessionFailure.get()).toBeNull()
      expect(host.asked).toBe(2)
    })
  })

  test('no answer, but another function in its place: that one is asked, and its answer alone counts', async () => {
    let late: (token: string) => void = () => {}
    const { configure, isSignedIn, $client } = await open(() => new Promise((resolve) => (late = resolve)))
    configure({ getToken: () => opaque })
    await isSignedIn()
    late(tokenOf({ sub: 'client-new' }))
    await pass(1000)
    expect($client.get()?.id).toBe('client-ada')
  })
})

describe('while the client is signed in', () => {
  test('the same client by another function: the session goes on with the new token', async () => {
    const { configure, status, $payments, server, events, paidWith } = await openSignedIn()
    await look($payments)
    const next = jwt(3600, { next: true })
    configure({ getToken: () => next })
    await pass(10_000)
    expect(status()).toBe('signed-in')
    expect(server.count('payments')).toBe(1)
    expect(events).toEqual([])
    $payments.refresh()
    await until(() => expect(paidWith()).toBe(`Bearer ${next}`))
  })

  test.each([
    ['a function that gives nobody', () => null],
    ['no function at all', undefined],
  ])('%s: they are signed out', async (_, getToken) => {
    const { configure, $session, events } = await openSignedIn()
    configure({ getToken })
    await pass(1000)
    expect($session.get()).toEqual({ status: 'signed-out', reason: 'user' })
    expect(events).toEqual(['cp-sign-out user'])
  })

  test('the token is renewed before it ends, once for all calls that wait', async () => {
    let given = 0
    const { $payments, $projects, server } = await open(() => jwt(600, { given: ++given }))
    server.rules.services = answer({ success: true, data: [] })
    await pass(1000)
    expect(given).toBe(1)
    await pass(570_000)
    for (const store of [$payments, $projects]) store.listen(() => {})
    await until(() => expect(server.count('payments') + server.count('services')).toBe(2))
    expect(given).toBe(2)
    const [paid, served] = [server.last('payments'), server.last('services')]
    expect(paid?.headers.get('authorization')).toBe(served?.headers.get('authorization'))
  })

  test('nothing is asked for: the token is renewed when it has ended', async () => {
    const { status, host } = await open(() => jwt(600, { given: Date.now() }))
    await pass(600_000 + 61_000)
    expect([status(), host.asked]).toEqual(['signed-in', 2])
  })

  test.each([
    ['the same expired token', (first: string) => first],
    ['nobody', () => null],
  ])('the token has ended, and the host gives %s: so has the session', async (_, then) => {
    const first = jwt(600)
    const { host, status, events, toasts } = await openSignedIn(() => first)
    host.gives = () => then(first)
    await pass(600_000 + 61_000)
    expect(status()).toBe('expired')
    expect(events).toEqual(['cp-sign-out expired'])
    expect(toasts).toEqual(['error: Token expired'])
  })

  test('the token has ended, and the host gives an error: all stays, as stale, until it gives a token', async () => {
    const { host, status, $payments, events, toasts, paidWith } = await openSignedIn(() => jwt(600))
    await look($payments)
    host.gives = offline
    await pass(600_000 + 61_000)
    expect(status()).toBe('signed-in')
    expect($payments.get()).toMatchObject({ status: 'ready', failure: { call: 'getToken', retryable: true } })
    expect([events, toasts]).toEqual([[], []])
    const renewed = jwt(3600, { renewed: true })
    host.gives = () => renewed
    await pass(60_000)
    expect($payments.get()).toEqual({ status: 'ready', data: [] })
    $payments.refresh()
    await until(() => expect(paidWith()).toBe(`Bearer ${renewed}`))
  })

  test('the host cannot renew in time: the server decides about the old token', async () => {
    const { host, $payments, status } = await openSignedIn(() => jwt(600))
    host.gives = broken
    await pass(590_000)
    await look($payments)
    expect(status()).toBe('signed-in')
  })

  test('the host hangs when it should renew: the call waits ten seconds, not for ever', async () => {
    const { host, $payments } = await openSignedIn(() => jwt(600))
    host.gives = never
    await pass(590_000)
    $payments.listen(() => {})
    await pass(9_000)
    expect($payments.get().status).toBe('loading')
    await pass(2_000)
    expect($payments.get().status).toBe('ready')
  })

  const named = (token: string) => ({ token, clientId: 'client-ada' })

  test('a 401 is answered with a new token, and nobody notices', async () => {
    let accepted = 'old'
    const { host, $payments, toasts, server } = await openSignedIn(
      () => named('old'),
      (token) => token === accepted,
    )
    accepted = 'new'
    host.gives = () => named('new')
    await look($payments)
    expect(server.count('payments')).toBe(2)
    expect(toasts).toEqual([])
  })

  test.each([
    ['the same token again', () => named('old'), 1],
    ['nobody', () => null, 1],
    ['another token that is refused, too', () => named('bad'), 2],
  ])('a 401, and the host gives %s: the session ends, without a loop', async (_, then, calls) => {
    let isOpen = true
    const { host, $payments, status, server, toasts } = await openSignedIn(
      () => named('old'),
      () => isOpen,
    )
    isOpen = false
    host.gives = then
    $payments.listen(() => {})
    await pass(20_000)
    expect(status()).toBe('expired')
    expect(server.count('payments')).toBe(calls)
    expect(toasts).toEqual(['error: Token expired'])
  })

  test('a 401, and the host gives an error: what asked fails until the host gives a token, and nobody is signed out', async () => {
    let accepted = 'old'
    const { host, $payments, status, toasts, paidWith } = await openSignedIn(
      () => named('old'),
      (token) => token === accepted,
    )
    accepted = 'new'
    host.gives = offline
    $payments.listen(() => {})
    const failed = { status: 'failed', failure: { call: 'getToken' } }
    await until(() => expect($payments.get()).toMatchObject(failed))
    expect(toasts).toEqual(["error: Your login couldn't be checked."])
    host.gives = () => named('new')
    await pass(5_000)
    await until(() => expect($payments.get().status).toBe('ready'))
    expect(status()).toBe('signed-in')
    expect(paidWith()).toBe('Bearer new')
  })

  test('another function that fails: whoever is signed in stays so', async () => {
    const { configure, status, events } = await openSignedIn()
    configure({ getToken: offline })
    await pass(60_000)
    expect(status()).toBe('signed-in')
    expect(events).toEqual([])
  })

  test('they come back to the page after the host had nobody: the host is asked again', async () => {
    const { host, status, isSignedIn, page } = await open(() => null)
    await pass(1000)
    expect(status()).toBe('signed-out')
    host.gives = () => jwt(3600)
    page.show(true)
    await isSignedIn()
  })

  test.each<[string, GetToken, unknown]>([
    ['nobody is signed in there any more', () => null, null],
    ['another client is', () => tokenOf({ sub: 'client-new', exp: inSeconds(3600) }), 'client-new'],
    ["the host can't say", broken, 'client-ada'],
  ])('they come back to the page, and %s: the page follows', async (_, later, client) => {
    const { host, $clientId, server, page } = await openSignedIn()
    server.rules.profile = answer({ success: true, data: { ...ada, _id: 'client-new' } })
    host.gives = later
    page.show(true)
    await pass(1000)
    expect($clientId.get()).toBe(client)
  })

  test("by a clock that is ahead, the host's tokens seem to have ended: the page goes on until a 401", async () => {
    const { status, page, toasts } = await openSignedIn(() => jwt(-3600))
    page.show(true)
    await pass(1000)
    expect([status(), toasts]).toEqual(['signed-in', []])
  })

  test('every navigation takes an opaque token, and one that is about to be renewed', async () => {
    const { checkToken } = await openSignedIn(() => opaque)
    expect(checkToken()).toBe(true)
  })
})

describe('an answer of the host that comes too late, or is about somebody else', () => {
  test('who has logged out is not signed in by an answer that was on its way', async () => {
    const { configure, signOut, $session } = await openSignedIn()
    configure({ signOut: () => undefined, getToken: afterAWhile(jwt(3600)) })
    await pass(500)
    signOut()
    await pass(5000)
    expect($session.get()).toEqual({ status: 'signed-out', reason: 'user' })
  })

  test("a renewed token of another client's shows nothing of theirs as the first one's", async () => {
    const eve = { ...ada, _id: 'client-eve', id: 'client-eve', name: 'Eve' }
    const { host, $client, $payments, server } = await open(() => jwt(20))
    await until(() => expect($client.get()?._id).toBe(ada._id))
    host.gives = () => jwt(3600, { sub: 'client-eve' })
    server.rules.profile = answer({ success: true, data: eve })
    $payments.listen(() => {})
    await until(() => expect($client.get()).toEqual(eve))
    const asked = server.calls.filter(({ name }) => name === 'payments')
    await until(() => expect(server.last('payments')?.url.pathname).toMatch(/client-eve$/))
    expect(asked.filter(({ url }) => url.pathname.endsWith('client-ada'))).toEqual([])
  })

  test.each<[string, () => Promise<string>]>([
    ['gives a client', () => Promise.resolve(tokenOf({ sub: 'client-eve' }))],
    ['fails', offline],
  ])('a function that %s after another one has taken its place counts no more', async (_, late) => {
    const { configure, $clientId, $sessionFailure, toasts } = await open(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1000))
      return late()
    })
    configure({ getToken: afterAWhile(jwt(3600)) })
    await pass(1500)
    expect([$clientId.get(), $sessionFailure.get(), toasts]).toEqual([null, null, []])
    await until(() => expect($clientId.get()).toBe(ada._id))
  })

  test('who has logged out while their token was renewed has logged out, and not expired', async () => {
    const { host, configure, signOut, $session, toasts } = await openSignedIn(() => jwt(30))
    configure({ signOut: () => undefined })
    host.gives = afterAWhile(null)
    await pass(91_000)
    signOut()
    await pass(5000)
    expect([$session.get(), toasts]).toEqual([{ status: 'signed-out', reason: 'user' }, []])
  })

  test('a call that waited for a new token is not sent for a client who has logged out', async () => {
    const { host, configure, signOut, $payments, server } = await openSignedIn(() => jwt(20))
    configure({ signOut: () => undefined })
    host.gives = afterAWhile(jwt(3600))
    $payments.listen(() => {})
    await pass(500)
    signOut()
    await pass(5000)
    expect(server.count('payments')).toBe(0)
  })

  test('who has logged out elsewhere is signed out when they come back to this tab', async () => {
    const { host, status, page } = await openSignedIn()
    host.gives = () => null
    page.show(false)
    page.show(true)
    await until(() => expect(status()).toBe('signed-out'))
  })
})
