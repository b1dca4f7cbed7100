/** How often is too often, by client and by address. */
import type { Context } from 'hono'
import { describe, expect, test, vi } from 'vitest'
import { type Call, rateOf } from '../../api/call'
import { calls } from '../../api/calls'
import { defaultLimits, type Limits, type RateName } from '../../api/limits'
import { createBrowserApi } from '../../browser'
import { expectRefusal } from './expect-refusal'
import { forgetPassword, linkIn, reply as replyWith, setPassword, signIn } from './people'
import { fileOf, type Speaker, speakTo, watchBytes } from './speak'

const start = new Date('2026-11-20T12:00:00.000Z')

/** Every rate is out of the way but those that a test is about. */
function limitsWith(most: Partial<Record<RateName, number>>) {
  const rates = Object.entries(defaultLimits.rates).map(([name, { seconds }]) => [
    name,
    { tries: most[name as RateName] ?? 1_000, seconds }, // the keys of that table
  ])
  return { ...defaultLimits, rates: Object.fromEntries(rates) as typeof defaultLimits.rates }
}

function apiOf(limits: Limits) {
  const addressOf = (context: Context) => context.req.header('X-Forwarded-For') ?? 'here'
  const api = createBrowserApi({ start, limits, addressOf })
  return { api, from: (address: string) => speakTo(api.fetch, undefined, { 'X-Forwarded-For': address }) }
}

const apiWith = (rate: RateName, tries: number, others: Partial<Record<RateName, number>> = {}) =>
  apiOf(limitsWith({ ...others, [rate]: tries }))

const guess = (speaker: Speaker, email?: string) => signIn(speaker, email, 'a guess')

describe('signing in', () => {
  test('is refused after too many wrong guesses, with the time to wait, and goes on after it', async () => {
    const { api, from } = apiWith('signIn', 10)
    const guesser = from('203.0.113.1')
    for (let tries = 0; tries < 10; tries++) expect((await guess(guesser)).status).toBe(401)
    const refused = await signIn(guesser)
    expectRefusal(refused, 429, 'That was too often. Please wait 5 minutes and try again.')
    expect(refused.headers.get('Retry-After')).toBe('300')
    // Ada herself, elsewhere, is not locked out by it.
    expect((await signIn(from('203.0.113.2'))).status).toBe(200)
    api.clock.advance({ seconds: 300 })
    expect((await signIn(guesser)).status).toBe(200)
  })

  test('counts each of many guesses at once', async () => {
    const { from } = apiWith('signIn', 10)
    const guesses = await Promise.all(Array.from({ length: 30 }, () => guess(from('203.0.113.1'))))
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(20)
  })

  test('as oneself is never too often', async () => {
    const { from } = apiWith('signIn', 3)
    for (let times = 0; times < 10; times++) {
      expect((await signIn(from('203.0.113.1'))).status).toBe(200)
    }
  })

  test('is counted by address, whoever is guessed', async () => {
    const { from } = apiWith('signInAddress', 3)
    for (const name of ['a', 'b', 'c']) await guess(from('203.0.113.1'), `${name}@example.com`)
    expect((await guess(from('203.0.113.1'), 'd@example.com')).status).toBe(429)
    expect((await guess(from('203.0.113.2'), 'd@example.com')).status).toBe(401)
  })

  test('is counted by account, wherever the guesses come from', async () => {
    const { from } = apiWith('signInAccount', 3)
    for (const host of [1, 2, 3]) await guess(from(`203.0.113.${host}`))
    expect((await guess(from('203.0.113.4'))).status).toBe(429)
    expect((await guess(from('203.0.113.4'), 'new@example.com')).status).toBe(401)
  })

  test('from where the client has signed in before goes on, however often others guess', async () => {
    const { from } = apiWith('signInAccount', 3)
    const home = from('203.0.113.9')
    expect((await signIn(home)).status).toBe(200)
    for (const host of [1, 2, 3, 4]) await guess(from(`203.0.113.${host}`))
    expect((await signIn(from('203.0.113.5'))).status).toBe(429)
    expect((await signIn(home)).status).toBe(200)
    // Nor may anybody guess there for ever.
    for (let tries = 0; tries < 3; tries++) expect((await guess(home)).status).toBe(401)
    expect((await guess(home)).status).toBe(429)
  })

  test('that is refused counts nowhere: who is shut out can shut out nobody else', async () => {
    const { api, from } = apiWith('signInAccount', 20, { signIn: 3 })
    for (let tries = 0; tries < 50; tries++) await guess(from('203.0.113.1'))
    expect((await signIn(from('203.0.113.2'))).status).toBe(200)
    // Each refused try would also have made the wait begin anew.
    api.clock.advance({ seconds: 300 })
    expect((await guess(from('203.0.113.1'))).status).toBe(401)
  })

  test('is counted for the 2⁶⁴ addresses of an IPv6 network together', async () => {
    const { from } = apiWith('signInAddress', 2)
    for (const host of ['1', 'ffff:1']) await guess(from(`2001:db8:1:2::${host}`), 'a@example.com')
    expect((await guess(from('2001:db8:1:2:3:4:5:6'), 'b@example.com')).status).toBe(429)
    expect((await guess(from('2001:db8:1:3::1'), 'b@example.com')).status).toBe(401)
  })
})

describe('mails', () => {
  test('to one address are few, known or not', async () => {
    const { api, from } = apiWith('mailAccount', 2)
    for (const email of ['client@example.com', 'nobody@example.com']) {
      const statuses = []
      for (let tries = 0; tries < 3; tries++) {
        statuses.push((await forgetPassword(from('203.0.113.1'), email)).status)
        // The link is made behind the answer: it has to be there before the minute is over in which no second one is mailed.
        const mails = email === 'client@example.com' ? Math.min(tries + 1, 2) : 2
        await vi.waitFor(() => expect(api.mails).toHaveLength(mails))
        api.clock.advance({ minutes: 1 })
      }
      expect(statuses).toEqual([200, 200, 429])
    }
  })

  test('to a client are not kept back by somebody who asked for too many', async () => {
    const { from } = apiWith('mailAccount', 5, { mailAddress: 2 })
    for (let tries = 0; tries < 10; tries++) await forgetPassword(from('203.0.113.1'))
    expect((await forgetPassword(from('203.0.113.2'))).status).toBe(200)
  })

  test('to a client go on from where the client has signed in before', async () => {
    const { from } = apiWith('mailAccount', 2)
    await signIn(from('203.0.113.9'))
    for (const host of [1, 2, 3]) await forgetPassword(from(`203.0.113.${host}`))
    expect((await forgetPassword(from('203.0.113.4'))).status).toBe(429)
    expect((await forgetPassword(from('203.0.113.9'))).status).toBe(200)
  })

  test('to a client are not kept back by a stranger, who has fewer of them than the account', async () => {
    const { api, from } = apiOf(defaultLimits)
    const strangers: number[] = []
    for (let tries = 0; tries < 15; tries++) {
      strangers.push((await forgetPassword(from('203.0.113.1'))).status)
      api.clock.advance({ seconds: 50 })
    }
    expect(strangers.filter((status) => status === 200)).toHaveLength(3)
    expect((await forgetPassword(from('203.0.113.2'))).status).toBe(200)
  })

  test('do not come again while the link in the last one is fresh and unused; the answer is the same', async () => {
    const { api, from } = apiWith('mail', 99)
    const ask = async () => {
      const { status, body } = await forgetPassword(from('203.0.113.1'))
      return { status, body }
    }
    // A mail goes out after the answer.
    const sent = (mails: number) =>
      vi.waitFor(() => expect(api.mails).toHaveLength(mails), { timeout: 10_000 })
    const first = await ask()
    expect(first.status).toBe(200)
    await sent(1)
    for (let times = 0; times < 5; times++) expect(await ask()).toEqual(first)
    api.clock.advance({ seconds: 60 })
    expect(await ask()).toEqual(first)
    await sent(2)
    // Each of the links is good, and once one is used, another one can come at once.
    expect((await setPassword(from('203.0.113.1'), linkIn(api.mails[0]))).status).toBe(200)
    await sent(3)
    expect(await ask()).toEqual(first)
    await sent(4)
    // One too many would stand before the mail that tells of the new password.
    expect(api.mails.map(({ text }) => text.includes('reset-password'))).toEqual([true, true, false, true])
  })

  test('from one address are few', async () => {
    const { from } = apiWith('mailAddress', 2)
    const statuses = []
    for (const name of ['a', 'b', 'c']) {
      statuses.push((await forgetPassword(from('203.0.113.1'), `${name}@example.com`)).status)
    }
    expect(statuses).toEqual([200, 200, 429])
  })
})

test('links can not be guessed for long', async () => {
  const { from } = apiWith('resetAddress', 3)
  const tryOut = (token: number) => setPassword(from('203.0.113.1'), `client-ada/${token}`)
  for (let token = 0; token < 3; token++) expect((await tryOut(token)).status).toBe(400)
  expect((await tryOut(3)).status).toBe(429)
})

describe('a signed-in client', () => {
  const read = (speaker: Speaker) => speaker.get('/notification/getAllNotificationsofUser')
  const write = (speaker: Speaker) => replyWith(speaker)
  const writeJson = (speaker: Speaker) =>
    speaker.post('/clients/mailSettings/client-ada', { answers: 'daily' })
  const markRead = async (speaker: Speaker) => {
    const { body } = await read(speaker)
    return speaker.put(`/notification/markAsRead/${Object(body.data)[0]._id}`)
  }

  test.each([
    ['read', read, write],
    ['write', write, read],
    ['write', writeJson, markRead],
  ] as const)('has a measure of their own to %s', async (rate, measured, other) => {
    const { api } = apiWith(rate, 3)
    const ada = speakTo(api.fetch, (await api.signIn()).token)
    const mary = speakTo(api.fetch, (await api.signIn('new@example.com')).token)
    for (let times = 0; times < 3; times++) expect((await measured(ada)).status).toBe(200)
    expect((await measured(ada)).status).toBe(429)
    expect((await other(ada)).status).toBe(200)
    expect((await measured(mary)).status).not.toBe(429)
    api.clock.advance({ minutes: 1 })
    expect((await measured(ada)).status).toBe(200)
  })
})

test('each call of a client is one that reads, or one that writes', () => {
  const counted = Object.entries<Call>(calls).map(([name, call]) => [name, call.open ? 'open' : rateOf(call)])
  expect(Object.fromEntries(counted)).toEqual({
    ...{ login: 'open', sendResetEmail: 'open', resetPassword: 'open' },
    ...{ sendSignInLink: 'open', signInByLink: 'open', passkeyOptions: 'open', signInByPasskey: 'open' },
    ...{ sendStepCode: 'open', signInByStep: 'open' },
    // Each page makes these by itself: who has written much is not to be signed out for it.
    ...{ checkSession: 'read', renew: 'read', logout: 'read' },
    ...{ security: 'read', changePassword: 'write', endSessions: 'write' },
    ...{ newPasskeyOptions: 'write', addPasskey: 'write', removePasskey: 'write' },
    ...{ beginSecondStep: 'write', turnOnSecondStep: 'write', turnOffSecondStep: 'write' },
    ...{ renewRecoveryCodes: 'write' },
    ...{ profile: 'read', changeProfile: 'write', changePhoto: 'write', consultant: 'read' },
    ...{ colleagues: 'read', inviteColleague: 'write', removeColleague: 'write', changeColleague: 'write' },
    ...{ ownData: 'read', askForCopy: 'write', askForErasure: 'write', withdrawErasure: 'write' },
    ...{ mailSettings: 'read', changeMailSettings: 'write' },
    ...{ services: 'read', service: 'read', serviceUpdates: 'read', milestones: 'read' },
    ...{ serviceProviderProposals: 'read', addServiceUpdate: 'write', approve: 'write' },
    ...{ payments: 'read', servicePayments: 'read' },
    // Whoever dismisses all marks each of them.
    ...{ notifications: 'read', markNotificationRead: 'read' },
    ...{ tickets: 'read', ticket: 'read', createTicket: 'write', replyTicket: 'write' },
    ...{ followTicket: 'write', leaveTicket: 'write', rateTicket: 'write' },
    ...{ files: 'read', uploadFile: 'write', search: 'read', events: 'read' },
  })
})

describe('the files of a client', () => {
  const reply = (speaker: Speaker, bytes: number) => replyWith(speaker, 'x', fileOf('a.png', bytes))

  test('have a measure for each day, and what is refused is deleted', async () => {
    const { api } = apiWith('kilobytes', 1_200)
    const saved = watchBytes(api.bytes)
    const ada = speakTo(api.fetch, (await api.signIn()).token)
    expect((await reply(ada, 600_000)).status).toBe(200)
    expectRefusal(await reply(ada, 600_000), 429, 'That was too often. Please wait 24 hours and try again.')
    expect(saved.size).toBe(1)
    // A smaller one still fits: the refused one was not counted.
    expect((await reply(ada, 300_000)).status).toBe(200)
    api.clock.advance({ minutes: 24 * 60 })
    const { token } = await api.signIn()
    expect((await reply(speakTo(api.fetch, token), 600_000)).status).toBe(200)
  })

  test.each<[string, number, (ada: Speaker) => ReturnType<Speaker['send']>]>([
    // A thousand letters count as 100 KB, and so does a file at least.
    [
      'texts',
      5,
      (ada) =>
        ada.send('/support/client/createTicket/client-ada', { subject: 'x', message: 'x'.repeat(1_999) }),
    ],
    ['empty files', 5, (ada) => reply(ada, 0)],
  ])('have one measure with %s', async (_what, most, send) => {
    const { api } = apiWith('kilobytes', most * 200 + 100)
    const ada = speakTo(api.fetch, (await api.signIn()).token)
    const statuses = []
    for (let times = 0; times <= most; times++) statuses.push((await send(ada)).status)
    expect(statuses).toEqual([...Array(most).fill(200), 429])
  })
  test('come a few at once', async () => {
    const limits = { ...defaultLimits, formsAtOnce: { all: 3, ofClient: 2 } }
    const api = createBrowserApi({ start, limits })
    const ada = speakTo(api.fetch, (await api.signIn()).token)
    const { inTurn } = api.store
    let inside = 0
    let goOn = () => {}
    const held = new Promise<void>((resolve) => {
      goOn = resolve
    })
    api.store.inTurn = async (clientId, write) => {
      inside++
      await held
      return inTurn(clientId, write)
    }
    const first = [reply(ada, 100), reply(ada, 100)]
    await vi.waitFor(() => expect(inside).toBe(2))
    expectRefusal(await reply(ada, 100), 429, 'Other files are still on their way.')
    goOn()
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200])
    expect((await reply(ada, 100)).status).toBe(200)
  })
})

test('everything that is open is counted by address', async () => {
  const { from } = apiWith('open', 2)
  const file = (speaker: Speaker) => speaker.get('/uploads/file-phone-menu-png/a.png')
  expect((await file(from('203.0.113.1'))).status).toBe(403)
  expect((await guess(from('203.0.113.1'))).status).toBe(401)
  expect((await file(from('203.0.113.1'))).status).toBe(429)
  expect((await file(from('203.0.113.2'))).status).toBe(403)
})

test('the time to wait is told in words', async () => {
  const { api, from } = apiWith('open', 1)
  const speaker = from('203.0.113.1')
  await speaker.get('/uploads/x/x')
  const waits: unknown[] = []
  for (const seconds of [0, 59, 1]) {
    api.clock.advance({ seconds })
    waits.push((await speaker.get('/uploads/x/x')).body.message)
  }
  expect(waits).toEqual([
    'That was too often. Please wait 60 seconds and try again.',
    'That was too often. Please wait a second and try again.',
    'This link is no longer good. Please open the file from the portal again.',
  ])
})
