/** How the server is spoken to, and what becomes of its answers. */
import { describe, expect, test, vi } from 'vitest'
import { answer, type Rule } from '../../../server/api/intercept'
import { openPortal } from '../portal'
import { adasToken, failureOf, stopTimeInTests, stored, until } from '../server'
import { openTab } from '../tab'

stopTimeInTests()

/** A tab whose client is signed in, on a server that answers everything well. */
async function open() {
  const good = answer({ success: true, data: [] })
  const rules = { checkSession: good, profile: good, payments: good, sendResetEmail: good, ticket: good }
  const address = 'https://client.example/account/'
  const tab = await openPortal({ local: stored(adasToken()), address, rules })
  await tab.isSignedIn()
  return tab
}

describe('addresses', () => {
  test.each([
    ['/api/v1', 'https://client.example/api/v1/payments/getPaymentofClient/7'],
    ['/api/v1/', 'https://client.example/api/v1/payments/getPaymentofClient/7'],
    ['api', 'https://client.example/account/api/payments/getPaymentofClient/7'],
    ['https://api.example/v2', 'https://api.example/v2/payments/getPaymentofClient/7'],
    ['//api.example/v2', 'https://api.example/v2/payments/getPaymentofClient/7'],
  ])('with the API at %s', async (apiUrl, href) => {
    const { api, configure, server } = await open()
    configure({ apiUrl })
    await api.payments('7')
    expect(server.last('payments')?.url.href).toBe(href)
  })

  test.each([
    ['a/b', 'a%2Fb'],
    ['ä ?#', '%C3%A4%20%3F%23'],
    ['%2e%2e', '%252e%252e'],
    ['...', '...'],
  ])('the id %j is encoded', async (id, path) => {
    const { api, server } = await open()
    await api.payments(id)
    expect(server.last('payments')?.url.pathname).toBe(`/api/v1/payments/getPaymentofClient/${path}`)
  })

  test.each(['', '.', '..', '\ud800'])('the id %j is refused, and nothing is sent', async (id) => {
    const { api, server } = await open()
    expect(await failureOf(api.payments(id))).toMatchObject({
      name: 'ApiError',
      call: 'payments',
      status: 0,
      message: expect.stringContaining('{clientId}'),
    })
    expect(server.count('payments')).toBe(0)
  })

  test('queries are encoded', async () => {
    const { api, server } = await open()
    await failureOf(api.ticket('a&b=c d'))
    expect(server.last('ticket')?.url.search).toBe('?ticketId=a%26b%3Dc+d')
  })

  test('a host may have other paths', async () => {
    const { api, configure, server } = await open()
    configure({ endpoints: { payments: '/v9/{clientId}/paid' } })
    await failureOf(api.payments('7')) // this server has no such path
    expect(server.calls.at(-1)?.url.pathname).toBe('/api/v1/v9/7/paid')
  })
})

describe('the bearer token', () => {
  test('goes with the calls of whoever is signed in', async () => {
    // Its end is a second, which may be over meanwhile.
    const before = adasToken()
    const { api, server } = await open()
    const after = adasToken()
    await api.payments('7')
    const sent = server.last('payments')?.headers.get('authorization')
    expect([`Bearer ${before}`, `Bearer ${after}`]).toContain(sent)
  })

  test.each([
    ['login', (api: Api) => api.login({ email: 'a@b', password: 'x' })],
    ['sendResetEmail', (api: Api) => api.sendResetEmail('a@b')],
    ['resetPassword', (api: Api) => api.resetPassword('u', 't', 'x')],
  ] as const)('does not go with %s', async (name, call) => {
    const { api, server } = await open()
    await call(api).catch(() => {})
    expect(server.count(name)).toBe(1)
    expect(server.last(name)?.headers.has('authorization')).toBe(false)
  })

  test.each(['https://evil.example/{clientId}', 'HTTPS://evil.example/{clientId}', 'javascript:{clientId}'])(
    'never goes to another origin: the endpoint %s is not used, and the console says so',
    async (payments) => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue()
      const { api, configure, server } = await open()
      configure({ endpoints: { payments } })
      expect(warn).toHaveBeenCalledWith(expect.stringMatching(/"payments" is not used: it leads away/))
      warn.mockRestore()
      await api.payments('7')
      expect(server.calls.filter(({ url }) => url.host !== 'client.example')).toEqual([])
      expect(server.count('payments')).toBe(1)
    },
  )

  test.each(['//evil.example/x', '\\\\evil.example/x', '/\\evil.example/x'])(
    'stays with the API where a path looks like another host: %s',
    async (payments) => {
      const { api, configure, server } = await open()
      configure({ endpoints: { payments } })
      await api.payments('7').catch(() => {})
      expect(server.calls.filter(({ url }) => url.host !== 'client.example')).toEqual([])
    },
  )

  test.each([301, 302, 303, 307, 308])(
    'no call with content follows a redirect (%d), and the console says so',
    async (status) => {
      const error = vi.spyOn(console, 'error').mockReturnValue()
      const { api, configure } = await open()
      const redirects: Record<string, string | undefined> = {}
      configure({
        fetch: async (input, init) => {
          redirects[new URL(String(input)).pathname] = init?.redirect
          return new Response(null, { status, headers: { location: 'https://evil.example/' } })
        },
      })
      expect(await failureOf(api.login({ email: 'a@b', password: 'x' }))).toMatchObject({
        status: 0,
        message: "The server's answer can't be read.",
      })
      await failureOf(api.payments('7'))
      expect(redirects).toMatchObject({
        '/api/v1/auth/user/client/login': 'manual',
        '/api/v1/payments/getPaymentofClient/7': 'follow',
      })
      await until(() =>
        expect(error).toHaveBeenCalledWith(expect.stringMatching(/redirects "login".*login$/)),
      )
      error.mockRestore()
    },
  )

  test('asks where a redirect leads without the secret of a mailed link', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue()
    const { api, configure } = await open()
    const asked: string[] = []
    configure({
      fetch: async (input, init) => {
        if (init?.method === undefined) asked.push(decodeURI(String(input)))
        return new Response(null, { status: 307, headers: { location: 'https://evil.example/' } })
      },
    })
    await failureOf(api.resetPassword('client-ada', 'secret', 'correct horse'))
    const address = 'https://client.example/api/v1/auth/user/client/updatePassword/{userId}/{token}'
    await until(() => expect(error).toHaveBeenCalledWith(expect.stringContaining(`Use ${address}`)))
    expect(asked.filter((address) => /reset|updatePassword|secret/.test(address))).toEqual([address])
    error.mockRestore()
  })

  test('stands in no address and no body, whatever is asked', async () => {
    const { api, signOut, configure, $session } = await open()
    const asked: { told: string; isSigned: boolean; path: string }[] = []
    const token = adasToken()
    configure({
      endpoints: { logout: '/bye', renew: '/again' },
      fetch: async (input, init) => {
        const body = init?.body instanceof FormData ? Object.fromEntries(init.body) : init?.body
        const isSigned = new Headers(init?.headers).get('authorization') === `Bearer ${token}`
        const { pathname, href } = new URL(String(input))
        asked.push({ told: href + JSON.stringify(body), isSigned, path: pathname })
        return Response.json({ success: true, data: [] })
      },
    })
    await until(() => expect($session.get().status).toBe('signed-in'))
    const calls: ((...given: unknown[]) => unknown)[] = Object.values(api as object)
    const given = { subject: 'a', message: 'b', attachment: [], files: [] }
    for (const call of calls) await Promise.resolve(call('a', given, {})).catch(() => {})
    signOut()
    const signed = asked.filter(({ isSigned }) => isSigned)
    expect(new Set(signed.map(({ path }) => path)).size).toBeGreaterThan(12)
    expect(asked.filter(({ told }) => told.includes(token.split('.')[1] ?? token))).toEqual([])
  })

  test('goes nowhere once signed out', async () => {
    const { api, signOut, server } = await open()
    signOut()
    await api.payments('7')
    expect(server.last('payments')?.headers.has('authorization')).toBe(false)
  })
})

type Api = Awaited<ReturnType<typeof openTab>>['api']

test('cookies go as the host says', async () => {
  const seen: unknown[] = []
  const { api, configure } = await openTab()
  configure({
    fetch: async (_, init) => {
      seen.push(init?.credentials)
      return Response.json({ data: [] })
    },
  })
  await api.payments('7')
  configure({ credentials: 'include' })
  await api.payments('7')
  expect(seen).toEqual(['same-origin', 'include'])
})

test('a cookie of the page adds no header, whatever its name', async () => {
  const { api, page, server } = await open()
  Object.assign(page.document, { cookie: 'theme=dark; undefined=1; =2' })
  await api.payments('7')
  const headers = Array.from(server.last('payments')?.headers ?? [])
  expect(headers).toEqual([['authorization', `Bearer ${adasToken()}`]])
})

test("what a host has set for its own calls by the same HTTP library is not the portal's", async () => {
  const { api, server } = await open()
  const { default: redaxios } = await import('redaxios')
  const host = { auth: 'Basic host', headers: { 'x-host': '1' }, params: { host: '1' } }
  Object.assign(redaxios.defaults, host)
  try {
    await api.payments('7')
  } finally {
    for (const name of Object.keys(host)) Reflect.deleteProperty(redaxios.defaults, name)
  }
  const { headers, url } = server.last('payments') ?? {}
  expect(Array.from(headers ?? [])).toEqual([['authorization', `Bearer ${adasToken()}`]])
  expect(url?.search).toBe('')
})

test("without a fetch of the host's, the page's own is used, also one that is replaced later", async () => {
  const { api } = await openTab()
  vi.stubGlobal('fetch', async () => Response.json({ data: [] }))
  expect(await api.payments('7')).toEqual([])
})

describe('a failed answer is one kind of error, with words for the client', () => {
  const json =
    (body: unknown, status = 400): Rule =>
    async () =>
      Response.json(body, { status })
  const text =
    (body: string, status: number): Rule =>
    async () =>
      new Response(body, { status })
  const wrong = 'The server cannot do this. Please contact us.'
  const later = 'The server cannot do this just now. Please try again in a few minutes.'
  const missing = 'This was not found. It may have been removed: load the page anew to see what is there.'
  const denied = 'You have no access to this. If you need it, please contact us.'
  const unreadable = "The server's answer can't be read."
  const unreachable = "The server can't be reached."
  test.each([
    ['a refusal with a message', json({ message: 'Not yours.' }, 403), 403, 'Not yours.', false],
    ['success: false with status 200', json({ success: false, message: 'No.' }, 200), 200, 'No.', false],
    ['success: false without a message', json({ success: false }, 200), 200, wrong, false],
    ['a message that is a number', json({ message: 42 }), 400, wrong, false],
    ['a message that is an object', json({ message: { text: 'x' } }), 400, wrong, false],
    ['a message that is a list', json({ message: ['x'] }), 400, 'x', false],
    ['a message that is null', json({ message: null }), 400, wrong, false],
    ['a message that is blank', json({ message: '  ' }), 400, wrong, false],
    ['no body', text('', 404), 404, missing, false],
    ['a page of HTML', text('<h1>Bad gateway</h1>', 502), 502, later, true],
    ['too many requests', json({ message: 'Slow down.' }, 429), 429, 'Slow down.', true],
    ['a timeout of the server', json({}, 408), 408, later, true],
    ['a page of HTML with status 200', text('<!doctype html>', 200), 0, unreadable, true],
    ['JSON that is cut off', text('{"success":true,"data":[{"id"', 200), 0, unreadable, true],
    ['a number', text('123', 200), 0, unreadable, true],
    ['null', text('null', 200), 0, unreadable, true],
    ['an empty body', text('', 200), 0, unreadable, true],
    ['data that is no list', json({ success: true, data: {} }, 200), 0, unreadable, true],
    ['no data', json({ success: true }, 200), 0, unreadable, true],
    ['a body that breaks off', brokenBody, 0, unreachable, true],
  ])('%s', async (_, rule, status, message, retryable) => {
    const { api, server } = await open()
    server.rules.payments = rule
    const error = await failureOf(api.payments('7'))
    expect(error).toBeInstanceOf(Error)
    expect(error).toMatchObject({ name: 'ApiError', call: 'payments', status, message, retryable })
  })

  const thrown = (message: string, more?: object) => () =>
    Promise.reject(Object.assign(new Error(message), more))
  test.each([
    ['axios, refused', thrown('Request failed with status code 502', { status: 502 }), 502, later],
    ['axios of earlier', thrown('Request failed with status code 403'), 403, denied],
    [
      'ky',
      thrown('Request failed with status code 502 Bad Gateway: GET https://a.example/?token=7'),
      502,
      later,
    ],
    ['axios, without a connection', thrown('Network Error', { code: 'ERR_NETWORK' }), 0, unreachable],
    ['axios, without an answer', thrown('timeout of 5000ms exceeded'), 0, unreachable],
    ['words of the host’s own', thrown('Please connect to the VPN.'), 0, 'Please connect to the VPN.'],
  ])('a host whose fetch throws: %s', async (_, rule, status, message) => {
    const { api, server } = await open()
    server.rules.payments = rule
    expect(await failureOf(api.payments('7'))).toMatchObject({ name: 'ApiError', status, message })
  })

  test('without the code that reads a refusal, as over a line that breaks', async () => {
    const { api, server } = await open()
    vi.doMock('../../../src/core/server/refusal', () => Promise.reject(new TypeError('Failed to fetch')))
    server.rules.payments = text('<h1>Bad gateway</h1>', 502)
    const gateway = await failureOf(api.payments('7'))
    server.rules.payments = text('', 403)
    const refused = await failureOf(api.payments('7'))
    vi.doUnmock('../../../src/core/server/refusal')
    expect(gateway).toMatchObject({ status: 502, message: unreachable })
    expect(refused).toMatchObject({ status: 403, message: 'The request has failed (error 403)' })
  })

  test('the network is down', async () => {
    const { api, server } = await open()
    const cause = new TypeError('Failed to fetch')
    server.rules.payments = () => Promise.reject(cause)
    expect(await failureOf(api.payments('7'))).toMatchObject({
      call: 'payments',
      status: 0,
      message: "The server can't be reached.",
      retryable: true,
      cause,
    })
  })
})

/** The connection is lost in the middle of an answer. */
async function brokenBody() {
  const body = new ReadableStream({
    pull: (controller) => controller.error(new TypeError('network error')),
  })
  return new Response(body)
}

test('JSON and forms are sent as what they are', async () => {
  const sent: RequestInit[] = []
  const { api, configure } = await openTab()
  configure({
    fetch: async (_, init) => {
      sent.push(init ?? {})
      return Response.json({ success: true, ticketId: '7' })
    },
  })
  await api.sendResetEmail('ada@example.com')
  const form = new FormData()
  form.append('subject', 'Help')
  await api.createTicket('7', form)
  const types = sent.map(({ headers }) => new Headers(headers).get('content-type'))
  expect(types).toEqual(['application/json', null]) // the browser writes a form's boundary itself
  expect(sent.map(({ body }) => body)).toEqual(['{"email":"ada@example.com"}', form])
})
