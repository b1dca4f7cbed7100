/** A new secret ends sessions, as after a backup is brought back. What a client has set up for the second step stays. */
import { expect, test, vi } from 'vitest'
import { expectRefusal } from './expect-refusal'
import { signIn } from './people'
import { addPasskey, appCode, auth, openWays, optionsFor, signInAfresh, stepIn, turnOnApp } from './ways'

const bytes = (text: string) => new TextEncoder().encode(text)
const lasting = bytes('what the second step is kept by, for this test alone')
const another = bytes('another secret of this server, for this test alone')

/** Ada has a passkey and an app. Then the server gets another secret. */
async function openWithNewSecret(secondStepSecret: Uint8Array<ArrayBuffer>) {
  const before = await openWays({ secondStepSecret: lasting })
  const ada = await signInAfresh(before)
  const { authenticator } = await addPasskey(ada)
  const app = await turnOnApp(ada, before.clock.now())
  const log = vi.fn()
  const api = await openWays({ secret: another, secondStepSecret, log }, before.store)
  api.clock.advance({ minutes: 1 })
  const go = async (sent: object) =>
    api.nobody.post(`${auth}/signInByStep`, { step: stepIn(await signIn(api.nobody)).step, ...sent })
  return { ...api, ...app, authenticator, go, log }
}

test('a passkey, the app and the recovery codes count after a new secret', async () => {
  const { authenticator, clock, go, key, nobody, recoveryCodes } = await openWithNewSecret(lasting)
  const { challenge, options } = await optionsFor(nobody)
  const response = await authenticator.sign(options)
  expect((await nobody.post(`${auth}/signInByPasskey`, { challenge, response })).status).toBe(200)
  expect((await go({ way: 'totp', code: await appCode(key, clock.now()) })).status).toBe(200)
  expect((await go({ way: 'recovery', code: recoveryCodes[0] })).status).toBe(200)
})

test('a key of an app that can not be opened is refused in words, and a passkey still makes the step', async () => {
  const { authenticator, clock, go, key, log, nobody } = await openWithNewSecret(another)
  expectRefusal(
    await go({ way: 'totp', code: await appCode(key, clock.now()) }),
    401,
    'The codes of your app can not be checked here any more. Please ask us to turn your second step off.',
  )
  expect(log.mock.calls.map(([error]) => error.message)).toEqual([
    'The key of an app was sealed by another SECOND_STEP_SECRET than that of today.',
  ])
  const { step } = stepIn(await signIn(nobody))
  const { challenge, options } = await optionsFor(nobody, 'passkeyOptions', { step })
  const response = await authenticator.sign(options)
  const made = { step, way: 'passkey', challenge, response }
  expect((await nobody.post(`${auth}/signInByStep`, made)).status).toBe(200)
})
