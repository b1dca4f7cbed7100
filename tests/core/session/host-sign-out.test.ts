/** "Log out" where the host signs its clients in: its own session has to end, too, or nobody has logged out. */
import { beforeEach, expect, test, vi } from 'vitest'
import type { Settings } from '../../../src/core/settings/config'
import { openPortal, openSignedIn, takingAnyToken } from '../portal'
import { pass, stopTimeInTests, until } from '../server'

stopTimeInTests()
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
beforeEach(() => void warn.mockClear())

const mayStay = 'You may still be logged in on this website: logging out has failed there.'

/** A page on which Ada is signed in by her host, whose session goes on until its `signOut()` ends it. */
async function open(signOut?: Settings['signOut'] | 'ends it') {
  let isSignedIn = true
  let asked = 0
  const getToken = () => {
    asked++
    return isSignedIn ? { token: 'opaque', clientId: 'client-ada' } : null
  }
  const endIt = async () => {
    isSignedIn = false
  }
  const settings = { getToken, signOut: signOut === 'ends it' ? endIt : signOut }
  const tab = await openPortal({ rules: takingAnyToken, settings })
  await tab.isSignedIn()
  asked = 0
  /** Everything that otherwise asks the host who is signed in. */
  const comeBack = async () => {
    tab.page.show(false)
    tab.page.show(true)
    tab.page.restore()
    tab.page.connect(true)
    tab.watchSession()
    tab.configure({ credentials: 'include' })
    await pass(120_000)
  }
  const signInAtTheHost = () => {
    isSignedIn = true
  }
  return { ...tab, getToken, asked: () => asked, comeBack, signInAtTheHost }
}

test('the host ends its session: the client stays signed out, until they sign in at the host', async () => {
  const { signOut, $session, $departure, comeBack, toasts, events, page, signInAtTheHost } =
    await open('ends it')
  signOut()
  expect($session.get()).toEqual({ status: 'signed-out', reason: 'user' })
  await until(() => expect($departure.get()).toBe('ended'))
  await comeBack()
  expect($session.get()).toEqual({ status: 'signed-out', reason: 'user' })
  expect(events).toEqual(['cp-sign-out user'])
  expect([toasts, warn.mock.calls]).toEqual([[], []])
  signInAtTheHost()
  page.show(true)
  await until(() => expect($session.get().status).toBe('signed-in'))
})

test('while it runs, nobody is asked who is signed in, not even another function', async () => {
  let end = () => {}
  const { signOut, $session, $departure, configure, comeBack, asked } = await open(
    () => new Promise<void>((resolve) => (end = resolve)),
  )
  const other = vi.fn(() => ({ token: 'opaque', clientId: 'client-ada' }))
  signOut()
  expect($departure.get()).toBe('running')
  // As a framework does that cleans up, and sets up again, when it hears of the sign-out.
  configure({ getToken: undefined })
  configure({ getToken: other })
  configure({ credentials: 'omit' })
  await pass(1000)
  expect([asked(), other.mock.calls.length]).toEqual([0, 0])
  end()
  await until(() => expect($departure.get()).toBe('ended'))
  expect($session.get().status).toBe('signed-out')
  await comeBack()
  expect(other).toHaveBeenCalled()
})

test('a host that reacts to the sign-out with another function at once is not asked by it either', async () => {
  const { signOut, configure, $sessionEvent, $session } = await open(() => new Promise<void>(() => {}))
  const other = vi.fn(() => ({ token: 'opaque', clientId: 'client-ada' }))
  $sessionEvent.listen(() => configure({ getToken: other }))
  signOut()
  await pass(1000)
  expect(other).not.toHaveBeenCalled()
  expect($session.get()).toEqual({ status: 'signed-out', reason: 'user' })
})

const broken = () => {
  throw new Error('broken')
}
test.each<[string, Settings['signOut'], number]>([
  ['throws', broken, 0],
  ['rejects', () => Promise.reject(new Error('offline')), 0],
  ['never answers', () => new Promise(() => {}), 10_000],
])(
  'the host %s: the client and the console hear of it, and nobody is signed in again',
  async (_, fails, patience) => {
    const { signOut, $session, $sessionFailure, comeBack, asked, toasts } = await open(fails)
    signOut()
    await pass(patience)
    expect(toasts).toEqual([`error: ${mayStay}`])
    const failure = { call: 'signOut', status: 0, retryable: true, message: mayStay }
    expect($sessionFailure.get()).toMatchObject(failure)
    expect(warn.mock.calls).toEqual([['client-portal-elements: signOut() failed.', expect.any(Error)]])
    await comeBack()
    expect($session.get()).toEqual({ status: 'signed-out', reason: 'user' })
    expect(asked()).toBe(0)
  },
)

test("at the client's wish, the host is asked again to end its session", async () => {
  let isBroken = true
  const { signOut, $sessionFailure, $departure, retryHost } = await open(async () => {
    if (isBroken) throw new Error('offline')
  })
  signOut()
  await until(() => expect($sessionFailure.get()).not.toBeNull())
  isBroken = false
  retryHost()
  expect([$departure.get(), $sessionFailure.get()]).toEqual(['running', null])
  await until(() => expect($departure.get()).toBe('ended'))
  expect($sessionFailure.get()).toBeNull()
})

test('without such a function the console says so once, and the client stays signed out', async () => {
  const { signOut, $session, configure, getToken, comeBack, asked, toasts } = await open()
  signOut()
  await comeBack()
  expect($session.get()).toEqual({ status: 'signed-out', reason: 'user' })
  expect([asked(), toasts]).toEqual([0, []])
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/"signOut", beside "getToken"/)]])
  // The host says anew who is signed in.
  configure({ getToken: () => getToken() })
  await until(() => expect($session.get().status).toBe('signed-in'))
  signOut()
  await pass(1000)
  expect(warn).toHaveBeenCalledOnce()
})

test('it is not called for a session that ends otherwise', async () => {
  const end = vi.fn()
  const { configure, $session } = await open(end)
  configure({ getToken: () => null })
  await until(() => expect($session.get().status).toBe('signed-out'))
  expect(end).not.toHaveBeenCalled()
})

test('without getToken it is not called', async () => {
  const end = vi.fn()
  const { signOut } = await openSignedIn({ settings: { signOut: end } })
  signOut()
  await pass(1000)
  expect(end).not.toHaveBeenCalled()
  expect(warn).not.toHaveBeenCalled()
})
