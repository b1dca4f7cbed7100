/** Every navigation checks the token: the one in storage, too, which anybody may have changed within this tab. */
import { describe, expect, test } from 'vitest'
import { answer } from '../../../server/api/intercept'
import { openPortal, openSignedIn as signedIn, takingAnyToken } from '../portal'
import { inSeconds, stopTimeInTests, stored, tokenOf, until } from '../server'

stopTimeInTests()

const hour = 3600
const tokenKey = 'client-portal:token'
const mary = { _id: 'client-new', id: 'client-new', name: 'Mary Somerville', email: 'new@example.com' }

/** A tab with a stored session, and a way to write to its storage as a script of the same page does. */
async function openSignedIn() {
  const local = stored(tokenOf({ exp: inSeconds(hour) }))
  const tab = await openPortal({ local, rules: takingAnyToken })
  await tab.isSignedIn()
  const write = (values: Record<string, string | null>) => {
    for (const [key, value] of Object.entries(values)) {
      if (value === null) tab.browser.local.delete(key)
      else tab.browser.local.set(key, value)
    }
  }
  return { ...tab, write }
}

describe('a stored token that does not count ends the session', () => {
  const ended = () => tokenOf({ exp: inSeconds(-hour) })
  test.each([
    ['removed', () => null, 'signed-out', 'blank: No token found', 'cp-sign-out invalid'],
    ['empty', () => '', 'signed-out', 'blank: No token found', 'cp-sign-out invalid'],
    ['expired', ended, 'expired', 'error: Token expired', 'cp-sign-out expired'],
    ['broken', () => 'no token', 'signed-out', 'error: Token decoding error', 'cp-sign-out invalid'],
  ])('when it is %s', async (_, token, status, toast, event) => {
    const { write, checkToken, $session, toasts, events, browser } = await openSignedIn()
    write({ [tokenKey]: token() })
    expect(checkToken()).toBe(false)
    expect($session.get().status).toBe(status)
    expect(toasts).toEqual([toast])
    expect(events).toEqual([event])
    expect(browser.local.size).toBe(0)
  })

  test('when everything was cleared', async () => {
    const { checkToken, $session, toasts, browser } = await openSignedIn()
    browser.local.clear()
    expect(checkToken()).toBe(false)
    expect($session.get()).toEqual({ status: 'signed-out', reason: 'invalid' })
    expect(toasts).toEqual(['blank: No token found'])
  })
})

test('a newer token of the same client is used from then on', async () => {
  const { write, checkToken, $session, $payments, server, toasts, events } = await openSignedIn()
  const token = tokenOf({ exp: inSeconds(2 * hour) })
  write({ [tokenKey]: token })
  expect(checkToken()).toBe(true)
  expect($session.get().status).toBe('signed-in')
  server.rules.payments = answer({ success: true, data: [] })
  $payments.listen(() => {})
  await until(() => expect(server.last('payments')?.headers.get('authorization')).toBe(`Bearer ${token}`))
  expect([...toasts, ...events]).toEqual([])
})

test("another client's token is followed, as from another tab", async () => {
  const { write, checkToken, $client, events } = await openSignedIn()
  write(stored(tokenOf({ exp: inSeconds(hour), sub: 'client-new' }), mary))
  expect(checkToken()).toBe(true)
  expect($client.get()?.name).toBe('Mary Somerville')
  expect(events).toEqual(['cp-sign-out other-tab', 'cp-sign-in'])
})

describe('storage that can not be read signs nobody out', () => {
  test.each(['full', 'blocked', 'absent'] as const)('when it is %s from the start', async (storage) => {
    const { checkToken, $session } = await signedIn({ storage })
    expect(checkToken()).toBe(true)
    expect($session.get().status).toBe('signed-in')
  })

  test.each(['full', 'blocked', 'absent'] as const)('when it becomes %s later', async (fault) => {
    const { checkToken, page, $session, toasts } = await openSignedIn()
    const { localStorage } = page
    if (localStorage) localStorage.fault = fault
    expect(checkToken()).toBe(true)
    page.restore()
    expect($session.get().status).toBe('signed-in')
    expect(toasts).toEqual([])
  })
})

test('with storage "memory", and under getToken, only the token in memory counts', async () => {
  const settings = { storage: 'memory' } as const
  const { configure, checkToken, isSignedIn, browser } = await signedIn({ rules: takingAnyToken, settings })
  browser.local.clear()
  expect(checkToken()).toBe(true)
  configure({ getToken: () => ({ token: tokenOf({ exp: inSeconds(hour) }), clientId: 'client-ada' }) })
  await isSignedIn()
  expect(checkToken()).toBe(true)
})

test('without a session the toast says so, and a stored token alone starts none', async () => {
  const { checkToken, $session, toasts, browser } = await openPortal()
  browser.local.set(tokenKey, tokenOf({ exp: inSeconds(hour) }))
  expect(checkToken()).toBe(false)
  expect($session.get()).toEqual({ status: 'signed-out' })
  expect(toasts).toEqual(['blank: No token found'])
})
