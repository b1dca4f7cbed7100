/** How a stored session begins, and what ends it. */
import { describe, expect, test, vi } from 'vitest'
import { answer, fail, hang, offline, type Rule } from '../../../server/api/intercept'
import { openPage, openPortal, takingAnyToken } from '../portal'
import { ada, inSeconds, pass, stopTimeInTests, stored, tokenOf, until } from '../server'
import type { Tab } from '../tab'

stopTimeInTests()

/** A tab with something in storage, before its session starts. The server confirms any token. */
const open = (local: Record<string, string>) => openPage({ local, rules: takingAnyToken })
/** One with a token that ends after some seconds, whose session has started. */
async function openFor(seconds: number) {
  const tab = await open(stored(tokenOf({ exp: inSeconds(seconds) })))
  return { ...tab, stop: tab.watchSession() }
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
    const { watchSession, $session, isSignedIn, server, toasts, browser } = await open(stored(token))
    watchSession()
    expect($session.get()).toMatchObject({ status: 'checking', client: { name: 'Ada Lovelace' } })
    await isSignedIn()
    expect(server.last('checkSession')?.body).toEqual({ userType: 'Client' })
    expect(server.last('checkSession')?.headers.get('authorization')).toBe(`Bearer ${token}`)
    expect(browser.local.get('client-portal:token')).toBe(token)
    expect(toasts).toEqual([])
  })
})

describe('a stored session that does not count is dropped, and nothing is asked', () => {
  const ended = () => tokenOf({ exp: inSeconds(-minute - 1) })
  const unreadable = ['error: Token decoding error']
  const cutOff = { 'client-portal:user': '{"_id":' }
  test.each([
    ['there is none', () => ({}), 'signed-out', []],
    ['its token ended over a minute ago', () => stored(ended()), 'expired', ['error: Token expired']],
    ['its token is no token', () => stored('opaque'), 'signed-out', unreadable],
    ['its token says null', () => stored(tokenOf(null)), 'signed-out', unreadable],
    ['its token says a number', () => stored(tokenOf(7)), 'signed-out', unreadable],
    ['its token says a text', () => stored(tokenOf('ada')), 'signed-out', unreadable],
    ['its token says a list', () => stored(tokenOf([])), 'signed-out', unreadable],
    ['its token ends at no time', () => stored(tokenOf({ exp: 'soon' })), 'signed-out', unreadable],
    ['its profile is missing', () => ({ 'client-portal:token': tokenOf({}) }), 'signed-out', []],
    ['its token is missing', () => ({ 'client-portal:user': JSON.stringify(ada) }), 'signed-out', []],
    ['its profile is cut off', () => ({ ...stored(tokenOf({})), ...cutOff }), 'signed-out', []],
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
    const local = stored(tokenOf({ exp: inSeconds(hour) }))
    return openPortal({ local, rules: { ...takingAnyToken, checkSession: rule } })
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
    const { isSignedIn, browser, toasts } = await check(rule)
    await isSignedIn()
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
  const kept = stored(tokenOf({}), { ...ada, name: 'Ada Byron' })
  const { watchSession, $client, server, browser } = await open(kept)
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
  const { stop, watchSession, $session, isSignedIn, status, page, browser } = await openFor(hour)
  await isSignedIn()
  stop()
  browser.local.clear()
  page.show(true)
  expect(status()).toBe('signed-in')
  watchSession()
  expect($session.get()).toEqual({ status: 'signed-out', reason: 'other-tab' })
})

describe('the token ends', () => {
  test('and the session with it, a minute of leeway later', async () => {
    const { $session, status, toasts, events, browser } = await openFor(hour)
    await pass((hour + minute) * 1000 - 1000)
    expect(status()).toBe('signed-in')
    await pass(1000)
    expect($session.get()).toEqual({ status: 'expired', email: ada.email })
    expect(toasts).toEqual(['error: Token expired'])
    expect(events).toEqual(['cp-sign-out expired'])
    expect(browser.local.size).toBe(0)
  })

  test('later than a timer can wait: it is armed anew, and fires at neither end', async () => {
    const { status } = await openFor(60 * day)
    await pass(59 * day * 1000)
    expect(status()).toBe('signed-in')
    await pass(day * 1000 + minute * 1000)
    expect(status()).toBe('expired')
  })

  test('while the computer sleeps: coming back to the page tells', async () => {
    const { isSignedIn, status, page } = await openFor(hour)
    await isSignedIn()
    vi.setSystemTime(Date.now() + 2 * hour * 1000) // timers stand still in sleep
    page.show(false)
    expect(status()).toBe('signed-in')
    page.show(true)
    expect(status()).toBe('expired')
  })
})

describe('every navigation checks the token', () => {
  test('one that counts says nothing', async () => {
    const { checkToken, toasts } = await openFor(hour)
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
    const { checkToken, status, toasts } = await openFor(hour)
    vi.setSystemTime(Date.now() + 2 * hour * 1000)
    expect(checkToken()).toBe(false)
    expect(status()).toBe('expired')
    expect(toasts).toEqual(['error: Token expired'])
  })
})
