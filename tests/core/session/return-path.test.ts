/** The page that was asked for while signed out. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answer } from '../../../server/api/intercept'
import { createServer, inSeconds, stopTime, stored, tokenOf } from '../server'
import { createBrowser, openTab } from '../tab'

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

  /** A tab whose session has just expired, with what it remembers of it. */
  async function openExpired(local: Record<string, string>, session = new Map<string, string>()) {
    const server = createServer()
    server.rules.checkSession = answer({ success: true })
    const tab = await openTab({ browser: createBrowser(local), session })
    tab.configure({ fetch: server.fetch })
    tab.watchSession()
    vi.setSystemTime(Date.now() + 2 * hour * 1000)
    tab.page.show(true)
    expect(tab.$session.get().status).toBe('expired')
    return tab
  }

  beforeEach(() => void stopTime())
  afterEach(() => void vi.useRealTimers())

  const ending = () => stored(tokenOf({ exp: inSeconds(hour) }))
  const ended = () => stored(tokenOf({ exp: inSeconds(-hour) }))

  describe.each([
    ['while the page was open', ending],
    ['before the page was opened', ended],
  ])('whose session expired %s', (_, local) => {
    test.each(['portal', 'page'] as const)('the same client goes back to the %s', async (kind) => {
      const { rememberReturn, signInWithPassword, takeReturn } = await openExpired(local())
      rememberReturn('/support/ticket/7', kind)
      await signInWithPassword('client@example.com', 'portal-demo')
      expect(takeReturn(kind)).toBe('/support/ticket/7')
    })

    test.each(['portal', 'page'] as const)(
      'another client does not, and the %s is forgotten',
      async (kind) => {
        const { rememberReturn, signInWithPassword, signOut, takeReturn } = await openExpired(local())
        rememberReturn('/support/ticket/7', kind)
        await signInWithPassword('new@example.com', 'portal-demo')
        expect(takeReturn(kind)).toBeNull()
        signOut()
        await signInWithPassword('client@example.com', 'portal-demo')
        expect(takeReturn(kind)).toBeNull()
      },
    )
  })

  test.each([
    ['expires', '/support/ticket/7'],
    ['ends in another tab', null],
  ])('when the session %s, what is remembered then is %j', async (end, remembered) => {
    const { watchSession, configure, page, browser, ...tab } = await openTab({
      browser: createBrowser(ending()),
    })
    configure({ fetch: createServer().fetch })
    watchSession()
    tab.rememberReturn('/support/ticket/7')
    if (end === 'expires') vi.setSystemTime(Date.now() + 2 * hour * 1000)
    else browser.local.clear()
    page.show(true)
    expect(tab.$session.get().status).toBe(end === 'expires' ? 'expired' : 'signed-out')
    await tab.signInWithPassword('client@example.com', 'portal-demo')
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
    const { signInWithPassword, takeReturn, configure } = await openTab({ session })
    configure({ fetch: createServer().fetch })
    await signInWithPassword('new@example.com', 'portal-demo')
    expect(takeReturn('page')).toBeNull()
    expect(Array.from(session.values())).toEqual([])
  })

  test('a path that was asked for before anybody had signed in is for everybody', async () => {
    const server = createServer()
    const tab = await openTab()
    tab.configure({ fetch: server.fetch })
    tab.watchSession()
    tab.rememberReturn('/support')
    await tab.signInWithPassword('new@example.com', 'portal-demo')
    expect(tab.takeReturn()).toBe('/support')
  })
})
