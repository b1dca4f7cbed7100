/** Signing in by a mailed link, and by the code of the same mail. */
import { afterEach, expect, test, vi } from 'vitest'
import { fail } from '../../../../server/api/intercept'
import { createServer, pass, stopTimeInTests } from '../../server'
import { createBrowser } from '../../tab'
import { adaSignedIn, halfDone, openWithWays, sent } from './signing-in'

stopTimeInTests()
afterEach(() => void vi.restoreAllMocks())

const link = '/request-1/token-1/402817'

async function openWaiting(options: Parameters<typeof openWithWays>[0] = {}) {
  const tab = await openWithWays(options)
  tab.server.rules.sendSignInLink = sent()
  expect(await tab.askForLink('<client@example.com>')).toEqual({ status: 'done' })
  return tab
}

const linkIn = (tab: Awaited<ReturnType<typeof openWithWays>>, text = link) =>
  tab.readLink(text) ?? expect.fail()

test('the browser sends a secret of its own with the address, and keeps neither a token nor the address for other tabs', async () => {
  const { server, browser, $linkWait } = await openWaiting()
  const { email, browser: secret } = Object(server.last('sendSignInLink')?.body)
  expect([email, secret]).toEqual(['client@example.com', expect.stringMatching(/^[0-9a-f]{32}$/)])
  const kept = browser.local.get('client-portal:sign-in') ?? ''
  expect(JSON.parse(kept)).toMatchObject([{ request: 'request-1', browser: secret }])
  expect(kept).not.toContain('client@')
  expect($linkWait.get()).toMatchObject({ request: 'request-1', email: 'client@example.com' })
})

test('each mail has another secret', async () => {
  const { server, askForLink } = await openWaiting()
  await askForLink('client@example.com')
  const [first, second] = server.calls.map(({ body }) => Object(body).browser).filter(Boolean)
  expect(first).not.toBe(second)
})

test('the code signs in, also with a blank in it, and nothing of it is kept', async () => {
  const { server, signInByCode, status, $linkWait, browser, toasts } = await openWaiting()
  server.rules.signInByLink = await adaSignedIn(server)
  expect(await signInByCode('402 817')).toEqual({ status: 'done' })
  const { browser: secret } = Object(server.last('sendSignInLink')?.body)
  expect(server.last('signInByLink')?.body).toEqual({ request: 'request-1', browser: secret, code: '402817' })
  expect(status()).toBe('signed-in')
  expect([$linkWait.get(), browser.local.get('client-portal:sign-in')]).toEqual([null, undefined])
  expect(toasts).toEqual(['loading: Please wait...', 'loading: Logging in....'])
})

test('a wrong code is told, and another one can be tried', async () => {
  const { server, signInByCode, status } = await openWaiting()
  server.rules.signInByLink = fail(401, 'This link or code does not count.')
  expect(await signInByCode('111111')).toMatchObject({ status: 'refused', code: 401 })
  expect(status()).toBe('signed-out')
  server.rules.signInByLink = await adaSignedIn(server)
  expect(await signInByCode('402817')).toEqual({ status: 'done' })
})

test('the link opens another tab, where the client gets what was asked for; the tab that waited follows', async () => {
  const [browser, server] = [createBrowser(), createServer()]
  const waiting = await openWithWays({ browser, server })
  waiting.rememberReturn('/support/ticket/TKT-M4XQ72PD')
  server.rules.sendSignInLink = sent()
  await waiting.askForLink('client@example.com')
  const opened = await openWithWays({ browser, server })
  const mailed = linkIn(opened)
  expect(opened.isAskedHere(mailed)).toBe(true)
  expect(server.count('signInByLink')).toBe(0)
  server.rules.signInByLink = await adaSignedIn(server)
  await opened.signInByLink(mailed)
  expect(server.last('signInByLink')?.body).toMatchObject({ request: 'request-1', token: 'token-1' })
  expect(opened.takeReturn()).toBe('/support/ticket/TKT-M4XQ72PD')
  await waiting.isSignedIn()
  expect(opened.isAskedHere(mailed)).toBe(false)
  // Who logs out there leads the next one to the form, not to a used mail with an address.
  expect(waiting.$linkWait.get()).toBeNull()
})

test('who comes in by the password needs no link any more: nothing is kept of it, nor of where it would have led', async () => {
  const tab = await openWithWays()
  tab.rememberReturn('/support/ticket/TKT-M4XQ72PD')
  tab.server.rules.sendSignInLink = sent()
  await tab.askForLink('client@example.com')
  expect(tab.browser.local.get('client-portal:sign-in')).toContain('TKT-M4XQ72PD')
  await tab.signAdaIn()
  expect([tab.$linkWait.get(), tab.browser.local.get('client-portal:sign-in')]).toEqual([null, undefined])
})

test("with `storage: 'memory'`, the address of a mail is kept nowhere", async () => {
  const { browser, page, $linkWait } = await openWaiting({ settings: { storage: 'memory' } })
  expect($linkWait.get()?.email).toBe('client@example.com')
  const kept = [...browser.local.values(), page.sessionStorage?.getItem('client-portal:sign-in-wait')]
  expect(kept.join()).not.toContain('client@')
})

test('in another browser, a link is not asked for, and no call is made', async () => {
  const server = createServer()
  await openWaiting({ server })
  const other = await openWithWays({ server })
  expect(other.isAskedHere(linkIn(other))).toBe(false)
  expect(await other.signInByLink(linkIn(other))).toMatchObject({
    status: 'refused',
    code: 401,
    message: 'This link or code does not count any more. Please ask for another one.',
  })
  expect(server.count('signInByLink')).toBe(0)
})

test('after 15 minutes, the browser knows it no more', async () => {
  const tab = await openWaiting()
  await pass(14 * 60_000)
  expect(tab.isAskedHere(linkIn(tab))).toBe(true)
  await pass(60_000)
  expect(tab.isAskedHere(linkIn(tab))).toBe(false)
  expect(tab.browser.local.has('client-portal:sign-in')).toBe(false)
})

test('of four mails, the browser knows the last three', async () => {
  const tab = await openWaiting()
  for (const request of ['request-2', 'request-3', 'request-4']) {
    tab.server.rules.sendSignInLink = sent(request)
    await tab.askForLink('client@example.com')
  }
  const known = [1, 2, 3, 4].filter((each) => tab.isAskedHere(linkIn(tab, `request-${each}/token/402817`)))
  expect(known).toEqual([2, 3, 4])
})

test('a reload waits on, and a sign-out forgets it', async () => {
  const { page, browser, server } = await openWaiting()
  const session = new Map([
    ['client-portal:sign-in-wait', page.sessionStorage?.getItem('client-portal:sign-in-wait') ?? ''],
  ])
  const reloaded = await openWithWays({ browser, server, session })
  expect(reloaded.$linkWait.get()).toMatchObject({ email: 'client@example.com' })
  await reloaded.signAdaIn()
  reloaded.signOut()
  expect(session.size).toBe(0)
})

test.each([
  [link, true],
  ['request-1/token-1/402817', true],
  ['#/request-1/token-1/402817', true],
  ['/request-1/token-1/40281', false],
  ['/request-1/token-1/call me', false],
  ['/request-1/402817', false],
  ['/request-1/to/ken/402817', false],
  ['', false],
])('%j is a link: %s', async (text, isLink) => {
  const { readLink } = await openWithWays()
  expect(readLink(text) !== null).toBe(isLink)
})

test('where the server asks for a second step, the link is used up, and nobody is signed in', async () => {
  const tab = await openWaiting()
  tab.server.rules.signInByLink = halfDone()
  await tab.signInByLink(linkIn(tab))
  expect(tab.status()).toBe('signed-out')
  expect(tab.$secondStep.get()).toMatchObject({ step: 'step-1', ways: ['totp', 'recovery'] })
  expect(tab.isAskedHere(linkIn(tab))).toBe(false)
})

test('the console hears of a server that lacks the way', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { server, askForLink, $linkWait } = await openWithWays()
  server.rules.sendSignInLink = fail(404, 'There is no call POST /auth/user/client/sendSignInLink.')
  expect(await askForLink('client@example.com')).toMatchObject({ status: 'refused', code: 404 })
  expect($linkWait.get()).toBeNull()
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    'client-portal-elements: the server has no "link" sign-in, which `signInWays` names.',
  )
})

test('a host that signs its clients in has none of the ways', async () => {
  const { $signInWays, $securityParts, configure } = await openWithWays()
  expect($signInWays.get()).toEqual(['link', 'password', 'passkey'])
  configure({ getToken: () => null, endpoints: { security: '/security' } })
  expect([$signInWays.get(), $securityParts.get()]).toEqual([[], []])
})

test.each([[[]], [['link', 'link']], [['mail']], ['link']])(
  'signInWays can not be %j',
  async (signInWays) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { configure, $settings } = await openWithWays()
    // A host without types can give anything.
    configure({ signInWays } as Parameters<typeof configure>[0])
    expect(warn).toHaveBeenCalledOnce()
    expect($settings.get().signInWays).toEqual(['link', 'password', 'passkey'])
  },
)
