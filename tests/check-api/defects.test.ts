/**
 * `check-api` names what costs a client data, or opens them to others. Each row of the tables is a server with one defect, and
 * what the report says of it. The servers are in `bad-servers.ts`.
 */
import { describe, expect, test } from 'vitest'
import { answer, fail, intercept, type Rule, type Rules } from '../../server/api/intercept'
import { demoPeople } from '../../server/seed/people'
import { passkeys } from '../../server/tests/api/ways'
import { sampleOf } from '../trials'
import * as bad from './bad-servers'
import { check, checkAsAda, createApi, letPass, listen, password, serveApi } from './check'

const { ada, new: mary } = demoPeople
const page = 'https://www.example.com'
const resolved = 'TKT-Z3GV58LA'

interface Defect {
  /** What other calls answer than those of a good server. */
  rules?: Rules
  /** What stands before a good server. */
  server?: bad.BadServer
  /** The options that have the command look for it. */
  args?: string[]
  /** Who signs in, where it is not Ada. */
  email?: string
  /** The line of the report. */
  line: string
  /** What stands below it, as a regular expression. The command ends with 1 where it `fails` or `lacks`. */
  says: string
}

type Defects = Record<string, Defect>

const at = '2026-02-01T10:00:00Z'
const write = ['--write']
const withKeys = ['--write', '--idempotency-keys']
const fromPage = ['--origin', page]
const asMary = { email: mary.email, args: ['--other-email', ada.email] }

const answers: Defects = {
  'a call that leads to a sign-in': {
    server: bad.redirectingToSignIn,
    line: 'tickets',
    says: "fails: the answer can't be read: it is a page of HTML, to which it redirects: /login-page",
  },
  'a page of HTML for what is not there': {
    rules: { notifications: async () => new Response('<p>Not Found', { status: 404 }) },
    line: 'notifications',
    says: 'fails: it answers 404: a page of HTML; if your server has another path, name it in "endpoints".*\\n?$',
  },
  'a page in place of JSON': {
    server: bad.pageInPlaceOfJson,
    line: 'services, in pages',
    says: "fails: the answer can't be read: it is a page of HTML",
  },
  'lists of a project that are those of all': {
    rules: {
      milestones: answer({ data: [{ title: 'Design', dueDate: '2026-02-01', status: 'Completed' }] }),
      servicePayments: answer({
        success: true,
        data: [{ id: 'a', paymentId: 'A', receivedDate: '2026-02-01', receivedAmount: 1, createdAt: at }],
      }),
    },
    line: 'a project that is not there',
    says: 'fails: milestones, servicePayments: it answers rows all the same: each project shows what is of others',
  },
  'two tickets of one id': {
    server: () =>
      bad.of(
        '/client/tickets',
        bad.withBody(({ data }) => Object.assign(Object(data)[1], { ticketId: resolved })),
      ),
    line: 'tickets',
    says: `fails: rows have the same id, such as "${resolved}"`,
  },
  'four seconds for each answer': {
    server: bad.slow(4),
    args: ['--without', 'projects,payments,notifications'],
    line: 'time of the answers',
    says: 'lacks: half of the answers took longer than \\d+\\.\\d seconds',
  },
  'a stream that begins late': {
    rules: { events: bad.streamAfter(8) },
    line: 'events',
    says: 'lacks: nothing came for 8 seconds: send a line ":" at once',
  },
  'a stream that is kept back': {
    server: bad.streamKeptBack,
    line: 'events',
    says: 'fails: no answer came: the stream did not begin within 30 seconds. Send its headers and a line ":" at once',
  },
  'a Retry-After that no page can read': {
    server: () => bad.withHeaders({ 'access-control-expose-headers': '' }),
    args: fromPage,
    line: 'CORS',
    says: 'lacks: Access-Control-Expose-Headers lacks Retry-After',
  },
}

const signIn: Defects = {
  'a login that minds capitals': {
    server: bad.mindingCapitals,
    line: 'a capital letter in the email',
    says: 'lacks: as "Client@example.com", nobody is signed in: it answers 401: No',
  },
  'a login that tells who is a client': {
    server: bad.tellingStrangers,
    line: 'with a wrong password',
    says: 'fails: it tells strangers who is a client: 401 "We have no such client." for an unknown email',
  },
  'a login with any password': {
    server: bad.takingAnyPassword,
    line: 'with a wrong password',
    says: 'fails: it signs in with a wrong password',
  },
  'a token in a compressed answer': {
    server: bad.compressing,
    line: 'login',
    says: 'lacks: the answer with the token is compressed \\(gzip\\)',
  },
  'a token without iat': {
    server: bad.withoutIat,
    line: 'login',
    says: 'note:  the token has no "iat"',
  },
  'a token whose signature nobody looks at': {
    server: bad.believing,
    line: 'with a forged token',
    says: [
      "fails: profile, services: it takes the client's token with another content",
      "it takes the client's token without its signature",
      'it takes the client\'s token with "alg": "none"',
    ].join('[^]*'),
  },
  'a renewal that ends the token of before': {
    server: bad.hasty,
    line: 'renew',
    says: 'lacks: the token of before is refused with 401',
  },
  'a renewal with the same token': {
    server: bad.renewingByTheSame,
    line: 'renew',
    says: 'fails: it gives the token again that it was asked with',
  },
  'a renewal with garbage': {
    rules: { renew: answer({ success: true, data: { token: 'garbage' } }) },
    line: 'renew',
    says: 'fails: the token that it gives is refused with 401',
  },
  'a sign-out that ends nothing': {
    rules: { logout: answer({ success: true }) },
    line: 'logout',
    says: 'lacks: the token still counts after it',
  },
  'no call for forgotten passwords': {
    rules: { sendResetEmail: fail(404, 'There is no such call.') },
    server: () => bad.of('check-api-none', () => bad.refuse(404, 'There is no such call.')),
    args: write,
    line: 'sendResetEmail',
    says: 'fails: it answers 404, as to a call that is not there',
  },
  'a forgotten password that tells who is a client': {
    rules: { sendResetEmail: fail(404, 'Unknown.') },
    args: write,
    line: 'sendResetEmail',
    says: 'fails: it answers 404 to an address that nobody has: Unknown. Answer 200, as to a known one',
  },
}

const files: Defects = {
  'an upload that a browser takes for what it likes': {
    server: bad.uploads(bad.guessed),
    line: 'links to files',
    says: 'fails: /api/v1/uploads/.*: it opens in the page without "X-Content-Type-Options: nosniff"',
  },
  'an upload that can run scripts': {
    server: bad.uploads(bad.withScripts),
    line: 'links to files',
    says: 'fails: /api/v1/uploads/.*: as image/svg\\+xml it can run scripts',
  },
  'an upload of today': {
    rules: { files: answer({ success: true, data: [] }) },
    server: bad.todaysUploads,
    args: write,
    line: 'links to files',
    says: 'fails: /api/v1/uploads/.*check-api.*: it opens in the page without',
  },
  'links that nobody signs': {
    server: bad.uploads(bad.unsigned),
    line: 'links to files',
    says: 'fails: /api/v1/uploads/.*: nobody signs it: who guesses the address',
  },
  'links with any signature': {
    server: bad.uploads(bad.anySignature),
    line: 'links to files',
    says: 'fails: /api/v1/uploads/.*: nobody checks its signature',
  },
  'a link that ends when its holder likes': {
    server: bad.endless,
    line: 'links to files',
    says: 'fails: /api/v1/uploads/.*: its signature does not cover when it ends',
  },
  'one signature for all files': {
    server: bad.pathless,
    line: 'links to files',
    says: 'fails: several: the signature of one file opens another one, too',
  },
  'a file that is kept as a text': {
    server: bad.uploads(bad.asText),
    args: write,
    line: 'uploadFile',
    says: 'fails: the file does not come back byte by byte: \\d+ bytes came, and 35 were sent',
  },
}

const writing: Defects = {
  'a subject in another character set': {
    server: bad.inLatin,
    args: write,
    line: 'createTicket',
    says: 'fails: the subject comes back as "check-api.* \\? ü \\?',
  },
  'a message in another character set': {
    server: bad.inLatin,
    args: write,
    line: 'replyTicket',
    says: 'fails: the message comes back as "check-api.* \\? ü \\?',
  },
  'the name of an attached file in another character set': {
    server: bad.fileNamesInLatin,
    args: write,
    line: 'replyTicket',
    says: 'fails: the name of a file comes back as "check-api-one – Ã¼ 日本 🙂.txt"',
  },
  'the name of a file in another character set': {
    server: bad.inLatin,
    args: write,
    line: 'uploadFile',
    says: 'fails: the name comes back as "check-api.* \\? ü \\?',
  },
  'a ticket that stays resolved': {
    server: () =>
      bad.of(
        '/getTicketDetails',
        bad.withBody(({ data }) => Object.assign(Object(data), { status: 'Resolved' })),
      ),
    args: ['--write', '--reopen', resolved],
    line: 'reply to a resolved ticket',
    says: 'fails: it is still "Resolved" afterwards',
  },
  'a ticket that is not there, to be opened again': {
    args: ['--write', '--reopen', 'TKT-NONE'],
    line: 'reply to a resolved ticket',
    says: '^- .*the ticket "TKT-NONE" of --reopen can\'t be read: it answers 404',
  },
  'a decision about what is not there': {
    rules: { approve: answer({ success: true, data: { id: 'a', records: [] } }) },
    args: write,
    line: 'approve',
    says: 'fails: it takes a decision about an approval that is not there',
  },
  'a decision that signs the client out': {
    rules: { approve: fail(401, 'No.') },
    args: write,
    line: 'approve',
    says: 'lacks: it answers 401, which signs the client out; 404 says enough',
  },
  'a decision that is refused otherwise': {
    rules: { approve: fail(409, 'There is another version by now.') },
    args: write,
    line: 'approve',
    says: 'lacks: it answers 409 where an approval is not there; 404 says enough',
  },
  'a decision that is answered as what is not there': {
    server: bad.withoutApprove,
    args: write,
    line: 'approve',
    says: '- .*it answers 404 "There is no call POST ….", as at a path that is not there: is the call there\\?',
  },
  'a call that is announced, and not there': {
    rules: {
      approve: async () =>
        new Response('<p>Not Found', { status: 404, headers: { 'Content-Type': 'text/html' } }),
    },
    args: write,
    line: 'approve',
    says: 'fails: it announces "approve", and answers 404 to it',
  },
  'a search that finds nothing': {
    rules: { search: answer({ success: true, data: [] }) },
    line: 'search',
    says: 'fails: it does not find a project by its name\\. docs/server/search.md',
  },
  'a search that tells capitals from others': {
    server: bad.searchingByCase,
    line: 'search',
    says: 'lacks: it does not find a project by its name in capitals',
  },
  "a search that finds another client's": {
    ...asMary,
    rules: {
      search: answer({
        success: true,
        data: [{ id: 'project-website-relaunch', kind: 'project', path: '/', title: 'Website relaunch' }],
      }),
    },
    line: 'search',
    says: "fails: it finds what is another client's",
  },
  'a search that leads nowhere': {
    rules: {
      search: answer({ success: true, data: [{ id: '7', kind: 'ticket', path: '/cases/7', title: 'Menu' }] }),
    },
    line: 'search',
    says: 'lacks: no page of the portal has the path "/cases/7"',
  },
  'a search that is announced, and not there': {
    rules: { search: fail(404, 'There is no such call.') },
    line: 'search',
    says: 'fails: it answers 404: There is no such call',
  },
  'a key that is ignored': {
    server: bad.ignoringKeys,
    args: withKeys,
    line: 'Idempotency-Key',
    says: 'fails: createTicket, uploadFile, replyTicket: the key is ignored',
  },
  'a key that is kept too late': {
    server: bad.keepingKeysLate,
    args: write,
    line: 'Idempotency-Key',
    says: 'fails: createTicket: what is sent again after its connection has closed stands there twice',
  },
  'a key that stands for anything': {
    server: bad.takingKeysForAnything(resolved),
    args: withKeys,
    line: 'Idempotency-Key',
    says: 'fails: createTicket, replyTicket: other content with a known key is taken, and lost',
  },
  'a key that counts for every client': {
    server: bad.withAnyKey,
    args: [...withKeys, '--other-email', mary.email],
    line: 'Idempotency-Key',
    says: "fails: createTicket: a key that another client has sent answers that client's ticket",
  },
  'no leave to send a key': {
    server: () => bad.withHeaders({ 'access-control-allow-headers': 'Authorization, Content-Type' }),
    args: [...fromPage, '--idempotency-keys'],
    line: 'CORS',
    says: 'fails: createTicket: Access-Control-Allow-Headers lacks idempotency-key',
  },
}

const strangers: Defects = {
  "another client's project": {
    ...asMary,
    server: bad.openTo('/getServiceDetails/'),
    line: "another client's data",
    says: "fails: service: it answers what is another client's",
  },
  "another client's files, steps and news": {
    ...asMary,
    server: bad.openTo(/getFilesForAService|get-milestones|getServiceUpdates/),
    line: "another client's data",
    says: "fails: serviceUpdates, milestones, files: it answers what is another client's",
  },
  "a reply in another client's ticket": {
    ...asMary,
    server: bad.openTo('/replyTicket/TKT'),
    args: [...asMary.args, '--write'],
    line: "another client's data",
    says: 'fails: replyTicket: it takes what is written to another client',
  },
}

/** The line of a call, and the lines of what was found about it. */
const about = (out: string, name: string) =>
  out.split(/\n(?=\S)/).find((row) => /^ {2,}|^\n|^$/.test(row.slice(7).replace(name, ''))) ?? ''

const passwords = { CHECK_API_PASSWORD: password, CHECK_API_OTHER_PASSWORD: password }

describe.each(Object.entries({ answers, 'sign-in': signIn, files, writing, strangers }))(
  '%s',
  (_, defects) => {
    test.each(sampleOf(Object.entries(defects), 1))('%s', async (_, defect) => {
      const { rules, server, args = [], email, line, says } = defect
      const { apiUrl } = await serveApi(rules, { ...(server && { adapter: server }), origins: [page] })
      const whole = ['check-api', apiUrl, '--email', email ?? ada.email, ...args]
      const outcome = await check(whole, passwords)
      expect(about(outcome.out, line)).toMatch(new RegExp(says))
      expect(outcome.out).not.toContain('undefined')
      expect(outcome.code, outcome.out).toBe(/^(fails|lacks)/.test(says) ? 1 : 0)
    })
  },
)

const everything = [
  ...['--ways', 'link,passkey'],
  ...['--origin', page, '--other-email', mary.email],
  ...['--write', '--reopen', resolved, '--idempotency-keys'],
]

test('none of this is in the reference API, with every option', async () => {
  const { apiUrl, asked } = await serveApi({}, { origins: [page], passkeys })
  const { out, code } = await checkAsAda(apiUrl, ...everything)
  expect(out).not.toMatch(/LACKS|FAILS|note:/)
  expect(out).toMatch(/Not looked at:\n {2}.*: no option looks at it\n\n/)
  expect(code).toBe(0)
  // Few, so that no account is locked: each with another email or another password.
  expect(asked.filter(({ url, method }) => method === 'POST' && url.endsWith('/login'))).toHaveLength(7)
  expect(out).toContain(`Sign-ins: 7, 3 of them with a wrong password (check-api@example.com, ${ada.email}).`)
})

test('a call that hangs is waited for once', async () => {
  const profile = () => {
    letPass(31)
    return new Promise<Response>(() => {})
  }
  const { apiUrl, asked } = await serveApi({ profile })
  const { out, code } = await checkAsAda(apiUrl, '--other-email', mary.email)
  expect(about(out, 'profile')).toContain('fails: no answer came: it did not answer within 30 seconds')
  expect(asked.filter(({ url }) => url.includes('/clientInformation/'))).toHaveLength(1)
  expect(code).toBe(1)
})

describe('the report', () => {
  test('says what it did not look at, and what would', async () => {
    const { apiUrl, asked } = await serveApi()
    const { out, code } = await checkAsAda(apiUrl)
    const [, block = ''] = out.split('Not looked at:')
    const options = [
      ...['--other-email', '--origin', '--write', '--write --reopen', '--write --idempotency-keys'],
      '--ways link,passkey',
    ]
    for (const option of options) expect(block).toContain(`: ${option}`)
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
    const adapter = () => bad.withHeaders({ 'content-type': 'text/plain' })
    const { apiUrl } = await serveApi({}, { adapter })
    const { out } = await checkAsAda(apiUrl)
    expect(out.match(/note: {2}its content type is "text\/plain"/g)).toHaveLength(1)
    expect(out).toMatch(
      /In several of these:\n.*note: {2}its content type is .* In login, checkSession, profile/,
    )
  })
})

describe("with tokens of the host's own sign-in", () => {
  /** The API of a host: two clients who are signed in elsewhere, and nothing that checks a session. */
  async function serveHost(rules: Rules = {}) {
    const api = await createApi()
    const [own, other] = await Promise.all([mary, ada].map(({ email }) => api.signIn(email)))
    const carry = intercept(api.fetch, { checkSession: fail(404, 'There is no such call.'), ...rules })
    const asked: string[] = []
    const origin = await listen((request) => {
      asked.push(new URL(request.url).pathname)
      return carry(request)
    })
    const args = ['check-api', `${origin}/api/v1`, '--token', own?.token ?? '']
    return { args, asked, other: other?.token ?? '' }
  }

  test('a server without a check of the session is told of it, and passes', async () => {
    const { args } = await serveHost()
    const { out, code } = await check(args, {})
    expect(about(out, 'checkSession')).toContain('note:  it answers 404')
    expect(out).toContain(': --other-token')
    expect(code).toBe(0)
  })

  test("another client's token tries their ids, without signing anybody in or out", async () => {
    const { args, asked, other } = await serveHost()
    const { out, code } = await check([...args, '--other-token', other], {})
    expect(about(out, "another client's data")).toMatch(/^ok/)
    expect(out).not.toContain(': --other-token')
    expect(out).not.toContain(other)
    expect(asked.filter((path) => /login$|logout$/.test(path))).toEqual([])
    expect(code).toBe(0)
  })

  test('a leak between them is found', async () => {
    const everybodys: Rule = async (proceed) => {
      const response = await proceed()
      return response.status === 404 ? Response.json({ data: { ticketId: 'TKT-1', messages: [] } }) : response
    }
    const { args, other } = await serveHost({ ticket: everybodys })
    const { out, code } = await check([...args, '--other-token', other], {})
    expect(about(out, "another client's data")).toContain('fails: ticket')
    expect(code).toBe(1)
  })
})
