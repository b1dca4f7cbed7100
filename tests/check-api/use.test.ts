/** How `check-api` is used: bad arguments, secrets, tokens of a host, servers that speak otherwise. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { describe, expect, test } from 'vitest'
import { sampleOf } from '../trials'
import { checkAsAda, createApi, listen, only, password, serveApi } from './check'
import { folder, run } from './process'

describe("can't begin, says why, and ends with 2:", () => {
  const url = 'http://127.0.0.1:9/api/v1'
  const asked = (...options: string[]) => ['check-api', url, ...options]
  const withToken = (...options: string[]) => asked('--token', 't', ...options)
  const mistakes: [string, string[], string][] = [
    ['no command', [], 'The command is "check-api".'],
    ['no address', ['check-api'], 'After "check-api" stands the address of a server'],
    ['no address of a server', ['check-api', 'api.example.com'], 'After "check-api" stands the address'],
    [
      'a password in the address',
      ['check-api', 'https://ada:secret-word@example.com/'],
      'After "check-api" stands the address',
    ],
    ['nobody', asked(), 'Who signs in? Give --email, or CHECK_API_TOKEN.'],
    [
      'no password, and no terminal to ask at',
      asked('--email', 'a@b.c'),
      'The password of a@b.c is missing: set CHECK_API_PASSWORD.',
    ],
    ['an option that is none', asked('--emial', 'a@b.c'), 'There is no option "--emial".\n'],
    ['something more', asked('secret-word'), 'There is one address, and something more is given.'],
    [
      'an unknown section',
      withToken('--without', 'tickets'),
      '"tickets" is no section: payments, projects, files, support, notifications.',
    ],
    ['an origin with a path', withToken('--origin', 'https://a.example/x'), 'is no origin'],
    [
      'a header that is none',
      withToken('--header', 'secret-word'),
      'A --header is written as "Name: value".',
    ],
    [
      'a token of nobody',
      asked('--token', 'opaque'),
      'The token does not say whose it is: give --client-id.',
    ],
    [
      'a reply without leave to write',
      withToken('--reopen', 'TKT-1'),
      '--reopen sends a reply: give --write, too.',
    ],
    [
      'one client in place of two',
      asked('--email', 'a@b.c', '--other-email', 'A@b.c'),
      '--other-email is the account of another client.',
    ],
    [
      'endpoints that are not there',
      withToken('--endpoints', 'none.json'),
      "none.json can't be read: there is no such file.",
    ],
    [
      'a module of endpoints that is not there',
      withToken('--endpoints', 'none.js'),
      "none.js can't be read: there is no such file.",
    ],
  ]
  // Each starts a process.
  test.each(sampleOf(mistakes, 6))('%s', async (_, args, message) => {
    const { code, out, err } = await run(args)
    expect(err).toContain(message)
    expect(err).toContain('"--help" says more.')
    expect(err).not.toContain('secret-word')
    expect([out, code]).toEqual(['', 2])
  })

  const wrongFiles: [string, string, string][] = [
    [
      '.json',
      '{ "tickets": "/cases/{number}" }',
      'The endpoint "tickets" can\'t be used: {number} is none of its values',
    ],
    ['.json', '{ "cases": "/cases" }', 'The endpoint "cases" can\'t be used: there is no such call'],
    ['.js', 'export default { tickets: 7 }', 'The endpoint "tickets" is neither a path, nor'],
    ['.js', 'export const others = {}', 'has no endpoints'],
    ['.js', 'export default {', "can't be loaded"],
  ]
  test.each(sampleOf(wrongFiles, 2))('endpoints in a %s file: %s', async (ending, text, message) => {
    const file = fileOf(`bad-${text.length}${ending}`, text)
    const { code, err } = await run(withToken('--client-id', 'c', '--endpoints', file))
    expect(err).toContain(message)
    expect(code).toBe(2)
  })
})

function fileOf(name: string, text: string): string {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

test('--help says what there is', async () => {
  const { code, out } = await run(['--help'])
  expect(out).toContain('npx --no client-portal-elements check-api https://')
  expect(out).toContain('CHECK_API_PASSWORD')
  expect(code).toBe(0)
})

test("a server that can't be reached, and a password that is refused", async () => {
  const nowhere = await checkAsAda('http://127.0.0.1:9/api/v1')
  expect(nowhere.out).toMatch(/^FAILS {2}login .*\n +fails: no answer came: /m)
  expect(nowhere.code).toBe(2)
  const closed = await checkAsAda('http://127.0.0.1:1025/api/v1')
  expect(closed.out).toContain('no answer came: no server listens at 127.0.0.1:1025 (ECONNREFUSED)')
  expect(closed.code).toBe(2)
  const unknown = await checkAsAda('http://no-such-host.invalid/api/v1')
  expect(unknown.out).toContain('no answer came: there is no host "no-such-host.invalid"')
  const { apiUrl } = await serveApi()
  const args = ['check-api', apiUrl, '--email', 'client@example.com']
  const refused = await run(args, { CHECK_API_PASSWORD: 'not-the-password' })
  expect(refused.out).toContain('it answers 401: The email or the password is not right. Please check both')
  expect(refused.code).toBe(2)
})

test('the wrong passphrase, and the right one', async () => {
  const { apiUrl } = await serveApi({}, { passphrase: 'another key' })
  expect((await checkAsAda(apiUrl, ...only())).code).toBe(2)
  expect((await checkAsAda(apiUrl, ...only(), '--passphrase', 'another key')).code).toBe(0)
})

describe('no secret is printed', () => {
  test('by a server that says all that it knows', async () => {
    const echo = (request: Request) =>
      request.url.includes('/tickets') || request.url.includes('getServiceDetails')
        ? Response.json(
            { success: false, message: `${request.headers.get('authorization')} of ${password}` },
            { status: 418 },
          )
        : undefined
    const { apiUrl } = await serveApi({}, { answer: echo })
    for (const args of [[], ['--json']]) {
      const { out } = await checkAsAda(apiUrl, ...only('tickets', 'service'), ...args)
      expect(out).toContain('it answers 418: Bearer ••• of •••')
      expect(out).not.toContain(password)
      expect(out).not.toMatch(/eyJ/)
    }
  })

  test('that a header holds, or a token that no header can hold', async () => {
    const { apiUrl } = await serveApi(
      {},
      { answer: ({ headers }) => Response.json({ message: headers.get('cookie') }, { status: 400 }) },
    )
    const token = ['check-api', apiUrl, '--client-id', 'c', '--header', 'Cookie: session=very-secret-word']
    const { out } = await run([...token, '--token', 'opaque-secret'])
    expect(out).toContain('it answers 400: •••')
    expect(out).not.toMatch(/very-secret-word|opaque-secret/)
    const broken = await run([...token, '--token', 'opaque\nsecret'])
    expect(broken.out + broken.err).not.toMatch(/opaque\nsecret|opaque\\nsecret/)
    expect(broken.code).not.toBe(0)
  })
})

test("a token of the host's own sign-in: nobody signs in, or out, or resets a password", async () => {
  const api = await createApi()
  const asked: string[] = []
  const origin = await listen((request) => {
    asked.push(new URL(request.url).pathname)
    return api.fetch(request)
  })
  const { token } = await api.signIn()
  const outcome = await run(['check-api', `${origin}/api/v1`, '--write'], { CHECK_API_TOKEN: token })
  expect(outcome.out).not.toMatch(/LACKS|FAILS/)
  expect(outcome.out).toMatch(/^- +login .*\(a token is given\)$/m)
  expect(outcome.out).toMatch(/^- +sendResetEmail .*\(your own sign-in has its own\)$/m)
  expect(outcome.code).toBe(0)
  expect(asked.filter((path) => /login|logout|Password/.test(path))).toEqual([])
})

/** A server with numbers as ids, other paths, other names, other envelopes, and a cookie. */
function createErp(faults: { price?: unknown } = {}) {
  const job = {
    no: 7,
    title: 'Website',
    state: 'ACTIVE',
    from: '2026-01-05',
    until: null,
    price: '900.50',
    paid: 400,
    created: '2026-01-02T10:00:00Z',
    ...faults,
  }
  const invoice = { no: 11, day: '2026-02-01', sum: '400.00' }
  const ticket = {
    no: 3,
    title: 'Login',
    closed: false,
    created: '2026-03-01T10:00:00Z',
    lines: [{ text: 'Help', by: 'client', at: '2026-03-01T10:00:00Z' }],
  }
  const app = new Hono().basePath('/erp/api')
  app.use(async (context, next) =>
    getCookie(context, 'client') === '42' ? next() : context.json({ message: 'Who?' }, 401),
  )
  app.get('/me', (context) => context.json({ no: 42, name: 'Ada', mail: 'ada@example.com' }))
  app.get('/jobs', (context) => context.json({ items: [job] }))
  app.get('/jobs/:no', (context) =>
    context.req.param('no') === '7'
      ? context.json(job)
      : context.json({ message: 'There is no such job.' }, 404),
  )
  app.get('/jobs/7/steps', (context) =>
    context.json({ items: [{ title: 'Design', day: '2026-02-01', done: true }] }),
  )
  app.get('/jobs/7/invoices', (context) => context.json({ items: [invoice] }))
  app.get('/jobs/7/news', (context) => context.json({ items: [] }))
  app.get('/jobs/7/files', (context) => context.json({ items: [] }))
  app.get('/invoices', (context) => context.json({ items: [invoice] }))
  app.get('/cases', (context) => context.json({ items: [ticket] }))
  app.get('/cases/3', (context) => context.json(ticket))
  return app
}

const endpoints = `
const items = (toOurs) => ({ items }) => ({ data: items.map(toOurs) })
const item = (toOurs) => (thing) => ({ data: toOurs(thing) })
const project = (job) => ({ _id: job.no, serviceId: 'J-' + job.no, serviceName: job.title, active: job.state, startDate: job.from, endDate: job.until, totalCost: job.price, receivedAmount: job.paid, createdAt: job.created })
const payment = ({ no, day, sum }) => ({ id: no, paymentId: no, receivedDate: day, receivedAmount: sum, createdAt: day })
const ticket = ({ no, title, closed, created, lines }) => ({ ticketId: no, subject: title, status: closed ? 'Resolved' : 'Open', createdAt: created, messages: lines.map(({ text, by, at }) => ({ message: text, messageFromUserType: by === 'us' ? 'Staff' : 'Client', date: at })) })
export const endpoints = {
  checkSession: { path: '/me', method: 'GET' },
  profile: { path: '/me', read: item(({ no, name, mail }) => ({ _id: no, name, email: mail })) },
  services: { path: '/jobs?client={clientId}', read: items(project) },
  service: { path: '/jobs/{id}', read: item(project) },
  serviceUpdates: { path: '/jobs/{serviceId}/news', read: items((each) => each) },
  milestones: { path: '/jobs/{projectId}/steps', read: items(({ title, day, done }) => ({ title, dueDate: day, status: done ? 'Completed' : 'In progress' })) },
  files: { path: '/jobs/{serviceId}/files', read: items((each) => each) },
  payments: { path: '/invoices', read: items(payment) },
  servicePayments: { path: '/jobs/{serviceId}/invoices', method: 'GET', read: items(payment) },
  tickets: { path: '/cases', read: items(ticket) },
  ticket: { path: '/cases/{ticketId}', read: item(ticket) },
}
`

describe('a server that speaks otherwise', () => {
  const ask = async (app: Hono, text = endpoints) => {
    const origin = await listen((request) => app.fetch(request))
    const file = fileOf(`endpoints-${text.length}.mjs`, text)
    return run([
      ...['check-api', `${origin}/erp/api`, '--endpoints', file, '--token', 'cookie', '--client-id', '42'],
      ...['--header', 'Cookie: client=42', '--without', 'notifications'],
    ])
  }

  test('is read as the elements read it', async () => {
    const { out, code } = await ask(createErp())
    expect(out).toMatch(/^ok +services +GET \/jobs\?client=\{clientId\} \(rows: 1\)$/m)
    expect(out).toMatch(/^ok +servicePayments +GET \/jobs\/\{serviceId\}\/invoices/m)
    expect(out).not.toMatch(/LACKS|FAILS/)
    expect(code).toBe(0)
  })

  test('may lack something all the same', async () => {
    const { out, code } = await ask(createErp({ price: undefined }))
    expect(out).toContain('lacks: totalCost is missing: 0 is shown. docs/server/fields.md#project')
    expect(code).toBe(1)
  })

  test('and its functions may be wrong', async () => {
    const wrong = endpoints.replace('({ items }) => ({ data: items.map', '({ rows }) => ({ data: rows.map')
    expect(wrong).not.toBe(endpoints)
    const { out, code } = await ask(createErp(), wrong)
    expect(out).toMatch(/^FAILS {2}services /m)
    const why = 'Cannot read properties of undefined.* In services, payments'
    expect(out).toMatch(new RegExp(` fails: your "read" throws: ${why}`))
    expect(code).toBe(1)
  })
})

test('a "read" or "write" that throws is told of, and ends no check', async () => {
  const someone = (request: Request) =>
    request.url.endsWith('/client-new') ? Response.json({ success: true, data: {} }) : undefined
  const { apiUrl } = await serveApi({}, { origins: ['https://www.example.com'], answer: someone })
  const endpoints = `
const wrong = (name) => () => { throw new TypeError('not ready for ' + name) }
export const endpoints = {
  profile: { read: wrong('profiles') },
  tickets: { read: (answer) => (answer.next ? wrong('pages')() : answer) },
  createTicket: { write: wrong('tickets') },
  checkSession: { write: wrong('sessions') },
}
`
  const { out, code } = await run(
    [
      ...['check-api', apiUrl, '--email', 'client@example.com', '--other-client', 'client-new', '--write'],
      ...['--idempotency-keys', '--origin', 'https://www.example.com'],
      ...['--endpoints', fileOf('throwing.mjs', endpoints)],
    ],
    { CHECK_API_PASSWORD: password },
  )
  for (const [row, finding] of [
    ['profile', 'your "read" throws: not ready for profiles'],
    ['tickets, in pages', 'your "read" throws: not ready for pages'],
    ["another client's data", 'profile: your "read" throws: not ready for profiles'],
    ['checkSession', "the request can't be put together: not ready for sessions"],
    ['createTicket', "the request can't be put together: not ready for tickets"],
    [
      'Idempotency-Key',
      "createTicket: no answer came: the request can't be put together: not ready for tickets",
    ],
  ])
    expect(out).toMatch(new RegExp(`^FAILS  ${row} .*\\n +fails: ${finding}`, 'm'))
  expect(code).toBe(1)
})
