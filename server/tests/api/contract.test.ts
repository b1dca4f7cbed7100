/** Those who hold calls against the document see what does not fit it, on both sides. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createContract } from './contract'

const { find, faultsOfAsked, faultsOfAnswer } = createContract(
  JSON.parse(readFileSync('docs/openapi.json', 'utf8')),
)

const bearer = { Authorization: 'Bearer token' }
const json = { 'Content-Type': 'application/json' }

async function asked(method: string, path: string, headers: object = bearer, body?: BodyInit) {
  const request = new Request(`http://localhost/api/v1${path}`, {
    method,
    headers: { ...headers },
    ...(body !== undefined && { body }),
  })
  const call = find(method, `/api/v1${path}`)
  const bytes = Buffer.from(await request.arrayBuffer())
  return call
    ? faultsOfAsked(call, { method, url: `/api/v1${path}`, headers: request.headers, body: bytes })
    : ['there is no such call']
}

function form(fields: Record<string, string | File | (string | File)[]>): FormData {
  const form = new FormData()
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) form.append(name, value)
  return form
}

const file = new File(['--boundary\r\n\r\n'], 'ü".png')
const tickets = '/support/client/createTicket/client-ada'
const upload = { fileName: 'A', file, remarks: '', userType: 'Client', uploadedById: 'client-ada' }
const wholeLogin = { email: 'a@example.com', password: 'x' }

const list = (query: string) => asked('GET', `/support/client/tickets${query}`)
const signIn = (body: string, headers = json) => asked('POST', '/auth/user/client/login', headers, body)
const raise = (fields: Parameters<typeof form>[0]) => asked('POST', tickets, bearer, form(fields))
const addFile = (more: Parameters<typeof form>[0] = {}) =>
  asked('POST', '/files/uploadFileForAService/p1', bearer, form({ ...upload, ...more }))

test.each<[string, () => Promise<string[]>, string[]]>([
  ['nothing', () => list('?userId=client-ada&limit=20'), []],
  ['nothing in JSON', () => signIn(JSON.stringify(wholeLogin)), []],
  ['nothing in a form', () => raise({ subject: 'A', message: 'B', attachment: [file, file] }), []],
  ['nothing in a file', () => addFile(), []],
  ['another path', () => asked('GET', '/support/client/ticket'), ['there is no such call']],
  ['another method', () => asked('PUT', tickets), ['there is no such call']],
  ['a query without its value', () => list(''), ['query.userId is missing']],
  ['a query that nobody knows', () => list('?userId=a&page=2'), ['query.page is not in the document']],
  ['a value twice', () => list('?userId=a&userId=b'), ['query.userId is there 2 times']],
  ['no number where one has to be', () => list('?userId=a&limit=all'), ['query.limit must be integer']],
  ['an empty step', () => asked('GET', '/clients/clientInformation/'), ['there is no such call']],
  [
    'no token',
    () => asked('GET', '/notification/getAllNotificationsofUser', {}),
    ['the bearer token is missing'],
  ],
  ['no password', () => signIn('{"email":"a@example.com"}'), ["body must have required property 'password'"]],
  [
    'more than is asked for',
    () => signIn(JSON.stringify({ ...wholeLogin, remember: true })),
    ['body must NOT have additional properties: remember'],
  ],
  ['broken JSON', () => signIn('{'), ['body is no JSON']],
  [
    'JSON as text',
    () => signIn(JSON.stringify(wholeLogin), { 'Content-Type': 'text/plain' }),
    ['body is "text/plain", and not application/json'],
  ],
  [
    'a body where there is none',
    () => asked('POST', '/auth/user/client/logout', { ...bearer, ...json }, '{"all":true}'),
    ['body is not in the document'],
  ],
  [
    'another field in a form',
    () => raise({ title: 'A', message: 'B' }),
    ["body must have required property 'subject'", 'body must NOT have additional properties: title'],
  ],
  [
    'a text that is too long',
    () => raise({ subject: 'A'.repeat(201), message: 'B' }),
    ['body.subject must NOT have more than 200 characters'],
  ],
  ['nothing in a text that names an upload in the place of a file', () => addFile({ file: 'A' }), []],
  ['a file in the place of a text', () => addFile({ remarks: file }), ['body.remarks must be string']],
  ['a field twice', () => addFile({ fileName: ['A', 'B'] }), ['body.fileName must be string']],
])('finds %s in a request', async (_what, ask, faults) => {
  expect(await ask()).toEqual(faults)
})

const ticket = {
  ...{ ticketId: 'TKT-1', subject: 'A', status: 'Open' },
  ...{ createdAt: '2026-11-20T12:00:00.000Z', messages: [] },
}
const answeredWith = (more: object) => answered(200, { success: true, data: { ...ticket, ...more } })

function answered(status: number, body: unknown, headers: object = json) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const call = find('GET', '/api/v1/support/getTicketDetails') ?? expect.fail()
  return faultsOfAnswer(call, { status, headers: new Headers({ ...headers }), body: Buffer.from(text) })
}

const failure = { success: false, message: 'No.' }

test.each<[string, string[], string[]]>([
  ['nothing', answeredWith({}), []],
  ['nothing in a refusal', answered(404, failure), []],
  ['another status', answered(418, failure), ['the document names no status 418']],
  [
    'a page',
    answered(404, '<p>No.', { 'Content-Type': 'text/html' }),
    ['the answer is "text/html", and not application/json'],
  ],
  ['a cut answer', answered(200, '{"success":'), ['the answer is no JSON']],
  ['nothing in a refusal with status 200', answered(200, failure), []],
  [
    'a refusal without words',
    answered(200, { success: false }),
    ["the answer must have required property 'message'"],
  ],
  ['an answer without data', answered(200, {}), ["the answer must have required property 'data'"]],
  ['a number for a text', answeredWith({ subject: 1 }), ['the answer.data.subject must be string']],
  [
    'no date deep inside',
    answeredWith({ createdAt: 'today' }),
    [expect.stringMatching(/^the answer\.data\.createdAt must match pattern/)],
  ],
  [
    'what gets out by accident',
    answeredWith({ passwordHash: 'x' }),
    ['the answer.data must NOT have additional properties: passwordHash'],
  ],
  ['no time to wait', answered(429, failure), ['the header Retry-After is missing']],
  [
    'no number of seconds',
    answered(429, failure, { ...json, 'Retry-After': 'soon' }),
    ['the header Retry-After must be integer'],
  ],
])('finds %s in an answer', (_what, found, faults) => {
  expect(found).toEqual(faults)
})
