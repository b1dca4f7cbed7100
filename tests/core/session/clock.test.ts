/** A clock that is far ahead of the server's: a session lasts as long as its token, and not a moment less. */
import { expect, test, vi } from 'vitest'
import { answer, fail } from '../../../server/api/intercept'
import { openPortal, takingAnyToken } from '../portal'
import { ada, inSeconds, pass, stopTimeInTests, tokenOf, until } from '../server'
import { type Browser, createBrowser } from '../tab'

stopTimeInTests()

const minute = 60_000
const hour = 60 * minute

/** A token that lasts for an hour, of a server whose clock is this far behind the client's. */
const tokenFrom = (behind: number, claims: object = { iat: inSeconds(-behind / 1000) }) =>
  tokenOf({ sub: ada._id, exp: inSeconds((hour - behind) / 1000), ...claims })

function open(behind: number, browser: Browser = createBrowser(), claims?: object) {
  const token = tokenFrom(behind, claims)
  const login = answer({ success: true, data: { user: ada, token }, optional: ['renew'] })
  return openPortal({ browser, rules: { ...takingAnyToken, login, renew: fail(404, '') } })
}

test.each([3 * hour, 59 * minute])('ahead by %d ms: the session lasts for its hour', async (ahead) => {
  const tab = await open(ahead)
  await tab.signAdaIn()
  tab.page.show(true)
  expect(tab.checkToken()).toBe(true)
  await pass(hour)
  expect(tab.status()).toBe('signed-in')
  await pass(minute)
  expect(tab.status()).toBe('expired')
  expect(tab.toasts).toContain('error: Token expired')
})

test('the next page, and another tab, take the session up', async () => {
  const browser = createBrowser()
  const other = await open(3 * hour, browser)
  const first = await open(3 * hour, browser)
  await first.signAdaIn()
  await other.isSignedIn()
  const next = await open(3 * hour, browser)
  await next.isSignedIn()
  await pass(hour + minute)
  expect([first.status(), next.status()]).toEqual(['expired', 'expired'])
})

test('once the clock is set right, the token ends when it ends', async () => {
  const browser = createBrowser()
  await (await open(3 * hour, browser)).signAdaIn()
  vi.setSystemTime(Date.now() - 3 * hour)
  const tab = await open(0, browser)
  await tab.isSignedIn()
  await pass(hour)
  expect(tab.status()).toBe('signed-in')
  await pass(minute)
  expect(tab.status()).toBe('expired')
})

test.each([0, minute / 2, -3 * hour])(
  'of a clock that is right, or behind, nothing is kept: %d ms',
  async (ahead) => {
    const browser = createBrowser()
    await (await open(ahead, browser)).signAdaIn()
    expect(browser.local.has('client-portal:clock')).toBe(false)
  },
)

test('what is kept of a clock goes with the session', async () => {
  const browser = createBrowser()
  const other = await open(3 * hour, browser)
  const tab = await open(3 * hour, browser)
  await tab.signAdaIn()
  await other.isSignedIn()
  tab.signOut()
  await until(() => expect(other.$session.get()).toMatchObject({ reason: 'other-tab' }))
  expect(Array.from(browser.local.keys()).filter((key) => key.includes('clock'))).toEqual([])
})

test.each([
  ['does not say when it was issued', {}],
  ['says it in milliseconds', { iat: inSeconds(0) * 1000 }],
  ['says that it was issued just now', { iat: inSeconds(0) }],
])('a token that seems to have ended as it comes, and %s, lasts until a 401', async (_, claims) => {
  const browser = createBrowser()
  const other = await open(3 * hour, browser)
  const tab = await open(3 * hour, browser, claims)
  await tab.signAdaIn()
  tab.page.show(true)
  await other.isSignedIn()
  const next = await open(3 * hour, browser)
  await next.isSignedIn()
  await pass(5 * hour)
  expect([tab.checkToken(), tab.toasts.includes('error: Token expired')]).toEqual([true, false])
  tab.server.rules.payments = fail(401, '')
  tab.$payments.listen(() => {})
  await until(() => expect([tab.status(), other.status()]).toEqual(['expired', 'signed-out']))
})

test('a renewed token is taken: its end is compared by the same clock', async () => {
  const browser = createBrowser()
  const tab = await open(3 * hour, browser)
  await tab.signAdaIn()
  await pass(29 * minute)
  const next = tokenFrom(3 * hour)
  tab.server.rules.renew = answer({ token: next })
  await pass(2 * minute)
  await until(() => expect(browser.local.get('client-portal:token')).toBe(next))
  expect(tab.status()).toBe('signed-in')
})
