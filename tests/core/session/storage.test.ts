/** Storage may be absent, forbidden, full or corrupt: the session then lasts as long as the page. */
import { describe, expect, test } from 'vitest'
import { offline } from '../../../server/api/intercept'
import { look, openPage, openPortal, openSignedIn } from '../portal'
import { pass, stopTimeInTests, until } from '../server'
import { createBrowser } from '../tab'

stopTimeInTests()

describe.each(['full', 'blocked', 'absent'] as const)('storage that is %s', (storage) => {
  test('changes nothing on this page', async () => {
    const { signAdaIn, signOut, $session, $payments, browser } = await openPortal({ storage })
    expect($session.get().status).toBe('signed-out')
    expect(await signAdaIn()).toEqual({ status: 'done' })
    await look($payments)
    expect(browser.local.size).toBe(0)
    signOut()
    await pass(1000)
    expect($session.get()).toEqual({ status: 'signed-out', reason: 'user' })
  })

  test('survives that the client comes back to the page', async () => {
    const { status, page } = await openSignedIn({ storage })
    page.restore()
    expect(status()).toBe('signed-in')
  })

  test('keeps a return path until it is taken', async () => {
    const { rememberReturn, takeReturn } = await openPage({ storage })
    rememberReturn('/support')
    expect(takeReturn()).toBe('/support')
    expect(takeReturn()).toBeNull()
  })
})

test('a page without a window has no session, and does not crash', async () => {
  const { $session, toasts, pageUrl } = await openPortal({ headless: true })
  await pass(1000)
  expect($session.get()).toEqual({ status: 'signed-out' })
  expect(pageUrl()).toBe('http://localhost/')
  expect(toasts).toEqual([])
})

describe.each(['local', 'session', 'memory'] as const)('a sign-out, with storage "%s"', (storage) => {
  /** Ada signs in, reads an answer, begins a reply, searches a list and is sent to sign in again. */
  async function openBusy() {
    const session = new Map<string, string>()
    const tab = await openSignedIn({ session, settings: { storage } })
    await look(tab.$tickets)
    tab.$unseenTickets.listen(() => {})
    const [ticketId] = tab.$unseenTickets.get()
    const tickets = tab.$tickets.get()
    const ticket = tickets.status === 'ready' && tickets.data.find((each) => each.ticketId === ticketId)
    if (!ticket) throw new Error('Ada has no answer that she has not seen.')
    tab.markSeen(ticket)
    // What the bell rang for is settled, and the server does not know.
    tab.server.rules.markNotificationRead = offline()
    tab.$notifications.listen(() => {})
    tab.watchBell(() => {})
    await until(() => expect(tab.$notifications.get().status).toBe('ready'))
    tab.noteSeen({}, { route: 'ticket', params: { ticketId: ticket.ticketId } })
    await until(() => expect(tab.$untold.get()).toHaveLength(1))
    tab.changeDraft('ticket/new', { subject: 'My secret', message: 'A draft' })
    tab.rememberReturn(`/support/ticket/${ticketId}`)
    const place = tab.rememberingWhole(tab.placeInEntry('cp-tickets 0'), 'tickets')
    place.write({ search: 'mine', more: '200' })
    const kept = () => [...tab.browser.local, ...session]
    return { ...tab, kept, ticketId, ticket }
  }

  test('leaves nothing that tells of the client: times, under hashes', async () => {
    const { signOut, kept, page, ticketId } = await openBusy()
    const before = JSON.stringify([kept(), page.history.state])
    if (storage !== 'memory')
      for (const known of [/Lovelace.*secret/, /client-portal:settled/, /client-portal:whole/])
        expect(before).toMatch(known)
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
    const { signOut, signAdaIn, $unseenTickets, $tickets, ticketId } = await openBusy()
    signOut()
    await signAdaIn()
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
      const before = await openSignedIn({ browser, session, settings: { storage } })
      before.changeDraft('ticket/new', { subject: 'My secret', message: 'A draft' })
    }
    const kept = () => JSON.stringify([...browser.local, ...session])
    // For all tabs, for the tab that has written it, and for the tab alone.
    expect(kept().match(/secret/g)).toHaveLength(3)
    const token = String(browser.local.get('client-portal:token'))
    const getToken = () => ({ token, clientId: 'client-ada' })
    const settings = now === 'getToken' ? { getToken } : { storage: now }
    const { signAdaIn, signOut, isSignedIn } = await openPortal({ browser, session, settings })
    if (now === 'memory') await signAdaIn()
    await isSignedIn()
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
    const settings = { storage }
    const { server } = await openSignedIn({ browser, session, settings })
    expect([browser.local.size > 0, session.size > 0]).toEqual([inLocal, inSession])

    const { status } = await openPortal({ browser, session, settings, server })
    await until(() => expect(status()).toBe(storage === 'memory' ? 'signed-out' : 'signed-in'))
  },
)
