/** `check-api` names what costs a client data, or opens them to others: each defect in a server that is good otherwise. */
import { describe, expect, test } from 'vitest'
import { answer, fail, type Rules } from '../../server/api/intercept'
import { demoPeople } from '../../server/seed/people'
import { type Adapter, check, type createApi, letPass, password, serveApi } from './check'

type Api = Awaited<ReturnType<typeof createApi>>
type Body = Record<string, unknown>

const { ada, new: mary } = demoPeople
const page = 'https://www.example.com'
const resolved = 'TKT-Z3GV58LA'

/** Spoils the answers of addresses that hold a text. */
const of =
  (text: string, spoil: Adapter): Adapter =>
  (request, proceed) =>
    request.url.includes(text) ? spoil(request, proceed) : proceed()

const withHeaders =
  (headers: Record<string, string>): Adapter =>
  async (_, proceed) => {
    const { body, status, headers: given } = await proceed()
    const changed = new Headers(given)
    for (const [name, value] of Object.entries(headers)) changed.set(name, value)
    for (const [name, value] of Object.entries(headers)) if (value === '') changed.delete(name)
    return new Response(body, { status, headers: changed })
  }

const withBody =
  (change: (body: Body) => void): Adapter =>
  async (_, proceed) => {
    const response = await proceed()
    const body = await response.json()
    change(body)
    return Response.json(body, { status: response.status })
  }

const refuse = (status: number, message: string) => Response.json({ success: false, message }, { status })

/** Looks at nobody's rights: it asks as the owner. */
const as =
  (email: string, api: Api): Adapter =>
  async (request, proceed) => {
    request.headers.set('authorization', `Bearer ${(await api.signIn(email)).token}`)
    return proceed()
  }

const emailIn = async (request: Request) => String((await request.clone().json()).email)

/** Gives tokens without the moment of their issue. */
function withoutIat(): Adapter {
  const tokens = new Map<string, string>()
  return async (request, proceed) => {
    const [, own = ''] = request.headers.get('authorization')?.split(' ') ?? []
    if (tokens.has(own)) request.headers.set('authorization', `Bearer ${tokens.get(own)}`)
    const response = await proceed()
    if (!request.url.endsWith('/login') || !response.ok) return response
    const body = await response.json()
    const [head, claims = '', signature] = body.data.token.split('.')
    const { iat: _, ...rest } = JSON.parse(atob(claims))
    const token = `${head}.${btoa(JSON.stringify(rest))}.${signature}`
    tokens.set(token, body.data.token)
    body.data.token = token
    return Response.json(body)
  }
}

const isOwn = ({ headers }: Request) => headers.get('authorization')?.startsWith('Bearer eyJ')

/** Reads who a token is for, and never who has signed it. */
const believing =
  (api: Api): Adapter =>
  (request, proceed) =>
    /clientInformation|get-services-for-client/.test(request.url) && isOwn(request)
      ? as(ada.email, api)(request, proceed)
      : proceed()

/** Keeps texts in a character set of its own. */
const inLatin: Adapter = async (request, proceed) => {
  if (!/\/client\/tickets|getTicketDetails|getFilesForAService/.test(request.url)) return proceed()
  const text = (await (await proceed()).text()).replaceAll(/[^ -~ü]/g, '?')
  return new Response(text, plainJson)
}

/** Ends a token as soon as there is the next one. */
const hasty = (ended = new Set<string | null>()): Adapter => {
  return async (request, proceed) => {
    const own = request.headers.get('authorization')
    if (ended.has(own)) return refuse(401, 'No.')
    if (request.url.endsWith('/renewToken')) ended.add(own)
    return proceed()
  }
}

interface Defect {
  rules?: Rules
  adapter?: (api: Api) => Adapter
  args?: string[]
  /** Who signs in, where it is not Ada. */
  email?: string
  row: string
  says: string
  code: 0 | 1
}

const written = ['--write', '--idempotency-keys']
const isMary = ['--other-email', ada.email]
const file = withHeaders({ 'x-content-type-options': '', 'content-disposition': 'inline' })
const uploads = (spoil: Adapter) => () => of('/uploads/', spoil)
const opened = (request: Request) => request.url.includes('signature=')
const plain = { headers: { 'content-type': 'image/png', 'x-content-type-options': 'nosniff' } }

/** Knows keys, and not whose they are. */
const withAnyKey = (known = new Map<string, string>()): Adapter =>
  of('/createTicket/', async (request, proceed) => {
    const key = request.headers.get('idempotency-key') ?? ''
    const own = request.headers.get('authorization') ?? ''
    const [owner, answered] = known.get(key)?.split('\n') ?? []
    if (owner && owner !== own) return new Response(answered, plainJson)
    const response = await proceed()
    known.set(key, `${own}\n${await response.clone().text()}`)
    return response
  })

const plainJson = { headers: { 'content-type': 'application/json' } }

/** Opens a link whose parameters are those of another one, changed. */
const lenient =
  (api: Api, change: (query: URLSearchParams, path: string) => void): Adapter =>
  (request, proceed) => {
    const url = new URL(request.url)
    if (!url.pathname.includes('/uploads/') || url.search === '') return proceed()
    change(url.searchParams, url.pathname)
    return Promise.resolve(api.fetch(url.href))
  }

/** Signs what a link names, but for when it ends. */
const endless = (ends = new Map<string, string>()) => {
  return (query: URLSearchParams) => {
    const signature = query.get('signature') ?? ''
    const end = ends.get(signature) ?? query.get('expires') ?? ''
    ends.set(signature, end)
    query.set('expires', end)
  }
}

/** Signs nothing of the path: a signature that was good once is good for all. */
const pathless = (whole = new Map<string, string>()) => {
  return (query: URLSearchParams, path: string) => {
    const known = Array.from(whole.values())
    if (!whole.has(path)) whole.set(path, query.toString())
    if (!known.includes(query.toString())) return
    for (const [name, value] of new URLSearchParams(whole.get(path))) query.set(name, value)
  }
}

const defects: Record<string, Defect> = {
  'a call that leads to a sign-in': {
    adapter: () => (request, proceed) =>
      request.url.endsWith('/login-page')
        ? Promise.resolve(new Response('<p>Sign in', { headers: { 'content-type': 'text/html' } }))
        : request.url.includes('/client/tickets')
          ? Promise.resolve(new Response(null, { status: 302, headers: { location: '/login-page' } }))
          : proceed(),
    row: 'tickets',
    says: "fails: the answer can't be read: it is a page of HTML, to which it redirects: /login-page",
    code: 1,
  },
  'a page of HTML for what is not there': {
    rules: { notifications: async () => new Response('<p>Not Found', { status: 404 }) },
    row: 'notifications',
    says: 'fails: it answers 404: a page of HTML; if your server has another path, name it in "endpoints".*\\n?$',
    code: 1,
  },
  'no call for forgotten passwords': {
    rules: { sendResetEmail: fail(404, 'There is no such call.') },
    adapter: () => of('check-api-none', async () => refuse(404, 'There is no such call.')),
    args: ['--write'],
    row: 'sendResetEmail',
    says: 'fails: it answers 404, as to a call that is not there',
    code: 1,
  },
  'a ticket that is not there, to be opened again': {
    args: ['--write', '--reopen', 'TKT-NONE'],
    row: 'reply to a resolved ticket',
    says: '^- .*the ticket "TKT-NONE" of --reopen can\'t be read: it answers 404',
    code: 0,
  },
  'a key that counts for every client': {
    adapter: () => withAnyKey(),
    args: [...written, '--other-email', mary.email],
    row: 'Idempotency-Key',
    says: "fails: createTicket: a key that another client has sent answers that client's ticket",
    code: 1,
  },
  'a link that ends when its holder likes': {
    adapter: (api) => lenient(api, endless()),
    row: 'links to files',
    says: 'fails: /api/v1/uploads/.*: its signature does not cover when it ends',
    code: 1,
  },
  'one signature for all files': {
    adapter: (api) => lenient(api, pathless()),
    row: 'links to files',
    says: 'fails: several: the signature of one file opens another one, too',
    code: 1,
  },
  'lists of a project that are those of all': {
    rules: {
      milestones: answer({
        success: true,
        data: [{ title: 'Design', dueDate: '2026-02-01', status: 'Completed' }],
      }),
      servicePayments: answer({
        success: true,
        data: [
          {
            id: 'a',
            paymentId: 'A',
            receivedDate: '2026-02-01',
            receivedAmount: 1,
            createdAt: '2026-02-01T10:00:00Z',
          },
        ],
      }),
    },
    row: 'a project that is not there',
    says: 'fails: milestones, servicePayments: it answers rows all the same: each project shows what is of others',
    code: 1,
  },
  'a stream that begins late': {
    rules: {
      events: async () => {
        const body = new ReadableStream({
          async start(stream) {
            await new Promise((resolve) => setTimeout(resolve, 100))
            letPass(8)
            stream.enqueue(new TextEncoder().encode(':\n\n'))
          },
        })
        return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
      },
    },
    row: 'events',
    says: 'lacks: nothing came for 8 seconds: send a line ":" at once',
    code: 1,
  },
  'a token whose signature nobody looks at': {
    adapter: believing,
    row: 'with a forged token',
    says: [
      "fails: profile, services: it takes the client's token with another content",
      "it takes the client's token without its signature",
      'it takes the client\'s token with "alg": "none"',
    ].join('[^]*'),
    code: 1,
  },
  'a subject in another character set': {
    adapter: () => inLatin,
    args: ['--write'],
    row: 'createTicket',
    says: 'fails: the subject comes back as "check-api.* \\? ü \\?',
    code: 1,
  },
  'a message in another character set': {
    adapter: () => inLatin,
    args: ['--write'],
    row: 'replyTicket',
    says: 'fails: the message comes back as "check-api.* \\? ü \\?',
    code: 1,
  },
  'the name of an attached file in another character set': {
    adapter: () =>
      of('getTicketDetails', async (_, proceed) => {
        const text = (await (await proceed()).text()).replaceAll('%C3%BC', '%C3%83%C2%BC')
        return new Response(text, plainJson)
      }),
    args: ['--write'],
    row: 'replyTicket',
    says: 'fails: the name of a file comes back as "check-api-one – Ã¼ 日本 🙂.txt"',
    code: 1,
  },
  'the name of a file in another character set': {
    adapter: () => inLatin,
    args: ['--write'],
    row: 'uploadFile',
    says: 'fails: the name comes back as "check-api.* \\? ü \\?',
    code: 1,
  },
  'a file that is kept as a text': {
    adapter: uploads(async (_, proceed) => {
      const response = await proceed()
      const headers = new Headers(response.headers)
      headers.delete('content-length')
      return new Response(await response.text(), { headers })
    }),
    args: ['--write'],
    row: 'uploadFile',
    says: 'fails: the file does not come back byte by byte: \\d+ bytes came, and 35 were sent',
    code: 1,
  },
  'a renewal that ends the token of before': {
    adapter: () => hasty(),
    row: 'renew',
    says: 'lacks: the token of before is refused with 401',
    code: 1,
  },
  'a sign-out that ends nothing': {
    rules: { logout: answer({ success: true }) },
    row: 'logout',
    says: 'lacks: the token still counts after it',
    code: 1,
  },
  'a token in a compressed answer': {
    adapter: () =>
      of('/login', async (_, proceed) => {
        const { body, status, headers } = await proceed()
        headers.set('content-encoding', 'gzip')
        return new Response(body?.pipeThrough(new CompressionStream('gzip')) ?? null, { status, headers })
      }),
    row: 'login',
    says: 'lacks: the answer with the token is compressed \\(gzip\\)',
    code: 1,
  },
  'a renewal with the same token': {
    adapter: () =>
      of('/renewToken', async ({ headers }) =>
        Response.json({ success: true, data: { token: headers.get('authorization')?.slice(7) } }),
      ),
    row: 'renew',
    says: 'fails: it gives the token again that it was asked with',
    code: 1,
  },
  'a renewal with garbage': {
    rules: { renew: answer({ success: true, data: { token: 'garbage' } }) },
    row: 'renew',
    says: 'fails: the token that it gives is refused with 401',
    code: 1,
  },
  'an upload that a browser takes for what it likes': {
    adapter: uploads(file),
    row: 'links to files',
    says: 'fails: /api/v1/uploads/.*: it opens in the page without "X-Content-Type-Options: nosniff"',
    code: 1,
  },
  'an upload that can run scripts': {
    adapter: uploads(
      withHeaders({
        'content-type': 'image/svg+xml',
        'content-disposition': '',
        'content-security-policy': '',
      }),
    ),
    row: 'links to files',
    says: 'fails: /api/v1/uploads/.*: as image/svg\\+xml it can run scripts',
    code: 1,
  },
  'an upload of today': {
    rules: { files: answer({ success: true, data: [] }) },
    adapter: (api) => {
      const links = of('check-api', file)
      return (request, proceed) =>
        request.url.includes('getFilesForAService') ? api.fetch(request) : links(request, proceed)
    },
    args: ['--write'],
    row: 'links to files',
    says: 'fails: /api/v1/uploads/.*check-api.*: it opens in the page without',
    code: 1,
  },
  "another client's project": {
    adapter: (api) => of('/getServiceDetails/', as(ada.email, api)),
    email: mary.email,
    args: isMary,
    row: "another client's data",
    says: "fails: service: it answers what is another client's",
    code: 1,
  },
  "another client's files, steps and news": {
    adapter: (api) => {
      const owner = as(ada.email, api)
      return (request, proceed) =>
        /getFilesForAService|get-milestones|getServiceUpdates/.test(request.url)
          ? owner(request, proceed)
          : proceed()
    },
    email: mary.email,
    args: isMary,
    row: "another client's data",
    says: "fails: serviceUpdates, milestones, files: it answers what is another client's",
    code: 1,
  },
  "a reply in another client's ticket": {
    adapter: (api) => of('/replyTicket/TKT', as(ada.email, api)),
    email: mary.email,
    args: [...isMary, '--write'],
    row: "another client's data",
    says: 'fails: replyTicket: it takes what is written to another client',
    code: 1,
  },
  'a key that is ignored': {
    adapter: () => (request, proceed) => {
      request.headers.delete('idempotency-key')
      return proceed()
    },
    args: written,
    row: 'Idempotency-Key',
    says: 'fails: createTicket, uploadFile, replyTicket: the key is ignored',
    code: 1,
  },
  'a key that stands for anything': {
    adapter: () =>
      of('/support/client/', async (_, proceed) => {
        const response = await proceed()
        return response.status === 422 ? Response.json({ success: true, ticketId: resolved }) : response
      }),
    args: written,
    row: 'Idempotency-Key',
    says: 'fails: createTicket, replyTicket: other content with a known key is taken, and lost',
    code: 1,
  },
  'no leave to send a key': {
    adapter: () => withHeaders({ 'access-control-allow-headers': 'Authorization, Content-Type' }),
    args: ['--origin', page, '--idempotency-keys'],
    row: 'CORS',
    says: 'fails: createTicket: Access-Control-Allow-Headers lacks idempotency-key',
    code: 1,
  },
  'a Retry-After that no page can read': {
    adapter: () => withHeaders({ 'access-control-expose-headers': '' }),
    args: ['--origin', page],
    row: 'CORS',
    says: 'lacks: Access-Control-Expose-Headers lacks Retry-After',
    code: 1,
  },
  'a login that minds capitals': {
    adapter: () =>
      of('/login', async (request, proceed) =>
        /[A-Z]/.test(await emailIn(request)) ? refuse(401, 'No.') : proceed(),
      ),
    row: 'a capital letter in the email',
    says: 'lacks: as "Client@example.com", nobody is signed in: it answers 401: No',
    code: 1,
  },
  'a login that tells who is a client': {
    adapter: () =>
      of('/login', async (request, proceed) =>
        (await emailIn(request)).startsWith('check-api') ? refuse(401, 'We have no such client.') : proceed(),
      ),
    row: 'with a wrong password',
    says: 'fails: it tells strangers who is a client: 401 "We have no such client." for an unknown email',
    code: 1,
  },
  'a login with any password': {
    adapter: (api) =>
      of('/login', async (request, proceed) =>
        (await emailIn(request)) === ada.email
          ? Response.json({ success: true, data: await api.signIn() })
          : proceed(),
      ),
    row: 'with a wrong password',
    says: 'fails: it signs in with a wrong password',
    code: 1,
  },
  'two tickets of one id': {
    adapter: () =>
      of(
        '/client/tickets',
        withBody(({ data }) => Object.assign(Object(data)[1], { ticketId: resolved })),
      ),
    row: 'tickets',
    says: `fails: rows have the same id, such as "${resolved}"`,
    code: 1,
  },
  'a ticket that stays resolved': {
    adapter: () =>
      of(
        '/getTicketDetails',
        withBody(({ data }) => Object.assign(Object(data), { status: 'Resolved' })),
      ),
    args: ['--write', '--reopen', resolved],
    row: 'reply to a resolved ticket',
    says: 'fails: it is still "Resolved" afterwards',
    code: 1,
  },
  'a token without iat': {
    adapter: withoutIat,
    row: 'login',
    says: 'note:  the token has no "iat"',
    code: 0,
  },
  'links that nobody signs': {
    adapter: uploads(async () => new Response('', plain)),
    row: 'links to files',
    says: 'fails: /api/v1/uploads/.*: nobody signs it: who guesses the address',
    code: 1,
  },
  'links with any signature': {
    adapter: uploads(async (request) => (opened(request) ? new Response('', plain) : refuse(403, 'No.'))),
    row: 'links to files',
    says: 'fails: /api/v1/uploads/.*: nobody checks its signature',
    code: 1,
  },
  'a forgotten password that tells who is a client': {
    rules: { sendResetEmail: fail(404, 'Unknown.') },
    args: ['--write'],
    row: 'sendResetEmail',
    says: 'fails: it answers 404 to an address that nobody has: Unknown. Answer 200, as to a known one',
    code: 1,
  },
  'four seconds for each answer': {
    adapter: () => async (_, proceed) => {
      letPass(4)
      return proceed()
    },
    args: ['--without', 'projects,payments,notifications'],
    row: 'time of the answers',
    says: 'lacks: half of the answers took longer than \\d+\\.\\d seconds',
    code: 1,
  },
  'a page in place of JSON': {
    adapter: () =>
      of(
        'services-for-client/client-ada?limit=',
        async () => new Response('<p>Hello', { headers: { 'content-type': 'text/html' } }),
      ),
    row: 'services, in pages',
    says: "fails: the answer can't be read: it is a page of HTML",
    code: 1,
  },
  'a stream that is kept back': {
    adapter: () =>
      of('/events', () => {
        letPass(31)
        return new Promise(() => {})
      }),
    row: 'events',
    says: 'fails: no answer came: the stream did not begin within 30 seconds. Send its headers and a line ":" at once',
    code: 1,
  },
}

/** The line of a call, and the lines of what was found about it. */
const about = (out: string, name: string) =>
  out.split(/\n(?=\S)/).find((row) => /^ {2,}|^\n|^$/.test(row.slice(7).replace(name, ''))) ?? ''

const passwords = { CHECK_API_PASSWORD: password, CHECK_API_OTHER_PASSWORD: password }

test.each(Object.entries(defects))('%s', async (_, { rules, adapter, args = [], email, row, says, code }) => {
  const { apiUrl } = await serveApi(rules, { ...(adapter && { adapter }), origins: [page] })
  const whole = ['check-api', apiUrl, '--email', email ?? ada.email, ...args]
  const outcome = await check(whole, passwords)
  expect(about(outcome.out, row)).toMatch(new RegExp(says))
  expect(outcome.out).not.toContain('undefined')
  expect(outcome.code, outcome.out).toBe(code)
})

const everything = [
  '--origin',
  page,
  '--other-email',
  mary.email,
  '--write',
  '--reopen',
  resolved,
  '--idempotency-keys',
]

test('none of this is in the reference API, with every option', async () => {
  const { apiUrl, asked } = await serveApi({}, { origins: [page] })
  const { out, code } = await check(['check-api', apiUrl, '--email', ada.email, ...everything], passwords)
  expect(out).not.toMatch(/LACKS|FAILS|note:/)
  expect(out).toMatch(/Not looked at:\n {2}.*: no option looks at it\n\n/)
  expect(code).toBe(0)
  // Few, so that no account is locked: each with another email or another password.
  expect(asked.filter(({ url, method }) => method === 'POST' && url.endsWith('/login'))).toHaveLength(5)
  expect(out).toContain(`Sign-ins: 5, 2 of them with a wrong password (check-api@example.com, ${ada.email}).`)
})

test('a call that hangs is waited for once', async () => {
  const profile = () => {
    letPass(31)
    return new Promise<Response>(() => {})
  }
  const { apiUrl, asked } = await serveApi({ profile })
  const args = ['check-api', apiUrl, '--email', ada.email, '--other-email', mary.email]
  const { out, code } = await check(args, passwords)
  expect(about(out, 'profile')).toContain('fails: no answer came: it did not answer within 30 seconds')
  expect(asked.filter(({ url }) => url.includes('/clientInformation/'))).toHaveLength(1)
  expect(code).toBe(1)
})

describe('the report', () => {
  test('says what it did not look at, and what would', async () => {
    const { apiUrl, asked } = await serveApi()
    const { out, code } = await check(['check-api', apiUrl, '--email', ada.email], passwords)
    const [, block = ''] = out.split('Not looked at:')
    for (const option of [
      '--other-email',
      '--origin',
      '--write',
      '--write --reopen',
      '--write --idempotency-keys',
    ])
      expect(block).toContain(`: ${option}`)
    expect(asked.some(({ method }) => method === 'PUT')).toBe(false)
    expect(code).toBe(0)
  })

  test('fits a narrow terminal, and says what a failed sign-in has left out', async () => {
    const { apiUrl } = await serveApi()
    const ask = ['check-api', apiUrl, '--email', ada.email]
    const outcomes = [
      await check([...ask, '--origin', page], passwords, { width: 60 }),
      await check(ask, { CHECK_API_PASSWORD: 'wrong' }, { width: 60 }),
    ]
    const words = outcomes.map(({ out }) => out.split('\n').filter((line) => line.length > 60))
    // What has no space is not broken, so that it can be copied.
    expect(words.flat().filter((line) => line.trim().includes(' '))).toEqual([])
    expect(outcomes[1]?.out).toContain('whatever needs a sign-in: an account that can sign in')
  })

  test('says once what is so everywhere', async () => {
    const { apiUrl } = await serveApi({}, { adapter: () => withHeaders({ 'content-type': 'text/plain' }) })
    const { out } = await check(['check-api', apiUrl, '--email', ada.email], passwords)
    expect(out.match(/note: {2}its content type is "text\/plain"/g)).toHaveLength(1)
    expect(out).toMatch(
      /In several of these:\n.*note: {2}its content type is .* In login, checkSession, profile/,
    )
  })
})
