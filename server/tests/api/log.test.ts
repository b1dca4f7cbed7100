/** What the server's log says: who signed in and out, who was refused, and what went wrong; never what a client wrote. */
import { describe, expect, test, vi } from 'vitest'
import { defaultLimits } from '../../api/limits'
import { describeError, logEvent } from '../../api/node/log'
import { createWatch } from '../../api/watch'
import type { ApiEvent, RefusalStatus } from '../../base/refusal'
import { createBrowserApi } from '../../browser'
import { openPglite } from '../../stores/node/pglite'
import { newDatabase } from '../stores/new-database'
import { forgetPassword, linkIn, linksIn, readTicket, reply, setPassword, signIn } from './people'
import { speakTo } from './speak'

function open() {
  const events: ApiEvent[] = []
  const rates = { ...defaultLimits.rates, write: { tries: 0, seconds: 60 } }
  const limits = { ...defaultLimits, rates }
  const addressOf = () => '2001:db8::1'
  const note = (event: ApiEvent) => events.push(event)
  return { api: createBrowserApi({ limits, addressOf, watch: createWatch({}), note }), events }
}

const from = '2001:0db8:0000:0000::/64'
/** The id that the answer carries, and the time that it took. */
const whichever = { id: expect.stringMatching(/^[0-9a-f]{32}$/), ms: expect.any(Number) }
const refused = (status: RefusalStatus, call: string, who: string | undefined): ApiEvent => ({
  ...{ event: 'refused', status, call },
  ...{ from, who, ...whichever },
})

test('a refused sign-in, a token that does not count, a link that is no good, a client who writes too often', async () => {
  const { api, events } = open()
  const nobody = speakTo(api.fetch)
  await signIn(nobody, 'client@example.com', 'a guess')
  await speakTo(api.fetch, 'forged').get('/clients/clientInformation/client-ada')
  await nobody.get('/uploads/file-phone-menu-png/a.png')
  const ada = speakTo(api.fetch, (await api.signIn()).token)
  await reply(ada, 'my secret')
  expect(events).toEqual([
    refused(401, 'POST /api/v1/auth/user/client/login', 'client@example.com'),
    refused(401, 'GET /api/v1/clients/clientInformation/:id', undefined),
    refused(403, 'GET /api/v1/uploads/:id/:name', undefined),
    refused(429, 'POST /api/v1/support/client/replyTicket/:ticketId', 'client-ada'),
  ])
})

test("what is somebody else's, does not fit, or is no call", async () => {
  const { api, events } = open()
  const ada = speakTo(api.fetch, (await api.signIn()).token)
  await ada.get('/clients/clientInformation/client-mary')
  await ada.post('/auth/user/checkTokenValidity', { userType: 'my secret' })
  await ada.get('/my/secret')
  expect(events).toEqual([
    refused(404, 'GET /api/v1/clients/clientInformation/:id', 'client-ada'),
    refused(400, 'POST /api/v1/auth/user/checkTokenValidity', 'client-ada'),
    refused(404, 'GET /api/v1/*', undefined),
  ])
})

test('a sign-in, a sign-out, a new password; of no other call that is answered', async () => {
  const { api, events } = open()
  const nobody = speakTo(api.fetch)
  await signIn(nobody)
  const ada = speakTo(api.fetch, (await api.signIn()).token)
  await ada.get('/clients/clientInformation/client-ada')
  await ada.post('/auth/user/client/logout')
  await forgetPassword(nobody)
  await setPassword(nobody, await vi.waitUntil(() => linkIn(api.mails.find(linkIn))))
  const who = 'client-ada'
  expect(events).toEqual([
    { event: 'signed-in', from, who },
    { event: 'signed-out', from, who },
    { event: 'new-password', from, who },
  ])
})

test('with `noteCalls`, who has read or sent what, and from where; not what it was', async () => {
  const events: ApiEvent[] = []
  const addressOf = () => '192.0.2.7'
  const note = (event: ApiEvent) => events.push(event)
  const watch = createWatch({ noteCalls: true })
  const api = createBrowserApi({ watch, signedLinks: true, addressOf, note })
  const ada = speakTo(api.fetch, (await api.signIn()).token)
  const [link = ''] = linksIn(await reply(ada, 'my secret', new File(['my secret'], 'my-secret.txt')))
  expect((await api.fetch(link)).status).toBe(200)
  await readTicket(ada)
  await ada.get('/support/getTicketDetails?ticketId=of-somebody-else')
  await ada.get('/health')
  const line = { from: '192.0.2.7', who: 'client-ada', status: 200, ...whichever }
  expect(events).toEqual([
    { ...line, event: 'answered', call: 'POST /api/v1/support/client/replyTicket/:ticketId' },
    { ...line, event: 'answered', call: 'GET /api/v1/uploads/:id/:name' },
    { ...line, event: 'answered', call: 'GET /api/v1/support/getTicketDetails' },
    { ...line, event: 'refused', status: 404, call: 'GET /api/v1/support/getTicketDetails' },
  ])
})

test('an answer carries the id of its line; one that a proxy gave stays, and a fault names it, too', async () => {
  const events: ApiEvent[] = []
  const faults: unknown[][] = []
  const api = createBrowserApi({
    watch: createWatch({ noteCalls: true, requestIdOf: ({ req }) => req.header('X-Request-Id') }),
    origins: ['https://www.example.com'],
    describe: () => ({}),
    note: (event) => events.push(event),
    log: (...fault) => faults.push(fault),
  })
  const ask = (path: string, headers: Record<string, string> = {}) => api.fetch(`/api/v1${path}`, { headers })
  const answers = [
    await ask('/my/secret'),
    await ask('/openapi.json', { 'X-Request-Id': 'given-1', Origin: 'https://www.example.com' }),
  ]
  api.store.upload = () => Promise.reject(new Error('gone'))
  answers.push(await ask('/uploads/a/b', { 'X-Request-Id': 'given-2' }))
  const ids = answers.map(({ headers }) => headers.get('X-Request-Id'))
  expect(ids).toEqual([whichever.id, 'given-1', 'given-2'])
  expect(events.map((event) => 'id' in event && [event.id, event.status])).toEqual([
    [ids[0], 404],
    ['given-1', 200],
    ['given-2', 500],
  ])
  expect(faults).toEqual([[expect.any(Error), 'given-2', 'GET /api/v1/uploads/:id/:name']])
  expect(answers[1]?.headers.get('Access-Control-Expose-Headers')).toContain('X-Request-Id')
})

test('a line is JSON with the time in UTC, and stays one line whatever was typed', () => {
  const lines: unknown[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(line) > 0)
  const who = 'a@b\r\n{"event":"signed-in"}\u2028\u0085\u009b2K\u202e🔑'
  const event = { ...refused(401, 'POST /login', who), id: 'an-id', ms: 3 }
  logEvent(event)
  write.mockRestore()
  expect(lines).toEqual([expect.stringMatching(/^\{[ -~]+\}\n$/)])
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  expect(JSON.parse(String(lines[0]))).toEqual({ time, ...event })
})

describe('an error', () => {
  test("of the database is named by its code and constraint, without the client's words", async () => {
    const store = await openPglite(await newDatabase())
    const texts = { title: 'the words of a client', message: '', CTA: '', CTAPath: '' }
    const times = { createdAt: '2026-11-27T09:30:00.000Z', read: false }
    const notification = { _id: 'news-1', clientId: 'nobody', ...texts, ...times }
    const error = await store.addNotification(notification).catch((error: unknown) => error)
    await store.close()
    const told = describeError(error)
    expect(told).toMatchObject({ code: '23503', table: 'notifications', constraint: expect.any(String) })
    expect(JSON.stringify(told)).not.toContain('words')
  }, 60_000)

  test('of ours is told with its place', () => {
    expect(describeError(new TypeError('x is not a function'))).toEqual({
      component: 'server',
      name: 'TypeError',
      message: 'x is not a function',
      at: expect.arrayContaining([expect.stringContaining('log.test')]),
    })
  })
})
