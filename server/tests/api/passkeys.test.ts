/** Passkeys, as browsers use them, and as others try to. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { defaultLimits } from '../../api/limits'
import { type Opened, storesOfWays } from '../stores/each-store'
import { expectRefusal } from './expect-refusal'
import { signIn, tokenIn } from './people'
import { createAuthenticator } from './soft-authenticator'
import {
  addPasskey,
  auth,
  known,
  openWays,
  optionsFor,
  signInAfresh,
  start,
  stepIn,
  turnOnApp,
  type Ways,
  withoutSessions,
} from './ways'

const refused = 'This passkey could not be checked here. Please try again, or log in another way.'
const evil = { origin: 'https://portal.example.com.evil.example', domain: 'portal.example.com' }
const otherDomain = { origin: 'https://portal.example.com', domain: 'evil.example' }

/** How something is signed that is not as it should be. */
type How = [site?: typeof evil, flags?: number, handle?: string]

/** Signs in by a passkey, on a page that may be somebody else's. */
async function signInBy(
  { nobody }: Ways,
  authenticator: Awaited<ReturnType<typeof createAuthenticator>>,
  ...how: How
) {
  const { challenge, options } = await optionsFor(nobody)
  const sent = { challenge, response: await authenticator.sign(options, ...how) }
  return { sent, answer: await nobody.post(`${auth}/signInByPasskey`, sent) }
}

describe.each(storesOfWays)('on %s', (_name, open) => {
  let opened: Opened
  let api: Ways

  beforeAll(async () => {
    opened = await open()
  }, 60_000)
  beforeEach(async () => {
    api = await openWays({}, opened.store)
    await opened.store.forgetCounts(known)
  })
  afterAll(() => opened.close())

  test('one is made and named, signs in, is told with its last use, and is removed', async () => {
    const ada = await signInAfresh(api)
    const { authenticator, answer } = await addPasskey(ada, ' My laptop ')
    const made = { id: authenticator.id, name: 'My laptop', createdAt: start.toISOString() }
    expect(answer.body.data).toMatchObject({ passkeys: [{ ...made, lastUsedAt: '' }] })
    expect(api.mails.at(-1)).toMatchObject({ to: known, subject: 'A new passkey for your client portal' })
    expect(api.mails.at(-1)?.text).not.toContain('My laptop')
    api.clock.advance({ seconds: 60 })
    const { answer: signedIn } = await signInBy(api, authenticator)
    expect(signedIn).toMatchObject({ status: 200, body: { data: { user: { _id: 'client-ada' } } } })
    const again = api.as(tokenIn(signedIn))
    const lastUsedAt = '2026-11-20T12:01:00.000Z'
    const signIns = expect.arrayContaining([expect.objectContaining({ way: 'passkey', at: lastUsedAt })])
    const { body } = await again.get(`${auth}/security`)
    expect(body.data).toMatchObject({ passkeys: [{ ...made, lastUsedAt }], signIns })
    expect((await again.post(`${auth}/removePasskey/${authenticator.id}`)).body.data).toMatchObject({
      passkeys: [],
    })
    expectRefusal((await signInBy(api, authenticator)).answer, 401, refused)
  })

  test('what was signed counts once, on whichever server', async () => {
    const { authenticator } = await addPasskey(await signInAfresh(api))
    const { sent, answer } = await signInBy(api, authenticator)
    expect(answer.status).toBe(200)
    expectRefusal(await api.nobody.post(`${auth}/signInByPasskey`, sent), 401, refused)
    const other = await openWays({}, opened.store)
    const { challenge, options } = await optionsFor(api.nobody)
    const response = await authenticator.sign(options)
    const both = [api, other].map(({ nobody }) =>
      nobody.post(`${auth}/signInByPasskey`, { challenge, response }),
    )
    expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([200, 401])
  })

  test('what fails on its way uses nothing up, neither for a sign-in nor for a new one', async () => {
    // In memory, what was written before a failure stays.
    if (!opened.query) return
    const token = tokenIn(await signIn(api.nobody))
    const ada = api.as(token)
    const { authenticator } = await addPasskey(ada)
    const asked = await optionsFor(api.nobody)
    const answer = { challenge: asked.challenge, response: await authenticator.sign(asked.options) }
    const failing = await openWays({ log: () => {} }, withoutSessions(opened.store))
    expect((await failing.nobody.post(`${auth}/signInByPasskey`, answer)).status).toBe(500)
    expect(await opened.store.passkey(authenticator.id)).toMatchObject({ lastUsedAt: '' })
    expect((await api.nobody.post(`${auth}/signInByPasskey`, answer)).status).toBe(200)

    const { challenge, options } = await optionsFor(ada, 'newPasskeyOptions')
    const response = await (await createAuthenticator()).create(options)
    const keep = () => Promise.reject(new Error('no connection'))
    const mailless = await openWays({ log: () => {}, mails: { keep, deliver() {} } }, opened.store)
    const sent = { challenge, response, name: 'Another' }
    expect((await mailless.as(token).post(`${auth}/addPasskey`, sent)).status).toBe(500)
    expect((await ada.post(`${auth}/addPasskey`, sent)).status).toBe(200)
    // Of two at once, one is added.
    const again = await optionsFor(ada, 'newPasskeyOptions')
    const made = await (await createAuthenticator()).create(again.options)
    const both = ['One', 'Other'].map((name) =>
      ada.post(`${auth}/addPasskey`, { challenge: again.challenge, response: made, name }),
    )
    expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  test('a question of the second step counts once, of two answers at once', async () => {
    const ada = await signInAfresh(api)
    const { authenticator } = await addPasskey(ada)
    await turnOnApp(ada, api.clock.now())
    const { step } = stepIn(await signIn(api.nobody))
    const { challenge, options } = await optionsFor(api.nobody, 'passkeyOptions', { step })
    const sent = { step, way: 'passkey', challenge, response: await authenticator.sign(options) }
    const other = await openWays({}, opened.store)
    const both = [api, other].map(({ nobody }) => nobody.post(`${auth}/signInByStep`, sent))
    const statuses = (await Promise.all(both)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    await opened.store.dropSecondStep('client-ada')
  })

  test('a counter that goes back is a copy', async () => {
    const { authenticator } = await addPasskey(await signInAfresh(api))
    await signInBy(api, authenticator)
    await signInBy(api, authenticator)
    authenticator.setBack()
    expectRefusal((await signInBy(api, authenticator)).answer, 401, refused)
  })

  test.each([
    {},
    { id: 'x', response: { clientDataJSON: 'x' } },
    { id: 'x\0', response: { clientDataJSON: 'x' } },
    { id: 'x', response: { clientDataJSON: 'e30' }, extra: [1] },
  ])('garbage is refused: %j', async (response) => {
    const { challenge } = await optionsFor(api.nobody)
    const { status } = await api.nobody.post(`${auth}/signInByPasskey`, { challenge, response })
    expect([400, 401]).toContain(status)
  })

  test('what a browser says of its transports is kept as far as it is known', async () => {
    const ada = await signInAfresh(api)
    const authenticator = await createAuthenticator()
    const { challenge, options } = await optionsFor(ada, 'newPasskeyOptions')
    const made = await authenticator.create(options)
    const response = { ...made, response: { ...made.response, transports: ['usb', '\0', 'x'] } }
    expect((await ada.post(`${auth}/addPasskey`, { challenge, response, name: 'x' })).status).toBe(200)
    expect(await opened.store.passkey(authenticator.id)).toMatchObject({ transports: ['usb'] })
    await opened.store.removePasskey('client-ada', authenticator.id)
  })
})

test.each<[string, How]>([
  ['of another origin', [evil]],
  ['of another domain', [otherDomain]],
  ['without a finger or a PIN', [undefined, 0x01]],
  ["with another client's handle", [undefined, undefined, 'c29tZWJvZHk']],
])('what is signed %s opens nothing', async (_what, how) => {
  const api = await openWays()
  const { authenticator } = await addPasskey(await signInAfresh(api))
  expectRefusal((await signInBy(api, authenticator, ...how)).answer, 401, refused)
  expect((await signInBy(api, authenticator)).answer.status).toBe(200)
})

test('a question is answered by itself alone, and for ten minutes', async () => {
  const api = await openWays()
  const { authenticator } = await addPasskey(await signInAfresh(api))
  const [one, other] = [await optionsFor(api.nobody), await optionsFor(api.nobody)]
  const response = await authenticator.sign(one.options)
  const { challenge } = other
  expectRefusal(await api.nobody.post(`${auth}/signInByPasskey`, { challenge, response }), 401, refused)
  api.clock.advance({ minutes: 10 })
  const late = { challenge: one.challenge, response }
  expectRefusal(await api.nobody.post(`${auth}/signInByPasskey`, late), 401, refused)
})

test.each<[string, How]>([
  ['of another page', [evil]],
  ['of another domain', [otherDomain]],
  ['without a finger or a PIN', [undefined, 0x01]],
])('one that is made %s is not added', async (_what, [site, flags]) => {
  const api = await openWays()
  const ada = await signInAfresh(api)
  const { challenge, options } = await optionsFor(ada, 'newPasskeyOptions')
  const authenticator = await createAuthenticator()
  const response = await authenticator.create(options, site, flags)
  expectRefusal(await ada.post(`${auth}/addPasskey`, { challenge, response, name: 'x' }), 400, refused)
  expect(await api.store.passkeys('client-ada')).toEqual([])
})

test("a question for one client's new passkey adds none to another, nor does that of a sign-in", async () => {
  const api = await openWays()
  const ada = await signInAfresh(api)
  const mary = await signInAfresh(api, 'new@example.com')
  const authenticator = await createAuthenticator()
  const asked = [await optionsFor(ada, 'newPasskeyOptions'), await optionsFor(api.nobody)]
  for (const { challenge, options } of asked) {
    const response = await authenticator.create(options)
    expectRefusal(await mary.post(`${auth}/addPasskey`, { challenge, response, name: 'x' }), 400, refused)
  }
})

test('one that is there already is not added to another account', async () => {
  const api = await openWays()
  const { authenticator } = await addPasskey(await signInAfresh(api))
  const mary = await signInAfresh(api, 'new@example.com')
  const { challenge, options } = await optionsFor(mary, 'newPasskeyOptions')
  const response = await authenticator.create(options)
  expectRefusal(await mary.post(`${auth}/addPasskey`, { challenge, response, name: 'x' }), 400, refused)
  expect(await api.store.passkey(authenticator.id)).toMatchObject({ clientId: 'client-ada' })
})

test('there are as many as the limit says, and then a word about it', async () => {
  const api = await openWays({ limits: { ...defaultLimits, passkeysOfClient: 2 } })
  const ada = await signInAfresh(api)
  await addPasskey(ada)
  await addPasskey(ada)
  expectRefusal(
    await ada.post(`${auth}/newPasskeyOptions`),
    400,
    'There are 2 passkeys already. Please remove one first.',
  )
})

test('of a closed account, one opens nothing', async () => {
  const api = await openWays()
  const { authenticator } = await addPasskey(await signInAfresh(api))
  await api.store.changeClient('client-ada', { email: `locked 2026-11-20T12:00:00.000Z: ${known}` })
  expectRefusal((await signInBy(api, authenticator)).answer, 401, refused)
})

test('the options tell nobody who has one', async () => {
  const api = await openWays()
  await addPasskey(await signInAfresh(api))
  const { options } = await optionsFor(api.nobody)
  expect(options).toMatchObject({ rpId: 'portal.example.com', userVerification: 'required' })
  expect(Object.keys(options)).not.toContain('allowCredentials')
})
