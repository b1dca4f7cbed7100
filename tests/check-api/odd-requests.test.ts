/** `check-api` sends what no page sends, and names the servers that take it for a fault of their own. */
import { expect, test } from 'vitest'
import { sampleOf } from '../trials'
import type { BadServer } from './bad-servers'
import { type Adapter, checkAsAda, only, serveApi } from './check'

/** Answers 500 to the requests that it can't read. */
const failingAt =
  (isOdd: (request: Request, body: string) => boolean): Adapter =>
  async (request, proceed) => {
    const body = await request.clone().text()
    return isOdd(request, body)
      ? Response.json({ success: false, message: 'No.' }, { status: 500 })
      : proceed()
  }

const lineOf = (out: string) => out.split('\n').findIndex((line) => /what no page sends/.test(line))

test('a good server refuses all of it', async () => {
  const { apiUrl } = await serveApi()
  const { out } = await checkAsAda(apiUrl, '--write')
  expect(out).toMatch(/^ok +what no page sends/m)
  expect(out).toMatch(/^ok +another letter in the email +\("clíent@example.com" is nobody's/m)
})

const failures: [says: string, args: string, isOdd: Parameters<typeof failingAt>[0]][] = [
  ['service: .* to half a percent sign for an id', '', ({ url }) => url.endsWith('%E0%A4%A')],
  ['service: .* to no UTF-8 for an id', '', ({ url }) => url.endsWith('%FF')],
  ['service: .* to a NUL for an id', '', ({ url }) => url.endsWith('%00')],
  ['services: .* to a query that is nested 150 deep', '', ({ url }) => url.split('[a]').length > 100],
  ['servicePayments: .* to JSON that is nested 2,000 deep', '', (_, body) => body.startsWith('[[[')],
  ['servicePayments: .* to JSON that is no UTF-8', '', (_, body) => body.includes('\ufffd')],
  ['servicePayments: .* to half of a JSON', '', (_, body) => body === '{'],
  ['servicePayments: .* to half a character', '', (_, body) => body.includes('\\ud800')],
  ['servicePayments: .* to a NUL', '', (_, body) => body.includes('\\u0000')],
  ['servicePayments: .* to a number of 5,000 digits', '', (_, body) => body.includes('9'.repeat(5_000))],
  [
    'servicePayments, createTicket: .* to a form without a boundary',
    '--write',
    ({ headers }) => headers.get('content-type') === 'multipart/form-data',
  ],
  ['login: .* to an X-Forwarded-For that is no address', '', ({ headers }) => headers.has('x-forwarded-for')],
]

test.each(sampleOf(failures, 1))('names a server that fails: %s', async (says, args, isOdd) => {
  const { apiUrl } = await serveApi({}, { adapter: () => failingAt(isOdd) })
  const { code, out } = await checkAsAda(apiUrl, ...(args ? [args] : only('service', 'servicePayments')))
  const [line, below, ...rest] = out.split('\n').slice(lineOf(out))
  expect(line).toMatch(/^LACKS/)
  expect(below).toMatch(new RegExp(says.replace('.*', 'it answers 500')))
  // One cause, one line.
  expect(rest[0]).toMatch(/^\S/)
  expect(code).toBe(1)
})

/** Finds an email whatever stands above its letters, as some databases do. */
const withoutAccents: BadServer = (api) => async (request, proceed) => {
  if (!request.url.endsWith('/login')) return proceed()
  const { email, password } = await request.json()
  const body = JSON.stringify({ email: email.normalize('NFD').replaceAll('\u0301', ''), password })
  return api.fetch(new Request(request.url, { method: 'POST', headers: request.headers, body }))
}

test('notes that an email is found by another letter, whose tries may count apart', async () => {
  const { apiUrl } = await serveApi({}, { adapter: withoutAccents })
  const { code, out } = await checkAsAda(apiUrl, ...only())
  expect(out).toMatch(
    /note: +as "clíent@example.com", it signs in the same client: count tries by the client's own email/,
  )
  expect(code).toBe(0)
})
