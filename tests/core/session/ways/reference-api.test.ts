/** The ways in, from the page to the reference API and back: what the one sends is what the other takes. */
import { expect, test } from 'vitest'
import { totpCode } from '../../../../server/base/totp'
import { createSender } from '../../../../src/core/server/sending'
import { look } from '../../portal'
import { createServer, pass, stopTimeInTests, until } from '../../server'
import { createBrowser } from '../../tab'
import { openWithWays } from './signing-in'

stopTimeInTests()

type Tab = Awaited<ReturnType<typeof openWithWays>>

const email = 'client@example.com'

async function open(options: Parameters<typeof openWithWays>[0] = {}) {
  const tab = await openWithWays(options)
  return tab
}

/** The latest mail to Ada. @param after How many were there before. */
const mailTo = async ({ server }: Tab, after: number) => {
  await until(() => expect(server.mails.length).toBeGreaterThan(after))
  return server.mails.at(-1)?.text ?? ''
}

async function askForMail(tab: Tab) {
  const before = tab.server.mails.length
  expect(await tab.askForLink(email)).toEqual({ status: 'done' })
  const text = await mailTo(tab, before)
  return tab.readLink(/\/sign-in#(\S+)/.exec(text)?.[1] ?? '') ?? expect.fail(text)
}

test('the mailed link signs in, in another tab, and the first one follows', async () => {
  const [browser, server] = [createBrowser(), createServer()]
  const waiting = await open({ browser, server })
  const mailed = await askForMail(waiting)
  const opened = await open({ browser, server })
  expect(opened.isAskedHere(mailed)).toBe(true)
  expect(await opened.signInByLink(mailed)).toEqual({ status: 'done' })
  await waiting.isSignedIn()
  expect(opened.$client.get()?.name).toBe('Ada Lovelace')
})

test('the code signs in; a wrong one does not, nor does either of them twice', async () => {
  const tab = await open()
  const mailed = await askForMail(tab)
  const wrong = mailed.code === '000000' ? '111111' : '000000'
  expect(await tab.signInByCode(wrong)).toMatchObject({ status: 'refused', code: 401 })
  expect(await tab.signInByCode(mailed.code)).toEqual({ status: 'done' })
  tab.signOut()
  expect(await tab.signInByLink(mailed)).toMatchObject({ status: 'refused', code: 401 })
})

test('an app as a second step: set up, asked for, trusted, and turned off', async () => {
  const tab = await open()
  await tab.signAdaIn()
  await look(tab.$security)
  const begun = (await tab.beginSecondStep('totp', createSender())) ?? expect.fail()
  const codeNow = () => totpCode(begun.secret, Math.floor(Date.now() / 30_000))
  const inTime = () => tab.server.clock.set(new Date())
  inTime()
  const codes = await tab.turnOnSecondStep(begun.setUp, await codeNow(), createSender())
  expect(codes).toHaveLength(10)
  await until(() =>
    expect(tab.$security.get()).toMatchObject({ data: { secondStep: { kind: 'totp', recoveryCodes: 10 } } }),
  )
  tab.signOut()
  await tab.signAdaIn()
  expect([tab.status(), tab.$secondStep.get()?.ways]).toEqual(['signed-out', ['totp', 'recovery']])
  await pass(30_000)
  inTime()
  expect(await tab.signInByStep({ way: 'totp', code: await codeNow() }, true)).toEqual({ status: 'done' })
  tab.signOut()
  await tab.signAdaIn()
  expect(tab.status()).toBe('signed-in')
  tab.browser.local.delete('client-portal:trust')
  tab.signOut()
  await tab.signAdaIn()
  const [recovery = ''] = codes ?? []
  expect(await tab.signInByStep({ way: 'recovery', code: recovery.toLowerCase() }, false)).toEqual({
    status: 'done',
  })
  await tab.turnOffSecondStep(createSender())
  expect(tab.$security.get()).toMatchObject({ data: { secondStep: { kind: '' } } })
})

test('a code by mail as a second step', async () => {
  const tab = await open()
  await tab.signAdaIn()
  await look(tab.$security)
  let before = tab.server.mails.length
  const begun = (await tab.beginSecondStep('mail', createSender())) ?? expect.fail()
  const codeIn = (text: string) => /\b(\d{6})\b/.exec(text)?.[1] ?? expect.fail(text)
  const codes = await tab.turnOnSecondStep(begun.setUp, codeIn(await mailTo(tab, before)), createSender())
  expect(codes).toHaveLength(10)
  tab.signOut()
  await tab.signAdaIn()
  before = tab.server.mails.length
  expect(await tab.sendStepCode()).toEqual({ status: 'done' })
  const code = codeIn(await mailTo(tab, before))
  expect(await tab.signInByStep({ way: 'mail', code }, false)).toEqual({ status: 'done' })
  expect(tab.status()).toBe('signed-in')
})

test('a new password ends the sessions elsewhere, and goes on here, in all tabs of the browser', async () => {
  const [browser, server] = [createBrowser(), createServer()]
  const [one, elsewhere] = [await open({ browser, server }), await open({ server })]
  await one.signAdaIn()
  await elsewhere.signAdaIn()
  const two = await open({ browser, server })
  await two.isSignedIn()
  expect(await one.changePassword('wrong', 'correct horse battery')).toMatchObject({
    status: 'refused',
    code: 400,
  })
  expect(await one.changePassword('portal-demo', 'correct horse battery')).toEqual({ status: 'done' })
  for (const tab of [one, two]) await tab.api.checkSession()
  expect([one.status(), two.status()]).toEqual(['signed-in', 'signed-in'])
  await expect(elsewhere.api.checkSession()).rejects.toThrow()
  expect(elsewhere.status()).not.toBe('signed-in')
})

test('another session is ended, and after ten minutes that needs a fresh sign-in', async () => {
  const server = createServer()
  const [here, there] = [await open({ server }), await open({ server })]
  await here.signAdaIn()
  await there.signAdaIn()
  await look(here.$security)
  const sessions = () => {
    const its = here.$security.get()
    return its.status === 'ready' ? (its.data.sessions ?? []) : []
  }
  expect(sessions().filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
  const other = sessions().find(({ isCurrent }) => !isCurrent)
  server.clock.set(new Date(Date.now() + 11 * 60_000))
  const done = here.endSessions(other?.id, createSender())
  await until(() => expect(here.$needsSignIn.get()).not.toBeNull())
  await here.signAdaIn()
  expect(await done).toBe(true)
  await expect(there.api.checkSession()).rejects.toThrow()
})
