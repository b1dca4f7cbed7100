/** The server: over real connections, on its embedded database, from the first start to the last. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { connect, Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { defaultLimits } from '../api/limits'
import { uploadsCors } from '../api/uploads'
import { readConfig } from '../config/config'
import { resetDemo } from '../reset'
import { type RunningServer, startServer } from '../start'
import { lockFolder } from '../stores/node/lock'
import { expectRefusal } from './api/expect-refusal'
import {
  addFile,
  forgetPassword,
  linksIn,
  readTicket,
  reply,
  setPassword,
  signIn,
  tokenIn,
} from './api/people'
import { at, credentials, fileOf, type Speaker, speakTo } from './api/speak'
import { findFreePort } from './find-free-port'
import { createDatabase } from './stores/create-database'
import { newDatabase } from './stores/new-database'

const folder = mkdtempSync(join(tmpdir(), 'cp-server-'))
const port = await findFreePort()
const other = 'https://www.example.com'
const config = readConfig({ DATA_DIR: folder, PORT: String(port), CORS_ORIGINS: other })
const ticket = '/support/client/replyTicket/TKT-M4XQ72PD'

let demo: RunningServer
/** The HTTP server that it is. */
let server: unknown
let nobody: Speaker
let token: string
let ada: Speaker

const get = (path: string, init?: RequestInit) => fetch(demo.url + path, init)
const uploads = () => readdirSync(join(folder, 'uploads')).toSorted()
/** What is written on the ticket. */
const texts = async () => (await readTicket(ada)).messages.map(({ message }) => message)

// `process.test.ts` starts one that has no database yet.
beforeAll(async () => {
  await newDatabase(join(folder, 'database'))
  const listening = vi.spyOn(Server.prototype, 'listen')
  demo = await startServer(config)
  server = listening.mock.contexts[0]
  listening.mockRestore()
  nobody = speakTo(at(demo.url))
  token = tokenIn(await signIn(nobody))
  ada = speakTo(at(demo.url), token)
}, 60_000)

afterAll(async () => {
  await demo.stop()
  rmSync(folder, { recursive: true })
})

describe('the pages', () => {
  test.each([
    '/',
    '/login',
    '/reset-password/client-ada/0123',
    '/services/service/project-newsletter/view-milestones',
    '/support',
  ])('%s is the portal, under the strictest policy', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<cp-portal')
    const policy = response.headers.get('Content-Security-Policy') ?? ''
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types client-portal-pdf',
      ]),
    )
    expect(policy).not.toMatch(/unsafe|\*|http/)
    expect(response.headers.get('Referrer-Policy')).toBe('no-referrer')
  })

  test('a path that the portal does not know is not found, and the portal says so', async () => {
    const response = await get('/no/such/page')
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('<cp-portal')
  })

  test.each([
    '/embed/../server.ts',
    '/embed/..%2f..%2fpackage.json',
    '/cdn/..%2f..%2fpackage.json',
    '/cdn/%2e%2e/%2e%2e/package.json',
    '/%2e%2e/package.json',
    '/server.ts',
    '/config.ts',
    '/api/node.ts',
    '/.git/config',
    '/.env',
    '/.data/secret',
    '/secret',
    '/uploads/',
    '/embed/pages/',
    '/cdn/chunks/',
    '/cdn/.inputs',
    '/portal.css.bak',
    '/portal.css~',
  ])('%s gives no source and no secret', async (path) => {
    const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1.1 404/)
    expect(answer).not.toMatch(/import |"devDependencies"/)
  })
})

test.each([
  '/',
  '/no/such/page',
  '/portal.css',
  '/favicon.svg',
  '/embed/',
  '/embed/site.js',
  '/outbox',
  '/cdn/no-such-script.js',
  '/api/v1/health',
  '/api/v1/no-such-call',
  '/api/v1/uploads/a/b',
])('%s comes with the headers that keep it what it is, and names no software', async (path) => {
  const { headers } = await get(path)
  const { server, 'x-powered-by': poweredBy, ...rest } = Object.fromEntries(headers)
  expect([server, poweredBy]).toEqual([undefined, undefined])
  expect(rest).toMatchObject({
    'content-type': expect.stringMatching(
      /^(text\/[a-z]+|image\/svg\+xml); charset=utf-8$|^application\/json$/i,
    ),
    'content-security-policy': expect.stringMatching(
      /default-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/,
    ),
    'strict-transport-security': expect.stringMatching(/^max-age=31536000; includeSubDomains$/),
    'x-content-type-options': 'nosniff',
    'x-frame-options': expect.stringMatching(/^(SAMEORIGIN|DENY)$/),
    'referrer-policy': 'no-referrer',
  })
})

test.each([
  ['TRACE', ['TRACE / HTTP/1.1'], '', 404],
  ['TRACE of a call', ['TRACE /api/v1/health HTTP/1.1'], '', 404],
  ['two lengths', ['POST /api/v1/x HTTP/1.1', 'Content-Length: 0', 'Content-Length: 5'], 'after', 400],
  [
    'a length, and pieces',
    ['POST /api/v1/x HTTP/1.1', 'Content-Length: 5', 'Transfer-Encoding: chunked'],
    '0\r\n\r\n',
    400,
  ],
])('%s is refused, and tells nothing of the request', async (_what, head, body, status) => {
  const lines = [...head, 'Host: x', 'X-Secret: a-secret', 'Connection: close', '', body]
  const answer = await raw(lines.join('\r\n'))
  expect(answer.slice(0, 12)).toBe(`HTTP/1.1 ${status}`)
  expect(answer).not.toContain('a-secret')
})

describe('other origins', () => {
  const preflight = (origin: string) =>
    get('/api/v1/clients/clientInformation/client-ada', {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'authorization',
      },
    })

  test('that are named may call the API', async () => {
    const { headers } = await preflight(other)
    expect(headers.get('Access-Control-Allow-Origin')).toBe(other)
    expect(headers.get('Access-Control-Allow-Methods')).toBe('GET,POST,PUT,PATCH,HEAD,DELETE')
    for (const name of ['Authorization', 'Content-Type', 'Idempotency-Key', ...uploadsCors.allowed]) {
      expect(headers.get('Access-Control-Allow-Headers')).toContain(name)
    }
    const answer = await get('/api/v1/health', { headers: { Origin: other } })
    expect(answer.headers.get('Access-Control-Expose-Headers')).toBe(
      ['Retry-After', 'X-Request-Id', ...uploadsCors.exposed].join(),
    )
  })

  test.each([
    'https://evil.example.com',
    'https://www.example.com.evil.example',
    'https://evil-www.example.com',
    'http://www.example.com',
    'https://www.example.com:8443',
    'null',
  ])('that are not named may not: %s', async (origin) => {
    const { headers } = await preflight(origin)
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull()
  })

  test('may load the built scripts', async () => {
    const { headers } = await get('/cdn/no-such-script.js', { headers: { Origin: other } })
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
  })
})

describe('uploads', () => {
  /** The head and the first half of a reply with a file, and its other half. */
  function halves(): [first: string, second: string] {
    const body = [
      '--x\r\nContent-Disposition: form-data; name="message"\r\n\r\nHello\r\n',
      `--x\r\nContent-Disposition: form-data; name="attachment"; filename="a.txt"\r\n\r\n${'a'.repeat(1_000)}`,
      '\r\n--x--\r\n',
    ]
    const head = [
      `POST /api/v1${ticket} HTTP/1.1`,
      'Host: x',
      'Connection: close',
      `Authorization: Bearer ${token}`,
      'Content-Type: multipart/form-data; boundary=x',
      `Content-Length: ${body.join('').length}`,
    ].join('\r\n')
    return [`${head}\r\n\r\n${body[0]}${body[1]}`, body[2] ?? '']
  }

  test('come back as they were sent, by a link that needs no sign-in', async () => {
    const picture = readFileSync('server/seed/files/phone-menu.png')
    const file = new File([new Uint8Array(picture)], 'Mein Bild.png')
    const [link = ''] = linksIn(await reply(ada, 'A picture', file))
    const response = await get(link)
    expect(response.headers.get('Content-Type')).toBe('image/png')
    expect(Buffer.from(await response.arrayBuffer()).equals(picture)).toBe(true)
  })

  test('that are cut leave nothing behind', async () => {
    const before = uploads()
    const socket = await open()
    await write(socket, halves()[0])
    // What has come is on disk, not in memory.
    const isHalfThere = (name: string) =>
      name.endsWith('.part') && statSync(join(folder, 'uploads', name)).size > 0
    await vi.waitFor(() => expect(uploads().filter(isHalfThere)).toHaveLength(1))
    socket.destroy()
    await vi.waitFor(() => expect(uploads()).toEqual(before))
    expect(await texts()).not.toContain('Hello')
  })

  test('that are announced as too large are refused before they come', async () => {
    const head = halves()[0]
      .split('\r\n\r\n')[0]
      ?.replace(/Content-Length: \d+/, 'Content-Length: 900000000')
    // The server lets the line stand for seconds, as what is still on its way may come, and then ends it.
    const patience = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(patience.signal)
    const socket = await open()
    const answered = read(socket, 'That is too much at once.')
    await write(socket, `${head}\r\n\r\n`)
    expect(await answered).toMatch(/^HTTP\/1.1 413/)
    expect(socket.readableEnded).toBe(false)
    patience.abort()
    await vi.waitFor(() => expect(socket.readableEnded).toBe(true))
    timeout.mockRestore()
  })

  const partOf = (name: string) => `--x\r\nContent-Disposition: form-data; ${name}\r\n\r\na\r\n`
  test.each([
    ['parts', (index: number) => partOf(`name="n${index}"`), 200_000],
    ['files', (index: number) => partOf(`name="attachment"; filename="${index}"`), 50_000],
    ['headers', (index: number) => `${index ? '' : '--x\r\n'}X-Header-${index}: a\r\n`, 200_000],
  ])('of ever more %s are refused at once', async (_what, part, count) => {
    const before = uploads()
    const body = Array.from({ length: count }, (_, index) => part(index)).join('')
    const start = performance.now()
    const answer = await get(`/api/v1${ticket}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'multipart/form-data; boundary=x',
        // The server closes it as soon as it has waited long enough for the rest: no other call may be on it then.
        Connection: 'close',
      },
      body: `${body}--x--\r\n`,
    })
    expect([400, 413]).toContain(answer.status)
    expect(performance.now() - start).toBeLessThan(5_000)
    await vi.waitFor(() => expect(uploads()).toEqual(before))
  })

  test('of which ten come at once are all there', async () => {
    const before = uploads().length
    const send = (index: number) => addFile(ada, { file: fileOf(`${index}.txt`, 100_000) })
    const sent = await Promise.all(Array.from({ length: 10 }, (_, index) => send(index)))
    expect(sent.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(uploads()).toHaveLength(before + 10)
  })

  test('have the time that 10 MB take on a line of 16 KB a second', () => {
    const milliseconds = Number(Object(server).requestTimeout)
    expect(milliseconds).toBeGreaterThan(10_000_000 / 16)
    // But one on which nothing moves has not.
    expect(Number(Object(server).timeout)).toBeLessThan(5 * 60_000)
    expect(Number(Object(server).timeout)).toBeGreaterThan(60_000)
  })

  test('in flight when the server stops are finished first; then all is as it was, and still is after the next start', async () => {
    const [first, second] = halves()
    const socket = await open()
    const answered = read(socket)
    await write(socket, first)
    const stopping = demo.stop()
    await expect(open()).rejects.toThrow()
    await write(socket, second)
    expect(await answered).toMatch(/^HTTP\/1.1 200/)
    await stopping

    demo = await startServer(config)
    // The token of before still counts: the secret was kept.
    expect(await texts()).toContain('Hello')
  })
})

test('without the demo, nobody has its password, and no page shows mails', async () => {
  await newDatabase(join(folder, 'bare', 'database'))
  const variables = {
    ...{ DATA_DIR: join(folder, 'bare'), PORT: String(await findFreePort()), TRUST_PROXY: 'on' },
    ...{ METRICS_PORT: String(await findFreePort()), METRICS_TOKEN: 'the-token-of-prometheus' },
    ...{ DEMO: 'off', SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'portal@example.com' },
  }
  const bare = await startServer(readConfig(variables))
  expect((await signIn(speakTo(at(bare.url)))).status).toBe(401)
  expect((await fetch(`${bare.url}/outbox`)).status).toBe(404)

  // Numbers of what was called, for whoever has the token; no words of a client's.
  const metrics = (token: string) =>
    fetch(`http://127.0.0.1:${variables.METRICS_PORT}/metrics`, {
      headers: { Authorization: `Bearer ${token}` },
    })
  expect((await metrics('a-guess')).status).toBe(401)
  expect((await fetch(`${bare.url}/metrics`)).status).toBe(404)
  const numbers = await (await metrics(variables.METRICS_TOKEN)).text()
  expect(numbers.split('\n')).toEqual(
    expect.arrayContaining([
      'portal_calls_total{call="login",status="401"} 1',
      'portal_call_seconds_count{call="login"} 1',
      'portal_refusals_total{reason="signed-out"} 1',
      'portal_streams_open 0',
      'portal_ready 1',
      'portal_mails_waiting 0',
      expect.stringMatching(/^process_resident_memory_bytes \d+$/),
    ]),
  )
  expect(numbers).not.toContain('client@')

  const idOf = async (given: string) => {
    const { headers } = await fetch(`${bare.url}/api/v1/health`, { headers: { 'X-Request-Id': given } })
    return headers.get('X-Request-Id')
  }
  expect(await idOf('3f2a.of-the_balancer')).toBe('3f2a.of-the_balancer')
  for (const odd of ['two words', 'x'.repeat(65), '"}']) expect(await idOf(odd)).toMatch(/^[0-9a-f]{32}$/)
  await bare.stop()
}, 60_000)

test('while its database does not answer, a server that starts lives, and is not ready', async () => {
  const silent = new Server()
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const knocking = new Promise<Socket>((resolve) => silent.once('connection', resolve))
  const address = `127.0.0.1:${Object(silent.address()).port}`
  const own = await findFreePort()
  const DATABASE_URL = `postgres://${address}/portal`
  const variables = { DATABASE_URL, DATA_DIR: join(folder, 'silent'), PORT: `${own}` }
  const started = startServer(readConfig(variables)).catch((error: Error) => error.message)
  const socket = await knocking
  const nobody = speakTo(at(`http://127.0.0.1:${own}`))
  expect((await nobody.get('/health')).status).toBe(200)
  expectRefusal(await nobody.get('/ready'), 503, 'Not ready: the server is starting.')
  socket.destroy()
  silent.close()
  expect(await started).toMatch(/^The database in DATABASE_URL can't be reached: Connection terminated/)
})

describe('behind a balancer', () => {
  let balanced: RunningServer
  beforeAll(async () => {
    const variables = {
      ...{ DATA_DIR: join(folder, 'balanced'), PORT: String(await findFreePort()) },
      ...{ TRUST_PROXY: 'on', DEMO: 'on', OUTBOX: 'on', PASSWORD_ENCRYPTION: 'none' },
    }
    await newDatabase(join(variables.DATA_DIR, 'database'))
    balanced = await startServer(readConfig(variables))
  }, 60_000)
  afterAll(() => balanced.stop())
  const askMail = (forwarded: string, name = 'nobody') => {
    const headers = { 'X-Forwarded-For': forwarded }
    return forgetPassword(speakTo(at(balanced.url), undefined, headers), `${name}@example.com`)
  }

  test('where it is set so, passwords come as they were typed', async () => {
    const login = (password: string) =>
      speakTo(at(balanced.url)).post('/auth/user/client/login', { email: 'client@example.com', password })
    expect((await login('portal-demo')).status).toBe(200)
    expect((await login(credentials('', 'portal-demo').password)).status).toBe(401)
  })

  test.each(['x'.repeat(7_000), '203.0.113.1, nonsense'])(
    'a caller without an address is refused',
    async (forwarded) => {
      expect((await askMail(forwarded)).status).toBe(400)
    },
  )

  test('the address is the last one: callers can write the others', async () => {
    const most = defaultLimits.rates.mailAddress.tries
    const asked = Array.from({ length: most + 1 }, (_, index) =>
      askMail(`198.51.100.${index}, 203.0.113.7`, `nobody-${index}`),
    )
    const answers = await Promise.all(asked)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})

describe('a character that a database can not keep', () => {
  // What has a NUL is no email address.
  const message = expect.stringMatching(/holds a character that can't be|Please give an email address\./)
  test.each<[string, () => ReturnType<Speaker['get']>]>([
    ['in a message', () => reply(ada, 'a\0b')],
    ['in an email', () => signIn(nobody, 'a\0b@example.com')],
    ['in a query', () => ada.get('/support/getTicketDetails?ticketId=a%00b')],
    ['in a path', () => ada.get('/services/getServiceDetails/a%00b')],
  ])('%s is refused', async (_where, ask) => {
    expectRefusal(await ask(), 400, message)
  })

  test.each(['%00/a.png', 'a/%00', 'a/b?session=%00', 'upload-1/a.png?expires=9999999999999&session=%00'])(
    'a link of %s is no good',
    async (link) => {
      expect((await nobody.get(`/uploads/${link}`)).status).toBe(403)
    },
  )
})

describe('the outbox', () => {
  test('shows the mail whose link sets a new password', async () => {
    await forgetPassword(nobody, 'new@example.com')
    // The answer does not wait for the mail.
    const link = await vi.waitUntil(async () => {
      const page = await (await get('/outbox')).text()
      expect(page).toContain('For development only')
      return new RegExp(`href="${demo.url}(/reset-password#/(client-new/\\w+))"`).exec(page)
    })
    expect((await get(link[1] ?? '')).status).toBe(200)
    expect((await setPassword(nobody, link[2] ?? '', 'lamp tractor violin')).status).toBe(200)
    expect((await signIn(nobody, 'new@example.com', 'lamp tractor violin')).status).toBe(200)
  })
})

describe('the data folder', () => {
  test('keeps its secret to its owner', () => {
    expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
  })

  test('keeps the files of clients to its owner, too', async () => {
    await reply(ada, 'A file', fileOf('a.txt'))
    const modes = uploads().map((name) => statSync(join(folder, 'uploads', name)).mode & 0o777)
    expect(new Set(modes)).toEqual(new Set([0o600]))
    expect(statSync(join(folder, 'uploads')).mode & 0o777).toBe(0o700)
  })

  test('whose secret others can read is refused', async () => {
    const open = join(folder, 'open')
    await newDatabase(join(open, 'database'))
    writeFileSync(join(open, 'secret'), 'a secret of the server, in a file for all', { mode: 0o644 })
    const again = readConfig({ DATA_DIR: open, PORT: String(await findFreePort()), DEMO: 'off' })
    await expect(startServer(again)).rejects.toThrow(
      `Other users can read ${join(open, 'secret')}. Make it your own: chmod 600 ${join(open, 'secret')}`,
    )
  })

  test('is for one server at a time', async () => {
    const again = { ...config, port: await findFreePort() }
    await expect(startServer(again)).rejects.toThrow(
      `The folder ${folder} is in use by process ${process.pid}.`,
    )
    expect(() => resetDemo(config)).toThrow('is in use')
    expect((await nobody.get('/health')).status).toBe(200)
  })

  test('is refused while another process that lives has it, and taken over from one that died', () => {
    const mine = join(folder, 'lock-test')
    mkdirSync(mine)
    writeFileSync(join(mine, 'lock'), String(process.ppid))
    expect(() => lockFolder(mine)).toThrow(`in use by process ${process.ppid}`)
    // No process has a number this high.
    writeFileSync(join(mine, 'lock'), '99999999')
    const unlock = lockFolder(mine)
    expect(readdirSync(mine)).toEqual(['lock'])
    expect(() => lockFolder(mine)).toThrow('in use')
    unlock()
    expect(readdirSync(mine)).toEqual([])
  })

  test('starts over, and keeps what is not ours', async () => {
    const mine = join(folder, 'reset-test')
    mkdirSync(join(mine, 'database'), { recursive: true })
    writeFileSync(join(mine, 'notes.txt'), 'keep me')
    resetDemo({ dataFolder: mine, databaseUrl: undefined })
    expect(readdirSync(mine)).toEqual(['notes.txt'])
    expect(() => resetDemo({ dataFolder: mine, databaseUrl: 'postgres://db' })).toThrow('DATABASE_URL is set')
  })

  test('is not even touched when the port is taken', async () => {
    const mine = join(folder, 'port-test')
    await expect(startServer({ ...config, dataFolder: mine })).rejects.toThrow(
      `Port ${port} is taken. Stop what uses it, or choose another one with PORT.`,
    )
    expect(existsSync(mine)).toBe(false)
  })
})

if (process.env.DATABASE_URL) {
  test('several servers on one PostgreSQL are one', async () => {
    const { url, drop } = await createDatabase(process.env.DATABASE_URL ?? '')
    const shared = { ...config, databaseUrl: url, dataFolder: join(folder, 'shared') }
    const [one, two] = await Promise.all([
      startServer({ ...shared, port: await findFreePort() }),
      startServer({ ...shared, port: await findFreePort() }),
    ])
    const adaAtTwo = speakTo(at(two.url), tokenIn(await signIn(speakTo(at(one.url)))))
    const [link = ''] = linksIn(await reply(adaAtTwo, 'Over there', fileOf('a.txt')))
    expect((await fetch(one.url + link)).status).toBe(200)
    const guesses = Array.from({ length: 12 }, (_, index) =>
      signIn(speakTo(at(index % 2 ? one.url : two.url)), 'client@example.com', 'x'),
    )
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    await Promise.all([one.stop(), two.stop()])
    await drop()
  }, 60_000)
}

function open(): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket)).once('error', reject)
  })
}

function write(socket: Socket, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(text, (error) => (error ? reject(error) : resolve()))
  })
}

/** What the server writes until it ends, or until it has written the words. */
function read(socket: Socket, words?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    socket
      .on('data', (part) => {
        text += part
        if (words && text.includes(words)) resolve(text)
      })
      .once('end', () => resolve(text))
      .once('error', reject)
  })
}

/** Sends just these bytes: `fetch` would tidy up a path before it goes. */
async function raw(request: string): Promise<string> {
  const socket = await open()
  const answer = read(socket)
  await write(socket, request)
  return answer
}
