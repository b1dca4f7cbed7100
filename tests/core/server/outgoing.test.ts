/** A server with endpoints of its own: where the values of a call go, and how bodies are turned into others. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import * as api from '../../../src/core/server/api'
import { configure, type SettingsInput } from '../../../src/core/settings/config'
import { defineEndpoints } from '../../../src/core/settings/own/define-endpoints'

afterEach(() => configure({ endpoints: undefined, fetch: undefined, apiUrl: undefined }))

/** Makes a call on a server that has other endpoints, and answers with a body. */
async function speak<Answer>(
  endpoints: SettingsInput['endpoints'],
  call: () => Promise<Answer>,
  body: unknown = { success: true, data: [] },
) {
  const sent: { url: string; method: string; body: unknown }[] = []
  configure({
    endpoints: undefined,
    fetch: async (input, init) => {
      const text = typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body
      sent.push({ url: String(input), method: init?.method ?? '', body: text })
      return Response.json(body)
    },
  })
  configure({ endpoints })
  const answer = await call().catch((error: unknown) => error)
  return { ...sent[0], answer }
}

const ticket = () => api.ticket('T 1')
const paid = () => api.servicePayments('ada', 'Website', '42')
const base = 'http://localhost/api/v1'

describe('a value of the query or of the body can stand in the path', () => {
  test.each([
    ['of the query', { ticket: '/tickets/{ticketId}' }, ticket, '/tickets/T%201'],
    ['of the query, in a query', { ticket: '/tickets?no={ticketId}' }, ticket, '/tickets?no=T%201'],
    [
      'and what has no place stays where it was',
      { files: '/files' },
      () => api.files('7'),
      '/files?serviceId=7&userType=Client',
    ],
    [
      'or part of it does',
      { files: '/projects/{serviceId}/files' },
      () => api.files('7'),
      '/projects/7/files?userType=Client',
    ],
    ['of the body', { servicePayments: '/payments/{serviceName}' }, paid, '/payments/Website'],
    [
      'the id of a project in place of its name',
      { servicePayments: '/projects/{serviceId}/payments' },
      paid,
      '/projects/42/payments',
    ],
  ])('%s', async (_, endpoints, call: () => Promise<unknown>, path) => {
    expect((await speak(endpoints, call)).url).toBe(base + path)
  })

  test('of a form', async () => {
    const form = new FormData()
    form.set('message', 'hi')
    const { url } = await speak({ replyTicket: '/say/{message}/{ticketId}' }, () =>
      api.replyTicket('T', form),
    )
    expect(url).toBe(`${base}/say/hi/T`)
  })
})

describe('an endpoint may be { path, method, read, write }', () => {
  test('another method; what is only read has no body', async () => {
    const { url, method, body } = await speak(
      { servicePayments: { path: '/payments/{serviceId}', method: 'GET' } },
      paid,
    )
    expect([url, method, body]).toEqual([`${base}/payments/42`, 'GET', undefined])
  })

  test('the answer is turned into ours before it is checked, and the body into theirs before it is sent', async () => {
    const endpoints = {
      servicePayments: {
        write: (body: unknown) => ({ project: Object(body).serviceName }),
        read: (answer: unknown) => ({
          data: Object(answer).items.map(({ no }: { no: number }) => ({ id: no })),
        }),
      },
    }
    const { body, answer } = await speak(endpoints, paid, { items: [{ no: 7 }] })
    expect(body).toEqual({ project: 'Website' })
    expect(answer).toMatchObject([{ id: '7' }])
  })

  test('a form can become JSON', async () => {
    const form = new FormData()
    form.set('message', 'hi')
    const write = (body: unknown) => ({ text: body instanceof FormData && body.get('message') })
    const { body } = await speak({ replyTicket: { write } }, () => api.replyTicket('T', form))
    expect(body).toEqual({ text: 'hi' })
  })

  test('`write` gets the body and the values that its type names', async () => {
    const got: Record<string, unknown> = {}
    const form = new FormData()
    form.set('message', 'hi')
    const endpoints = defineEndpoints({
      login: { write: ({ email, password }) => (got.login = [email, password]) },
      sendResetEmail: { write: ({ email }) => (got.mail = email) },
      resetPassword: { write: ({ password }, { userId, token }) => (got.reset = [password, userId, token]) },
      checkSession: { write: ({ userType }) => (got.session = userType) },
      servicePayments: {
        write: ({ serviceName }, { clientId, serviceId, limit }) =>
          (got.paid = [serviceName, clientId, serviceId, limit]),
      },
      replyTicket: {
        write: (body, { ticketId, message }) => (got.reply = [body.get('message'), ticketId, message]),
      },
      ticket: { method: 'POST', write: (body, { ticketId }) => (got.ticket = [body, ticketId]) },
    })
    for (const call of [
      () => api.login({ email: 'a@b', password: 'x' }),
      () => api.sendResetEmail('a@b'),
      () => api.resetPassword('u', 't', 'x'),
      () => api.checkSession(),
      paid,
      () => api.replyTicket('T', form),
      ticket,
    ])
      await speak(endpoints, call)
    expect(got).toEqual({
      login: ['a@b', 'x'],
      mail: 'a@b',
      reset: ['x', 'u', 't'],
      session: 'Client',
      paid: ['Website', 'ada', '42', undefined],
      reply: ['hi', 'T', 'hi'],
      ticket: [undefined, 'T 1'],
    })
  })

  test('what it says may be a refusal', async () => {
    const read = () => ({ success: false, message: 'Closed today.' }) as const
    expect((await speak({ ticket: { read } }, ticket)).answer).toMatchObject({ message: 'Closed today.' })
  })

  test('one that throws is an answer that can not be read; the developer sees why', async () => {
    const seen = vi.spyOn(console, 'error').mockReturnValue()
    const read = () => {
      throw new Error('no items')
    }
    expect((await speak({ ticket: { read } }, ticket)).answer).toMatchObject({
      call: 'ticket',
      message: "The server's answer can't be read.",
    })
    expect(seen).toHaveBeenCalledWith(expect.stringContaining('"ticket"'), expect.any(Error))
    seen.mockRestore()
  })
})

test.each([
  [
    { ticket: '/tickets/:ticketId' },
    '"ticket" is not used: a place is written {ticketId}, and not :ticketId',
  ],
  [{ ticket: '/tickets/{id}' }, '"ticket" is not used: {id} is none of its values: ticketId'],
  [
    { notifications: '/news/{clientId}' },
    '"notifications" is not used: {clientId} is none of its values: none',
  ],
  [{ tickts: '/tickets' }, '"tickts" is not used: there is no such call'],
  [
    { ticket: { path: 'https://other.example/{ticketId}' } },
    '"ticket" is not used: it leads away from the API',
  ],
])(
  'a mistake in %j is told to the developer when it is configured, and ours is used',
  async (endpoints, words) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    // A host without types can write anything.
    const { url } = await speak(endpoints as SettingsInput['endpoints'], ticket)
    expect(warn.mock.calls.flat().join()).toContain(words)
    expect(url).toBe(`${base}/support/getTicketDetails?ticketId=T+1`)
    warn.mockRestore()
  },
)
