/** `<cp-portal>` checks the stored token on every navigation. */
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { $client } from '../../../src/core/index'
import { $refusedToken, $token } from '../../../src/core/server/token'
import { $isProfileSettled, restoreSession } from '../../../src/core/session/session'
import { defineElements } from '../../../src/elements/index'
import { show, signInAs, toasts, until } from '../../elements/page'
import { control, inside, reads } from '../../elements/person'

// The navigation stands at the side, with the full names.
beforeAll(async () => {
  await page.viewport(1280, 800)
  await defineElements({ only: ['cp-portal'] })
})

async function open(isConfirmed: boolean) {
  await signInAs()
  const portal = show('cp-portal routing="memory"')
  // An answer that comes now would find the token gone, before the client goes on.
  await until(() => expect($isProfileSettled.get()).toBe(true))
  const [client, token] = [$client.get(), $token.get()]
  if (!isConfirmed && client && token) restoreSession(client, token)
  await until(() => control(portal, 'Payment History', 'nav a'))
  return portal
}

test.each([
  ['removed', null, 'blank: No token found'],
  ['broken', 'no token', 'error: Token decoding error'],
  ['expired', `e30.${btoa('{"exp":1}')}.c2ln`, 'error: Token expired'],
])('one that was %s leads to the login, also while the session is being checked', async (_, token, toast) => {
  for (const isConfirmed of [true, false]) {
    const portal = await open(isConfirmed)
    if (token === null) localStorage.removeItem('client-portal:token')
    else localStorage.setItem('client-portal:token', token)
    toasts.length = 0
    control(portal, 'Payment History', 'nav a').click()
    await until(() => expect(portal.getAttribute('path')).toBe('/login'))
    await reads(portal, 'Client login')
    expect(toasts).toEqual([toast])
    await signInAs()
    await until(() => expect(portal.getAttribute('path')).toBe('/payments/payment-history'))
  }
})

test('one that the server refuses just as the portal is drawn is said to be expired', async () => {
  await signInAs()
  const portal = show('cp-portal routing="memory" path="/support"')
  await new Promise<void>((resolve) => {
    new MutationObserver(() => resolve()).observe(inside(portal), { childList: true, subtree: true })
  })
  $refusedToken.set($token.get())
  await reads(portal, 'Client login')
  expect(toasts).toEqual(['error: Token expired'])
})
