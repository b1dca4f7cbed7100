/** What a client does about the own ways in. */
import { expect, test } from 'vitest'
import { answer, fail, once } from '../../../server/api/intercept'
import { holdBack, look, openPortal } from '../portal'
import { createServer, stopTimeInTests, until } from '../server'
import { adaSignedIn, openWithWays } from '../session/ways/signing-in'
import { createBrowser } from '../tab'

stopTimeInTests()

const security = (more = {}) =>
  answer({ success: true, data: { passkeys: [], secondStep: { kind: '' }, sessions: [], ...more } })
const tooOld = fail(403, 'Please log in once more: this needs a login of the last ten minutes.')

/** Ada is signed in at a server that has all of it. */
async function openSecure(options: Parameters<typeof openWithWays>[0] = {}) {
  const tab = await openWithWays(options)
  Object.assign(tab.server.rules, {
    login: await adaSignedIn(tab.server),
    checkSession: answer({ success: true }),
    security: security(),
    ...options.rules,
  })
  await tab.signAdaIn()
  tab.toasts.length = 0
  tab.events.length = 0
  return tab
}

test('what a server does not announce is not there, and not asked for', async () => {
  const { $securityParts, $security, signAdaIn, server } = await openPortal()
  server.rules.login = answer({
    success: true,
    data: await server.signIn(),
    optional: ['logout', 'changePassword'],
  })
  await signAdaIn()
  expect($securityParts.get()).toEqual(['changePassword'])
  server.rules.login = answer({
    success: true,
    data: await server.signIn(),
    optional: ['logout', 'passkeys', 'secondStep', 'endSessions'],
  })
  await signAdaIn()
  // Without the call that says what there is, they have nothing to show.
  expect($securityParts.get()).toEqual([])
  $security.listen(() => {})
  expect([$security.get().status, server.count('security')]).toEqual(['waiting', 0])
})

test('the answer to a change is what is shown', async () => {
  const { $security, endSessions, createSender, server, toasts } = await openSecure()
  await look($security)
  server.rules.endSessions = security({ sessions: [{ id: 'this', isCurrent: true }] })
  expect(await endSessions('other', createSender())).toBe(true)
  expect(server.last('endSessions')?.body).toEqual({ session: 'other' })
  expect($security.get()).toMatchObject({ data: { sessions: [{ id: 'this' }] } })
  expect(toasts.at(-1)).toBe('success: You are logged out there.')
  await endSessions(undefined, createSender())
  expect(server.last('endSessions')?.body).toEqual({})
})

test('where the sign-in is not fresh, the client signs in once more, and then it is done', async () => {
  const { turnOffSecondStep, createSender, server, $needsSignIn, signAdaIn, events, token, toasts } =
    await openSecure()
  server.rules.turnOffSecondStep = tooOld
  const before = token()
  const done = turnOffSecondStep(createSender())
  await until(() => expect($needsSignIn.get()).not.toBeNull())
  expect(toasts.filter((toast) => toast.startsWith('error'))).toEqual([])
  server.rules.turnOffSecondStep = security()
  server.clock.set(new Date(Date.now() + 5000))
  server.rules.login = await adaSignedIn(server)
  await signAdaIn()
  expect(await done).toBe(true)
  expect([$needsSignIn.get(), server.count('turnOffSecondStep')]).toEqual([null, 2])
  // It is the same client: the host hears of nothing, and the session of before ends.
  expect(events).toEqual([])
  expect(token()).not.toBe(before)
  expect(server.last('logout')?.headers.get('authorization')).toBe(`Bearer ${before}`)
  expect(server.last('turnOffSecondStep')?.headers.get('authorization')).toBe(`Bearer ${token()}`)
})

test.each<[string, (tab: Awaited<ReturnType<typeof openSecure>>) => void]>([
  ['leaves the question', ({ $needsSignIn }) => $needsSignIn.get()?.leave()],
  ['signs out', ({ signOut }) => signOut()],
])('a client who %s has done nothing', async (_, leave) => {
  const tab = await openSecure()
  tab.server.rules.turnOffSecondStep = tooOld
  const done = tab.turnOffSecondStep(tab.createSender())
  await until(() => expect(tab.$needsSignIn.get()).not.toBeNull())
  leave(tab)
  expect(await done).toBe(false)
  expect([tab.$needsSignIn.get(), tab.server.count('turnOffSecondStep')]).toEqual([null, 1])
})

test('a renewal of the token is no sign-in: the question stands', async () => {
  const tab = await openSecure()
  tab.server.rules.turnOffSecondStep = tooOld
  void tab.turnOffSecondStep(tab.createSender())
  await until(() => expect(tab.$needsSignIn.get()).not.toBeNull())
  const before = tab.token()
  // Another tab has renewed it.
  tab.server.clock.set(new Date(Date.now() + 5000))
  tab.browser.local.set('client-portal:token', (await tab.server.signIn()).token)
  tab.checkToken()
  expect(tab.token()).not.toBe(before)
  await tab.api.checkSession()
  expect(tab.$needsSignIn.get()).not.toBeNull()
  expect(tab.server.count('turnOffSecondStep')).toBe(1)
})

test('who signs in once more, and is somebody else, is another client: the session of before ends, and the host hears of both', async () => {
  const tab = await openSecure()
  tab.server.rules.turnOffSecondStep = tooOld
  const before = tab.token()
  const done = tab.turnOffSecondStep(tab.createSender())
  await until(() => expect(tab.$needsSignIn.get()).not.toBeNull())
  delete tab.server.rules.login
  await tab.signMaryIn()
  expect(await done).toBe(false)
  expect(tab.events).toEqual(['cp-sign-out other-tab', 'cp-sign-in'])
  expect(tab.server.last('logout')?.headers.get('authorization')).toBe(`Bearer ${before}`)
  expect(tab.server.count('turnOffSecondStep')).toBe(1)
})

test('a sign-in that gives no more of the client than an id leaves the profile as it is', async () => {
  const tab = await openSecure()
  const { user, token } = await tab.server.signIn()
  tab.server.rules.login = answer({ success: true, data: { token, user: { _id: user._id } } })
  await tab.signAdaIn()
  expect(tab.$client.get()?.name).toBe('Ada Lovelace')
})

test('after the sign-in, a second refusal is told: nobody is asked for ever', async () => {
  const tab = await openSecure()
  tab.server.rules.turnOffSecondStep = tooOld
  const done = tab.turnOffSecondStep(tab.createSender())
  await until(() => expect(tab.$needsSignIn.get()).not.toBeNull())
  tab.server.clock.set(new Date(Date.now() + 5000))
  tab.server.rules.login = await adaSignedIn(tab.server)
  await tab.signAdaIn()
  expect(await done).toBe(false)
  expect([tab.$needsSignIn.get(), tab.server.count('turnOffSecondStep')]).toEqual([null, 2])
  expect(tab.toasts.at(-1)).toMatch(/^error: Please log in once more/)
})

test('the recovery codes are the answer, and nothing keeps them', async () => {
  const { turnOnSecondStep, createSender, server, browser } = await openSecure()
  server.rules.turnOnSecondStep = answer({ success: true, data: { recoveryCodes: ['AAAAA-BBBBB'] } })
  expect(await turnOnSecondStep('set-up', '123 456', createSender())).toEqual(['AAAAA-BBBBB'])
  expect(server.last('turnOnSecondStep')?.body).toEqual({ setUp: 'set-up', code: '123456' })
  expect([...browser.local.values()].join()).not.toContain('AAAAA')
})

test('after a change of the password, the session goes on with another token, in all tabs', async () => {
  const [browser, server] = [createBrowser(), createServer()]
  const one = await openSecure({ browser, server })
  const two = await openWithWays({ browser, server })
  await two.isSignedIn()
  const before = one.token()
  server.clock.set(new Date(Date.now() + 5000))
  const { token: next } = await server.signIn()
  server.rules.changePassword = answer({ success: true, data: { token: next } })
  one.changeDraft('ticket/1', { message: 'Unsent' })
  expect(await one.changePassword('portal-demo', 'a new long password')).toEqual({ status: 'done' })
  expect(one.token()).toBe(next)
  expect(next).not.toBe(before)
  await until(() => expect([one.status(), two.status()]).toEqual(['signed-in', 'signed-in']))
  await two.api.checkSession()
  expect(server.last('checkSession')?.headers.get('authorization')).toBe(`Bearer ${next}`)
  expect([one.events, two.events]).toEqual([[], []])
  expect(one.draftOf('ticket/1').get().message).toBe('Unsent')
})

test('what is being sent goes on while the password changes', async () => {
  const tab = await openSecure()
  const { rule, goOn } = holdBack()
  tab.server.rules.createTicket = rule
  tab.changeDraft('ticket', { subject: 'Opening hours', message: 'On their way' })
  const sent = tab.raiseTicket()
  await until(() => expect(tab.server.count('createTicket')).toBe(1))
  tab.server.clock.set(new Date(Date.now() + 5000))
  tab.server.rules.changePassword = answer({
    success: true,
    data: { token: (await tab.server.signIn()).token },
  })
  await tab.changePassword('portal-demo', 'a new long password')
  goOn()
  expect(await sent).toMatch(/^TKT-/)
  expect(tab.draftOf('ticket').get().message).toBe('')
})

test('whoever has signed in meanwhile keeps their own password', async () => {
  const [browser, server] = [createBrowser(), createServer()]
  const one = await openSecure({ browser, server })
  const two = await openWithWays({ browser, server })
  await two.isSignedIn()
  const { rule, goOn } = holdBack(fail(400, 'No.'))
  server.rules.changePassword = rule
  const first = two.changePassword('', 'a new long password')
  await until(() => expect(server.count('changePassword')).toBe(1))
  const second = one.changePassword('', 'another long password')
  delete server.rules.login
  await two.signMaryIn()
  goOn()
  await Promise.all([first, second])
  expect(server.count('changePassword')).toBe(1)
})

test('a call that is refused while the password changes waits for the new token', async () => {
  const [browser, server] = [createBrowser(), createServer()]
  const one = await openSecure({ browser, server })
  const two = await openWithWays({ browser, server })
  await two.isSignedIn()
  server.clock.set(new Date(Date.now() + 5000))
  const { token: next } = await server.signIn()
  const { rule, goOn } = holdBack(answer({ success: true, data: { token: next } }))
  server.rules.changePassword = rule
  const done = one.changePassword('', 'a new long password')
  await until(() => expect(server.count('changePassword')).toBe(1))
  // The token of before counts no more.
  server.rules.tickets = once(fail(401, 'No.'))
  browser.local.set('client-portal:renew-for', '3600')
  const stop = two.$tickets.listen(() => {})
  await until(() => expect(server.count('tickets')).toBe(1))
  goOn()
  await done
  await until(() => expect(two.$tickets.get().status).toBe('ready'))
  expect([one.status(), two.status()]).toEqual(['signed-in', 'signed-in'])
  expect(server.count('renew')).toBe(0)
  stop()
})

test('a wrong password of before ends nothing', async () => {
  const { changePassword, server, status, token } = await openSecure()
  const before = token()
  server.rules.changePassword = fail(400, 'The current password is not right.')
  expect(await changePassword('wrong', 'a new long password')).toMatchObject({
    status: 'refused',
    message: 'The current password is not right.',
  })
  expect([status(), token()]).toEqual(['signed-in', before])
})
