/** `check-api` tries the ways in without a password, and names what lets strangers in, or tells them who is a client. */
import { describe, expect, test } from 'vitest'
import { answer, fail, type Rules } from '../../server/api/intercept'
import { demoPeople } from '../../server/seed/people'
import { speakTo } from '../../server/tests/api/speak'
import { passkeys, turnOnApp } from '../../server/tests/api/ways'
import { checkAsAda, createApi, listen, only, serveApi } from './check'

const { ada, new: mary } = demoPeople
const ways = ['--ways', 'link,passkey']

test('finds nothing at the reference API, and mails the client once', async () => {
  const api = await createApi({ passkeys })
  const origin = await listen(api.app.fetch)
  const others = ['--write', '--other-email', mary.email]
  const { code, out } = await checkAsAda(`${origin}/api/v1`, ...ways, ...others, ...only('createTicket'))
  for (const line of [
    'a link for an unknown email',
    'a wrong code',
    'the question to a passkey',
    'a passkey that is made up',
    'security',
  ])
    expect(out).toMatch(new RegExp(`^ok +${line}`, 'm'))
  expect(out).toMatch(/^ok +another client's session/m)
  expect(code).toBe(0)
  expect(api.mails.filter(({ subject }) => subject === 'Log in to your client portal')).toMatchObject([
    { to: ada.email },
  ])
})

const signedIn = answer({ success: true, data: { user: { _id: 'client-ada' }, token: 'a.b.c' } })

describe.each<[string, Rules, line: string, says: RegExp]>([
  ['signs in by any code', { signInByLink: signedIn }, 'a wrong code', /fails: it signs in/],
  [
    'signs in by any passkey',
    { signInByPasskey: signedIn },
    'a passkey that is made up',
    /fails: it signs in/,
  ],
  [
    'says that a wrong code is not there',
    { signInByLink: fail(404, 'No such code.') },
    'a wrong code',
    /lacks: it answers 404, and not 401/,
  ],
  [
    'asks the same question twice',
    { passkeyOptions: answer({ success: true, data: { challenge: 'x', options: { challenge: 'x' } } }) },
    'the question to a passkey',
    /fails: it asks the same twice/,
  ],
  [
    'names passkeys to strangers',
    {
      passkeyOptions: async (proceed) => {
        const body = await (await proceed()).json()
        Object.assign(body.data.options, { allowCredentials: [{ id: 'x' }] })
        return Response.json(body)
      },
    },
    'the question to a passkey',
    /fails: it names passkeys/,
  ],
  [
    'ends any session',
    { endSessions: answer({ success: true, data: {} }) },
    'a session that is not there',
    /fails: it is taken/,
  ],
  [
    'does not say which session is the own one',
    { security: answer({ success: true, data: { sessions: [{ id: 'a' }, { id: 'b' }] } }) },
    'security',
    /lacks: "isCurrent" is true of 0 sessions/,
  ],
])('a server that %s', (_what, rules, line, says) => {
  test('is named', async () => {
    const { apiUrl } = await serveApi(rules, { passkeys })
    const { code, out } = await checkAsAda(apiUrl, ...ways, '--write', ...only())
    expect(out).toMatch(new RegExp(`^(FAILS|LACKS) +${line}`, 'm'))
    expect(out).toMatch(says)
    expect(code).toBe(1)
  })
})

test('a server that answers an unknown email otherwise tells strangers who is a client', async () => {
  const { apiUrl } = await serveApi(
    {},
    {
      adapter: () => async (request, proceed) =>
        request.url.endsWith('/sendSignInLink') && (await request.clone().text()).includes('check-api@')
          ? Response.json({ success: false, message: 'Who is that?' }, { status: 404 })
          : proceed(),
    },
  )
  const { out } = await checkAsAda(apiUrl, '--ways', 'link', ...only())
  expect(out).toMatch(/fails: it tells strangers who is a client: 404 "Who is that\?", and 200 "request"/)
})

test('without a password, links and passkeys are tried as well', async () => {
  const { apiUrl, asked } = await serveApi({}, { passkeys, signInWays: ['link', 'passkey'] })
  const { out } = await checkAsAda(apiUrl, ...ways, ...only())
  for (const line of ['a link for an unknown email', 'a wrong code', 'a passkey that is made up'])
    expect(out).toMatch(new RegExp(`^ok +${line}`, 'm'))
  expect(asked.map(({ url }) => url)).toContainEqual(expect.stringMatching(/signInByPasskey$/))
})

test('ends no session of a server in use without --write', async () => {
  const { apiUrl, asked } = await serveApi({}, { passkeys })
  const { out } = await checkAsAda(apiUrl, ...ways, '--other-email', mary.email, ...only())
  expect(out).toMatch(/^- +endSessions +\(needs --write\)/m)
  expect(asked.filter(({ url }) => url.endsWith('/endSessions'))).toEqual([])
})

test('a sign-in that is half done is tried as a token', async () => {
  const api = await createApi()
  await turnOnApp(speakTo(api.fetch, (await api.signIn()).token), api.clock.now())
  const { out } = await checkAsAda(`${await listen(api.app.fetch)}/api/v1`, ...only())
  expect(out).toMatch(/^ok +a sign-in that is half done/m)
  expect(out).toContain('give a token by CHECK_API_TOKEN')
})

test('a way that there is not is refused', async () => {
  expect(await checkAsAda('https://api.example.com', '--ways', 'sms')).toMatchObject({
    code: 2,
    err: expect.stringContaining('"sms" is no way to sign in: password, link, passkey.'),
  })
})
