/** `check-api` finds what a server lacks: each fault by itself, and nothing in the reference API. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { CallName } from '../../server/api/calls'
import { answer, fail, once, type Rule, type Rules } from '../../server/api/intercept'
import type { Ending } from '../../src/check-api/command'
import { isFull } from '../tiers'
import { sampleOf } from '../trials'
import { check, checkAsAda, checkInHaste, checkServer, letPass, only, password, serveApi } from './check'

type Row = Record<string, unknown>

/** Changes the JSON of an answer; of a refusal, only with a status for it. */
const changed =
  (change: (body: Row) => unknown, status?: number): Rule =>
  async (proceed) => {
    const response = await proceed()
    if (!response.ok && !status) return response
    const body = await response.json()
    return Response.json(change(body) ?? body, { status: status ?? response.status })
  }

/** Changes each row of an answer, or the one thing. */
const each = (change: (row: Row, index: number) => unknown): Rule =>
  changed(({ data }) => [data].flat().forEach((row, index) => void change(Object(row), index)))

const without = (field: string, rows = 99) => each((row, index) => index < rows && delete row[field])
/** Changes each message of a ticket. */
const eachMessage = (change: (message: Row) => unknown) =>
  each((row) => [row.messages].flat().forEach((message) => void change(Object(message))))
const set = (values: Row) => each((row) => Object.assign(row, values))

/** The line of a call, and the lines of what was found about it. */
function about(out: string, name: string): string {
  const lines = out.split('\n')
  const start = lines.findIndex((line) => line.slice(7).startsWith(`${name} `))
  const rest = lines.slice(start + 1)
  const length = rest.findIndex((line) => !/^ {9}/.test(line))
  return start < 0 ? '' : [lines[start], ...rest.slice(0, length)].join('\n')
}

/** Whether a place such as `docs/server/fields.md#project` is there. */
function isPlace(place: string): boolean {
  const [path = '', anchor] = place.split('#')
  if (!existsSync(path)) return false
  const headings = Array.from(readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
  return anchor === undefined || headings.includes(anchor)
}

/** Every report leads to places that there are, and tells no secret. */
function expectGoodManners({ out, err }: Ending): void {
  expect(err).toBe('')
  const places = out.match(/docs\/[\w/-]+\.md(#[\w-]+)?/g) ?? []
  expect(places.filter((place) => !isPlace(place))).toEqual([])
  expect(out).not.toContain(password)
  expect(out).not.toMatch(/eyJ|U2FsdGVkX1/)
}

test('the reference API has all, and is left as it was', async () => {
  const { apiUrl, asked } = await serveApi()
  const outcome = await checkAsAda(apiUrl)
  expectGoodManners(outcome)
  expect(outcome.out).not.toMatch(/LACKS|FAILS|lacks:|fails:|note:/)
  expect(outcome.out).toContain('as the client "client-ada"')
  expect(outcome.out).toMatch(
    /^ok {5}services +GET \/services\/get-services-for-client\/\{clientId\} \(rows: 12\)$/m,
  )
  expect(outcome.code).toBe(0)
  const written = asked.filter(
    ({ url, method }) => method === 'PUT' || /createTicket|replyTicket|uploadFile|sendPassword/.test(url),
  )
  expect(written).toEqual([])
  // The session that it began is over.
  expect(asked.some(({ url }) => url.endsWith('/logout'))).toBe(true)
})

test('with --write, it makes every call of the contract but those of the staff', async () => {
  const { apiUrl, asked } = await serveApi()
  const outcome = await checkAsAda(apiUrl, '--write')
  expectGoodManners(outcome)
  expect(outcome.out).not.toMatch(/LACKS|FAILS|note:/)
  expect(outcome.code).toBe(0)
  for (const part of [
    'markAsRead',
    'createTicket',
    'replyTicket',
    'uploadFile',
    'sendPasswordResetEmail',
    'updatePassword',
    'renewToken',
    'events?lastEventId=',
    'services/approve/',
    'support/rateTicket/',
    'search?query=',
  ]) {
    expect(
      asked.some(({ url }) => url.includes(part)),
      part,
    ).toBe(true)
  }
})

type Finding = [call: CallName, rule: Rule, found: string | RegExp]

/** What is wrong, in which call, and what is said of it. The command ends with 1. */
const faults: Record<string, Finding> = {
  'a missing amount': [
    'services',
    without('totalCost', 3),
    'totalCost is missing in 3 of 12: 0 is shown. docs/server/fields.md#project',
  ],
  'a missing id': [
    'services',
    without('_id', 1),
    'fails: _id is missing in 1 of 12: the row is left out. docs/server/fields.md#project',
  ],
  'a missing number': ['payments', without('paymentId'), /lacks: paymentId is missing in (\d+) of \1/],
  'a nested field': [
    'files',
    without('uploadedBy'),
    /uploadedBy\.userType is missing in (\d+) of \1: it counts as the company's/,
  ],
  'a field of the messages': [
    'ticket',
    eachMessage((message) => delete message.date),
    /messages.date is missing in (\d+) of \1/,
  ],
  null: ['tickets', set({ subject: null }), /lacks: subject is missing in (\d+) of \1/],
  'the status as a boolean': ['services', set({ active: true }), 'active is no text in 12 of 12 (true)'],
  'an amount with a currency': [
    'services',
    set({ totalCost: '$ 1,200' }),
    'totalCost is no number in 12 of 12 ("$ 1,200")',
  ],
  'a date as it is spoken': [
    'milestones',
    set({ dueDate: '20.11.2026' }),
    /lacks: dueDate is no date .*\("20.11.2026"\): "--" is shown.*#milestone/,
  ],
  'a moment without a zone': [
    'notifications',
    set({ createdAt: '2026-11-20 14:30' }),
    /lacks: createdAt is not written as in ISO 8601: another day may be read/,
  ],
  'a status that is a number': [
    'milestones',
    set({ status: 3 }),
    /lacks: status is no word .*: it counts as still to come/,
  ],
  'a server that has enough': ['files', fail(429, 'Too often.'), 'that is a limit of your server: wait'],
  'a path that is none': [
    'files',
    set({ path: 'plan.pdf' }),
    'path is neither a path that begins with "/", nor an address',
  ],
  'a list under another name': [
    'payments',
    changed(({ data }) => ({ success: true, invoices: data })),
    'fails: the answer can\'t be read: there is no list under "data", "payments" or at the top; there is one under "invoices". docs/server/fields.md#answers',
  ],
  'a page in place of JSON': [
    'services',
    async () => new Response('<!doctype html><p>Welcome', { headers: { 'content-type': 'text/html' } }),
    'it is a page of HTML',
  ],
  'an empty answer': [
    'milestones',
    async () => new Response(null, { status: 204 }),
    'it is no JSON, or empty',
  ],
  'a call that is not there': [
    'notifications',
    async () => new Response('Not Found', { status: 404 }),
    /fails: it answers 404: without a message; if your server has another path.*\n.*a refusal with 404 has no "message"/,
  ],
  'a server error': [
    'files',
    fail(500, 'The disk is full.'),
    'fails: it answers 500: The disk is full. docs',
  ],
  'a refusal with status 200': [
    'consultant',
    answer({ success: false, message: 'Nobody.' }),
    'it answers 200 with "success": false: Nobody.',
  ],
  'another project': [
    'service',
    set({ _id: 'another' }),
    'it answers another project than the one asked for',
  ],
  'a profile without an id': [
    'profile',
    set({ _id: undefined, id: undefined }),
    'lacks: _id is missing: the profile is not used',
  ],
  'a login without a token': [
    'login',
    set({ token: undefined }),
    "the answer can't be read: what it is asked for is not in it",
  ],
  'a token that has ended as it comes': [
    'login',
    set({ token: `.${btoa('{"sub":"client-ada","exp":1}')}.` }),
    'fails: the token that it gives has expired',
  ],
  'a session check that fails': ['checkSession', fail(503, 'Later.'), 'it answers 503: Later.'],
  'a time for renewals that is none': [
    'login',
    changed((body) => ({ ...body, renewFor: '2 h' })),
    '"renewFor" is no number of seconds',
  ],
  'a time for renewals, and no renewal': [
    'checkSession',
    changed((body) => ({ ...body, optional: ['logout'] })),
    '"renewFor" has no "renew" in an "optional" beside it',
  ],
  'a renewal that is announced, and missing': [
    'renew',
    fail(404, 'No.'),
    'it is announced, and gives no token',
  ],
  'news that are announced, and missing': ['events', fail(404, 'No.'), 'fails: it answers 404: No; if'],
  'news of another type': [
    'events',
    answer({ success: true }),
    'its content type is "application/json", and not text/event-stream',
  ],
  'a sign-out that is announced, and missing': ['logout', fail(404, 'No.'), 'it is announced, and fails'],
}

/** What a server may do. The command ends with 0. */
const allowed: Record<string, Finding> = {
  'a field that may be missing': ['services', without('industry'), 'note:  industry is missing in 12 of 12'],
  'an amount as a text': [
    'payments',
    set({ receivedAmount: '1200.50' }),
    'note:  receivedAmount is a text, read as a number',
  ],
  'a day with a time': [
    'services',
    set({ startDate: '2026-11-20T14:30:00.000Z' }),
    'note:  startDate is a day, and has a time',
  ],
  'a step in a word of its own': [
    'milestones',
    set({ status: 'Fertig' }),
    'note:  status is a word that counts as still to come',
  ],
  'an unknown status': [
    'tickets',
    set({ status: 'Waiting for parts' }),
    'note:  status is a status that the elements show as it came',
  ],
  'ids as numbers': [
    'payments',
    each((row) => {
      const number = Number.parseInt(String(row.id).replaceAll(/\D/g, ''), 10)
      Object.assign(row, { id: number, paymentId: number })
    }),
    /^ok +payments/,
  ],
  'midnight in UTC': ['services', set({ startDate: '2026-11-20T00:00:00.000Z' }), /^ok +services/],
  'a list under its own name': [
    'tickets',
    changed(({ data, ...around }) => ({ ...around, tickets: data })),
    /^ok +tickets/,
  ],
  'JSON under another type': [
    'payments',
    async (proceed) => {
      const response = await proceed()
      response.headers.set('content-type', 'text/plain')
      return response
    },
    'note:  its content type is "text/plain", and not application/json',
  ],
  'other figures on the page of a project': [
    'service',
    set({ totalCost: 1 }),
    'note:  it tells otherwise of a project than the list does: totalCost',
  ],
  'a login by no more than an id': [
    'login',
    changed(({ data }) => ({ token: Object(data).token, userId: 'client-ada' })),
    /^ok +login/,
  ],
}

/** A stream that says this when it is opened first, to an id that nobody knows, and after that. */
function speaks(first: string, toUnknown?: string, later = first): Rule {
  const texts = [first, toUnknown, later]
  return async (proceed) => {
    const text = texts.length > 1 ? texts.shift() : later
    if (text === undefined) return proceed()
    const body = new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode(text)) })
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
  }
}

const events: [string, string, string | RegExp, 0 | 1][] = [
  ['as it should be', 'id: 1\nevent: tickets\ndata: {}\n\n', /^ok +events/, 0],
  ['without data', 'id: 1\nevent: tickets\n\n', 'fails: the event "tickets" has no line "data:"', 1],
  ['without an id', 'event: tickets\ndata: {}\n\n', 'lacks: the event "tickets" has no id', 1],
  ['of no page', 'id: 1\nevent: weather\ndata: {}\n\n', 'note:  no page knows the event "weather"', 0],
  ['of half', 'id: 1\nevent: tickets\ndata: {}\n', 'fails: no event came within 5 seconds after', 1],
]
test.each(sampleOf(events, 2))('tells of an event %s', async (_, event, found, code) => {
  const { apiUrl } = await serveApi({ events: speaks(`:\n\n${event}`) })
  // For what misses, it waits.
  const outcome = await (code === 0 ? checkAsAda : checkInHaste)(apiUrl, '--write', ...only('createTicket'))
  expectGoodManners(outcome)
  expect(about(outcome.out, 'events')).toMatch(found)
  expect(outcome.code, outcome.out).toBe(code)
})

// In each run, `defects.test.ts` has servers whose answers come late.
test.runIf(isFull)('tells of a stream that says nothing', async () => {
  const { apiUrl } = await serveApi({ events: speaks('') })
  const start = performance.now()
  const { out } = await checkInHaste(apiUrl)
  expect(about(out, 'events')).toContain('fails: nothing came within 33 seconds')
  // It has waited for them, by a clock that is ten times as fast.
  expect(performance.now() - start).toBeGreaterThan(3_300)
})

const ofTickets = ':\n\nid: 1\nevent: tickets\ndata: {}\n\n'
const ofFiles = ofTickets.replace('tickets', 'files')
const forgetful: [string, Rule][] = [
  [
    'to a "lastEventId" that nobody knows, it sends no event "notifications", "tickets", "ticket", "services", "service", "payments"',
    speaks(ofTickets, ofFiles, ofFiles),
  ],
  [
    'with a "lastEventId", it does not send what came after that event',
    speaks(ofTickets, undefined, ':\n\n'),
  ],
]
test.each(sampleOf(forgetful, 1))(
  'tells of a stream that forgets what a page has missed: %s',
  async (found, events) => {
    const { out } = await checkInHaste((await serveApi({ events })).apiUrl, '--write')
    expect(about(out, 'events')).toContain(`fails: ${found}`)
  },
)

test('asks for what came later only where something came', async () => {
  const { apiUrl, asked } = await serveApi()
  const outcome = await checkAsAda(apiUrl, ...only('tickets'))
  expectGoodManners(outcome)
  expect(about(outcome.out, 'events')).toMatch(/^ok /)
  const opened = asked.map(({ url }) => url).filter((url) => url.includes('/events'))
  expect(opened).toEqual([expect.stringMatching(/=\d{1,9}$/), expect.stringMatching(/=9{15}$/)])
})

test('asks for no news where none are announced', async () => {
  const rule = changed(({ optional: _, ...body }) => body)
  const { apiUrl, asked } = await serveApi({ login: rule, checkSession: rule })
  const outcome = await checkAsAda(apiUrl, ...only('tickets'))
  expectGoodManners(outcome)
  expect(outcome.out).toMatch(/^- +events +GET \/events \(optional; the server does not announce it\)$/m)
  expect(asked.some(({ url }) => url.includes('/events'))).toBe(false)
})

describe('finds', () => {
  test.each([
    ...sampleOf(Object.entries(faults), 3).map(([what, finding]) => [what, 1, ...finding] as const),
    ...sampleOf(Object.entries(allowed), 2).map(([what, finding]) => [what, 0, ...finding] as const),
  ])('%s, and ends with %i', async (_, code, call, rule, found) => {
    const { apiUrl } = await serveApi({ [call]: rule })
    // For events, it waits.
    const outcome = await (call === 'events' ? checkInHaste : checkAsAda)(apiUrl, ...only(call))
    expectGoodManners(outcome)
    expect(about(outcome.out, call)).toMatch(found)
    expect(outcome.code, outcome.out).toBe(code)
  })

  const written: Record<string, [line: string, rules: Rules, found: string]> = {
    'a notification that stays unread': [
      'markNotificationRead',
      { markNotificationRead: answer({ success: true }) },
      'the notification is unread afterwards',
    ],
    'a subject that is not kept': [
      'createTicket',
      { tickets: set({ subject: 'Cut…' }) },
      'fails: the subject comes back as "Cut…", and was "check-api: please ignore this',
    ],
    'a ticket that is lost': [
      'createTicket',
      { createTicket: answer({ success: true, ticketId: 'TKT-LOST' }) },
      'fails: no ticket of the list has the subject that was sent',
    ],
    'a ticket without an id': [
      'createTicket',
      { createTicket: answer({ success: true }) },
      'it does not name the new ticket',
    ],
    'a reply that is lost': [
      'replyTicket',
      { replyTicket: answer({ success: true }) },
      'fails: the ticket does not hold the reply afterwards',
    ],
    'a reply that loses a file': [
      'replyTicket',
      { ticket: eachMessage(({ attachments }) => Object.assign(attachments ?? {}, { length: 1 })) },
      'fails: of the two files of the reply, it holds 1 afterwards',
    ],
    'a file that is lost': [
      'uploadFile',
      { uploadFile: answer({ success: true }) },
      'fails: no file of the project has the name that was sent',
    ],
    'a password for everybody': [
      'resetPassword, by a wrong link',
      { resetPassword: answer({ success: true }) },
      'it sets a password by a link that nobody was sent',
    ],
  }
  test.each(sampleOf(Object.entries(written), 1))('with --write, %s', async (_, [line, rules, found]) => {
    const outcome = await checkServer(rules, '--write', ...only(line, 'files'))
    expectGoodManners(outcome)
    expect(about(outcome.out, line)).toContain(found)
  })

  const theirs = () => Response.json({ data: [{ _id: 'theirs', ticketId: 'theirs' }] })
  /** Answers otherwise where the API refuses with this status. */
  const inPlaceOf =
    (status: number, instead: () => Response): Rule =>
    async (proceed) => {
      const response = await proceed()
      return response.status === status ? instead() : response
    }

  test('data that nobody has to sign in for', async () => {
    const payments = inPlaceOf(401, () => Response.json({ success: true, data: [] }))
    const { out, code } = await checkServer({ payments }, ...only('payments'))
    expect(about(out, 'without a token')).toContain('fails: payments: it answers 200: anybody can read it')
    expect(about(out, 'with a wrong token')).toContain('fails: payments: it')
    expect(code).toBe(1)
  })

  test('a refusal that ends no session, and one without a message', async () => {
    const rules = {
      tickets: inPlaceOf(401, () => new Response('Forbidden', { status: 403 })),
      service: inPlaceOf(404, () => Response.json({ problem: 'none' }, { status: 404 })),
      login: inPlaceOf(401, () => new Response(null, { status: 401 })),
    }
    const { out } = await checkServer(rules, ...only('tickets', 'service'))
    expect(about(out, 'without a token')).toContain('lacks: tickets: it answers 403, and not 401')
    expect(about(out, 'a project that is not there')).toContain('a refusal with 404 has no "message"')
    expect(about(out, 'with a wrong password')).toContain('a refusal with 401 has no "message"')
  })

  test.each<[string, Rules, string | RegExp, 0 | 1]>([
    ['good', {}, /^ok/, 0],
    [
      // Its own list has the same row: only a row that is not the client's tells of a leak. It lacks most fields, too.
      'the same for everybody',
      { payments: answer({ success: true, data: [{ id: 'theirs' }] }) },
      "note:  payments: it answers the client's own",
      1,
    ],
    [
      'open to strangers',
      { services: inPlaceOf(404, theirs), tickets: inPlaceOf(404, theirs) },
      'fails: services, tickets: it answers',
      1,
    ],
  ])("another client's data, of a server that is %s", async (_, rules, found, code) => {
    const outcome = await checkServer(rules, '--other-client', 'client-new')
    expect(about(outcome.out, "another client's data")).toMatch(found)
    expect(outcome.code).toBe(code)
  })

  const links: [string, Response, string | RegExp][] = [
    [
      'need a token',
      new Response('No', { status: 401 }),
      /fails: \/api\/v1\/uploads\/.*: it answers 401 to a request without a token/,
    ],
    [
      'lead to a page',
      new Response('Hello', { headers: { 'content-type': 'text/html; charset=utf-8' } }),
      'a page of HTML comes in place of the file',
    ],
  ]
  test.each(sampleOf(links, 1))('links that %s', async (_, response, found) => {
    const answer = ({ url }: Request) =>
      new URL(url).pathname.includes('/uploads/') ? response.clone() : undefined
    const { out, code } = await checkAsAda((await serveApi({}, { answer })).apiUrl, ...only('files'))
    expect(about(out, 'links to files')).toMatch(found)
    expect(code).toBe(1)
  })

  test('that a call could not be tried, because another one failed', async () => {
    const no = fail(500, 'No.')
    const { out } = await checkServer({ profile: no, services: no, tickets: no })
    expect(about(out, 'consultant')).toMatch(/^- .*\(profile failed\)/)
    expect(about(out, 'milestones')).toMatch(/^- .*\(services failed\)/)
    expect(about(out, 'ticket')).toMatch(/^- .*\(tickets failed\)/)
  })

  test('a server that answers after seconds', async () => {
    const late: Rule = (proceed) => {
      letPass(3.1)
      return proceed()
    }
    const { out, code } = await checkServer({ payments: once(late) }, ...only('payments'))
    expect(about(out, 'time of the answers')).toMatch(/note: {2}an answer took 3\.\d seconds: payments/)
    expect(code).toBe(0)
  })

  test('a client who has nothing yet: what could not be compared is said', async () => {
    const { apiUrl } = await serveApi()
    const args = ['check-api', apiUrl, '--email', 'new@example.com']
    const { out, code } = await check(args, { CHECK_API_PASSWORD: password })
    expect(about(out, 'services')).toContain('no rows, so no fields to compare')
    expect(about(out, 'service')).toMatch(/^- +service .*the client has no project/)
    expect(about(out, 'consultant')).toContain('the client has no POC')
    expect(code).toBe(0)
  })
})

describe('CORS', () => {
  const origin = 'https://www.example.com'

  test('all is allowed', async () => {
    const { apiUrl } = await serveApi({}, { origins: [origin] })
    const outcome = await checkAsAda(apiUrl, '--origin', origin)
    expectGoodManners(outcome)
    expect(about(outcome.out, 'CORS')).toMatch(/^ok/)
    expect(about(outcome.out, 'links to files')).toMatch(/^ok/)
    expect(outcome.code).toBe(0)
    const included = await checkAsAda(
      apiUrl,
      '--origin',
      origin,
      '--credentials',
      'include',
      ...only('files'),
    )
    expect(about(included.out, 'CORS')).toMatch(/^ok/)
  })

  const preflight =
    (headers: Record<string, string>, status = 204) =>
    (request: Request) =>
      request.method === 'OPTIONS' ? new Response(null, { status, headers }) : undefined
  const good = {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Headers': 'Authorization, Content-Type',
    'Access-Control-Allow-Methods': 'GET, POST, PUT',
  }

  const withCookies = ['--credentials', 'include']
  const wrong: [string, Record<string, string>, string | RegExp, string[]?, number?][] = [
    ['no headers at all', {}, `Access-Control-Allow-Origin is missing. Answer it with "${origin}"`],
    [
      'another origin',
      { ...good, 'Access-Control-Allow-Origin': 'https://other.example' },
      'Access-Control-Allow-Origin is "https://other.example"',
    ],
    ['a preflight that wants a token', good, 'the preflight is answered with 401', [], 401],
    [
      'a star for the headers',
      { ...good, 'Access-Control-Allow-Headers': '*' },
      /services, checkSession, .*: Access-Control-Allow-Headers lacks authorization/,
    ],
    [
      'no PUT',
      { ...good, 'Access-Control-Allow-Methods': 'GET, POST' },
      'markNotificationRead: Access-Control-Allow-Methods lacks PUT',
    ],
    [
      'a star with cookies',
      { ...good, 'Access-Control-Allow-Origin': '*' },
      'Access-Control-Allow-Origin is "*"',
      withCookies,
    ],
    ['no leave for cookies', good, 'Access-Control-Allow-Credentials is not "true"', withCookies],
  ]
  test.each(sampleOf(wrong, 1))('%s', async (_, headers, found, args = [], status = 204) => {
    const { apiUrl } = await serveApi({}, { origins: [origin], answer: preflight(headers, status) })
    const outcome = await checkAsAda(
      apiUrl,
      '--origin',
      origin,
      ...args,
      ...only('services', 'markNotificationRead'),
    )
    expectGoodManners(outcome)
    expect(about(outcome.out, 'CORS')).toMatch(found)
    expect(outcome.code).toBe(1)
  })

  test('every page on the internet, with cookies', async () => {
    const { apiUrl } = await serveApi({}, { origins: [origin, 'https://check-api.invalid'] })
    const { out, code } = await checkAsAda(apiUrl, '--origin', origin, ...only('services'))
    expect(about(out, 'CORS')).toContain('lacks: it allows every page on the internet')
    expect(code).toBe(1)
  })

  test('a refusal without the headers, which a page takes for a lost connection', async () => {
    const { apiUrl } = await serveApi({}, { answer: preflight(good) })
    const { out } = await checkAsAda(apiUrl, '--origin', origin, ...only('services'))
    expect(about(out, 'CORS')).toContain('a refusal with 401 does not allow https://www.example.com')
  })
})

test('--json has the same, to be read by a program', async () => {
  const { apiUrl } = await serveApi({ services: without('totalCost', 3) })
  const outcome = await checkAsAda(apiUrl, '--json', ...only('services'))
  expectGoodManners(outcome)
  const report = JSON.parse(outcome.out)
  expect(report).toMatchObject({ apiUrl, clientId: 'client-ada', ok: false })
  expect(report.rows.find(({ name }: Row) => name === 'services')).toEqual({
    name: 'services',
    request: 'GET /services/get-services-for-client/{clientId}',
    state: 'lacks',
    about: 'rows: 12',
    findings: [
      {
        level: 'lacks',
        text: 'totalCost is missing in 3 of 12: 0 is shown',
        docs: 'docs/server/fields.md#project',
      },
    ],
  })
  expect(outcome.code).toBe(1)
})

test('--without leaves out what the page has turned off', async () => {
  const gone = fail(404, 'No such call.')
  const rules = { tickets: gone, ticket: gone, payments: gone, servicePayments: gone }
  const outcome = await checkServer(rules, '--without', 'support,payments', '--write')
  expect(about(outcome.out, 'tickets')).toMatch(/^- .*\(without support\)/)
  expect(outcome.out).not.toMatch(/LACKS|FAILS/)
  expect(outcome.code).toBe(0)
})
