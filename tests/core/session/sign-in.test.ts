/** Signing in and out by the client. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import { answer, fail, hang, offline, type Rule, type Rules } from '../../../server/api/intercept'
import { decryptPassword } from '../../../server/api/session/decrypt-password'
import { fieldErrors } from '../../../src/core/server/sending'
import { holdBack, look, openPage, openPortal, takingAnyToken } from '../portal'
import { ada, inSeconds, pass, stopTimeInTests, stored, tokenOf, until } from '../server'

stopTimeInTests()

/** What a client who has signed in before has in storage. */
const kept = () => stored(tokenOf({ exp: inSeconds(3600) }))
const open = (local?: Record<string, string>, rules?: Rules) => openPortal({ local, rules })

test('the right password signs in', async () => {
  const { signAdaIn, status, $client, events, toasts, browser, $noticeRequest } = await open()
  expect(await signAdaIn()).toEqual({ status: 'done' })
  expect(status()).toBe('signed-in')
  expect($client.get()?.name).toBe('Ada Lovelace')
  expect(events).toEqual(['cp-sign-in'])
  expect(Array.from(browser.local.keys()).sort()).toEqual([
    'client-portal:announced',
    'client-portal:api',
    'client-portal:renew-for',
    'client-portal:token',
    'client-portal:user',
  ])
  expect(toasts).toEqual(['loading: Logging in....'])
  expect($noticeRequest.get()).toMatchObject({ action: 'dismiss' })
})

test('the password travels encrypted, by the passphrase that is configured', async () => {
  const { signInWithPassword, configure, server } = await open()
  server.rules.login = fail(401, 'No.')
  const sent = () => String(Object(server.last('login')?.body).password)
  await signInWithPassword('client@example.com', 'pässword')
  expect(sent()).not.toContain('pässword')
  expect(decryptPassword(sent(), 'client-portal-elements')).toBe('pässword')
  configure({ passphrase: 'of the host' })
  await signInWithPassword('client@example.com', 'pässword')
  expect(decryptPassword(sent(), 'of the host')).toBe('pässword')
  expect(decryptPassword(sent(), 'client-portal-elements')).not.toBe('pässword')
})

describe('with passwordEncryption: none', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  afterEach(() => warn.mockClear())
  const warning = '"passwordEncryption" is "none", without https: passwords can be read on their way.'

  test('the password travels as it was typed', async () => {
    const { signInWithPassword, configure, server } = await open()
    configure({ passwordEncryption: 'none' })
    server.rules.login = fail(401, 'No.')
    await signInWithPassword('client@example.com', ' pässword ')
    expect(server.last('login')?.body).toEqual({ email: 'client@example.com', password: ' pässword ' })
    expect(warn).not.toHaveBeenCalled()
  })

  test.each([
    ['http://api.example/v1', 1],
    ['http://127.0.0.1.example/v1', 1],
    ['http://localhost.example/v1', 1],
    ['http://notlocalhost/v1', 1],
    ['http://localhost:secret@api.example/v1', 1],
    ['https://api.example/v1', 0],
    ['http://localhost:4173/api/v1', 0],
    ['http://portal.localhost/v1', 0],
    ['http://127.0.0.1:4173/api/v1', 0],
    ['http://[::1]:4173/api/v1', 0],
  ])('the console warns of an API that others can listen to, once: %s, %i', async (apiUrl, times) => {
    const { signAdaIn, configure, server } = await open()
    configure({ passwordEncryption: 'none', apiUrl })
    server.rules.login = fail(401, 'No.')
    await signAdaIn()
    await signAdaIn()
    expect(server.count('login')).toBe(2)
    expect(warn.mock.calls).toEqual(Array(times).fill([`client-portal-elements: ${warning}`]))
  })

  test('with encryption, it warns of nothing', async () => {
    const { signAdaIn, configure } = await open()
    configure({ apiUrl: 'http://api.example/v1' })
    await signAdaIn()
    expect(warn).not.toHaveBeenCalled()
  })
})

test.each([
  ['<b>client@example.com</b>', 'client@example.com'],
  ['  client@example.com\n', 'client@example.com'],
  ['client@example.com<script>alert(1)</script>', 'client@example.comalert(1'],
  ['<client@example.com>', 'client@example.com'],
  ['Ada Lovelace <client@example.com>', 'client@example.com'],
  ['"Lovelace, Ada" <client@example.com>; ', 'client@example.com'],
  ["'client@example.com',", 'client@example.com'],
  ['“client@example.com”', 'client@example.com'],
  ['(client@example.com).', 'client@example.com'],
  ['mailto:client@example.com', 'client@example.com'],
  ['<mailto:client@example.com>', 'client@example.com'],
  ['<a href="mailto:client@example.com">client@example.com</a>', 'client@example.com'],
  ['\u2068client@example.com\u2069', 'client@example.com'],
  ['\u200eclient@exam\u00adple.com\u200e', 'client@example.com'],
  ['\ufeffclient\u200b@example.com\u00a0', 'client@example.com'],
  ["o'brien@example.com", "o'brien@example.com"],
])('what comes along with the email %j does not reach the server', async (email, sent) => {
  const { signInWithPassword, server } = await open()
  server.rules.login = fail(401, 'No.')
  await signInWithPassword(email, 'portal-demo')
  expect(server.last('login')?.body).toMatchObject({ email: sent })
})

const blanks = 'The password begins or ends with a space or an invisible character.'
const refusal = { message: 'No.', errors: { password: ['Five tries are left.'] } }

test.each<[string, Rule, string | undefined]>([
  [' secret', fail(401, 'No.'), blanks],
  ['secret\t', fail(400, 'No.'), blanks],
  ['\u00a0secret', answer({ success: false, message: 'No.' }), blanks],
  ['secret\u200b', fail(422, 'No.'), blanks],
  ['sec ret', fail(401, 'No.'), undefined],
  [' secret', fail(403, 'You have no access.'), undefined],
  [' secret', fail(413, 'Too much.'), undefined],
  [' secret', fail(503, 'Not now.'), undefined],
  [' secret', fail(429, 'Not now.'), undefined],
  [' secret', offline(), undefined],
  [' secret', async () => Response.json(refusal, { status: 401 }), 'Five tries are left.'],
])(
  'the password %j is sent as it was typed, and its refusal says what nobody sees: case %#',
  async (password, login, said) => {
    const { signInWithPassword, server } = await open({}, { login })
    const sending = await signInWithPassword('client@example.com', password)
    const { password: sent } = Object(server.last('login')?.body)
    expect(decryptPassword(sent, 'client-portal-elements')).toBe(password)
    expect(sending).toMatchObject({ status: 'refused' })
    expect(fieldErrors(sending).password).toBe(said)
  },
)

test.each([
  ['', '', { email: 'missing', password: 'missing' }],
  ['<i></i>', 'x', { email: 'missing', password: undefined }],
  ['client', 'x', { email: 'malformed', password: undefined }],
  ['client example@example.com', 'x', { email: 'malformed', password: undefined }],
  ['client@example.com now', 'x', { email: 'malformed', password: undefined }],
  ['client@example.com', '', { email: undefined, password: 'missing' }],
  ['client@example.com', ' ', { email: undefined, password: undefined }],
])('before anything is sent: %j with %j', async (email, password, problems) => {
  const { findSignInProblems } = await openPage()
  expect(findSignInProblems(email, password)).toEqual(problems)
})

test('the toast that told how the last session ended goes when the client signs in', async () => {
  const { signAdaIn, checkToken, server, $noticeRequest } = await open()
  const shown = new Set<string>()
  $noticeRequest.listen((request) => {
    if (request?.action === 'show') shown.add(request.id)
    else if (request) shown.delete(request.id)
  })
  checkToken()
  expect(shown.size).toBe(1)
  server.rules.login = hang()
  void signAdaIn()
  await until(() => expect(server.count('login')).toBe(1))
  expect(Array.from(shown)).toEqual([expect.stringMatching(/^sending/)])
})

test('a sign-in that is cancelled is asked for no more', async () => {
  const { signInWithPassword, createSender, server, $session } = await open()
  server.rules.login = hang()
  const sender = createSender()
  const ending = signInWithPassword('client@example.com', 'portal-demo', sender)
  await until(() => expect(server.count('login')).toBe(1))
  sender.cancel()
  expect(await ending).toEqual({ status: 'idle' })
  expect(server.last('login')?.signal?.aborted).toBe(true)
  expect($session.get()).toEqual({ status: 'signed-out' })
})

describe('a sign-in that fails says why, and signs nobody in', () => {
  const undecodable = 'Token decoding error'
  test.each([
    ['the server refuses, in its own words', fail(401, 'Try again.'), 'Try again.'],
    [
      'the server refuses without words',
      async () => new Response('{}', { status: 403 }),
      'You have no access to this. If you need it, please contact us.',
    ],
    ['the server is down', offline(), "The server can't be reached."],
    ['success is false', answer({ success: false, message: 'Locked.' }), 'Locked.'],
    ['the answer has no token', answer({ data: { user: ada } }), "The server's answer can't be read."],
    ['neither token nor answer names the client', answer({ data: { token: 'x' } }), undecodable],
    ['the user has no id', answer({ data: { user: { name: 'Ada' }, token: tokenOf({}) } }), undecodable],
  ])('%s', async (_, rule, message) => {
    const { signAdaIn, $session, toasts, events, browser } = await open({}, { login: rule })
    expect(await signAdaIn()).toMatchObject({ status: 'refused', message })
    expect($session.get()).toEqual({ status: 'signed-out' }) // without a reason: nobody had been signed in
    expect(toasts).toEqual(['loading: Logging in....', `error: ${message}`])
    expect(events).toEqual([])
    expect(browser.local.size).toBe(0)
  })

  test('a 401 to it ends no other session', async () => {
    const rules = { ...takingAnyToken, login: fail(401, 'No.') }
    const { signInWithPassword, isSignedIn } = await open(kept(), rules)
    await signInWithPassword('client@example.com', 'wrong')
    await isSignedIn()
  })
})

test.each([
  ['at the top', (signedIn: object) => ({ success: true, ...signedIn })],
  ['under data', (signedIn: object) => ({ success: true, data: signedIn })],
  ['under data, without success', (signedIn: object) => ({ data: signedIn })],
])('user and token are read %s', async (_, shape) => {
  const login = answer(shape({ user: ada, token: tokenOf({}) }))
  const { signAdaIn, $client } = await open({}, { login })
  await signAdaIn()
  expect($client.get()).toEqual(ada)
})

test('a stored session that turns out invalid meanwhile does not swallow the sign-in', async () => {
  const { signAdaIn, server, status, events } = await open(kept())
  // The server refuses the old token while the new sign-in is under way.
  server.rules.login = async (proceed) => {
    await until(() => expect(status()).toBe('expired'))
    return proceed()
  }
  expect(await signAdaIn()).toEqual({ status: 'done' })
  expect(events).toEqual(['cp-sign-out expired', 'cp-sign-in'])
})

test("a profile that was asked for by the session before is not the new client's", async () => {
  const { rule, goOn } = holdBack(takingAnyToken.profile)
  const { signMaryIn, $client, server } = await open(kept(), { ...takingAnyToken, profile: rule })
  await until(() => expect(server.count('profile')).toBe(1))
  delete server.rules.profile
  await signMaryIn()
  goOn()
  await pass(1000)
  expect($client.get()?.name).toBe('Mary Somerville')
})

describe('signing out', () => {
  const signedIn = async () => {
    const tab = await open()
    await tab.signAdaIn()
    return tab
  }

  test('drops token and profile and tells the host', async () => {
    const { signOut, $session, $client, events, browser } = await signedIn()
    signOut()
    expect($session.get()).toEqual({ status: 'signed-out', reason: 'user' })
    expect($client.get()).toBeNull()
    expect(events).toEqual(['cp-sign-in', 'cp-sign-out user'])
    expect(browser.local.size).toBe(0)
  })

  test('of nobody asks the server nothing', async () => {
    const { signOut, configure, server, events } = await open()
    configure({ endpoints: { logout: '/logout' } })
    signOut()
    await pass(1000)
    expect([server.calls, events]).toEqual([[], []])
  })

  test('drops what was shown, and asks for nothing more', async () => {
    const { signOut, $payments, server } = await signedIn()
    await look($payments)
    const before = server.calls.length
    signOut()
    expect($payments.get()).toEqual({ status: 'waiting' })
    await pass(60_000)
    expect(server.calls.slice(before).map(({ name }) => name)).toEqual(['logout'])
  })

  test.each([
    ['an answer', undefined],
    ['a refusal', fail(401, 'No.')],
    ['a failure', fail(500, 'No.')],
  ])("%s that arrives later is nobody's any more", async (_, rule) => {
    const { signOut, $payments, $session, server, toasts } = await signedIn()
    const { rule: held, goOn } = holdBack(rule)
    server.rules.payments = held
    $payments.listen(() => {})
    await until(() => expect(server.count('payments')).toBe(1))
    signOut()
    goOn()
    await pass(60_000)
    expect($payments.get()).toEqual({ status: 'waiting' })
    expect($session.get()).toEqual({ status: 'signed-out', reason: 'user' })
    expect(toasts).toEqual(['loading: Logging in....'])
  })
})

describe('a 401 in the middle', () => {
  test.each([
    [401, 'expired'],
    [403, 'signed-in'],
    [404, 'signed-in'],
    [429, 'signed-in'],
    [500, 'signed-in'],
  ])('a %i to a call with the token: the client is %s', async (code, then) => {
    const { signAdaIn, $payments, status, server, events, toasts } = await open()
    await signAdaIn()
    server.rules.payments = fail(code, 'No.')
    $payments.listen(() => {})
    await until(() => expect(server.count('payments')).toBe(1))
    await pass(1000)
    await until(() => expect(status()).toBe(then))
    if (then !== 'expired') return
    expect(events).toEqual(['cp-sign-in', 'cp-sign-out expired'])
    expect(toasts.at(-1)).toBe('error: Token expired')
  })

  test('the same token, taken again, can be refused again', async () => {
    const { signAdaIn, $payments, status, server } = await open()
    server.rules.login = answer({ data: { user: ada, token: tokenOf({ exp: inSeconds(3600) }) } })
    server.rules.payments = fail(401, 'No.')
    $payments.listen(() => {})
    for (const round of [1, 2]) {
      await signAdaIn()
      await until(() => expect(server.count('payments')).toBe(round))
      await until(() => expect(status()).toBe('expired'))
    }
  })

  test('a slow 401 to the first session does not end the second', async () => {
    const { signAdaIn, signOut, $payments, status, server } = await open()
    await signAdaIn()
    const { rule, goOn } = holdBack(fail(401, 'No.'))
    server.rules.payments = rule
    $payments.listen(() => {})
    await until(() => expect(server.count('payments')).toBe(1))
    signOut()
    server.rules.payments = hang()
    await signAdaIn()
    goOn()
    await pass(1000)
    expect(status()).toBe('signed-in')
  })
})

describe('the profile is asked for after a sign-in, whatever that answered of the client', () => {
  test.each([
    ['an id alone', { token: '', userId: 'client-ada' }],
    ['an id alone, in the token', { token: '' }],
    ['a number', { token: '', user: { id: 7 } }],
  ])('%s', async (_, body) => {
    const { signInWithPassword, $client, $isProfileSettled, server } = await open()
    const id = 'user' in body ? '7' : 'client-ada'
    server.rules.login = answer({ ...body, token: tokenOf({ sub: id, exp: inSeconds(3600) }) })
    server.rules.profile = answer({ data: { _id: id, name: 'Ada', POC: { id: 'maya' } } })
    expect(await signInWithPassword('client@example.com', 'x')).toEqual({ status: 'done' })
    expect([$client.get()?._id, $isProfileSettled.get()]).toEqual([id, false])
    await until(() => expect($client.get()).toMatchObject({ name: 'Ada', POC: { id: 'maya' } }))
    expect([server.count('profile'), $isProfileSettled.get()]).toEqual([1, true])
  })

  test('one that can not be had is settled, too: what is known stands', async () => {
    const { signAdaIn, $client, $isProfileSettled, server } = await open()
    server.rules.profile = offline()
    await signAdaIn()
    await until(() => expect($isProfileSettled.get()).toBe(true))
    expect($client.get()?.name).toBe('Ada Lovelace')
  })
})
