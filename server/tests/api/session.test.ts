/** Signing in, tokens and reset links, as someone would try them who should not get in. */
import { SignJWT } from 'jose'
import * as v from 'valibot'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ownSessionCalls } from '../../../src/core/server/schema'
import { calls } from '../../api/calls'
import { offered } from '../../api/offered'
import { answers } from '../../api/schemas'
import { type BrowserApi, createBrowserApi } from '../../browser'
import { expectRefusal } from './expect-refusal'
import { openApi } from './open-api'
import { forgetPassword, linkIn, setPassword, signIn as signInBy } from './people'
import { answerOf, credentials, type Speaker, speakTo } from './speak'
import { passkeys } from './ways'

/** Uploads go on where the server is given what receives them, as in a process of its own. */
const offeredHere = offered.filter((each) => each !== 'uploads')

const start = new Date('2026-11-20T12:00:00.000Z')
const profile = '/clients/clientInformation/client-ada'
const login = '/auth/user/client/login'
const known = 'client@example.com'

let api: BrowserApi
let nobody: Speaker

beforeEach(() => {
  api = createBrowserApi({ start, passkeys })
  nobody = speakTo(api.fetch)
})

const over = { status: 401, body: { message: 'Your session has ended. Please sign in again.' } }
const signIn = (email: string, password: string) => signInBy(nobody, email, password)
const wrong = 'The email or the password is not right. Please check both and try again.'

describe('signing in', () => {
  test.each(['client@example.com', ' Client@Example.COM '])('works with %j', async (email) => {
    expect(await signIn(email, 'portal-demo')).toMatchObject({
      status: 200,
      body: { data: { user: { _id: 'client-ada', name: 'Ada Lovelace', POC: { id: 'consultant-maya' } } } },
    })
  })

  test('works with a password from before there were limits: short, common, or of 200 characters', async () => {
    const link = { clientId: 'client-ada', tokenHash: 'earlier' }
    for (const password of ['123456', 'x'.repeat(200)]) {
      await api.store.saveResetLink({ ...link, expiresAt: 1 })
      await api.store.resetPassword({ ...link, now: 0, passwordHash: `not hashed: ${password}` })
      expect((await signIn(known, password)).status).toBe(200)
      expect((await signIn(known, `${password}!`)).status).toBe(401)
    }
  })

  test.each([
    ['a wrong password', credentials(known, 'portal-dem0')],
    ['an unknown email', credentials('nobody@example.com', 'portal-demo')],
    ['no password', credentials(known, '')],
    ['an enormous password', credentials(known, 'x'.repeat(5_000))],
    ['a password that was not encrypted', { email: known, password: 'portal-demo' }],
  ])('with %s says the same words', async (_what, body) => {
    expectRefusal(await nobody.post(login, body), 401, wrong)
  })

  test.each([
    ['no email', { password: 'x' }, '"email" is missing.'],
    ['no password', { email: known }, '"password" is missing.'],
    ['a list as email', { email: [known], password: 'x' }, '"email" has to be: string.'],
    ['an object as password', { email: known, password: { $ne: '' } }, '"password" has to be: string.'],
    ['an empty email', { email: ' ', password: 'x' }, 'Please give an email address.'],
    ['a password as email', { email: 'portal-demo', password: 'x' }, 'Please give an email address.'],
    ['two lines as email', { email: `${known}\nBcc: x@y`, password: 'x' }, 'Please give an email address.'],
    [
      'an endless email',
      { email: 'x'.repeat(300), password: 'x' },
      '"email" is too long: at most 254 characters, please.',
    ],
    ['a text as body', 'client', 'The request has no readable body.'],
    ['nothing as body', null, 'The request has no readable body.'],
  ])('with %s says what is missing', async (_what, body, message) => {
    expectRefusal(await nobody.post(login, body), 400, message)
  })

  test('with a body that is no JSON, or too large, is refused before it is read', async () => {
    const send = (body: string) =>
      api.fetch(`/api/v1${login}`, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } })
    expect((await send('{"email":')).status).toBe(400)
    expect((await send(`"${'x'.repeat(30_000)}"`)).status).toBe(413)
  })

  test.each([undefined, 'text/plain', 'application/x-www-form-urlencoded', 'text/plain; application/json'])(
    'as %s is refused: the forms of other sites can send that',
    async (type) => {
      const answer = await api.fetch(`/api/v1${login}`, {
        method: 'POST',
        body: JSON.stringify(credentials(known, 'portal-demo')),
        ...(type && { headers: { 'Content-Type': type } }),
      })
      expectRefusal(await answerOf(answer), 415, 'Please send the request as application/json.')
    },
  )
})

describe('a sign-in from a new place', () => {
  let address: string
  const arrive = async (place: string, password = 'portal-demo') => {
    address = place
    const { status } = await signIn(known, password)
    // The answer waits for no mail.
    await new Promise(setImmediate)
    return status
  }
  const openPlaces = () => {
    api = createBrowserApi({ start, addressOf: () => address })
    nobody = speakTo(api.fetch)
  }

  test('is told of by a mail, one from a known place is not', async () => {
    openPlaces()
    const told = (place: string, at: string) => ({
      to: known,
      subject: 'A sign-in to your client portal from a new place',
      text: expect.stringMatching(
        new RegExp(`${at} UTC.*${place}[^]*https://portal\\.example\\.com/forgot-password`),
      ),
    })
    const mails = [told('203\\.0\\.113\\.9', '2026-11-20 12:00')]
    expect(await arrive('203.0.113.9')).toBe(200)
    expect(await arrive('203.0.113.9')).toBe(200)
    expect(await arrive('198.51.100.7', 'a guess')).toBe(401)
    expect(api.mails).toEqual(mails)
    api.clock.advance({ hours: 1 })
    expect(await arrive('198.51.100.7')).toBe(200)
    mails.push(told('198\\.51\\.100\\.7', '2026-11-20 13:00'))
    expect(api.mails).toEqual(mails)
    api.clock.advance({ hours: 90 * 24 })
    expect(await arrive('203.0.113.9')).toBe(200)
    expect(api.mails).toHaveLength(3)
  })

  test('is none for as long as somebody signs in there from time to time', async () => {
    openPlaces()
    for (let month = 0; month < 12; month++) {
      expect(await arrive('203.0.113.9')).toBe(200)
      api.clock.advance({ hours: 30 * 24 })
    }
    expect(api.mails).toHaveLength(1)
  })

  test('succeeds, though no mail can be sent', async () => {
    const log = vi.fn()
    const sendMail = () => Promise.reject(new Error('The mail server is away.'))
    const api = await openApi({ log, sendMail })
    expect((await signInBy(api.nobody)).status).toBe(200)
    await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(1))
  })
})

describe('with passwords as they were typed', () => {
  beforeEach(() => {
    api = createBrowserApi({ start, passwordEncryption: 'none' })
    nobody = speakTo(api.fetch)
  })

  test('a client signs in, and sets a new password', async () => {
    expect((await nobody.post(login, { email: known, password: 'portal-demo' })).status).toBe(200)
    await forgetPassword(nobody)
    const link = linkIn(await vi.waitUntil(() => api.mails[1]))
    const password = 'a door with three locks'
    const set = await nobody.post(`/auth/user/client/updatePassword/${link}`, { password })
    expect(set.status).toBe(200)
    expect((await nobody.post(login, { email: known, password })).status).toBe(200)
  })

  test.each([
    ['an encrypted one', credentials(known, 'portal-demo').password],
    ['none', ''],
    ['an enormous one', 'x'.repeat(5_000)],
  ])('%s is wrong', async (_what, password) => {
    expectRefusal(await nobody.post(login, { email: known, password }), 401, wrong)
  })
})

describe('a token', () => {
  const ask = (token: string) => speakTo(api.fetch, token).get(profile)

  test('counts for fifteen minutes', async () => {
    const { token } = await api.signIn()
    api.clock.advance({ minutes: 14, seconds: 59 })
    expect((await ask(token)).status).toBe(200)
    api.clock.advance({ seconds: 1 })
    expect(await ask(token)).toMatchObject(over)
  })

  test('is asked for by every call but the open ones', async () => {
    const open: string[] = []
    for (const [name, { method, path }] of Object.entries(calls)) {
      const { status } = await api.fetch(`/api/v1${path}`, { method })
      if (status !== 401) open.push(name)
    }
    expect(open).toEqual([
      ...['login', 'sendResetEmail', 'resetPassword', 'sendSignInLink', 'signInByLink'],
      ...['passkeyOptions', 'signInByPasskey', 'sendStepCode', 'signInByStep'],
    ])
    const basic = await api.fetch(`/api/v1${profile}`, { headers: { Authorization: 'Basic YWRhOmFkYQ==' } })
    expect(basic.status).toBe(401)
  })

  test('is checked with the kind of user it is for', async () => {
    const ada = speakTo(api.fetch, (await api.signIn()).token)
    const check = (json: unknown) => ada.post('/auth/user/checkTokenValidity', json)
    expect((await check({ userType: 'Client' })).status).toBe(200)
    expect(await check({ userType: 'Admin' })).toMatchObject({
      status: 400,
      body: { message: '"userType" has to be: "Client".' },
    })
    expect((await check({})).status).toBe(400)
  })
})

describe('a session', () => {
  const call = (token: string, path: string) => speakTo(api.fetch, token).post(path)
  const ask = (token: string) => speakTo(api.fetch, token).get(profile)
  const renewal = (token: string) => call(token, '/auth/user/client/renewToken')
  const leave = (token: string) => call(token, '/auth/user/client/logout')
  const check = (token: string) =>
    speakTo(api.fetch, token).post('/auth/user/checkTokenValidity', { userType: 'Client' })
  const renewed = async (token: string) => {
    const { status, body } = await renewal(token)
    expect(status).toBe(200)
    return v.parse(answers.renew, body).data.token
  }

  test('is announced with what ends and renews it', async () => {
    const { body } = await signIn(known, 'portal-demo')
    expect(body).toMatchObject({ optional: offeredHere, renewFor: 7200 })
    const { token } = await api.signIn()
    const checked = await check(token)
    expect(checked.body).toMatchObject({ optional: offeredHere, renewFor: 7200 })
  })

  test('goes on by new tokens for eight hours, and no longer', async () => {
    let { token } = await api.signIn()
    for (let quarter = 0; quarter < 34; quarter++) {
      api.clock.advance({ minutes: 14 })
      token = await renewed(token)
    }
    api.clock.advance({ minutes: 3, seconds: 59 })
    expect((await ask(token)).status).toBe(200)
    token = await renewed(token)
    api.clock.advance({ seconds: 1 })
    expect(await ask(token)).toMatchObject(over)
    expect(await renewal(token)).toMatchObject(over)
  })

  describe('whose token has ended', () => {
    test('goes on for two hours after that, by a new token, and by no other call', async () => {
      const { token } = await api.signIn()
      api.clock.advance({ hours: 2, minutes: 14, seconds: 59 })
      const refused: string[] = []
      for (const [name, { method, path, open }] of Object.entries(calls)) {
        if (open || name === 'renew' || name === 'logout') continue
        const headers = { Authorization: `Bearer ${token}` }
        if ((await api.fetch(`/api/v1${path}`, { method, headers })).status !== 401) refused.push(name)
      }
      expect(refused).toEqual([])
      expect((await ask(await renewed(token))).status).toBe(200)
    })

    test('is over after them', async () => {
      const { token } = await api.signIn()
      api.clock.advance({ hours: 2, minutes: 15 })
      expect(await renewal(token)).toMatchObject(over)
      expect(await leave(token)).toMatchObject(over)
    })

    test('goes on no longer than eight hours', async () => {
      let { token } = await api.signIn()
      for (let visit = 0; visit < 4; visit++) {
        api.clock.advance({ hours: 1, minutes: 59, seconds: 59 })
        token = await renewed(token)
      }
      api.clock.advance({ seconds: 4 })
      expect(await renewal(token)).toMatchObject(over)
    })

    test('goes on by its newest token alone: an older one is of no use to whoever finds it', async () => {
      const { token: first } = await api.signIn()
      api.clock.advance({ minutes: 10 })
      const second = await renewed(first)
      api.clock.advance({ minutes: 10 })
      expect(await renewal(first)).toMatchObject(over)
      const third = await renewed(second)
      api.clock.advance({ hours: 1 })
      expect(await renewal(second)).toMatchObject(over)
      expect((await ask(await renewed(third))).status).toBe(200)
    })

    test('can be renewed by two tabs within a minute, and each of their tokens is the newest', async () => {
      const { token } = await api.signIn()
      api.clock.advance({ hours: 1 })
      const both = await Promise.all([renewed(token), renewed(token)])
      api.clock.advance({ seconds: 59 })
      const late = await renewed(token)
      api.clock.advance({ seconds: 1 })
      expect(await renewal(token)).toMatchObject(over)
      api.clock.advance({ hours: 1 })
      await api.store.sweep(api.clock.now().getTime())
      for (const each of [...both, late]) expect((await renewal(each)).status).toBe(200)
    })

    test('is ended by a sign-out with it', async () => {
      const { token } = await api.signIn()
      api.clock.advance({ hours: 1 })
      const next = await renewed(token)
      expect((await leave(token)).status).toBe(200)
      expect(await ask(next)).toMatchObject(over)
      expect(await renewal(next)).toMatchObject(over)
    })

    test('is ended by a new password', async () => {
      const { token } = await api.signIn()
      api.clock.advance({ hours: 1 })
      await api.store.endSessions('client-ada')
      expect(await renewal(token)).toMatchObject(over)
    })

    test('is not, by the renewal of a token that has been forged', async () => {
      const { token } = await api.signIn()
      api.clock.advance({ hours: 1 })
      expect((await renewal(token.replace(/[^.]+$/, 'forged'))).status).toBe(401)
      expect((await renewal(token)).status).toBe(200)
    })
  })

  test('leaves the token before as it is, for the calls that are under way', async () => {
    const { token } = await api.signIn()
    api.clock.advance({ minutes: 7 })
    await renewed(token)
    expect((await ask(token)).status).toBe(200)
  })

  test('ends with the sign-out: each of its tokens, and those of no other session', async () => {
    const [{ token: first }, { token: elsewhere }] = [await api.signIn(), await api.signIn()]
    api.clock.advance({ minutes: 5 })
    const second = await renewed(first)
    expect((await leave(second)).status).toBe(200)
    expect(await ask(first)).toMatchObject(over)
    expect(await ask(second)).toMatchObject(over)
    expect(await renewal(second)).toMatchObject(over)
    expect((await ask(elsewhere)).status).toBe(200)
    await api.store.sweep(api.clock.now().getTime())
    expect(await ask(second)).toMatchObject(over)
  })

  test("of a company's own server is renewed there: its token is as good as it says, until a sign-out", async () => {
    const seconds = Math.floor(start.getTime() / 1000)
    const token = await new SignJWT({ passwordVersion: 1 })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('client-ada')
      .setAudience('client-portal')
      .setExpirationTime(seconds + 60)
      .sign(new TextEncoder().encode('in-process, known to everyone: no secret at all'))
    const { body } = await check(token)
    const others = offeredHere.filter((each) => !ownSessionCalls.includes(each))
    expect([body.optional, body.renewFor]).toEqual([others, undefined])
    expect((await renewal(token)).status).toBe(400)
    expect((await ask(token)).status).toBe(200)
    expect((await leave(token)).status).toBe(200)
    expect(await ask(token)).toMatchObject(over)
    // The same signature can be written in other letters, which say the same bytes.
    const [last = ''] = token.slice(-1)
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const twin = letters[letters.indexOf(last) ^ 1]
    expect((await ask(token.slice(0, -1) + twin)).status).toBe(401)
    api.clock.advance({ seconds: 59 })
    await api.store.sweep(api.clock.now().getTime())
    expect(await ask(token)).toMatchObject(over)
  })

  const linkFor = async (token: string) => {
    const { body } = await speakTo(api.fetch, token).get('/support/client/tickets?userId=client-ada')
    const [link = ''] = /\/api\/v1\/uploads\/[^"]+/.exec(JSON.stringify(body)) ?? []
    await api.bytes.save(link.split('/')[4] ?? '', [new Uint8Array(10)])
    return link
  }
  const statusOf = async (link: string) => (await api.fetch(link)).status

  test('takes the links to files with it when it ends by a sign-out, and no other links', async () => {
    api = createBrowserApi({ start, signedLinks: true })
    const [{ token }, { token: elsewhere }] = [await api.signIn(), await api.signIn()]
    const [link, other] = [await linkFor(token), await linkFor(elsewhere)]
    expect([await statusOf(link), await statusOf(other)]).toEqual([200, 200])
    expect((await leave(token)).status).toBe(200)
    expect([await statusOf(link), await statusOf(other)]).toEqual([403, 200])
    // Nor does it count in the name of another session, or of none.
    const [, session = ''] = /session=(\w+)/.exec(other) ?? []
    expect(await statusOf(link.replace(/session=\w+/, `session=${session}`))).toBe(403)
    expect(await statusOf(link.replace(/session=\w+&/, ''))).toBe(403)
  })

  test('takes them with it at its very end, too, and those of a sign-out before it stay ended', async () => {
    api = createBrowserApi({ start, signedLinks: true })
    let tokens = [(await api.signIn()).token, (await api.signIn()).token] as const
    for (let quarter = 0; quarter < 33; quarter++) {
      api.clock.advance({ minutes: 14 })
      tokens = [await renewed(tokens[0]), await renewed(tokens[1])]
    }
    const [link, signedOut] = [await linkFor(tokens[0]), await linkFor(tokens[1])]
    const both = async () => [await statusOf(link), await statusOf(signedOut)]
    expect(await both()).toEqual([200, 200])
    await leave(tokens[1])
    expect(await both()).toEqual([200, 403])
    // One second before the session has lasted eight hours, at that second, and later.
    api.clock.advance({ minutes: 17, seconds: 59 })
    expect(await both()).toEqual([200, 403])
    api.clock.advance({ seconds: 1 })
    expect(await both()).toEqual([403, 403])
    api.clock.advance({ minutes: 30 })
    expect(await both()).toEqual([403, 403])
  })
})

describe('a reset link', () => {
  const askFor = (email: string) => forgetPassword(nobody, email)
  const use = (link: string, password?: string) => setPassword(nobody, link, password)
  const usedUp = 'This link was used already or is too old. Please ask for a new one.'

  /** What stands behind `/reset-password#/` in the mail. */
  async function mailed(): Promise<string> {
    const earlier = api.mails.length
    await askFor(known)
    // The answer comes before the mail.
    const mail = await vi.waitUntil(() => api.mails[earlier])
    expect(mail).toMatchObject({ to: known, subject: 'Set a new password for your client portal' })
    return linkIn(mail)
  }

  test('sets a new password, and the old one and its sessions end', async () => {
    const { token } = await api.signIn()
    expect(await use(await mailed())).toMatchObject({ status: 200, body: { success: true } })
    expect((await signIn(known, 'portal-demo')).status).toBe(401)
    expect((await signIn(known, 'a-new-password')).status).toBe(200)
    expect(await speakTo(api.fetch, token).get(profile)).toMatchObject(over)
  })

  test('is asked for with the same words, whether or not the email is known', async () => {
    const answers = [await askFor(known), await askFor('nobody@example.com')]
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    await vi.waitUntil(() => api.mails.length > 0)
    expect(api.mails).toHaveLength(1)
  })

  test('does the same before its answer, whether or not the email is known', async () => {
    const steps: string[] = []
    const { clientByEmail, saveResetLink } = api.store
    api.store.clientByEmail = async (email) => {
      await answered
      return clientByEmail(email)
    }
    api.store.saveResetLink = async (link) => {
      steps.push('link')
      return saveResetLink(link)
    }
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await askFor(known)
    steps.push('answer')
    answer()
    await vi.waitUntil(() => api.mails.length > 0)
    expect(steps).toEqual(['answer', 'link'])
  })

  test('that was used is told of by a mail', async () => {
    await use(await mailed())
    const mail = await vi.waitUntil(() => api.mails[1])
    expect(mail).toMatchObject({ to: known, subject: 'The password of your client portal has changed' })
    expect(mail.text).toContain('https://portal.example.com/forgot-password')
  })

  test('works once, also when ten use it at once', async () => {
    const path = await mailed()
    const attempts = await Promise.all(
      Array.from({ length: 10 }, (_, index) => use(path, `the-password-${index}`)),
    )
    expect(attempts.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(400)])
    expectRefusal(await use(path), 400, usedUp)
  })

  test('answers as at first when the same comes again within a minute, as of a line that broke, and does nothing', async () => {
    const path = await mailed()
    const attempts = await Promise.all([1, 2, 3].map(() => use(path)))
    attempts.push(await use(path))
    api.clock.advance({ seconds: 59 })
    attempts.push(await use(path))
    const [first] = attempts
    expect(first).toMatchObject({ status: 200, body: { success: true } })
    for (const { status, body } of attempts) expect([status, body]).toEqual([200, first?.body])
    expect(api.mails.slice(1).map(({ subject }) => subject)).toEqual([
      'The password of your client portal has changed',
    ])
    // A session that has begun since goes on.
    const { token } = await api.signIn()
    expect((await use(path)).status).toBe(200)
    expect((await speakTo(api.fetch, token).get(profile)).status).toBe(200)
    for (const [link, password] of [
      [path, 'another-password'],
      [`${path}0`, 'a-new-password'],
      [path.replace('client-ada', 'client-new'), 'a-new-password'],
    ] as const)
      expectRefusal(await use(link, password), 400, usedUp)
    api.clock.advance({ seconds: 1 })
    expectRefusal(await use(path), 400, usedUp)
  })

  test('lives for thirty minutes', async () => {
    const path = await mailed()
    api.clock.advance({ minutes: 30 })
    expectRefusal(await use(path), 400, usedUp)
    expect((await signIn(known, 'portal-demo')).status).toBe(200)
  })

  test('is of no use to another client, nor by guessing', async () => {
    const path = await mailed()
    for (const other of [path.replace('client-ada', 'client-new'), 'client-ada/0123456789abcdef']) {
      expectRefusal(await use(other), 400, usedUp)
    }
    expect((await signIn('new@example.com', 'portal-demo')).status).toBe(200)
  })

  const length = 'Please choose a password of 12 to 128 characters.'

  test.each([
    ['no password', ''],
    ['eleven characters', 'portal-demo'],
    ['spaces in a row, which count as one', `a${' '.repeat(20)}b`],
    ['too many characters', 'x'.repeat(129)],
    ['far too many', 'x'.repeat(2_000)],
  ])('is not used up by %s', async (_what, password) => {
    const path = await mailed()
    expectRefusal(await use(path, password), 422, length)
    expect((await use(path)).status).toBe(200)
  })

  test.each([
    ['64 small letters', 'abcdefgh'.repeat(8)],
    ['128 characters', 'x'.repeat(127)],
    ['any alphabet, spaces and emoji', ' пароль  密码 🔑🔑 '],
  ])('sets a password of %s, which counts to its last character, years later, too', async (_what, start) => {
    const password = `${start}!`
    expect((await use(await mailed(), password)).status).toBe(200)
    api.clock.advance({ hours: 3 * 365 * 24 })
    expect((await signIn(known, start)).status).toBe(401)
    expect((await signIn(known, password)).status).toBe(200)
  })

  test('is kept as a digest: who reads the database can not use it', async () => {
    const saved: unknown[] = []
    const { saveResetLink } = api.store
    api.store.saveResetLink = (link) => {
      saved.push(link)
      return saveResetLink(link)
    }
    const token = (await mailed()).split('/')[1]
    expect(token).toMatch(/^[0-9a-f]{32}$/)
    expect(JSON.stringify(saved)).not.toContain(token)
  })
})
