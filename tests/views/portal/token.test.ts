/** `<cp-portal>` checks the stored token on every navigation. */
import { beforeAll, expect, test } from 'vitest'
import { $client, $noticeRequest } from '../../../src/core/index'
import { $token } from '../../../src/core/server/token'
import { $isProfileSettled, restoreSession } from '../../../src/core/session/session'
import { defineElements } from '../../../src/elements/index'
import { control, reads, show, signInAs, until } from '../../elements/page'

beforeAll(() => defineElements({ only: ['cp-portal'] }))

async function open(isConfirmed: boolean) {
  await signInAs()
  const portal = show('<cp-portal routing="memory"></cp-portal>')
  // An answer that comes now would find the token gone, before the client goes on.
  await until(() => expect($isProfileSettled.get()).toBe(true))
  const [client, token] = [$client.get(), $token.get()]
  if (!isConfirmed && client && token) restoreSession(client, token)
  await until(() => control(portal, 'Payment History', 'nav a'))
  return portal
}

test.each([
  ['removed', null, 'No token found'],
  ['broken', 'no token', 'Token decoding error'],
  ['expired', `e30.${btoa('{"exp":1}')}.c2ln`, 'Token expired'],
])('one that was %s leads to the login, also while the session is being checked', async (_, token, toast) => {
  for (const isConfirmed of [true, false]) {
    const portal = await open(isConfirmed)
    if (token === null) localStorage.removeItem('client-portal:token')
    else localStorage.setItem('client-portal:token', token)
    // However long the rest takes: a toast stays for four seconds.
    const toasts: string[] = []
    const stop = $noticeRequest.listen((request) => {
      if (request?.action === 'show') toasts.push(request.message)
    })
    control(portal, 'Payment History', 'nav a').click()
    await until(() => expect(portal.getAttribute('path')).toBe('/login'))
    await reads(portal, 'Client login')
    stop()
    expect(toasts).toEqual([toast])
    await signInAs()
    await until(() => expect(portal.getAttribute('path')).toBe('/payments/payment-history'))
  }
})
