/** Calls that a server may lack, by the one there is: the logout. */
import { describe, expect, test, vi } from 'vitest'
import { answer, fail, offline, type Rule } from '../../../server/api/intercept'
import { openPortal, takingAnyToken } from '../portal'
import { ada, adasToken, createServer, pass, stopTimeInTests, stored, until } from '../server'

stopTimeInTests()

/** A tab whose client is signed in, on a server that announces what it can. */
async function open(optional?: string[], rule?: Rule, session = new Map<string, string>()) {
  const server = createServer()
  let asked = 0
  const fetch: typeof server.fetch = async (input, init) => {
    if (!String(input).endsWith('/logout')) return server.fetch(input, init)
    asked++
    // The host's page may go elsewhere now.
    expect(init?.keepalive).toBe(true)
    expect(new Headers(init?.headers).get('authorization')).toBe(`Bearer ${adasToken()}`)
    return rule ? rule(() => server.fetch(input, init), null) : Response.json({ success: true })
  }
  const rules = { ...takingAnyToken, checkSession: answer({ success: true, optional }) }
  const tab = await openPortal({ local: stored(adasToken()), session, server, rules, settings: { fetch } })
  await tab.isSignedIn()
  return { ...tab, asked: () => asked }
}

test('a server that announces nothing is not asked', async () => {
  const { signOut, asked, events } = await open()
  signOut()
  await pass(1000)
  expect([asked(), events]).toEqual([0, ['cp-sign-out user']])
})

test('one that announces it is told, with the token that ends', async () => {
  const { signOut, asked, $session } = await open(['logout', 'events'])
  signOut()
  expect($session.get()).toEqual({ status: 'signed-out', reason: 'user' })
  await until(() => expect(asked()).toBe(1))
})

test('and so is one whose host names it', async () => {
  const { configure, signOut, asked, isSignedIn } = await open()
  configure({ endpoints: { logout: '/bye/logout' } })
  await isSignedIn()
  signOut()
  await until(() => expect(asked()).toBe(1))
})

describe('a server that lacks it', () => {
  test.each([
    ['404', fail(404, 'No such thing.')],
    ["a gateway's 401", fail(401, 'Who are you?')],
    ['400', fail(400, 'What?')],
    ['a failed preflight', offline()],
    ['success: false', answer({ success: false, message: 'No.' })],
  ])('by %s is asked once in the tab; nobody hears of it', async (_, rule) => {
    const heard = (['error', 'warn', 'log'] as const).map((name) => vi.spyOn(console, name).mockReturnValue())
    const session = new Map<string, string>()
    const first = await open(['logout'], rule, session)
    first.signOut()
    await until(() => expect(first.asked()).toBe(1))
    await until(() => expect(session.size).toBe(1))
    expect([first.toasts, first.events, first.$isOnline.get()]).toEqual([[], ['cp-sign-out user'], true])

    const next = await open(['logout'], rule, session)
    next.signOut()
    await pass(1000)
    expect(next.asked()).toBe(0)
    for (const each of heard) expect(each).not.toHaveBeenCalled()
    for (const each of heard) each.mockRestore()
  })
})

describe('what a call reads that a server may lack is asked for', () => {
  /** A page that has not heard from its server. Of an earlier one of the session, `kept` is what was announced. */
  async function openEarly(kept?: string) {
    const local = { ...stored(adasToken()), ...(kept && { 'client-portal:announced': kept }) }
    let announce = (_: string[] | undefined) => {}
    const heard = new Promise<string[] | undefined>((resolve) => {
      announce = resolve
    })
    const checkSession = async () => Response.json({ success: true, optional: await heard })
    const tab = await openPortal({ local, rules: { ...takingAnyToken, checkSession } })
    const { $offerOf, noteLacking, whereOffered } = await import('../../../src/core/server/optional')
    const $key = whereOffered('events', tab.$clientId)
    const states: string[] = []
    const look = () => states.push(`${$offerOf.get()('events')} ${$key.get() ?? 'waits'}`)
    for (const store of [$offerOf, $key]) store.listen(look)
    look()
    const last = () => states.at(-1)
    return { ...tab, announce, last, noteLacking, states }
  }
  const [asks, lacks, waits] = [`offered ${ada._id}`, 'lacking waits', 'unknown waits']

  test.each([
    ['nothing', undefined, ['events'], [waits, asks]],
    ['nothing', undefined, ['logout'], [waits, lacks]],
    ['nothing', undefined, undefined, [waits, lacks]],
    ['that it is there', 'events', ['events'], [asks]],
    ['that it is there', 'events', undefined, [asks]],
    ['that it is there', 'events', ['logout'], [asks, lacks]],
    ['that it is not', 'logout', ['events'], [lacks, asks]],
  ])('the page before knew %s (%s), the server says %j: %j', async (_, kept, told, expected) => {
    const { announce, states, isSignedIn } = await openEarly(kept)
    await pass(100)
    announce(told)
    await isSignedIn()
    await pass(100)
    expect(states.filter((state, index) => state !== states[index - 1])).toEqual(expected)
  })

  test('until it turns out that it is lacking', async () => {
    const { announce, last, noteLacking } = await openEarly()
    announce(['events'])
    await until(() => expect(last()).toBe(asks))
    noteLacking('events')
    expect(last()).toBe(lacks)
  })

  test.each([
    [404, ['logout'], ['loading', 'waiting'], []],
    [501, ['events'], ['loading', 'waiting'], []],
    [500, ['logout'], ['loading', 'failed', 'waiting'], ['error: No.']],
  ])('early, and after %s (the server says %j) it is %j: %j', async (status, told, expected, said) => {
    const tab = await openEarly('logout events')
    // The stream is no part of this.
    tab.configure({ live: false })
    tab.server.rules.events = fail(status, 'No.')
    const { createResource } = await import('../../../src/core/data/resource')
    const { request } = await import('../../../src/core/server/http')
    const { whereOffered } = await import('../../../src/core/server/optional')
    const load = () => request('events')
    const $read = createResource({ for: whereOffered('events', tab.$clientId), topic: 'payments/', load })
    const states: string[] = []
    $read.subscribe(({ status }) => status === states.at(-1) || states.push(status))
    await pass(100)
    tab.announce(told)
    await until(() => expect(states).toEqual(expected))
    await pass(100)
    expect([states, tab.toasts]).toEqual([expected, said])
  })

  test('and nothing of it is kept when the session ends', async () => {
    const { announce, browser, last, signOut } = await openEarly()
    announce(['events', 'limit', 'a word of a later version'])
    await until(() => expect(last()).toBe(asks))
    expect(browser.local.get('client-portal:announced')).toBe('events limit')
    signOut()
    expect(Array.from(browser.local.keys())).not.toContain('client-portal:announced')
  })
})
