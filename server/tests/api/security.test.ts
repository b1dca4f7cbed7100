/** What a client sees and changes of the own ways in, and what one can not who has found an open session. */
import { SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { defaultLimits } from '../../api/limits'
import { type Opened, storesOfWays } from '../stores/each-store'
import { expectRefusal } from './expect-refusal'
import { secret } from './open-api'
import { signIn, tokenIn } from './people'
import { credentials, type Speaker } from './speak'
import {
  aBrowser,
  addPasskey,
  askForLink,
  auth,
  codeIn,
  firefox,
  known,
  mailedIn,
  openWays,
  signInAfresh,
  start,
  type Ways,
} from './ways'

const chosen = 'four words of no sense'
const sent = (password: string) => credentials('', password).password
const change = (by: Speaker, current: string | undefined, password = chosen) =>
  by.post(`${auth}/changePassword`, { password: sent(password), ...(current && { current: sent(current) }) })
const security = async (by: Speaker) => Object((await by.get(`${auth}/security`)).body.data)
const profile = (by: Speaker) => by.get('/clients/clientInformation/client-ada')
const notFresh = 'Please log in once more: this needs a login of the last ten minutes.'
const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15'

describe.each(storesOfWays)('on %s', (_name, open) => {
  let opened: Opened
  let api: Ways

  beforeAll(async () => {
    opened = await open()
  }, 60_000)
  beforeEach(async () => {
    api = await openWays({ cityOf: ({ req }) => req.header('X-City') ?? '' }, opened.store)
    await opened.store.changePassword('client-ada', 'portal-demo')
    await opened.store.forgetCounts(known)
  })
  afterAll(() => opened.close())

  test('tells where the client is signed in, and which session asks', async () => {
    const ada = await signInAfresh(api)
    api.clock.advance({ minutes: 1 })
    const phone = api.as(undefined, { 'User-Agent': safari, 'X-City': 'Lyon' })
    await signIn(phone)
    const told = await security(ada)
    expect(told).toMatchObject({
      needsCurrentPassword: true,
      passkeys: [],
      secondStep: { kind: '', recoveryCodes: 0, isRequired: false },
      sessions: [
        { browser: 'Safari', system: 'macOS', city: 'Lyon', isCurrent: false },
        { browser: 'Firefox', system: 'Windows', city: '', signedInAt: start.toISOString(), isCurrent: true },
      ],
    })
    expect(told.signIns.slice(0, 2)).toMatchObject([
      { way: 'password', browser: 'Safari', city: 'Lyon', isNew: true },
      { way: 'password', browser: 'Firefox', at: start.toISOString() },
    ])
    api.clock.advance({ minutes: 1 })
    await ada.post('/auth/user/checkTokenValidity', { userType: 'Client' })
    expect((await security(ada)).sessions).toMatchObject([
      { browser: 'Firefox', lastUsedAt: '2026-11-20T12:02:00.000Z' },
      { browser: 'Safari', lastUsedAt: '2026-11-20T12:01:00.000Z' },
    ])
    await ada.post(`${auth}/logout`)
    expect(await opened.store.sessions('client-ada', api.clock.now().getTime())).toMatchObject([
      { browser: 'Safari' },
    ])
  })

  test('one session is ended, or all others', async () => {
    const [ada, phone, tablet] = [await signInAfresh(api), await signInAfresh(api), await signInAfresh(api)]
    const [mary] = [await signInAfresh(api, 'new@example.com')]
    const own = (await security(phone)).sessions.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent).id
    expectRefusal(
      await mary.post(`${auth}/endSessions`, { session: own }),
      404,
      expect.stringMatching(/session/),
    )
    expect((await profile(phone)).status).toBe(200)
    const answer = await ada.post(`${auth}/endSessions`, { session: own })
    expect(answer.body.data).toMatchObject({ sessions: { length: 2 } })
    expect((await profile(phone)).status).toBe(401)
    expect((await profile(tablet)).status).toBe(200)
    expect((await ada.post(`${auth}/endSessions`)).body.data).toMatchObject({
      sessions: [{ isCurrent: true }],
    })
    expect((await profile(tablet)).status).toBe(401)
    expect((await profile(ada)).status).toBe(200)
    expect((await mary.get('/clients/clientInformation/client-new')).status).toBe(200)
    const ownId = (await security(ada)).sessions[0].id
    expectRefusal(
      await ada.post(`${auth}/endSessions`, { session: ownId }),
      400,
      'This is the session that asks. Please log out instead.',
    )
  })

  test('a session gives way to a newer one when there are too many, the one longest unused first', async () => {
    const limits = { ...defaultLimits, sessionsOfClient: 3 }
    const few = await openWays({ limits, clock: api.clock.now }, opened.store)
    const later = () => api.clock.advance({ minutes: 1 })
    const ada = await signInAfresh(few)
    later()
    const phone = await signInAfresh(few)
    later()
    const tablet = await signInAfresh(few)
    later()
    await ada.post('/auth/user/checkTokenValidity', { userType: 'Client' })
    const newest = await signInAfresh(few)
    const statuses = await Promise.all([ada, phone, tablet, newest].map(profile))
    expect(statuses.map(({ status }) => status)).toEqual([200, 401, 200, 200])
    expect((await security(newest)).sessions).toHaveLength(3)
    expectRefusal(
      await phone.post(`${auth}/renewToken`),
      401,
      'Your session has ended. Please sign in again.',
    )
    // Also of many that come at once.
    await Promise.all(Array.from({ length: 5 }, () => signIn(few.nobody)))
    expect(await opened.store.sessions('client-ada', api.clock.now().getTime())).toHaveLength(3)
  })

  test('a new password ends all other sessions, and this one goes on with the token of the answer', async () => {
    const [ada, phone] = [await signInAfresh(api), await signInAfresh(api)]
    const answer = await change(ada, 'portal-demo')
    expect(answer.status).toBe(200)
    expect((await profile(phone)).status).toBe(401)
    expect((await profile(ada)).status).toBe(401)
    const after = api.as(Object(answer.body.data).token)
    expect((await profile(after)).status).toBe(200)
    expect((await security(after)).sessions).toMatchObject([
      { isCurrent: true, signedInAt: start.toISOString() },
    ])
    expect((await after.post(`${auth}/renewToken`)).status).toBe(200)
    expect((await signIn(api.nobody)).status).toBe(401)
    expect((await signIn(api.nobody, known, chosen)).status).toBe(200)
    expect(api.mails).toContainEqual(
      expect.objectContaining({ subject: 'The password of your client portal has changed' }),
    )
  })

  test('of two new passwords at once, one is set', async () => {
    const ada = await signInAfresh(api)
    const both = await Promise.all([change(ada, 'portal-demo'), change(ada, 'portal-demo', `${chosen} 2`)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401])
  })
})

test.each([
  ['newPasskeyOptions', {}],
  ['addPasskey', { challenge: 'x', response: { id: 'x', response: { clientDataJSON: 'x' } }, name: 'x' }],
  ['removePasskey/x', {}],
  ['beginSecondStep', { kind: 'totp' }],
  ['turnOnSecondStep', { setUp: 'x', code: '000000' }],
  ['turnOffSecondStep', {}],
  ['renewRecoveryCodes', {}],
  ['endSessions', {}],
])('who has found an open session can not %s', async (call, json) => {
  const api = await openWays()
  const ada = await signInAfresh(api)
  api.clock.advance({ minutes: 10 })
  expect((await ada.post(`${auth}/${call}`, json)).status).not.toBe(403)
  api.clock.advance({ seconds: 1 })
  expectRefusal(await ada.post(`${auth}/${call}`, json), 403, notFresh)
  // A token that is renewed makes the session no younger.
  const renewed = await ada.post(`${auth}/renewToken`)
  expectRefusal(await api.as(Object(renewed.body.data).token).post(`${auth}/${call}`, json), 403, notFresh)
})

test('who has found an open session makes it no younger by another limit of sessions', async () => {
  const api = await openWays()
  const ada = await signInAfresh(api)
  api.clock.advance({ minutes: 100 })
  const { body } = await ada.post(`${auth}/renewToken`)
  const limits = { ...defaultLimits, sessionSeconds: 3_600 }
  const after = await openWays({ limits, clock: api.clock.now }, api.store)
  const again = after.as(Object(body.data).token)
  expectRefusal(await again.post(`${auth}/turnOffSecondStep`), 403, notFresh)
  expect((await security(again)).sessions).toMatchObject([{ signedInAt: start.toISOString() }])
})

test('guesses no password by changing it', async () => {
  const api = await openWays()
  const ada = await signInAfresh(api)
  for (let times = 0; times < 10; times++)
    expectRefusal(await change(ada, 'a guess'), 400, 'The current password is not right.')
  expect((await change(ada, 'portal-demo')).status).toBe(429)
  expect((await profile(ada)).status).toBe(200)
})

test('needs no password of before after a link, for ten minutes', async () => {
  const api = await openWays()
  expectRefusal(await change(await signInAfresh(api), undefined), 403, notFresh)
  const request = await askForLink(api.nobody)
  const mail = await vi.waitUntil(() => api.mails.find(({ text }) => text.includes(request)))
  const { token } = mailedIn(mail)
  const answer = await api.nobody.post(`${auth}/signInByLink`, { request, token, browser: aBrowser() })
  const ada = api.as(tokenIn(answer))
  expect(await security(ada)).toMatchObject({ needsCurrentPassword: false, signIns: [{ way: 'link' }, {}] })
  api.clock.advance({ minutes: 11 })
  expect(await security(ada)).toMatchObject({ needsCurrentPassword: true })
  expectRefusal(await change(ada, undefined), 403, notFresh)
  api.clock.advance({ minutes: -11 })
  expect((await change(ada, undefined)).status).toBe(200)
})

test('a new password is held to what one by a mailed link is held to', async () => {
  const api = await openWays({ isWeakPassword: (password) => password.startsWith('easy') })
  const ada = await signInAfresh(api)
  expectRefusal(
    await change(ada, 'portal-demo', 'short'),
    422,
    'Please choose a password of 12 to 128 characters.',
  )
  expectRefusal(
    await change(ada, 'portal-demo', 'easy to guess'),
    422,
    expect.stringMatching(/^This password is easily guessed\./),
  )
})

test('a session that another server keeps has none of it', async () => {
  const api = await openWays()
  const token = await new SignJWT({ passwordVersion: 1 })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject('client-ada')
    .setAudience('client-portal')
    .setExpirationTime(start.getTime() / 1000 + 600)
    .sign(secret)
  const ada = api.as(token)
  const { body } = await ada.post('/auth/user/checkTokenValidity', { userType: 'Client' })
  expect(body.optional).not.toContain('security')
  const words = 'This session is kept by another server.'
  expectRefusal(await ada.get(`${auth}/security`), 400, words)
  expectRefusal(await change(ada, 'portal-demo'), 400, words)
  expectRefusal(await ada.post(`${auth}/endSessions`), 400, words)
})

test('where nobody has a password, no mail leads to the page for a new one', async () => {
  const api = await openWays({ signInWays: ['link', 'passkey'] })
  const request = await askForLink(api.nobody)
  const { token } = mailedIn(await vi.waitUntil(() => api.mails.find(({ text }) => text.includes(request))))
  const answer = await api.nobody.post(`${auth}/signInByLink`, { request, token, browser: aBrowser() })
  const ada = api.as(tokenIn(answer))
  await addPasskey(ada)
  const { body } = await ada.post(`${auth}/beginSecondStep`, { kind: 'mail' })
  const { setUp } = Object(body.data)
  await ada.post(`${auth}/turnOnSecondStep`, { setUp, code: codeIn(api.mails.at(-1)) })
  await ada.post(`${auth}/renewRecoveryCodes`)
  await ada.post(`${auth}/turnOffSecondStep`)
  const told = api.mails.filter(({ text }) => text.includes('If it was not you, log in'))
  expect(told.map(({ subject }) => subject)).toEqual([
    'A sign-in to your client portal from a new place',
    'A new passkey for your client portal',
    'Your code for the client portal',
    'The second step of your client portal is new',
    'New recovery codes for your client portal',
    'The second step of your client portal is off',
  ])
  for (const { text } of api.mails) expect(text).not.toMatch(/password/)
})

test('the mail about a new place names the browser; the first browser that is noted is no new one', async () => {
  const api = await openWays()
  const subject = 'A sign-in to your client portal from a new place'
  const told = () => api.mails.filter((mail) => mail.subject === subject).map(({ text }) => text)
  // As an earlier version of the server has noted it.
  await api.store.mark(`device:${known} here`, start.getTime() + 1_000_000)
  await signInAfresh(api)
  expect(told()).toEqual([])
  await signIn(api.as(undefined, { 'User-Agent': safari }))
  expect(told()).toEqual([expect.stringContaining('here, Safari, macOS')])
  await signIn(api.as(undefined, { 'User-Agent': firefox }))
  await signIn(api.as(undefined, { 'User-Agent': safari }))
  expect(told()).toHaveLength(1)
  // What a stranger calls the own browser stands in no mail.
  await signIn(api.as(undefined, { 'User-Agent': 'Visit https://evil.example' }))
  expect(told().join()).not.toContain('evil')
})
