/** The second step, as its client makes it, and as others try to do without. */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { calls } from '../../api/calls'
import { defaultLimits } from '../../api/limits'
import { createSeed } from '../../seed/seed'
import { createMemoryStore } from '../../stores/memory/memory'
import { openDesk } from '../staff/desk'
import { type Opened, storesOfWays } from '../stores/each-store'
import { expectRefusal } from './expect-refusal'
import { signIn, tokenIn } from './people'
import type { createAuthenticator } from './soft-authenticator'
import { credentials, type Speaker } from './speak'
import {
  aBrowser,
  addPasskey,
  appCode,
  askForLink,
  auth,
  codeIn,
  known,
  mailedIn,
  openWays,
  optionsFor,
  signInAfresh,
  start,
  stepIn,
  turnOnApp,
  type Ways,
  withoutSessions,
} from './ways'

const wrong = 'This code is not right, or was used already. Please enter the newest one.'
const over = 'This took too long, or was tried too often. Please log in again from the start.'

const make = (by: Speaker, sent: object) => by.post(`${auth}/signInByStep`, sent)

/** Turns codes by mail on. */
async function turnOnMail({ mails }: Ways, by: Speaker) {
  const { body } = await by.post(`${auth}/beginSecondStep`, { kind: 'mail' })
  const setUp = Object(body.data).setUp
  return by.post(`${auth}/turnOnSecondStep`, { setUp, code: codeIn(mails.at(-1)) })
}

describe.each(storesOfWays)('on %s', (_name, open) => {
  let opened: Opened
  let api: Ways

  beforeAll(async () => {
    opened = await open()
  }, 60_000)
  beforeEach(async () => {
    api = await openWays({}, opened.store)
    await opened.store.dropSecondStep('client-ada')
    await opened.store.forgetCounts(known)
  })
  afterAll(() => opened.close())

  test('the code of an app is asked for after the password, and signs in', async () => {
    const { key } = await turnOnApp(await signInAfresh(api), api.clock.now())
    api.clock.advance({ seconds: 60 })
    const half = await signIn(api.nobody)
    expect(half).toMatchObject({
      status: 200,
      body: { data: { secondStep: { ways: ['totp', 'recovery'] } } },
    })
    expect(half.body).not.toHaveProperty('optional')
    expect(Object(half.body.data)).not.toHaveProperty('token')
    const { step } = stepIn(half)
    const answer = await make(api.nobody, { step, way: 'totp', code: await appCode(key, api.clock.now()) })
    expect(answer).toMatchObject({ status: 200, body: { data: { user: { _id: 'client-ada' } } } })
    expect((await api.as(tokenIn(answer)).get('/clients/clientInformation/client-ada')).status).toBe(200)
    expectRefusal(await make(api.nobody, { step, way: 'totp', code: '000000' }), 409, over)
  })

  test('a code of an app counts once, also at two servers at once', async () => {
    const { key } = await turnOnApp(await signInAfresh(api), api.clock.now())
    // It has turned the second step on.
    const first = {
      ...stepIn(await signIn(api.nobody)),
      way: 'totp',
      code: await appCode(key, api.clock.now()),
    }
    expectRefusal(await make(api.nobody, first), 401, wrong)
    api.clock.advance({ seconds: 30 })
    const code = await appCode(key, api.clock.now())
    const other = await openWays({ clock: api.clock.now }, opened.store)
    const both = await Promise.all(
      [api, other].map(async ({ nobody }) =>
        make(nobody, { ...stepIn(await signIn(nobody)), way: 'totp', code }),
      ),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401])
  })

  test('a recovery code counts once, however it is written', async () => {
    const { recoveryCodes } = await turnOnApp(await signInAfresh(api), api.clock.now())
    expect(new Set(recoveryCodes).size).toBe(10)
    const [first = ''] = recoveryCodes
    expect(first).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/)
    const use = async (code: string) =>
      make(api.nobody, { ...stepIn(await signIn(api.nobody)), way: 'recovery', code })
    expect((await use(first.toLowerCase().replace('-', ' '))).status).toBe(200)
    expectRefusal(await use(first), 401, wrong)
    const ada = await signInAfterStep(api, recoveryCodes[1])
    expect((await ada.get(`${auth}/security`)).body.data).toMatchObject({ secondStep: { recoveryCodes: 8 } })
    const renewed = await ada.post(`${auth}/renewRecoveryCodes`)
    expect(renewed.body.data).toMatchObject({ recoveryCodes: { length: 10 } })
    expectRefusal(await use(recoveryCodes[2] ?? ''), 401, wrong)
  })

  test('a code by mail signs in; a newer one takes its place', async () => {
    await turnOnMail(api, await signInAfresh(api))
    const { step, ways } = stepIn(await signIn(api.nobody))
    expect(ways).toEqual(['mail', 'recovery'])
    const send = async () => {
      const answer = await api.nobody.post(`${auth}/sendStepCode`, { step })
      expect(answer.body).toEqual({ success: true, message: 'A code is on its way to your mail.' })
      return codeIn(api.mails.at(-1))
    }
    const [first, second] = [await send(), await send()]
    if (first !== second)
      expectRefusal(await make(api.nobody, { step, way: 'mail', code: first }), 401, wrong)
    expect((await make(api.nobody, { step, way: 'mail', code: second })).status).toBe(200)
  })

  test('a browser that is trusted needs none, until there is a new password', async () => {
    const { recoveryCodes } = await turnOnApp(await signInAfresh(api), api.clock.now())
    const { step } = stepIn(await signIn(api.nobody))
    const answer = await make(api.nobody, {
      step,
      way: 'recovery',
      code: recoveryCodes[0],
      trustBrowser: true,
    })
    const { trust } = Object(answer.body.data)
    const again = async (email: string) => {
      const { body } = await api.nobody.post(`${auth}/login`, { ...credentialsOf(email), trust })
      return Object.keys(Object(body.data))
    }
    expect(await again(known)).toEqual(['user', 'token'])
    // It is of no use to anybody else.
    await turnOnApp(await signInAfresh(api, 'new@example.com'), api.clock.now())
    expect(await again('new@example.com')).toEqual(['secondStep'])
    await opened.store.dropSecondStep('client-new')
    api.clock.advance({ days: 30 })
    expect(await again(known)).toEqual(['secondStep'])
    api.clock.advance({ days: -1 })
    expect(await again(known)).toEqual(['user', 'token'])
    await opened.store.changePassword('client-ada', 'portal-demo')
    expect(await again(known)).toEqual(['secondStep'])
  })

  test('who leaves it out in a trusted browser can turn nothing off', async () => {
    const { recoveryCodes } = await turnOnApp(await signInAfresh(api), api.clock.now())
    const { step } = stepIn(await signIn(api.nobody))
    const sent = { step, way: 'recovery', code: recoveryCodes[0], trustBrowser: true }
    const { trust } = Object((await make(api.nobody, sent)).body.data)
    const trusted = api.as(
      tokenIn(await api.nobody.post(`${auth}/login`, { ...credentialsOf(known), trust })),
    )
    for (const call of ['turnOffSecondStep', 'renewRecoveryCodes'])
      expectRefusal(await trusted.post(`${auth}/${call}`), 403, expect.stringContaining('once more'))
  })

  test('with all other sessions, trusted browsers end', async () => {
    const { recoveryCodes } = await turnOnApp(await signInAfresh(api), api.clock.now())
    const { step } = stepIn(await signIn(api.nobody))
    const sent = { step, way: 'recovery', code: recoveryCodes[0], trustBrowser: true }
    const answer = await make(api.nobody, sent)
    const { trust } = Object(answer.body.data)
    const login = async () =>
      (await api.nobody.post(`${auth}/login`, { ...credentialsOf(known), trust })).body.data
    expect(await login()).toHaveProperty('token')
    const ada = api.as(tokenIn(answer))
    expect((await ada.post(`${auth}/endSessions`)).status).toBe(200)
    expect(await login()).toHaveProperty('secondStep')
  })

  test('of recovery codes that are renewed twice at once, ten count', async () => {
    const ada = await signInAfresh(api)
    await turnOnApp(ada, api.clock.now())
    const renew = () => ada.post(`${auth}/renewRecoveryCodes`)
    expect((await Promise.all([renew(), renew(), renew()])).map(({ status }) => status)).toEqual([
      200, 200, 200,
    ])
    expect((await ada.get(`${auth}/security`)).body.data).toMatchObject({ secondStep: { recoveryCodes: 10 } })
  })

  test('a password that is changed while another one signs in by that of before lets nobody go on', async () => {
    await turnOnApp(await signInAfresh(api), api.clock.now())
    let changed: Promise<void> | undefined
    const hashPassword = async (password: string) => {
      changed ??= opened.store.changePassword('client-ada', 'four words of no sense')
      await changed
      return password
    }
    const slow = await openWays({ hashPassword }, opened.store)
    const begun = await signIn(slow.nobody)
    await opened.store.changePassword('client-ada', 'portal-demo')
    expectRefusal(begun, 401, 'The email or the password is not right. Please check both and try again.')
  })

  test('what fails on its way uses no code up', async () => {
    // In memory, what was written before a failure stays.
    if (!opened.query) return
    const { recoveryCodes } = await turnOnApp(await signInAfresh(api), api.clock.now())
    const { step } = stepIn(await signIn(api.nobody))
    const sent = { step, way: 'recovery', code: recoveryCodes[0] }
    const failing = await openWays({ log: () => {} }, withoutSessions(opened.store))
    expect((await make(failing.nobody, sent)).status).toBe(500)
    expect((await make(api.nobody, sent)).status).toBe(200)
  })
})

const credentialsOf = (email: string) => credentials(email, 'portal-demo')

async function signInAfterStep(api: Ways, code: string | undefined): Promise<Speaker> {
  const { step } = stepIn(await signIn(api.nobody))
  return api.as(tokenIn(await make(api.nobody, { step, way: 'recovery', code })))
}

test('a sign-in that is half done opens no call', async () => {
  const api = await openWays()
  await turnOnApp(await signInAfresh(api), api.clock.now())
  const { step } = stepIn(await signIn(api.nobody))
  const half = api.as(step)
  for (const [name, { method, path, open }] of Object.entries(calls)) {
    if (open) continue
    const ask = { GET: half.get, PUT: half.put, POST: half.post }[method]
    expect({ name, status: (await ask(path)).status }).toEqual({ name, status: 401 })
  }
})

test('five wrong codes end the step; ten minutes do, too', async () => {
  const api = await openWays()
  const { key } = await turnOnApp(await signInAfresh(api), api.clock.now())
  api.clock.advance({ seconds: 60 })
  const { step } = stepIn(await signIn(api.nobody))
  for (let times = 0; times < 5; times++)
    expectRefusal(await make(api.nobody, { step, way: 'totp', code: 'abc' }), 401, wrong)
  expectRefusal(
    await make(api.nobody, { step, way: 'totp', code: await appCode(key, api.clock.now()) }),
    409,
    over,
  )
  const late = stepIn(await signIn(api.nobody)).step
  api.clock.advance({ minutes: 10 })
  const code = await appCode(key, api.clock.now())
  expectRefusal(await make(api.nobody, { step: late, way: 'totp', code }), 409, over)
  expectRefusal(await api.nobody.post(`${auth}/sendStepCode`, { step: late }), 409, over)
  expectRefusal(await api.nobody.post(`${auth}/passkeyOptions`, { step: late }), 409, over)
})

test('fifty wrong codes a day are all that there are', async () => {
  const api = await openWays()
  await turnOnApp(await signInAfresh(api), api.clock.now())
  let guesses = 0
  for (; guesses < 60; guesses++) {
    const { step } = stepIn(await signIn(api.nobody))
    if ((await make(api.nobody, { step, way: 'totp', code: 'abc' })).status === 429) break
  }
  expect(guesses).toBe(50)
})

test('a stranger with the password shuts nobody out', async () => {
  const api = await openWays()
  const { key, recoveryCodes } = await turnOnApp(await signInAfresh(api), api.clock.now())
  const stranger = api.as(undefined, { 'X-Forwarded-For': '192.0.2.9' })
  const guess = async () => make(stranger, { ...stepIn(await signIn(stranger)), way: 'totp', code: 'abc' })
  for (let times = 0; times < 50; times++) expect((await guess()).status).toBe(401)
  expect((await guess()).status).toBe(429)
  api.clock.advance({ minutes: 1 })
  const asOwner = async (sent: object, headers = {}) => {
    const by = api.as(undefined, headers)
    return make(by, { ...stepIn(await signIn(by)), ...sent })
  }
  // From where the account was used before, and by what nobody guesses, from everywhere.
  const elsewhere = { 'X-Forwarded-For': '192.0.2.10' }
  const byApp = async () => ({ way: 'totp', code: await appCode(key, api.clock.now()) })
  expect((await asOwner(await byApp())).status).toBe(200)
  expect((await asOwner(await byApp(), elsewhere)).status).toBe(429)
  // Staff has turned it off, and with it what was counted.
  const desk = await openDesk({ store: api.store, clock: api.clock.now })
  await desk.type(`client forget-second-step --client ${known} --reason "Called back"`)
  const again = await turnOnApp(await signInAfresh(api), api.clock.now())
  api.clock.advance({ minutes: 1 })
  const code = await appCode(again.key, api.clock.now())
  expect((await asOwner({ way: 'totp', code }, elsewhere)).status).toBe(200)
  expect((await asOwner({ way: 'recovery', code: recoveryCodes[0] })).status).toBe(401)
})

test('neither a passkey nor a recovery code is counted with guesses', async () => {
  const rates = { ...defaultLimits.rates, step: { tries: 1, seconds: 1_000 } }
  const api = await openWays({ limits: { ...defaultLimits, rates } })
  const { recoveryCodes } = await turnOnApp(await signInAfresh(api), api.clock.now())
  const go = async (sent: object) => make(api.nobody, { ...stepIn(await signIn(api.nobody)), ...sent })
  expect((await go({ way: 'totp', code: 'abc' })).status).toBe(401)
  expect((await go({ way: 'totp', code: 'abc' })).status).toBe(429)
  expect((await go({ way: 'recovery', code: recoveryCodes[0] })).status).toBe(200)
})

test('a step that was begun by a password of before is over, and so is one that was turned off since', async () => {
  const records = await createSeed({
    ...{ now: start, withoutLarge: true },
    hashPassword: async (text) => text,
  })
  const store = createMemoryStore()
  await store.load(records)
  const api = await openWays({}, store)
  const ada = await signInAfresh(api)
  const { recoveryCodes } = await turnOnApp(ada, api.clock.now())
  const go = (step: string, code = '') => make(api.nobody, { step, way: 'recovery', code })
  const off = stepIn(await signIn(api.nobody)).step
  await ada.post(`${auth}/turnOffSecondStep`)
  expectRefusal(await go(off, recoveryCodes[0]), 409, over)
  expectRefusal(await api.nobody.post(`${auth}/sendStepCode`, { step: off }), 409, over)
  const again = await turnOnApp(ada, new Date(api.clock.now().getTime() + 30_000))
  const { step } = stepIn(await signIn(api.nobody))
  // By hand, as SECURITY.md says.
  for (const client of records.clients) client.passwordVersion += 1
  expectRefusal(await go(step, again.recoveryCodes[0]), 409, over)
})

test('a code that could not be kept is mailed to nobody', async () => {
  const api = await openWays({ secondStep: 'required', log: () => {} })
  const { step } = stepIn(await signIn(api.nobody))
  vi.spyOn(api.store, 'changePending').mockRejectedValue(new Error('no connection'))
  expect((await api.nobody.post(`${auth}/sendStepCode`, { step })).status).toBe(500)
  expect(api.mails.map(codeIn)).toEqual(api.mails.map(() => ''))
})

test('a mailbox is no way round an app', async () => {
  const api = await openWays()
  await turnOnApp(await signInAfresh(api), api.clock.now())
  const { step } = stepIn(await signIn(api.nobody))
  expectRefusal(
    await api.nobody.post(`${auth}/sendStepCode`, { step }),
    400,
    'This second step takes no code by mail.',
  )
  expectRefusal(await make(api.nobody, { step, way: 'mail', code: '' }), 400, expect.any(String))
  expectRefusal(await make(api.nobody, { step, way: 'mail', code: '000000' }), 401, wrong)
})

test('a link is followed by the code of an app, and not by one more mail', async () => {
  const api = await openWays()
  const byLink = async () => {
    const request = await askForLink(api.nobody)
    const mail = await vi.waitUntil(() => api.mails.find(({ text }) => text.includes(request)))
    const { token } = mailedIn(mail)
    return api.nobody.post(`${auth}/signInByLink`, { request, token, browser: aBrowser() })
  }
  const ada = await signInAfresh(api)
  await turnOnApp(ada, api.clock.now())
  expect(stepIn(await byLink()).ways).toEqual(['totp', 'recovery'])
  expect((await turnOnMail(api, ada)).status).toBe(200)
  expect((await byLink()).body.data).toHaveProperty('token')
})

test('a passkey stands for both steps, and can be the second one; that of another client can not', async () => {
  const api = await openWays()
  const ada = await signInAfresh(api)
  const { authenticator } = await addPasskey(ada)
  await turnOnApp(ada, api.clock.now())
  const alone = await optionsFor(api.nobody)
  const sent = { challenge: alone.challenge, response: await authenticator.sign(alone.options) }
  expect((await api.nobody.post(`${auth}/signInByPasskey`, sent)).body.data).toHaveProperty('token')
  const { authenticator: ofMary } = await addPasskey(await signInAfresh(api, 'new@example.com'))
  const half = stepIn(await signIn(api.nobody))
  expect(half.ways).toEqual(['passkey', 'totp', 'recovery'])
  const asked = await optionsFor(api.nobody, 'passkeyOptions', { step: half.step })
  expect(asked.options).toMatchObject({ allowCredentials: [{ id: authenticator.id }] })
  const by = async (
    { sign }: Awaited<ReturnType<typeof createAuthenticator>>,
    { challenge, options } = asked,
  ) => make(api.nobody, { step: half.step, way: 'passkey', challenge, response: await sign(options) })
  expectRefusal(await by(ofMary), 401, wrong)
  // That question is used up. One for a sign-in is another one.
  expectRefusal(await by(authenticator), 401, wrong)
  expectRefusal(await by(authenticator, await optionsFor(api.nobody)), 401, wrong)
  const next = await optionsFor(api.nobody, 'passkeyOptions', { step: half.step })
  expect((await by(authenticator, next)).status).toBe(200)
})

test('where everybody has to make one, it comes by mail', async () => {
  const api = await openWays({ secondStep: 'required' })
  const { step, ways } = stepIn(await signIn(api.nobody))
  expect(ways).toEqual(['mail'])
  await api.nobody.post(`${auth}/sendStepCode`, { step })
  const answer = await make(api.nobody, { step, way: 'mail', code: codeIn(api.mails.at(-1)) })
  const ada = api.as(tokenIn(answer))
  expect((await ada.get(`${auth}/security`)).body.data).toMatchObject({
    secondStep: { kind: '', isRequired: true },
  })
})

test('a wrong password learns nothing of it', async () => {
  const api = await openWays()
  const { body: without } = await signIn(api.nobody, known, 'a guess')
  await turnOnApp(await signInAfresh(api), api.clock.now())
  expect((await signIn(api.nobody, known, 'a guess')).body).toEqual(without)
})

test('one is set up by its first code alone, within ten minutes, by the client who began', async () => {
  const api = await openWays()
  const [ada, mary] = [await signInAfresh(api), await signInAfresh(api, 'new@example.com')]
  const { body } = await ada.post(`${auth}/beginSecondStep`, { kind: 'totp' })
  const { setUp, secret, address } = Object(body.data)
  expect(address).toContain(`secret=${secret}`)
  const code = await appCode(secret, api.clock.now())
  const turnOn = (by: Speaker, code: string) => by.post(`${auth}/turnOnSecondStep`, { setUp, code })
  const isOver = 'This took too long, or was tried too often. Please begin anew.'
  expectRefusal(await turnOn(mary, code), 409, isOver)
  const notRight = 'This code is not right. Please enter the newest one.'
  expectRefusal(await turnOn(ada, code === '000000' ? '000001' : '000000'), 400, notRight)
  expect(await api.store.secondStep('client-ada')).toBeUndefined()
  expect((await turnOn(ada, code)).status).toBe(200)
  expectRefusal(await turnOn(ada, code), 409, isOver)
  // The key stands in the store, and nobody reads it there.
  expect(JSON.stringify(await api.store.secondStep('client-ada'))).not.toContain(secret)
})

test('a second step in the place of another one is told by a mail, and so are new recovery codes', async () => {
  const api = await openWays()
  const ada = await signInAfresh(api)
  const newMails = () => api.mails.splice(0).map(({ to, subject }) => [to, subject])
  newMails()
  await turnOnApp(ada, api.clock.now())
  expect(newMails()).toEqual([[known, 'The second step of your client portal is new']])
  await turnOnMail(api, ada)
  expect(newMails()).toContainEqual([known, 'The second step of your client portal is new'])
  await ada.post(`${auth}/renewRecoveryCodes`)
  expect(newMails()).toEqual([[known, 'New recovery codes for your client portal']])
})

test('turning it off is told by a mail, once', async () => {
  const api = await openWays()
  const ada = await signInAfresh(api)
  await turnOnApp(ada, api.clock.now())
  expect((await ada.post(`${auth}/turnOffSecondStep`)).body.data).toMatchObject({ secondStep: { kind: '' } })
  await ada.post(`${auth}/turnOffSecondStep`)
  const subjects = api.mails.map(({ subject }) => subject)
  expect(
    subjects.filter((subject) => subject === 'The second step of your client portal is off'),
  ).toHaveLength(1)
  expect((await signIn(api.nobody)).body.data).toHaveProperty('token')
  expectRefusal(
    await ada.post(`${auth}/renewRecoveryCodes`),
    400,
    'There is no second step to have codes for.',
  )
})
