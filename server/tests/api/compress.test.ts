/** What comes compressed, and what never does: over real connections, as browsers and proxies ask. */
import { type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { createAdaptorServer } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CallName, calls } from '../../api/calls'
import { answers } from '../../api/schemas'
import { isList } from '../../api/sending/compress'
import { createBrowserApi } from '../../browser'
import type { Records } from '../../stores/records'
import { credentials, speakTo } from './speak'

const api = createBrowserApi({ large: 500, signedLinks: true })
const server = createAdaptorServer({ fetch: (asked) => api.fetch(asked) })
let large = ''
let ada = ''

interface Sent {
  method?: string
  accept?: string | undefined
  token?: string
  json?: object
}

interface Got {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Asks without a fetch, which would ask for compressed answers and unpack them by itself. */
function ask(path: string, { method = 'GET', accept = 'gzip, deflate, br', token, json }: Sent = {}) {
  return new Promise<Got>((resolve, reject) => {
    const { port } = server.address() as AddressInfo // it listens on a port
    const headers = {
      ...(accept && { 'Accept-Encoding': accept }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(json && { 'Content-Type': 'application/json' }),
    }
    const asked = request({ port, path: path.startsWith('/api/') ? path : `/api/v1${path}`, method, headers })
    asked.on('error', reject).on('response', (answer) => {
      const pieces: Buffer[] = []
      answer.on('data', (piece: Buffer) => pieces.push(piece))
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(pieces) }),
      )
    })
    asked.end(json && JSON.stringify(json))
  })
}

const payments = '/payments/getPaymentofClient/client-large'
const adas = {
  services: '/services/get-services-for-client/client-ada',
  payments: '/payments/getPaymentofClient/client-ada',
  tickets: '/support/client/tickets?userId=client-ada',
} satisfies Partial<Record<CallName, string>>

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ada = (await api.signIn()).token
  large = (await api.signIn('large@example.com')).token
})
afterAll(() => server.close())

test('500 payments come in a seventh of what they are, or less', async () => {
  const plain = await ask(payments, { token: large, accept: '' })
  expect(plain.headers).toMatchObject({ vary: 'Accept-Encoding' })
  expect(plain.headers).not.toHaveProperty('content-encoding')
  const packed = await ask(payments, { token: large })
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
  // It comes slice by slice.
  expect(packed.headers).not.toHaveProperty('content-length')
  expect(packed.headers['cache-control']).toBe('no-store')
  // The links to invoices are signed anew for each answer.
  const rows = (body: Buffer) => JSON.parse(body.toString()).data.length
  expect(rows(gunzipSync(packed.body))).toBe(rows(plain.body))
  expect(rows(plain.body)).toBe(500)
  expect(packed.body.length).toBeLessThan(plain.body.length / 7)
})

test.each(Object.entries(adas))('%s come compressed', async (_name, path) => {
  const { status, headers, body } = await ask(path, { token: ada })
  expect({ status, encoding: headers['content-encoding'] }).toEqual({ status: 200, encoding: 'gzip' })
  // All of it can be written at once.
  expect(headers['content-length']).toBe(`${body.length}`)
  expect(JSON.parse(gunzipSync(body).toString())).toMatchObject({ success: true })
})

test.each([
  ['gzip;q=0, br', undefined],
  ['identity', undefined],
  ['br, zstd', undefined],
  ['*', 'gzip'],
  ['gzip;q=0.2, *;q=0', 'gzip'],
])('who accepts "%s" gets %s', async (accept, encoding) => {
  const { headers, body } = await ask(payments, { token: large, accept })
  expect(headers['content-encoding']).toBe(encoding)
  expect(headers.vary).toBe('Accept-Encoding')
  expect(JSON.parse((encoding ? gunzipSync(body) : body).toString()).data).toHaveLength(500)
})

test('a list is compressed from 2,048 bytes on', async () => {
  const titled = async (title: string) => {
    const seed = (records: Records) => ({
      ...records,
      notifications: records.notifications.slice(0, 1).map((one) => ({ ...one, title })),
    })
    const small = createBrowserApi({ seed })
    const { token } = await small.signIn()
    const headers = { Authorization: `Bearer ${token}`, 'Accept-Encoding': 'gzip' }
    return small.fetch('/api/v1/notification/getAllNotificationsofUser', { headers })
  }
  const around = (await (await titled('')).text()).length
  const short = await titled('x'.repeat(2_047 - around))
  expect(short.headers.get('Content-Encoding')).toBeNull()
  expect(await short.text()).toHaveLength(2_047)
  const long = await titled('x'.repeat(2_048 - around))
  expect(long.headers.get('Content-Encoding')).toBe('gzip')
  expect(gunzipSync(await long.arrayBuffer())).toHaveLength(2_048)
})

test('HEAD answers what GET does, without the list', async () => {
  const { status, headers, body } = await ask(payments, { method: 'HEAD', token: large })
  expect({ status, length: body.length, vary: headers.vary }).toEqual({
    status: 200,
    length: 0,
    vary: 'Accept-Encoding',
  })
})

describe('never compressed', () => {
  const login = (password: string) => ({
    method: 'POST',
    json: credentials('client@example.com', password),
  })

  test.each<[string, () => Promise<Got>]>([
    ['a sign-in', () => ask('/auth/user/client/login', login('portal-demo'))],
    ['a sign-in that is refused', () => ask('/auth/user/client/login', login('no'))],
    ['a new token', () => ask('/auth/user/client/renewToken', { method: 'POST', token: ada })],
    [
      'a check of the session',
      () =>
        ask('/auth/user/checkTokenValidity', { method: 'POST', token: ada, json: { userType: 'Client' } }),
    ],
    ['a ticket', () => ask('/support/getTicketDetails?ticketId=TKT-M4XQ72PD', { token: ada })],
    ['a refusal of a list', () => ask('/payments/getPaymentofClient/client-mary', { token: ada })],
    ['a list for nobody', () => ask(payments)],
    [
      'a list without rows',
      () => ask('/files/getFilesForAService?serviceId=project-newsletter', { token: ada }),
    ],
    ['the health check', () => ask('/health')],
  ])('%s', async (_what, get) => {
    const { headers, body } = await get()
    expect(headers).not.toHaveProperty('content-encoding')
    expect(headers['content-length']).toBe(`${body.length}`)
    expect(JSON.parse(body.toString())).toHaveProperty('success')
  })

  test('a file', async () => {
    const speaker = speakTo(api.fetch, ada)
    const sent = { message: 'A file', attachment: [new File(['a word '.repeat(1_000)], 'a.txt')] }
    const { body } = await speaker.send('/support/client/replyTicket/TKT-M4XQ72PD', sent)
    const link = /"(\/api\/v1\/uploads\/[^"]+a\.txt[^"]*)"/.exec(JSON.stringify(body))?.[1] ?? ''
    const file = await ask(link)
    expect({ status: file.status, length: file.body.length }).toEqual({ status: 200, length: 7_000 })
    expect(file.headers).not.toHaveProperty('content-encoding')
  })

  test('a stream of news', async () => {
    const { port } = server.address() as AddressInfo
    const headers = { Authorization: `Bearer ${large}`, 'Accept-Encoding': 'gzip' }
    const stream = await fetch(`http://127.0.0.1:${port}/api/v1/events`, { headers })
    expect(stream.headers.get('Content-Type')).toBe('text/event-stream; charset=utf-8')
    expect(stream.headers.get('Content-Encoding')).toBeNull()
    await stream.body?.cancel()
  })
})

test('inside a page, where nobody asks for it, nothing is compressed', async () => {
  const answer = await api.fetch(`/api/v1${payments}`, { headers: { Authorization: `Bearer ${large}` } })
  expect(answer.headers.get('Content-Encoding')).toBeNull()
  expect((await answer.json()).data).toHaveLength(500)
})

test('every call that answers with rows is among those that are compressed', () => {
  const withRows = Object.entries<{ entries: object }>(answers).filter(
    // Of a search, at most 20 come.
    ([name, { entries }]) => name !== 'search' && Object(Object(entries).data).type === 'array',
  )
  expect(withRows.length).toBeGreaterThan(7)
  const lists = Object.entries(calls).filter(([, call]) => isList(call))
  expect(lists.map(([name]) => name).toSorted()).toEqual(withRows.map(([name]) => name).toSorted())
})
