/** Storage may be absent, forbidden, full or corrupt: the session then lasts as long as the page. */
import { describe, expect, test } from 'vitest'
import { createServer, pass, recordToasts, stopTimeInTests, until } from '../server'
import { createBrowser, openTab, type TabOptions } from '../tab'

stopTimeInTests()

async function open(options?: TabOptions) {
  const server = createServer()
  const tab = await openTab(options)
  tab.configure({ fetch: server.fetch })
  return { ...tab, server, toasts: recordToasts(tab) }
}

describe.each(['full', 'blocked', 'absent'] as const)('storage that is %s', (storage) => {
  test('changes nothing on this page', async () => {
    const { watchSession, signInWithPassword, signOut, $session, $payments, browser } = await open({
      storage,
    })
    watchSession()
    expect($session.get().status).toBe('signed-out')
    expect(await signInWithPassword('client@example.com', 'portal-demo')).toEqual({ status: 'done' })
    $payments.listen(() => {})
    await until(() => expect($payments.get().status).toBe('ready'))
    expect(browser.local.size).toBe(0)
    signOut()
    await pass(1000)
    expect($session.get()).toEqual({ status: 'signed-out', reason: 'user' })
  })

  test('survives that the client comes back to the page', async () => {
    const { watchSession, signInWithPassword, $session, page } = await open({ storage })
    watchSession()
    await signInWithPassword('client@example.com', 'portal-demo')
    page.restore()
    expect($session.get().status).toBe('signed-in')
  })

  test('keeps a return path until it is taken', async () => {
    const { rememberReturn, takeReturn } = await open({ storage })
    rememberReturn('/support')
    expect(takeReturn()).toBe('/support')
    expect(takeReturn()).toBeNull()
  })
})

test('a page without a window has no session, and does not crash', async () => {
  const { watchSession, $session, toasts, pageUrl } = await open({ headless: true })
  watchSession()
  await pass(1000)
  expect($session.get()).toEqual({ status: 'signed-out' })
  expect(pageUrl()).toBe('http://localhost/')
  expect(toasts).toEqual([])
})

describe.each(['local', 'session', 'memory'] as const)('a sign-out, with storage "%s"', (storage) => {
  /** Ada signs in, reads an answer, begins a reply, searches a list and is sent to sign in again. */
  async function openBusy() {
    const session = new Map<string, string>()
    const tab = await open({ session })
    tab.configure({ storage })
    tab.watchSession()
    await tab.signInWithPassword('client@example.com', 'portal-demo')
    tab.$tickets.listen(() => {})
    await until(() => expect(tab.$tickets.get().status).toBe('ready'))
    tab.$unseenTickets.listen(() => {})
    const [ticketId] = tab.$unseenTickets.get()
    const tickets = tab.$tickets.get()
    const ticket = tickets.status === 'ready' && tickets.data.find((each) => each.ticketId === ticketId)
    if (!ticket) throw new Error('Ada has no answer that she has not seen.')
    tab.markSeen(ticket)
    tab.changeDraft('ticket/new', { subject: 'My secret', message: 'A draft' })
    tab.rememberReturn(`/support/ticket/${ticketId}`)
    tab.placeInEntry('cp-tickets 0').write({ search: 'mine' })
    const kept = () => [...tab.browser.local, ...session]
    return { ...tab, kept, ticketId, ticket }
  }

  test('leaves nothing that tells of the client: times, under hashes', async () => {
    const { signOut, kept, page, ticketId } = await openBusy()
    const before = JSON.stringify([kept(), page.history.state])
    if (storage !== 'memory') expect(before).toMatch(/Lovelace.*secret/)
    signOut()
    await pass(1000)
    const left = kept()
    expect(left.map(([key]) => key)).toEqual(storage === 'memory' ? [] : ['client-portal:seen'])
    for (const [, value] of left) {
      const [entry, ...others] = Object.entries(JSON.parse(value))
      expect(others).toEqual([])
      expect(entry).toEqual([expect.stringMatching(/^[a-z\d]{6,11}$/), expect.stringMatching(/^\d{4}-\d\d-/)])
    }
    expect(JSON.stringify([left, page.history.state])).not.toMatch(
      new RegExp(`Ada|Lovelace|client-ada|client@|secret|${ticketId}`),
    )
  })

  test('keeps what has been seen: it is not new when the client is back, and is nothing to another one', async () => {
    const { signOut, signInWithPassword, $unseenTickets, $tickets, ticketId } = await openBusy()
    signOut()
    await signInWithPassword('client@example.com', 'portal-demo')
    await until(() => expect($tickets.get().status).toBe('ready'))
    expect(Array.from($unseenTickets.get())).not.toContain(ticketId)
  })
})

test.each(['local', 'session', 'memory', 'getToken'] as const)(
  'a sign-out leaves nothing of an earlier visit that kept it elsewhere: now it is %s',
  async (now) => {
    const browser = createBrowser()
    const session = new Map<string, string>()
    for (const storage of ['local', 'session'] as const) {
      const before = await open({ browser, session })
      before.configure({ storage })
      before.watchSession()
      await before.signInWithPassword('client@example.com', 'portal-demo')
      before.changeDraft('ticket/new', { subject: 'My secret', message: 'A draft' })
    }
    const kept = () => JSON.stringify([...browser.local, ...session])
    expect(kept().match(/secret/g)).toHaveLength(2)
    const { configure, watchSession, signInWithPassword, signOut, $session } = await open({
      browser,
      session,
    })
    const token = String(browser.local.get('client-portal:token'))
    const getToken = () => ({ token, clientId: 'client-ada' })
    configure(now === 'getToken' ? { getToken } : { storage: now })
    watchSession()
    if (now === 'memory') await signInWithPassword('client@example.com', 'portal-demo')
    await until(() => expect($session.get().status).toBe('signed-in'))
    signOut()
    await pass(1000)
    expect(kept()).not.toMatch(/Ada|Lovelace|client-ada|client@|secret|token/)
  },
)

test.each([
  ['local', true, false],
  ['session', false, true],
  ['memory', false, false],
] as const)(
  'storage "%s" keeps the session there, and a new page finds it there',
  async (storage, inLocal, inSession) => {
    const browser = createBrowser()
    const session = new Map<string, string>()
    const first = await open({ browser, session })
    first.configure({ storage })
    first.watchSession()
    await first.signInWithPassword('client@example.com', 'portal-demo')
    expect([browser.local.size > 0, session.size > 0]).toEqual([inLocal, inSession])

    const next = await open({ browser, session })
    next.configure({ storage, fetch: first.server.fetch })
    next.watchSession()
    await until(() =>
      expect(next.$session.get().status).toBe(storage === 'memory' ? 'signed-out' : 'signed-in'),
    )
  },
)
