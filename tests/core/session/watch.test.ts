/** How a stored session begins, and what ends it. */
import { describe, expect, test, vi } from 'vitest'
import { answer, fail, hang, offline, type Rule } from '../../../server/api/intercept'
import {
  ada,
  createServer,
  inSeconds,
  pass,
  recordEvents,
  recordToasts,
  stopTimeInTests,
  stored,
  tokenOf,
  until,
} from '../server'
import { createBrowser, openTab, type Tab } from '../tab'

stopTimeInTests()

/** A tab with something in storage, before its session starts. The server confirms any token. */
async function open(local: Record<string, string>) {
  const server = createServer()
  server.rules.checkSession = answer({ success: true })
  server.rules.profile = answer({ success: true, data: ada })
  const tab = await openTab({ browser: createBrowser(local) })
  tab.configure({ fetch: server.fetch })
  return { ...tab, server, toasts: recordToasts(tab), events: recordEvents(tab) }
}

const hour = 3600
const [minute, day] = [60, 86_400]

describe('a stored session that counts is taken up', () => {
  test.each([
    ['ends in an hour', () => ({ exp: inSeconds(hour) })],
    ['never ends', () => ({ sub: 'client-ada' })],
    ['ends in the year 2100', () => ({ exp: 4_102_444_800 })],
    ['has its end as a text', () => ({ exp: String(inSeconds(hour)) })],
    // Seconds before that minute is over: to wait for the server's answer lets some time pass.
    ['ended less than a minute ago, by a clock that may be wrong', () => ({ exp: inSeconds(-minute + 20) })],
  ])('whose token %s', async (_, payload) => {
    const token = tokenOf(payload())
    const { watchSession, $session, server, toasts, browser } = await open(stored(token))
    watchSession()
    expect($session.get()).toMatchObject({ status: 'checking', client: { name: 'Ada Lovelace' } })
    await until(() => expect($session.get().status).toBe('signed-in'))
    expect(server.last('checkSession')?.body).toEqual({ userType: 'Client' })
    expect(server.last('checkSession')?.headers.get('authorization')).toBe(`Bearer ${token}`)
    expect(browser.local.get('client-portal:token')).toBe(token)
    expect(toasts).toEqual([])
  })
})

describe('a stored session that does not count is dropped, and nothing is asked', () => {
  test.each([
    ['there is none', () => ({}), 'signed-out', []],
    [
      'its token ended over a minute ago',
      () => stored(tokenOf({ exp: inSeconds(-minute - 1) })),
      'expired',
      ['error: Token expired'],
    ],
    ['its token is no token', () => stored('opaque'), 'signed-out', ['error: Token decoding error']],
    ['its token says null', () => stored(tokenOf(null)), 'signed-out', ['error: Token decoding error']],
    ['its token says a number', () => stored(tokenOf(7)), 'signed-out', ['error: Token decoding error']],
    ['its token says a text', () => stored(tokenOf('ada')), 'signed-out', ['error: Token decoding error']],
    ['its token says a list', () => stored(tokenOf([])), 'signed-out', ['error: Token decoding error']],
    [
      'its token ends at no time',
      () => stored(tokenOf({ exp: 'soon' })),
      'signed-out',
      ['error: Token decoding error'],
    ],
    ['its profile is missing', () => ({ 'client-portal:token': tokenOf({}) }), 'signed-out', []],
    ['its token is missing', () => ({ 'client-portal:user': JSON.stringify(ada) }), 'signed-out', []],
    [
      'its profile is cut off',
      () => ({ ...stored(tokenOf({})), 'client-portal:user': '{"_id":' }),
      'signed-out',
      [],
    ],
    ['its profile names nobody', () => stored(tokenOf({}), { name: 'Ada' }), 'signed-out', []],
    ['its profile is null', () => stored(tokenOf({}), null), 'signed-out', []],
  ])('when %s', async (_, local, status, expected) => {
    const { watchSession, $session, server, toasts, events } = await open(local())
    watchSession()
    await pass(minute * 1000)
    expect($session.get().status).toBe(status)
    expect(toasts).toEqual(expected)
    expect(server.calls).toEqual([])
    expect(events).toEqual([]) // nobody had been signed in on this page
  })
})

describe('what the server says to the check', () => {
  const check = async (rule: Rule) => {
    const tab = await open(stored(tokenOf({ exp: inSeconds(hour) })))
    tab.server.rules.checkSession = rule
    tab.watchSession()
    return tab
  }

  test.each([
    [400, 'signed-out', 'cp-sign-out invalid'],
    [401, 'expired', 'cp-sign-out expired'],
  ])('%i signs the client out and drops what was stored', async (code, status, event) => {
    const { $session, $client, events, toasts, browser } = await check(fail(code, 'No.'))
    await until(() => expect($session.get().status).toBe(status))
    expect($client.get()).toBeNull()
    expect(events).toEqual([event])
    expect(toasts).toEqual(['error: Token expired'])
    expect(browser.local.size).toBe(0)
  })

  test.each([
    ['500', fail(500, 'No.')],
    ['403', fail(403, 'No.')],
    ['404', fail(404, 'No.')],
    ['429', fail(429, 'No.')],
    ['nothing, the network being down', offline()],
    ['a page of HTML', async () => new Response('<!doctype html>')],
  ])('%s keeps the session', async (_, rule) => {
    const { $session, browser, toasts } = await check(rule)
    await until(() => expect($session.get().status).toBe('signed-in'))
    expect(browser.local.get('client-portal:token')).toBeDefined()
    expect(toasts).toEqual([])
  })

  test('while it says nothing at all, the client is known and the session is being checked', async () => {
    const { $session, $client } = await check(hang())
    await pass(hour * 100)
    expect($session.get().status).toBe('checking')
    expect($client.get()).toMatchObject({ name: 'Ada Lovelace' })
  })
})

test('the profile of the server replaces the stored one, and stands for the next visit', async () => {
  const { watchSession, $client, server, browser } = await open(
    stored(tokenOf({}), { ...ada, name: 'Ada Byron' }),
  )
  server.rules.profile = answer({ success: true, data: { ...ada, POC: { id: 'maya' } } })
  watchSession()
  expect($client.get()?.name).toBe('Ada Byron')
  await until(() => expect($client.get()).toEqual({ ...ada, POC: { id: 'maya' } }))
  expect(JSON.parse(browser.local.get('client-portal:user') ?? '')).toEqual($client.get())
})

test('a profile that can not be read leaves the stored one, without a toast', async () => {
  const { watchSession, $client, server, toasts } = await open(stored(tokenOf({})))
  server.rules.profile = fail(500, 'No.')
  watchSession()
  await pass(1000)
  expect(server.count('profile')).toBe(1)
  expect($client.get()).toEqual(ada)
  expect(toasts).toEqual([])
})

test.each([
  ['there is a connection again', (tab: Tab) => tab.page.connect(true)],
  ['the client is back', (tab: Tab) => tab.page.show(true)],
])('it is asked for again when %s', async (_, happens) => {
  const tab = await open(stored(tokenOf({})))
  tab.server.rules.profile = fail(500, 'No.')
  tab.watchSession()
  await pass(1000)
  tab.server.rules.profile = answer({ success: true, data: { ...ada, name: 'Ada King' } })
  happens(tab)
  await until(() => expect(tab.$client.get()?.name).toBe('Ada King'))
  happens(tab)
  await pass(1000)
  expect(tab.server.count('profile')).toBe(2)
})

test('starting twice starts once', async () => {
  const { watchSession, server } = await open(stored(tokenOf({})))
  watchSession()
  watchSession()
  await pass(1000)
  expect(server.count('checkSession')).toBe(1)
})

test('a page that stops listening, and starts again, catches up with what it has missed', async () => {
  const { watchSession, $session, page, browser } = await open(stored(tokenOf({ exp: inSeconds(hour) })))
  const stop = watchSession()
  await until(() => expect($session.get().status).toBe('signed-in'))
  stop()
  browser.local.clear()
  page.show(true)
  expect($session.get().status).toBe('signed-in')
  watchSession()
  expect($session.get()).toEqual({ status: 'signed-out', reason: 'other-tab' })
})

describe('the token ends', () => {
  test('and the session with it, a minute of leeway later', async () => {
    const { watchSession, $session, toasts, events, browser } = await open(
      stored(tokenOf({ exp: inSeconds(hour) })),
    )
    watchSession()
    await pass((hour + minute) * 1000 - 1000)
    expect($session.get().status).toBe('signed-in')
    await pass(1000)
    expect($session.get()).toEqual({ status: 'expired', email: ada.email })
    expect(toasts).toEqual(['error: Token expired'])
    expect(events).toEqual(['cp-sign-out expired'])
    expect(browser.local.size).toBe(0)
  })

  test('later than a timer can wait: it is armed anew, and fires at neither end', async () => {
    const { watchSession, $session } = await open(stored(tokenOf({ exp: inSeconds(60 * day) })))
    watchSession()
    await pass(59 * day * 1000)
    expect($session.get().status).toBe('signed-in')
    await pass(day * 1000 + minute * 1000)
    expect($session.get().status).toBe('expired')
  })

  test('while the computer sleeps: coming back to the page tells', async () => {
    const { watchSession, $session, page } = await open(stored(tokenOf({ exp: inSeconds(hour) })))
    watchSession()
    await until(() => expect($session.get().status).toBe('signed-in'))
    vi.setSystemTime(Date.now() + 2 * hour * 1000) // timers stand still in sleep
    page.show(false)
    expect($session.get().status).toBe('signed-in')
    page.show(true)
    expect($session.get().status).toBe('expired')
  })
})

describe('every navigation checks the token', () => {
  test('one that counts says nothing', async () => {
    const { watchSession, checkToken, toasts } = await open(stored(tokenOf({ exp: inSeconds(hour) })))
    watchSession()
    expect(checkToken()).toBe(true)
    expect(toasts).toEqual([])
  })

  test('without one: "No token found"', async () => {
    const { watchSession, checkToken, toasts } = await open({})
    watchSession()
    expect(checkToken()).toBe(false)
    expect(toasts).toEqual(['blank: No token found'])
  })

  test('one that has ended: "Token expired", and the session ends', async () => {
    const { watchSession, checkToken, $session, toasts } = await open(
      stored(tokenOf({ exp: inSeconds(hour) })),
    )
    watchSession()
    vi.setSystemTime(Date.now() + 2 * hour * 1000)
    expect(checkToken()).toBe(false)
    expect($session.get().status).toBe('expired')
    expect(toasts).toEqual(['error: Token expired'])
  })
})
