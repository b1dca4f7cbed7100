/** Tokens that are no JWT: they count where the login names the client, until the server refuses them. */
import { expect, test } from 'vitest'
import { answer, fail } from '../../../server/api/intercept'
import { openPortal, takingAnyToken } from '../portal'
import { ada, createServer, stopTimeInTests, stored, until } from '../server'
import { createBrowser } from '../tab'

stopTimeInTests()

/** A server that gives an opaque token at its login, and the browser of a client who signs in there. */
async function signIn(apiUrl?: string) {
  const login = answer({ data: { user: ada, token: 'opaque' } })
  const rules = { ...takingAnyToken, login, payments: answer({ success: true, data: [] }) }
  const [server, browser] = [createServer(), createBrowser()]
  const openPage = (settings: { apiUrl?: string } = { apiUrl }) =>
    openPortal({ server, browser, rules, settings })
  const tab = await openPage()
  expect(await tab.signAdaIn()).toEqual({ status: 'done' })
  return { ...tab, openPage }
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
  const { isSignedIn, status, $payments, toasts } = await openPage()
  await isSignedIn()
  server.rules.payments = fail(401, 'No.')
  $payments.listen(() => {})
  await until(() => expect(status()).toBe('expired'))
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
  for (const [key, value] of Object.entries(stored('opaque'))) browser.local.set(key, value)
  const { $session, toasts } = await openPage()
  expect($session.get()).toMatchObject({ status: 'signed-out' })
  expect(toasts).toEqual(['error: Token decoding error'])
})
