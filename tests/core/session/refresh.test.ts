/** A client signs in at the host's own site without a page load: the host is asked again. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import { answer } from '../../../demo/api/intercept'
import type { HostToken, Settings } from '../../../src/core/settings/config'
import { ada, createServer, pass, recordEvents, stopTimeInTests, until } from '../server'
import { openTab } from '../tab'

stopTimeInTests()
vi.spyOn(console, 'warn').mockImplementation(() => {})
afterEach(() => vi.unstubAllGlobals())

const adas: HostToken = { token: 'opaque', clientId: 'client-ada' }

/** A page whose host has said that nobody is signed in. `host.says` is what it says next. */
async function open(settings: Partial<Settings> = {}) {
  const server = createServer()
  server.rules.checkSession = answer({ success: true })
  server.rules.profile = answer({ success: true, data: ada })
  const tab = await openTab()
  const host = { says: null as HostToken | null | Promise<HostToken | null>, asked: 0 }
  const getToken = () => {
    host.asked++
    return host.says
  }
  tab.configure({ fetch: server.fetch, getToken, ...settings })
  const events = recordEvents(tab)
  tab.watchSession()
  await until(() => expect(tab.$session.get().status).toBe('signed-out'))
  return { ...tab, host, events }
}

describe('refreshSession()', () => {
  test('asks at once, and ends when the server has confirmed who is signed in', async () => {
    const { refreshSession, $session, host, events } = await open()
    host.says = adas
    await refreshSession()
    expect($session.get().status).toBe('signed-in')
    host.says = null
    await refreshSession()
    expect($session.get().status).toBe('signed-out')
    expect([host.asked, events]).toEqual([3, ['cp-sign-out user']])
  })

  test('takes no answer that was on its way before', async () => {
    const { refreshSession, $session, host, page } = await open()
    let answerEarlier = (_: null) => {}
    host.says = new Promise<null>((resolve) => (answerEarlier = resolve))
    page.show(true)
    host.says = adas
    await refreshSession()
    answerEarlier(null)
    await pass(1000)
    expect($session.get().status).toBe('signed-in')
  })

  test('forgets a "Log out", unless the host is still ending its session', async () => {
    let end = () => {}
    const { refreshSession, signOut, $session, $departure, host } = await open({
      signOut: () => new Promise<void>((resolve) => (end = resolve)),
    })
    host.says = adas
    await refreshSession()
    signOut()
    host.asked = 0
    await refreshSession()
    expect([host.asked, $session.get().status]).toEqual([0, 'signed-out'])
    end()
    await until(() => expect($departure.get()).toBe('ended'))
    await refreshSession()
    expect($session.get().status).toBe('signed-in')
  })

  test('a host that fails changes nothing, and the promise ends all the same', async () => {
    const { refreshSession, $session, $sessionFailure, host } = await open()
    host.says = adas
    await refreshSession()
    host.says = Promise.reject(new Error('offline'))
    await refreshSession()
    expect([$session.get().status, $sessionFailure.get()]).toEqual(['signed-in', null])
  })
})

describe('an element comes while nobody is signed in', () => {
  test('the host is asked when its answer is five seconds old, once for all elements', async () => {
    const { askForNewcomer, $question, $session, host } = await open()
    askForNewcomer()
    askForNewcomer()
    await pass(4000)
    expect([host.asked, $question.get()]).toEqual([1, 'due'])
    host.says = adas
    await pass(1000)
    expect([host.asked, $session.get().status, $question.get()]).toEqual([2, 'signed-in', null])
  })

  test('at once, when it is older', async () => {
    const { askForNewcomer, $question, $session, host } = await open()
    await pass(6000)
    host.says = adas
    askForNewcomer()
    expect($question.get()).toBe('running')
    await pass(0)
    expect([host.asked, $session.get().status]).toEqual([2, 'signed-in'])
  })

  test('not after a "Log out": only the host itself says that somebody has signed in since', async () => {
    const { refreshSession, askForNewcomer, signOut, $departure, $session, host } = await open({
      signOut: () => {},
    })
    host.says = adas
    await refreshSession()
    signOut()
    await until(() => expect($departure.get()).toBe('ended'))
    await pass(6000)
    host.asked = 0
    askForNewcomer()
    await pass(6000)
    expect([host.asked, $session.get().status]).toEqual([0, 'signed-out'])
  })
})
