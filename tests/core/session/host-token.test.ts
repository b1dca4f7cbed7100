/** Hosts with a sign-in of their own: `configure({ getToken })`. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answer, type Rule } from '../../../demo/api/intercept'
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

  test.each([
    ['null', () => null, 0],
    ['nothing', () => Promise.resolve(null), 0],
    ['an empty token', () => '', 0],
    ['an opaque token that names nobody', () => 'opaque', 1],
    ['a promise that rejects', () => Promise.reject(new Error('offline')), 1],
    [
      'an error',
      () => {
        throw new Error('broken')
      },
      1,
    ],
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

  test('no answer for ten seconds: nobody is signed in, until it gives one', async () => {
    let give: Settings['getToken'] = () => new Promise(() => {})
    const { watchSession, $session, page } = await open(() => give?.() ?? null)
    watchSession()
    await pass(9_999)
    expect($session.get()).toEqual({ status: 'checking', client: null })
    await pass(1)
    expect($session.get()).toEqual({ status: 'signed-out' })
    give = () => jwt(3600)
    page.show(true)
    await until(() => expect($session.get().status).toBe('signed-in'))
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
    ['an error', () => Promise.reject(new Error('offline'))],
  ])('the token has ended, and the host gives %s: so has the session', async (_, then) => {
    const first = jwt(600)
    let asked = 0
    const { watchSession, $session, events, toasts } = await open(() => (asked++ ? then(first) : first))
    watchSession()
    await pass(600_000 + 61_000)
    expect($session.get()).toEqual({ status: 'expired' })
    expect(events).toEqual(['cp-sign-out expired'])
    expect(toasts).toEqual(['error: Token expired'])
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
    ['an error', () => Promise.reject(new Error('offline')), 1],
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
