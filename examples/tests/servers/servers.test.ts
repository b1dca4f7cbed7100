/** The short servers that companies begin with: complete by the document, and safe from a hostile client. */
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { CallName } from '../../../src/core/settings/endpoints'
import { check } from '../../../tests/check-api/check'
import { isFull as isFullRun } from '../../../tests/tiers'
import { begin, send } from '../backend/send'
import {
  type Asked,
  ask,
  credentials,
  encrypt,
  formOf,
  logIn,
  logInBy,
  mistakesIn,
  nora,
  omar,
  origin,
} from './client'
import { canStart, isFull, names, type Server, secret, start, titleOf } from './start'

// Python takes seconds to start on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const reading = {
  checkSession: { body: { userType: 'Client' } },
  profile: {},
  services: {},
  service: {},
  serviceUpdates: {},
  milestones: {},
  files: {},
  payments: {},
  servicePayments: { body: { serviceName: 'Kitchen for the mill' } },
  notifications: {},
  tickets: {},
  ticket: {},
} satisfies Partial<Record<CallName, Asked>>

const form = () => formOf({ subject: 'Handles', message: 'Which ones fit?' })

/** Every call that needs a token, each as Nora makes it. */
const all: [CallName, () => Asked][] = [
  ...Object.entries(reading).map(([call, asked]): [CallName, () => Asked] => [call as CallName, () => asked]),
  ['renew', () => ({})],
  ['markNotificationRead', () => ({})],
  ['createTicket', () => ({ body: form() })],
  ['replyTicket', () => ({ body: form() })],
]

const seconds = (from: number) => Math.floor(Date.now() / 1000) + from
const key = (text: string) => new TextEncoder().encode(text)
const claims = { begun: seconds(0), sub: 'nora', aud: 'client-portal', exp: seconds(600) }
const sign = (changes: object, { by = secret, alg = 'HS256' } = {}) =>
  new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg }).sign(key(by))
const unsigned = () => new UnsecuredJWT(claims).encode()

const forged: [string, () => string | Promise<string>][] = [
  ['no JWT', () => 'token'],
  ['empty', () => ''],
  ['signed by another secret', () => sign({}, { by: 'another secret of thirty-two characters' })],
  ['alg none', unsigned],
  ['alg none, with a signature', async () => `${unsigned()}${(await sign({})).split('.')[2]}`],
  ['without a signature', async () => `${(await sign({})).split('.', 2).join('.')}.`],
  ['another algorithm', () => sign({}, { alg: 'HS512' })],
  ['over', () => sign({ exp: seconds(-1) })],
  ['for another audience', () => sign({ aud: 'intranet' })],
  ['for nobody', () => sign({ sub: 'nobody' })],
  [
    'of another client, under the signature of a whole one',
    async () => {
      const [head, , signature] = (await sign({})).split('.')
      return [head, (await sign({ sub: 'omar' })).split('.')[1], signature].join('.')
    },
  ],
]

const withFiles = (...files: string[]) => formOf({ subject: 'Handles', message: 'a' }, files)
const anyFiles: [string, () => FormData][] = [
  ['a file', () => withFiles('plan.pdf')],
  ['two files', () => withFiles('plan.pdf', 'photo.jpg')],
]
const elevenFiles: [string, () => FormData][] = [
  ['eleven files', () => withFiles(...Array.from({ length: 11 }, () => 'plan.pdf'))],
]

/** What is written on a ticket. */
const textsOf = (answer: { data: { messages: { message: string }[] } }) =>
  answer.data.messages.map(({ message }) => message)

const isRefusal = { success: false, message: expect.stringMatching(/^[^{}/\\]{5,90}$/) }

for (const name of names) {
  describe.skipIf(!canStart(name))(titleOf(name), () => {
    let server: Server
    let token = ''
    let other = ''
    beforeAll(async () => {
      server = await start(name, origin)
      token = await logIn(server, nora)
      other = await logIn(server, omar)
    })
    afterAll(() => server?.close())

    async function expectRefusal(call: CallName, asked: Asked, statuses: number[]) {
      const { status, answer, headers } = await ask(server, call, asked)
      expect({ call, status, answer }).toEqual({
        call,
        status: expect.toBeOneOf(statuses),
        answer: isRefusal,
      })
      // Without it no page could read the message.
      expect(headers.get('Access-Control-Allow-Origin')).toBe(origin)
      return headers
    }

    test('answers each call of a page as the document says', async () => {
      for (const [call, asked] of Object.entries(reading) as [CallName, Asked][]) {
        const { status, answer } = await ask(server, call, { token, ...asked })
        expect([call, status, mistakesIn(call, answer)]).toEqual([call, 200, []])
      }
      const idsOf = async (call: CallName, asked: Asked = {}) => {
        const { answer } = await ask(server, call, { token, ...asked })
        return answer.data.map((row: Record<string, string>) => row._id ?? row.id ?? row.ticketId)
      }
      expect(await idsOf('services')).toEqual(['p1', 'p2'])
      expect(await idsOf('payments')).toEqual(['r3', 'r2', 'r1'])
      expect(await idsOf('servicePayments', reading.servicePayments)).toEqual(['r3', 'r2'])
      expect(await idsOf('notifications')).toEqual(['n1'])
      expect(await idsOf('milestones')).toEqual([])
    })

    test.runIf(isFullRun)(
      'lacks, by `check-api`, what its README says that it lacks, and nothing else',
      async () => {
        const own = await start(name, origin)
        onTestFinished(() => own.close())
        const { out } = await check(
          ['check-api', own.apiUrl, '--email', nora.email]
            .concat('--write', '--origin', origin)
            .concat('--other-email', omar.email),
          { CHECK_API_PASSWORD: nora.password, CHECK_API_OTHER_PASSWORD: omar.password },
        )
        const bad = out.split('\n').filter((line) => /^(LACKS|FAILS)/.test(line))
        const [lacks, summary] = isFull(name)
          ? [[], '33 ok, 0 lack something, 0 fail, 4 not asked; notes: 0.']
          : [
              ['createTicket', 'replyTicket', 'uploadFile', 'sendResetEmail'],
              '27 ok, 0 lack something, 4 fail, 6 not asked; notes: 1.',
            ]
        expect(bad.map((line) => line.split(/ +/)[1])).toEqual(lacks)
        expect(out).toContain(summary)
      },
    )

    test('names no software, whatever it answers', async () => {
      const answers = [
        await fetch(new URL('/', server.apiUrl)),
        await fetch(`${server.apiUrl}/no/such/call`),
        await fetch(`${server.apiUrl}/auth/user/client/login`, { method: 'OPTIONS' }),
        await ask(server, 'login', { body: credentials(nora) }),
        await ask(server, 'tickets'),
        await ask(server, 'tickets', { token }),
      ]
      const named = answers.map(({ headers }) => [headers.get('server'), headers.get('x-powered-by')])
      expect(named).toEqual(answers.map(() => [null, null]))
    })

    test('signs in with what the login form sends, and tells no hash', async () => {
      const body = { email: ' Omar@Desks.Example ', password: encrypt(omar.password) }
      const { answer, text } = await ask(server, 'login', { body })
      expect(mistakesIn('login', answer)).toEqual([])
      const user = { _id: 'omar', id: 'omar', name: 'Omar Haddad', email: 'Omar@Desks.Example' }
      expect(answer.data.user).toEqual(user)
      expect(answer.optional).toEqual(['renew'])
      const { text: profile } = await ask(server, 'profile', { token })
      expect(text + profile).not.toMatch(/scrypt|bcrypt|\$2y/)
    })

    test('a token counts for minutes; the next one comes for hours, not for ever', async () => {
      const { exp, iat } = JSON.parse(atob(token.split('.')[1] ?? ''))
      // By this the elements know a client's clock that is wrong.
      expect(Math.abs(iat - seconds(0))).toBeLessThan(60)
      expect(exp).toBeLessThanOrEqual(seconds(15 * 60))
      const { answer } = await ask(server, 'renew', { token })
      expect((await ask(server, 'tickets', { token: answer.data.token })).status).toBe(200)
      await expectRefusal('renew', { token: await sign({ begun: seconds(-8 * 3600 - 1) }) }, [401])
    })

    test('takes a ticket and a reply as they came, for their client alone', async () => {
      const body = formOf({ subject: ' Handles  & knobs ', message: ' Which ones fit?\r\n' })
      const { answer: raised } = await ask(server, 'createTicket', { token, body })
      expect(mistakesIn('createTicket', raised)).toEqual([])
      // People read it out.
      expect(raised.ticketId).toMatch(/^TKT-[2-9A-HJ-NP-Z]{8}$/)
      const values = { ticketId: raised.ticketId }
      const longest = `${'a'.repeat(19_990)} <b>ü€😀`
      const reply = await ask(server, 'replyTicket', { token, values, body: formOf({ message: longest }) })
      expect(mistakesIn('replyTicket', reply.answer)).toEqual([])
      const { answer } = await ask(server, 'ticket', { token, values })
      expect(answer.data).toEqual(reply.answer.data)
      expect(answer.data).toMatchObject({ subject: ' Handles  & knobs ', status: 'Open' })
      expect(textsOf(answer)).toEqual([' Which ones fit?\r\n', longest])
      const { answer: list } = await ask(server, 'tickets', { token })
      expect(list.data.map(({ ticketId }: { ticketId: string }) => ticketId)).toEqual([raised.ticketId, 't1'])
      await expectRefusal('ticket', { token: other, values }, [404])
      await expectRefusal('replyTicket', { token: other, values, body: form() }, [404])
    })

    test('keeps replies that come at once', async () => {
      const texts = Array.from({ length: 8 }, (_, index) => `reply ${index}`)
      const send = (message: string) => ask(server, 'replyTicket', { token, body: formOf({ message }) })
      await Promise.all(texts.map(send))
      const { answer } = await ask(server, 'ticket', { token })
      expect(textsOf(answer)).toEqual(expect.arrayContaining(texts))
    })

    test('a notification that is read stays read', async () => {
      expect((await ask(server, 'markNotificationRead', { token })).status).toBe(200)
      expect((await ask(server, 'markNotificationRead', { token })).status).toBe(200)
      const { answer } = await ask(server, 'notifications', { token })
      expect(answer.data).toMatchObject([{ _id: 'n1', read: true }])
    })

    test.each(all)('%s needs a token', async (call, asked) => {
      await expectRefusal(call, asked(), [401])
    })

    test.each(forged)('a token that is %s counts nowhere', async (_, forge) => {
      const token = await forge()
      await expectRefusal('tickets', { token }, [401])
      await expectRefusal('createTicket', { token, body: form() }, [401])
    })

    test('gives nobody what is of another client', async () => {
      const calls = all.filter(([call]) => !['checkSession', 'notifications', 'renew'].includes(call))
      expect(calls).toHaveLength(13)
      for (const [call, asked] of calls) await expectRefusal(call, { token: other, ...asked() }, [404])
      const { answer } = await ask(server, 'notifications', { token: other })
      expect(answer.data).toMatchObject([{ _id: 'n2' }])
    })

    test.each([
      '..',
      '%2e%2e',
      '\0',
      '%E0%A4%A',
      '__proto__',
      'constructor',
      "' OR 1=1 --",
      'a/b',
      'x'.repeat(99),
    ])('an id like %j is nobody’s', async (id) => {
      const values = { id, clientId: id, userId: id, serviceId: id, projectId: id, ticketId: id }
      for (const call of ['profile', 'service', 'payments', 'tickets', 'ticket', 'milestones'] as const) {
        await expectRefusal(call, { token, values }, [400, 404])
      }
    })

    const good = credentials(nora)
    const json = { 'Content-Type': 'application/json' }
    test.each<[string, Asked]>([
      ['nothing', {}],
      ['no JSON', { body: '{', headers: json }],
      ['a list', { body: '[]', headers: json }],
      ['null', { body: 'null', headers: json }],
      ['no UTF-8', { body: new Uint8Array([123, 34, 255, 34, 125]), headers: json }],
      [
        'JSON that a form of another site could send',
        { body: JSON.stringify(good), headers: { 'Content-Type': 'text/plain' } },
      ],
      ['objects', { body: { email: { $ne: '' }, password: { $ne: '' } } }],
      ['lists', { body: { email: [good.email], password: [good.password] } }],
      ['a plain password', { body: { ...good, password: nora.password } }],
      ['an empty password', { body: { ...good, password: encrypt('') } }],
      ['half a password', { body: { ...good, password: good.password.slice(0, 40) } }],
      ['a long password', { body: { ...good, password: 'U2FsdGVkX1'.repeat(900) } }],
      ['a long email', { body: { ...good, email: `${'n'.repeat(300)}@example.com` } }],
      ['nobody’s email', { body: { ...good, email: 'nobody@example.com' } }],
    ])('refuses a login with %s', async (_, asked) => {
      await expectRefusal('login', asked, [400, 401, 413, 415])
    })

    test.each<[string, () => FormData | object]>([
      ['no message', () => formOf({ subject: 'Handles' })],
      ['an empty one', () => formOf({ subject: 'Handles', message: ' ' })],
      ['one that is too long', () => formOf({ subject: 'Handles', message: 'a'.repeat(20_001) })],
      ['a list of them', () => formOf({ 'subject[]': 'Handles', 'message[]': 'a' })],
      ...(isFull(name) ? elevenFiles : anyFiles),
      ['JSON', () => ({ subject: ['Handles'], message: { length: 3 } })],
    ])('writes no message with %s', async (_, body) => {
      const before = (await ask(server, 'tickets', { token })).text
      await expectRefusal('createTicket', { token, body: body() }, [400, 413])
      await expectRefusal('replyTicket', { token, body: body() }, [400, 413])
      expect((await ask(server, 'tickets', { token })).text).toBe(before)
    })

    test('refuses a large body, however it comes', async () => {
      const large = 'a'.repeat(isFull(name) ? 25_000_001 : 2_000_000)
      for (const head of [[`Content-Length: ${large.length}`], ['Transfer-Encoding: chunked']]) {
        const isChunked = head[0]?.endsWith('chunked')
        const body = isChunked ? `${large.length.toString(16)}\r\n${large}\r\n0\r\n\r\n` : large
        for (const [path, type] of [
          ['auth/user/client/login', 'application/json'],
          ['support/client/createTicket/nora', 'multipart/form-data; boundary=b'],
        ]) {
          const lines = [
            `POST /api/v1/${path} HTTP/1.1`,
            `Content-Type: ${type}`,
            `Authorization: Bearer ${token}`,
            ...head,
          ]
          const { status } = await send(server.port, lines, { body, pause: 200 })
          expect({ path, head, status }).toEqual({ path, head, status: expect.toBeOneOf([411, 413]) })
        }
      }
    })

    test('lets pages of one site read its answers', async () => {
      const preflight = (from: string) =>
        fetch(`${server.apiUrl}/support/client/tickets`, {
          method: 'OPTIONS',
          headers: {
            Origin: from,
            'Access-Control-Request-Method': 'PUT',
            'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key',
          },
        })
      const { ok, headers } = await preflight(origin)
      expect(ok).toBe(true)
      expect(headers.get('Access-Control-Allow-Origin')).toBe(origin)
      expect(headers.get('Access-Control-Allow-Headers')).toMatch(
        /authorization.*content-type.*idempotency-key/i,
      )
      expect(headers.get('Access-Control-Allow-Methods')).toContain('PUT')
      const { headers: read } = await ask(server, 'tickets', { token })
      expect(read.get('Access-Control-Expose-Headers')).toBe('Retry-After')
      const { headers: others } = await preflight('https://evil.example')
      expect(others.get('Access-Control-Allow-Origin')).not.toBe('https://evil.example')
      expect(others.get('Access-Control-Allow-Origin')).not.toBe('*')
      expect(others.get('Access-Control-Allow-Credentials')).toBe(null)
    })

    test('says of what it lacks that it lacks it', async () => {
      const without = ['uploadFile', 'sendResetEmail', 'resetPassword'] as const
      for (const call of ['logout', 'consultant', ...(isFull(name) ? [] : without)] as const) {
        await expectRefusal(call, { token }, [404])
      }
    })

    test('compresses a long list, if one line can, and no answer with a token', async () => {
      const long = formOf({ subject: 'Handles', message: 'Which ones fit? '.repeat(200) })
      await ask(server, 'createTicket', { token, body: long })
      const encodings = async (accepted: string) => {
        const headers = { 'Accept-Encoding': accepted }
        const login = { body: credentials(nora), headers }
        const asked = [ask(server, 'tickets', { token, headers }), ask(server, 'login', login)] as const
        const [list, signedIn] = await Promise.all(asked)
        expect([list.answer.success, signedIn.answer.success]).toEqual([true, true])
        return [list, signedIn].map((each) => each.headers.get('Content-Encoding'))
      }
      // Express needs a package for it: docs/server/large-lists.md, "Compressed answers".
      expect(await encodings('gzip')).toEqual([name === 'express' ? null : 'gzip', null])
      expect(await encodings('identity')).toEqual([null, null])
    })

    test('nothing of all this has surprised it', () => {
      expect(server.printed()).not.toMatch(/Error|Traceback|Warning|Fatal|\.(js|py|php|ru|rb):\d/i)
    })

    test('limits the tries of an address, also of those that come at once, whatever it writes about itself', async () => {
      const fresh = await start(name, origin)
      onTestFinished(() => fresh.close())
      const log = (password: string, from: string, index = 0) =>
        logInBy(fresh.port, { ...nora, password }, [`X-Forwarded-For: 203.0.113.${index}`], from)
      // The right password in between takes nothing away.
      for (let index = 0; index < 3; index++) expect((await log(nora.password, '127.0.0.2')).status).toBe(200)
      const guesses = Array.from({ length: 15 }, (_, index) => log('wrong', '127.0.0.2', index))
      const tries = await Promise.all(guesses)
      const counted = (status: number) => tries.filter((each) => each.status === status).length
      expect([counted(401), counted(429)]).toEqual([10, 5])
      const refused = await log(nora.password, '127.0.0.2')
      expect(refused.status).toBe(429)
      expect(Number(/^retry-after: (\d+)/im.exec(refused.text)?.[1])).toBeGreaterThan(0)
      expect((await log(nora.password, '127.0.0.3')).status).toBe(200)
    })

    test('says that it is there, to whoever watches it', async () => {
      const health = await fetch(`${server.apiUrl}/health`)
      expect([health.status, await health.json()]).toMatchObject([200, { success: true }])
    })

    test('listens where it is told to, and ends on SIGTERM, when what is under way is answered', async () => {
      const own = await start(name, origin, { HOST: '127.0.0.2' })
      onTestFinished(() => own.close())
      expect((await fetch(`${own.apiUrl}/health`)).ok).toBe(true)
      // The server of PHP is for trying out: it ends at once.
      if (name === 'php') return expect(await own.terminate()).toBe(null)
      const body = JSON.stringify(credentials(nora))
      const call = await begin(own.port, '127.0.0.2', 'POST /api/v1/auth/user/client/login', body)
      const ended = own.terminate()
      await vi.waitFor(() => expect(fetch(`${own.apiUrl}/health`)).rejects.toThrow(), 10_000)
      expect(await call.finish()).toMatch(/^HTTP\/1\.1 200 .*"token"/s)
      expect([0, null]).toContain(await ended)
    })

    test('signs nobody in without a secret of its own', async () => {
      const careless = await start(name, origin, { SECRET: 'short' })
      onTestFinished(() => careless.close())
      const { status } = await ask(careless, 'login', { body: credentials(nora) }).catch(() => ({
        status: 0,
      }))
      expect([0, 500]).toContain(status)
      expect(careless.printed()).toContain('Set SECRET to 32 random characters or more')
    })
  })
}

/** That of PHP is for trying out: it ends each connection. */
const keeping = names.filter((name) => name !== 'php' && canStart(name))

// nginx sends a call on a connection that was idle for up to 60 seconds.
test.skipIf(!isFullRun)('keep a connection for longer than a proxy does', { timeout: 120_000 }, async () => {
  const agents = await Promise.all(
    keeping.map(async (name) => {
      const server = await start(name, origin)
      const agent = new Agent({ keepAlive: true })
      onTestFinished(async () => {
        agent.destroy()
        await server.close()
      })
      return { name, agent, url: `${server.apiUrl}/health` }
    }),
  )
  const all = () => Promise.all(agents.map(({ agent, url }) => isKept(url, agent)))
  await all()
  await pause(61_000)
  expect(await all()).toEqual(keeping.map(() => true))
})

/** Whether a call goes by a connection that an earlier one has opened. */
async function isKept(url: string, agent: Agent): Promise<boolean> {
  const request = get(url, { agent })
  const [response] = await once(request, 'response')
  await once(response.resume(), 'end')
  return request.reusedSocket
}
