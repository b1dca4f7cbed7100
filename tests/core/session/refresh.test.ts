/** A client signs in at the host's own site without a page load: the host is asked again. */
import { describe, expect, test, vi } from 'vitest'
import type { HostToken, Settings } from '../../../src/core/settings/config'
import { openPortal, takingAnyToken } from '../portal'
import { ada, createServer, pass, stopTimeInTests, until } from '../server'

stopTimeInTests()
vi.spyOn(console, 'warn').mockImplementation(() => {})

const adas = { token: 'opaque', clientId: 'client-ada' }
const bobs = { token: 'opaque', clientId: 'client-bob' }

/** A page whose host has said that nobody is signed in. `host.says` is what it says next. */
async function open(settings: Partial<Settings> = {}) {
  const server = createServer()
  const profile = async () => {
    const id = server.last('profile')?.url.pathname.split('/').at(-1) ?? ''
    return Response.json({ success: true, data: { ...ada, _id: id, id } })
  }
  const host = { says: null as HostToken | null | Promise<HostToken | null>, asked: 0 }
  const getToken = () => {
    host.asked++
    return host.says
  }
  const rules = { ...takingAnyToken, profile }
  const tab = await openPortal({ server, rules, settings: { getToken, ...settings } })
  await until(() => expect(tab.status()).toBe('signed-out'))
  return { ...tab, host }
}

/** One whose host has said since then that Ada is. */
async function openSignedIn(settings?: Partial<Settings>) {
  const tab = await open(settings)
  tab.host.says = adas
  await tab.refreshSession()
  return tab
}

describe('refreshSession()', () => {
  test('asks at once, and ends when the server has confirmed who is signed in', async () => {
    const { refreshSession, status, host, events } = await openSignedIn()
    expect(status()).toBe('signed-in')
    host.says = null
    await refreshSession()
    expect(status()).toBe('signed-out')
    expect([host.asked, events]).toEqual([3, ['cp-sign-in', 'cp-sign-out user']])
  })

  test.each([
    ['in', null, null, adas],
    ['out', null, adas, null],
    ['still in', adas, null, adas],
    ['another one in', adas, adas, bobs],
  ])('takes no answer that was on its way before: signed %s', async (_, before, earlier, now) => {
    const { refreshSession, status, $clientId, host, page, events } = await open()
    host.says = before
    await refreshSession()
    let answerEarlier = (_: HostToken | null) => {}
    host.says = new Promise((resolve) => (answerEarlier = resolve))
    page.show(true)
    host.says = now
    await refreshSession()
    events.length = 0
    answerEarlier(earlier)
    await pass(1000)
    expect(status()).toBe(now ? 'signed-in' : 'signed-out')
    expect([$clientId.get(), events]).toEqual([now ? now.clientId : null, []])
  })

  test('another client: the page hears that the first one is gone, before it learns of the second', async () => {
    const { refreshSession, $clientId, host, events } = await openSignedIn()
    host.says = bobs
    await refreshSession()
    expect($clientId.get()).toBe('client-bob')
    expect(events).toEqual(['cp-sign-in', 'cp-sign-out other-tab', 'cp-sign-in'])
  })

  test('forgets a "Log out", unless the host is still ending its session', async () => {
    let end = () => {}
    const { refreshSession, signOut, status, $departure, host } = await openSignedIn({
      signOut: () => new Promise<void>((resolve) => (end = resolve)),
    })
    signOut()
    host.asked = 0
    await refreshSession()
    expect([host.asked, status()]).toEqual([0, 'signed-out'])
    end()
    await until(() => expect($departure.get()).toBe('ended'))
    await refreshSession()
    expect(status()).toBe('signed-in')
  })

  test('a host that fails changes nothing, and the promise ends all the same', async () => {
    const { refreshSession, status, $sessionFailure, host } = await openSignedIn()
    host.says = Promise.reject(new Error('offline'))
    await refreshSession()
    expect([status(), $sessionFailure.get()]).toEqual(['signed-in', null])
  })
})

describe('a page comes back from the back-forward cache, where Ada was signed in', () => {
  test.each([
    ['nobody', null, ['cp-sign-out user']],
    ['another client', bobs, ['cp-sign-out other-tab', 'cp-sign-in']],
    ['Ada still', adas, []],
  ])('and finds %s: the host hears it', async (_, now, told) => {
    const { status, host, events, page } = await openSignedIn()
    events.length = 0
    host.says = now
    page.restore()
    await until(() => expect(status()).toBe(now ? 'signed-in' : 'signed-out'))
    expect(events).toEqual(told)
  })
})

describe('an element comes while nobody is signed in', () => {
  test('the host is asked when its answer is five seconds old, once for all elements', async () => {
    const { askForNewcomer, $question, status, host } = await open()
    askForNewcomer()
    askForNewcomer()
    await pass(4000)
    expect([host.asked, $question.get()]).toEqual([1, 'due'])
    host.says = adas
    await pass(1000)
    expect([host.asked, status(), $question.get()]).toEqual([2, 'signed-in', null])
  })

  test('once, also when it says again that nobody is', async () => {
    const { askForNewcomer, $question, host } = await open()
    for (const _ of [1, 2, 3]) askForNewcomer()
    await pass(6000)
    expect([host.asked, $question.get()]).toEqual([2, null])
  })

  test('there is nothing to ask for a client who is signed in', async () => {
    const { askForNewcomer, $question, host } = await openSignedIn()
    askForNewcomer()
    expect($question.get()).toBeNull()
    await pass(6000)
    expect(host.asked).toBe(2)
  })

  test('at once, when it is older', async () => {
    const { askForNewcomer, $question, status, host } = await open()
    await pass(6000)
    host.says = adas
    askForNewcomer()
    expect($question.get()).toBe('running')
    await pass(0)
    expect([host.asked, status()]).toEqual([2, 'signed-in'])
  })

  test('not after a "Log out": only the host itself says that somebody has signed in since', async () => {
    const { askForNewcomer, signOut, $departure, status, host } = await openSignedIn({ signOut: () => {} })
    signOut()
    await until(() => expect($departure.get()).toBe('ended'))
    await pass(6000)
    host.asked = 0
    askForNewcomer()
    await pass(6000)
    expect([host.asked, status()]).toEqual([0, 'signed-out'])
  })
})
