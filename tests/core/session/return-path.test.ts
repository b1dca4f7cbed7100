/** The page that was asked for while signed out. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import { answer } from '../../../server/api/intercept'
import { openPage, openPortal } from '../portal'
import { inSeconds, stopTimeInTests, stored, tokenOf } from '../server'
import { openTab } from '../tab'

afterEach(() => void vi.unstubAllGlobals())

test('is given once', async () => {
  const { rememberReturn, takeReturn } = await openTab()
  expect(takeReturn()).toBeNull()
  rememberReturn('/support/ticket/7?x=1')
  expect(takeReturn()).toBe('/support/ticket/7?x=1')
  expect(takeReturn()).toBeNull()
})

test('survives a reload of its tab, and is not of the others', async () => {
  const session = new Map<string, string>()
  const first = await openTab({ session })
  first.rememberReturn('/support')
  const other = await openTab({ browser: first.browser })
  expect(other.takeReturn()).toBeNull()
  const reloaded = await openTab({ session })
  expect(reloaded.takeReturn()).toBe('/support')
})

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'support',
  '',
])('%j is not followed, and forgotten', async (path) => {
  const { rememberReturn, takeReturn } = await openTab()
  rememberReturn(path)
  expect(takeReturn()).toBeNull()
  expect(takeReturn()).toBeNull()
})

test('a page of the host’s own is kept apart from a path of the portal, and the latest counts', async () => {
  const { rememberReturn, takeReturn } = await openTab()
  rememberReturn('/support')
  rememberReturn('/company/account.html?tab=2#payments', 'page')
  expect(takeReturn()).toBeNull()
  expect(takeReturn('page')).toBe('/company/account.html?tab=2#payments')
  expect(takeReturn('page')).toBeNull()
})

describe('a path belongs to the client who had been signed in', () => {
  const hour = 3600
  const kinds = ['portal', 'page'] as const

  /** A tab whose session has just expired, with what it remembers of it. */
  async function openExpired(local: Record<string, string>, session = new Map<string, string>()) {
    const rules = { checkSession: answer({ success: true }) }
    const tab = await openPortal({ local, session, rules })
    vi.setSystemTime(Date.now() + 2 * hour * 1000)
    tab.page.show(true)
    expect(tab.status()).toBe('expired')
    return tab
  }

  stopTimeInTests()

  const ending = () => stored(tokenOf({ exp: inSeconds(hour) }))
  const ended = () => stored(tokenOf({ exp: inSeconds(-hour) }))

  describe.each([
    ['while the page was open', ending],
    ['before the page was opened', ended],
  ])('whose session expired %s', (_, local) => {
    test.each(kinds)('the same client goes back to the %s', async (kind) => {
      const { rememberReturn, signAdaIn, takeReturn } = await openExpired(local())
      rememberReturn('/support/ticket/7', kind)
      await signAdaIn()
      expect(takeReturn(kind)).toBe('/support/ticket/7')
    })

    test.each(kinds)('another client does not, and the %s is forgotten', async (kind) => {
      const { rememberReturn, signAdaIn, signMaryIn, signOut, takeReturn } = await openExpired(local())
      rememberReturn('/support/ticket/7', kind)
      await signMaryIn()
      expect(takeReturn(kind)).toBeNull()
      signOut()
      await signAdaIn()
      expect(takeReturn(kind)).toBeNull()
    })
  })

  test.each([
    ['expires', '/support/ticket/7'],
    ['ends in another tab', null],
  ])('when the session %s, what is remembered then is %j', async (end, remembered) => {
    const { page, browser, ...tab } = await openPortal({ local: ending() })
    tab.rememberReturn('/support/ticket/7')
    if (end === 'expires') vi.setSystemTime(Date.now() + 2 * hour * 1000)
    else browser.local.clear()
    page.show(true)
    expect(tab.status()).toBe(end === 'expires' ? 'expired' : 'signed-out')
    await tab.signAdaIn()
    expect(tab.takeReturn()).toBe(remembered)
  })

  test('also after the client has signed out', async () => {
    const { rememberReturn, signInWithPassword, signOut, takeReturn } = await openExpired(ending())
    await signInWithPassword('client@example.com', 'portal-demo')
    signOut()
    rememberReturn('/support/ticket/7')
    await signInWithPassword('new@example.com', 'portal-demo')
    expect(takeReturn()).toBeNull()
  })

  test('also when the login is another page, or is reloaded', async () => {
    const session = new Map<string, string>()
    const first = await openExpired(ending(), session)
    first.rememberReturn('/company/ticket.html?id=7', 'page')
    const { signMaryIn, takeReturn } = await openPage({ session })
    await signMaryIn()
    expect(takeReturn('page')).toBeNull()
    expect(Array.from(session.values())).toEqual([])
  })

  test('a path that was asked for before anybody had signed in is for everybody', async () => {
    const tab = await openPortal()
    tab.rememberReturn('/support')
    await tab.signMaryIn()
    expect(tab.takeReturn()).toBe('/support')
  })
})
