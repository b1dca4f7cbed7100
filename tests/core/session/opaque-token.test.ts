/** Tokens that are no JWT: they count where the login names the client, until the server refuses them. */
import { expect, test } from 'vitest'
import { answer, fail } from '../../../server/api/intercept'
import { ada, createServer, recordToasts, stopTimeInTests, until } from '../server'
import { createBrowser, openTab } from '../tab'

stopTimeInTests()

/** A server that gives an opaque token at its login, and the browser of a client who signs in there. */
async function signIn(apiUrl?: string) {
  const server = createServer()
  server.rules.login = answer({ data: { user: ada, token: 'opaque' } })
  server.rules.checkSession = answer({ success: true })
  server.rules.profile = answer({ success: true, data: ada })
  server.rules.payments = answer({ success: true, data: [] })
  const browser = createBrowser()
  const openPage = async (settings: { apiUrl?: string } = { apiUrl }) => {
    const tab = await openTab({ browser })
    tab.configure({ fetch: server.fetch, ...settings })
    const toasts = recordToasts(tab)
    tab.watchSession()
    return { ...tab, toasts }
  }
  const tab = await openPage()
  expect(await tab.signInWithPassword('client@example.com', 'portal-demo')).toEqual({ status: 'done' })
  return { ...tab, server, browser, openPage }
}

test('the client is signed in, navigates, and is still signed in after a reload and in another tab', async () => {
  const { checkToken, openPage, server } = await signIn()
  expect(checkToken()).toBe(true)
  const { $session, checkToken: check, toasts } = await openPage()
  await until(() => expect($session.get()).toMatchObject({ status: 'signed-in', client: { name: ada.name } }))
  expect(check()).toBe(true)
  expect(toasts).toEqual([])
  expect(server.last('checkSession')?.headers.get('authorization')).toBe('Bearer opaque')
})

test('a 401 ends the session: nothing else says when the token expires', async () => {
  const { openPage, server, browser } = await signIn()
  const { $session, $payments, toasts } = await openPage()
  await until(() => expect($session.get().status).toBe('signed-in'))
  server.rules.payments = fail(401, 'No.')
  $payments.listen(() => {})
  await until(() => expect($session.get().status).toBe('expired'))
  expect(toasts).toEqual(['error: Token expired'])
  expect(browser.local.size).toBe(0)
})

test('it goes to no other API than the one that gave it', async () => {
  const { openPage, server } = await signIn('https://api.example/v1')
  const before = server.calls.length
  const { $session } = await openPage({ apiUrl: 'https://other.example/v1' })
  await until(() => expect($session.get()).toEqual({ status: 'signed-out' }))
  expect(server.calls.length).toBe(before)
})

test('after the sign-out, a text that is no token is broken, and not opaque', async () => {
  const { signOut, openPage, browser } = await signIn()
  signOut()
  expect(browser.local.size).toBe(0)
  browser.local.set('client-portal:api', 'https://client.example')
  browser.local.set('client-portal:token', 'opaque')
  browser.local.set('client-portal:user', JSON.stringify(ada))
  const { $session, toasts } = await openPage()
  expect($session.get()).toMatchObject({ status: 'signed-out' })
  expect(toasts).toEqual(['error: Token decoding error'])
})
