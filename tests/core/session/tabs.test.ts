/** One session for all tabs of the browser. */
import { describe, expect, test } from 'vitest'
import { answer, hang } from '../../../server/api/intercept'
import { holdBack, openPortal, takingAnyToken } from '../portal'
import { ada, createServer, inSeconds, pass, stopTimeInTests, stored, tokenOf, until } from '../server'
import { createBrowser, type Tab } from '../tab'

stopTimeInTests()

const mary = { _id: 'client-new', id: 'client-new', name: 'Mary Somerville' }

/** Two tabs of one browser, on the same server. @param kept What the second has in its own storage. */
async function openTwo(kept = new Map<string, string>()) {
  const browser = createBrowser()
  const server = createServer()
  const first = await openPortal({ browser, server })
  return { browser, server, first, second: await openPortal({ browser, server, session: kept }) }
}

/** Ada has signed in in the first. */
async function openTwoSignedIn(kept?: Map<string, string>) {
  const tabs = await openTwo(kept)
  await tabs.first.signAdaIn()
  await pass(1000)
  return tabs
}

/** What a script of the page, or one that this page can not hear, writes. */
function rewrite(local: Map<string, string>, values: Record<string, string>) {
  local.clear()
  for (const [key, value] of Object.entries(values)) local.set(key, value)
}

const clientOf = (tab: Tab) => tab.$client.get()?.name

test('a sign-in in one tab is one in the other, within a second', async () => {
  const { first, second } = await openTwoSignedIn()
  expect(second.$session.get()).toEqual(first.$session.get())
  expect(clientOf(second)).toBe('Ada Lovelace')
  expect(second.events).toEqual(['cp-sign-in'])
})

test('so is a sign-out', async () => {
  const { first, second, browser } = await openTwoSignedIn()
  first.signOut()
  await pass(1000)
  expect(second.$session.get()).toEqual({ status: 'signed-out', reason: 'other-tab' })
  expect(second.events).toEqual(['cp-sign-in', 'cp-sign-out other-tab'])
  expect(browser.local.size).toBe(0)
})

test('a sign-out in another tab leaves nothing that this one kept for itself on an earlier visit', async () => {
  const kept = new Map([
    ['client-portal:user', JSON.stringify(ada)],
    ['client-portal:token', tokenOf(ada._id)],
    ['client-portal:drafts', '{}'],
  ])
  const { first, second } = await openTwoSignedIn(kept)
  first.signOut()
  await pass(1000)
  expect(second.$session.get()).toEqual({ status: 'signed-out', reason: 'other-tab' })
  expect([...kept]).toEqual([])
})

test('another client signs in in another tab: nothing of the first remains in this one', async () => {
  const { first, second, server } = await openTwoSignedIn()
  const seen: string[] = []
  second.$payments.subscribe((payments) => {
    seen.push(`${clientOf(second)}: ${payments.status === 'ready' ? payments.data.length : payments.status}`)
  })
  await until(() => expect(seen.at(-1)).toMatch(/^Ada Lovelace: \d+$/))

  first.signOut()
  await first.signMaryIn()
  await until(() => expect(seen.at(-1)).toBe('Mary Somerville: 0'))
  expect(seen.filter((each) => /^Mary Somerville: [1-9]/.test(each))).toEqual([])
  expect(server.last('payments')?.url.pathname).toMatch(/client-new$/)
})

test('another client takes over without a sign-out: both tabs end up with them, and both stay signed in', async () => {
  const { first, second, browser } = await openTwoSignedIn()
  await first.signMaryIn()
  await pass(1000)
  expect([clientOf(first), clientOf(second)]).toEqual(['Mary Somerville', 'Mary Somerville'])
  expect(second.events).toEqual(['cp-sign-in', 'cp-sign-out other-tab', 'cp-sign-in'])
  expect(first.events).toEqual(second.events)
  expect(browser.local.size).toBe(5)
})

test('following another tab writes nothing that the other would have to follow', async () => {
  const { first, second, server, browser } = await openTwoSignedIn()
  // Nobody knows the new client's token here.
  server.rules.profile = hang()
  let writes = 0
  for (const tab of [first, second]) tab.page.addEventListener('storage', () => writes++)
  rewrite(browser.local, stored(tokenOf({ sub: 'client-new' }), { _id: 'client-new', name: 'Mary' }))
  second.page.restore()
  expect(clientOf(second)).toBe('Mary')
  await pass(1000)
  expect(writes).toBe(0)
})

test('the same client signs in again: only the token is new', async () => {
  const { first, second, server } = await openTwoSignedIn()
  const token = tokenOf({ sub: 'client-ada', exp: inSeconds(3600), again: true })
  server.rules.login = answer({ data: { user: ada, token } })
  server.rules.profile = answer({ data: ada })
  server.rules.payments = answer({ success: true, data: [] })
  await first.signAdaIn()
  await pass(1000)
  expect(second.events).toEqual(['cp-sign-in'])
  second.$payments.listen(() => {})
  await until(() => expect(server.last('payments')?.headers.get('authorization')).toBe(`Bearer ${token}`))
})

const asMary = () => stored(tokenOf({ sub: 'client-new', exp: inSeconds(3600) }), { ...ada, ...mary })
describe.each([
  ['has signed out', () => ({})],
  ['has signed somebody else in', asMary],
])('another tab %s, and this one does not know it yet', (_, keptThen) => {
  test.each([
    ['profile', { data: { ...ada, name: 'Ada King' } }],
    ['renew', { token: tokenOf({ sub: 'client-ada', exp: inSeconds(7200) }) }],
  ] as const)('an answer to "%s" that comes now is kept nowhere', async (call, body) => {
    const { rule, goOn } = holdBack(answer(body))
    const checkSession = answer({ success: true, optional: ['renew'] })
    const token = tokenOf({ sub: 'client-ada', iat: inSeconds(0), exp: inSeconds(900) })
    const rules = { ...takingAnyToken, checkSession, [call]: rule }
    const { server, browser } = await openPortal({ local: stored(token), rules })
    await pass(450_000)
    await until(() => expect(server.count(call)).toBe(1))
    const kept = keptThen()
    const { local } = browser
    rewrite(local, kept)
    server.rules.profile = hang()
    goOn()
    await pass(1000)
    // What the server announces to the client of the other tab is nobody's secret.
    if (Object.keys(kept).length > 0) local.delete('client-portal:announced')
    expect(Object.fromEntries(local)).toEqual(kept)
  })
})

test('storage that the user clears signs out', async () => {
  const { first, second, browser } = await openTwoSignedIn()
  first.page.localStorage?.clear() // as a developer tool of the first tab does
  await pass(1000)
  expect(second.$session.get()).toEqual({ status: 'signed-out', reason: 'other-tab' })
  // The tab in which it was cleared hears of it when the client comes back to it.
  first.page.show(true)
  expect(first.$session.get()).toEqual({ status: 'signed-out', reason: 'other-tab' })
  expect(browser.local.size).toBe(0)
})

test('a page that comes out of the back-forward cache after a sign-out shows nothing private', async () => {
  const { second, browser } = await openTwoSignedIn()
  browser.local.clear() // by a page that this one could not hear
  second.page.restore()
  expect(second.$session.get().status).toBe('signed-out')
  expect(second.$client.get()).toBeNull()
})

test.each(['session', 'memory'] as const)(
  'with storage "%s" other tabs are not concerned',
  async (storage) => {
    const { first, second, browser } = await openTwo()
    for (const tab of [first, second]) tab.configure({ storage })
    await first.signAdaIn()
    await pass(1000)
    expect(browser.local.size).toBe(0)
    expect(second.$session.get()).toEqual({ status: 'signed-out' })
    await second.signMaryIn()
    first.signOut()
    await pass(1000)
    expect(clientOf(second)).toBe('Mary Somerville')
  },
)

test('what other scripts keep in storage is not ours', async () => {
  const { first, second } = await openTwoSignedIn()
  first.page.localStorage?.setItem('theme', 'dark')
  await pass(1000)
  expect(second.$session.get().status).toBe('signed-in')
})
