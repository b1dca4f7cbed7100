/** What is asked for after the password. */
import { expect, test } from 'vitest'
import { answer, fail } from '../../../../server/api/intercept'
import { createServer, stopTimeInTests, until } from '../../server'
import { createBrowser } from '../../tab'
import { adaSignedIn, halfDone, openWithWays } from './signing-in'

stopTimeInTests()

const code = { way: 'totp', code: '123456' } as const

async function openHalfDone(options: Parameters<typeof openWithWays>[0] = {}, more = {}) {
  const tab = await openWithWays(options)
  tab.server.rules.login = halfDone(more)
  await tab.signAdaIn()
  return tab
}

test('the right password alone signs nobody in', async () => {
  const { status, $secondStep, browser, events } = await openHalfDone()
  expect(status()).toBe('signed-out')
  expect($secondStep.get()).toEqual({
    step: 'step-1',
    ways: ['totp', 'recovery'],
    email: 'client@example.com',
    who: expect.any(String),
    way: 'password',
    mailedAt: 0,
  })
  expect([browser.local.size, events]).toEqual([0, []])
})

test('ways that nobody knows here are left out; an answer with no other can not be read', async () => {
  const { $secondStep } = await openHalfDone({}, { ways: ['fax', 'mail'] })
  expect($secondStep.get()?.ways).toEqual(['mail'])
  const other = await openHalfDone({}, { ways: ['fax'] })
  expect([other.$secondStep.get(), other.status()]).toEqual([null, 'signed-out'])
})

test.each([
  [
    'another tab has signed in',
    async ({ server, browser }: Awaited<ReturnType<typeof openHalfDone>>) => {
      const other = await openWithWays({ server, browser })
      server.rules.login = await adaSignedIn(server)
      await other.signAdaIn()
      await other.isSignedIn()
      other.signOut()
    },
  ],
  [
    'the client has signed in by another way, and out',
    async (tab: Awaited<ReturnType<typeof openHalfDone>>) => {
      tab.server.rules.signInByLink = await adaSignedIn(tab.server)
      tab.server.rules.sendSignInLink = answer({ success: true, data: { request: 'request-1' } })
      await tab.askForLink('client@example.com')
      await tab.signInByCode('402817')
      tab.signOut()
    },
  ],
])('when %s, the next client finds nothing half done', async (_, happen) => {
  const tab = await openHalfDone()
  await happen(tab)
  await until(() => expect([tab.$secondStep.get(), tab.status()]).toEqual([null, 'signed-out']))
})

test('why a step is over stands until the next try', async () => {
  const tab = await openHalfDone()
  tab.server.rules.signInByStep = fail(409, 'This took too long.')
  await tab.signInByStep(code, false)
  expect(tab.$stepOver.get()).toBe('This took too long.')
  tab.server.rules.sendSignInLink = answer({ success: true, data: { request: 'request-1' } })
  await tab.askForLink('client@example.com')
  expect(tab.$stepOver.get()).toBe('')
})

test('of a second mail with a code, the client hears; of the first, the form tells', async () => {
  const { server, sendStepCode, $secondStep, toasts } = await openHalfDone()
  server.rules.sendStepCode = fail(429, 'Wait.')
  await sendStepCode()
  expect($secondStep.get()?.mailedAt).toBe(0)
  server.rules.sendStepCode = answer({ success: true })
  toasts.length = 0
  await sendStepCode()
  expect([$secondStep.get()?.mailedAt, toasts]).toEqual([Date.now(), ['loading: Please wait...']])
  await sendStepCode()
  expect(toasts.at(-1)).toBe('success: We have mailed you a code.')
})

test('the code signs in', async () => {
  const { server, signInByStep, status, $secondStep } = await openHalfDone()
  server.rules.signInByStep = await adaSignedIn(server)
  expect(await signInByStep(code, false)).toEqual({ status: 'done' })
  expect(server.last('signInByStep')?.body).toEqual({ step: 'step-1', ...code })
  expect([status(), $secondStep.get()]).toEqual(['signed-in', null])
})

test('a wrong code leaves the step; one that is over leads back to the form, with the reason', async () => {
  const { server, signInByStep, $secondStep, $stepOver, signAdaIn } = await openHalfDone()
  server.rules.signInByStep = fail(401, 'This code is not right.')
  expect(await signInByStep(code, false)).toMatchObject({ status: 'refused', code: 401 })
  expect($secondStep.get()).not.toBeNull()
  server.rules.signInByStep = fail(409, 'This took too long.')
  await signInByStep(code, false)
  expect([$secondStep.get(), $stepOver.get()]).toEqual([null, 'This took too long.'])
  await signAdaIn()
  expect([$secondStep.get()?.step, $stepOver.get()]).toEqual(['step-1', ''])
})

test('a code by mail is asked for by the step', async () => {
  const { server, sendStepCode } = await openHalfDone()
  server.rules.sendStepCode = answer({ success: true })
  expect(await sendStepCode()).toEqual({ status: 'done' })
  expect(server.last('sendStepCode')?.body).toEqual({ step: 'step-1' })
})

test('a trusted browser says so at the next sign-in of the same client, to the same server, after a "Log out", too', async () => {
  const [browser, server] = [createBrowser(), createServer()]
  const tab = await openHalfDone({ browser, server })
  server.rules.signInByStep = await adaSignedIn(server, { trust: 'trust-1' })
  await tab.signInByStep(code, true)
  expect(server.last('signInByStep')?.body).toMatchObject({ trustBrowser: true })
  tab.signOut()
  const sent = () => Object(server.last('login')?.body).trust
  server.rules.login = await adaSignedIn(server)
  await tab.signInWithPassword('Client@Example.com', 'portal-demo')
  expect(sent()).toBe('trust-1')
  // Once more, before a change that wants a fresh sign-in.
  await tab.signInWithPassword('Client@Example.com', 'portal-demo')
  expect(sent()).toBeUndefined()
  tab.signOut()
  await tab.signMaryIn()
  expect(sent()).toBeUndefined()
  tab.configure({ apiUrl: 'https://other.example/api' })
  await tab.signAdaIn()
  expect(sent()).toBeUndefined()
})

test.each(['session', 'memory'] as const)(
  'where the session is kept in %s, no trust is kept',
  async (storage) => {
    const { server, signInByStep, browser, canTrustBrowser } = await openHalfDone({ settings: { storage } })
    server.rules.signInByStep = await adaSignedIn(server, { trust: 'trust-1' })
    await signInByStep(code, true)
    expect([canTrustBrowser(), browser.local.has('client-portal:trust')]).toEqual([false, false])
  },
)

test('the trust of five clients is kept, those of the last', async () => {
  const { server, signInByStep, signInWithPassword, browser } = await openHalfDone()
  server.rules.signInByStep = await adaSignedIn(server, { trust: 'trust-1' })
  for (let client = 0; client < 7; client++) {
    await signInWithPassword(`client-${client}@example.com`, 'portal-demo')
    await signInByStep(code, true)
  }
  expect(JSON.parse(browser.local.get('client-portal:trust') ?? '')).toHaveLength(5)
})
