/** A page out of the back-forward cache, where the host signs its clients in: only the host knows who left since. */
import { expect, test } from 'vitest'
import { look, openPortal, openSignedIn, takingAnyToken } from '../portal'
import { pass, stopTimeInTests, tokenOf, until } from '../server'

stopTimeInTests()

async function open() {
  let current: string | null = tokenOf({ sub: 'client-ada' })
  const tab = await openPortal({ rules: takingAnyToken, settings: { getToken: async () => current } })
  await until(() => expect(tab.$client.get()?.name).toBe('Ada Lovelace'))
  const leave = (next: string | null) => {
    current = next
  }
  return { ...tab, leave }
}

test('nobody is known until the host has said who; then nobody is', async () => {
  const { page, leave, $client, $session } = await open()
  leave(null)
  page.restore()
  expect($client.get()).toBeNull()
  expect($session.get().status).toBe('checking')
  await until(() => expect($session.get().status).toBe('signed-out'))
})

test('the same client goes on', async () => {
  const { page, $client, isSignedIn } = await open()
  page.restore()
  expect($client.get()).toBeNull()
  await isSignedIn()
  expect($client.get()?.name).toBe('Ada Lovelace')
})

test('a page that was only hidden keeps what it shows', async () => {
  const { page, $client } = await open()
  page.show(false)
  page.show(true)
  expect($client.get()?.name).toBe('Ada Lovelace')
})

test('after a sign-out elsewhere nothing is asked for, though a page that comes back asks for news', async () => {
  const { server, browser, page, status, $payments } = await openSignedIn()
  await look($payments)
  await pass(5000)
  const before = server.calls.length
  page.show(false)
  browser.local.clear()
  page.show(true)
  page.restore()
  await pass(1000)
  expect(status()).toBe('signed-out')
  expect(server.calls.length).toBe(before)
})
