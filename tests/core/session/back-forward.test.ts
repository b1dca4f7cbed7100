/** A page out of the back-forward cache, where the host signs its clients in: only the host knows who left since. */
import { expect, test } from 'vitest'
import { answer } from '../../../server/api/intercept'
import { ada, createServer, pass, stopTimeInTests, tokenOf, until } from '../server'
import { createBrowser, openTab } from '../tab'

stopTimeInTests()

async function open() {
  const server = createServer()
  server.rules.checkSession = answer({ success: true })
  server.rules.profile = answer({ success: true, data: ada })
  const tab = await openTab()
  let current: string | null = tokenOf({ sub: 'client-ada' })
  tab.configure({ fetch: server.fetch, getToken: async () => current })
  tab.watchSession()
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
  const { page, $client, $session } = await open()
  page.restore()
  expect($client.get()).toBeNull()
  await until(() => expect($session.get().status).toBe('signed-in'))
  expect($client.get()?.name).toBe('Ada Lovelace')
})

test('a page that was only hidden keeps what it shows', async () => {
  const { page, $client } = await open()
  page.show(false)
  page.show(true)
  expect($client.get()?.name).toBe('Ada Lovelace')
})

test('after a sign-out elsewhere nothing is asked for, though a page that comes back asks for news', async () => {
  const server = createServer()
  const browser = createBrowser()
  const tab = await openTab({ browser })
  tab.configure({ fetch: server.fetch })
  tab.watchSession()
  await tab.signInWithPassword('client@example.com', 'portal-demo')
  tab.$payments.listen(() => {})
  await until(() => expect(tab.$payments.get().status).toBe('ready'))
  await pass(5000)
  const before = server.calls.length
  tab.page.show(false)
  browser.local.clear()
  tab.page.show(true)
  tab.page.restore()
  await pass(1000)
  expect(tab.$session.get().status).toBe('signed-out')
  expect(server.calls.length).toBe(before)
})
