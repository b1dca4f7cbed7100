/**
 * Servers that are good but for one thing. Each is made of an `Adapter`, which stands before the reference API: it changes a
 * request, passes it on, and changes the answer. A `BadServer` makes one for each test, so that none remembers another's.
 */
import { demoPeople } from '../../server/seed/people'
import { type Adapter, type createApi, letPass } from './check'

type Api = Awaited<ReturnType<typeof createApi>>
export type BadServer = (api: Api) => Adapter
type Body = Record<string, unknown>

const { ada } = demoPeople
const plainJson = { headers: { 'content-type': 'application/json' } }
const html = { headers: { 'content-type': 'text/html' } }

// What the servers are made of.

/** Spoils the answers of addresses that hold a text, or match. */
export const of =
  (text: string | RegExp, spoil: Adapter): Adapter =>
  (request, proceed) =>
    (typeof text === 'string' ? request.url.includes(text) : text.test(request.url))
      ? spoil(request, proceed)
      : proceed()

/** Sets headers of all answers. An empty one is left out. */
export const withHeaders =
  (headers: Record<string, string>): Adapter =>
  async (_, proceed) => {
    const { body, status, headers: given } = await proceed()
    const changed = new Headers(given)
    for (const [name, value] of Object.entries(headers)) {
      if (value) changed.set(name, value)
      else changed.delete(name)
    }
    return new Response(body, { status, headers: changed })
  }

/** Changes what JSON says. */
export const withBody =
  (change: (body: Body) => void): Adapter =>
  async (_, proceed) => {
    const response = await proceed()
    const body = await response.json()
    change(body)
    return Response.json(body, { status: response.status })
  }

export const refuse = async (status: number, message: string) =>
  Response.json({ success: false, message }, { status })

/** Looks at nobody's rights: it asks as the owner. */
export const as =
  (email: string, api: Api): Adapter =>
  async (request, proceed) => {
    request.headers.set('authorization', `Bearer ${(await api.signIn(email)).token}`)
    return proceed()
  }

/** Answers a login by the email in it. */
const loginOf = (answer: (email: string) => Promise<Response> | undefined): Adapter =>
  of('/login', async (request, proceed) => answer((await request.clone().json()).email) ?? proceed())

// Calls and answers.

export const redirectingToSignIn: BadServer = () => async (request, proceed) => {
  if (request.url.endsWith('/login-page')) return new Response('<p>Sign in', html)
  if (!request.url.includes('/client/tickets')) return proceed()
  return new Response(null, { status: 302, headers: { location: '/login-page' } })
}

export const pageInPlaceOfJson: BadServer = () =>
  of('services-for-client/client-ada?limit=', async () => new Response('<p>Hello', html))

/** It announces the call, and answers it as all that it does not know. */
export const withoutApprove: BadServer = () =>
  of('/services/approve', ({ url }) => refuse(404, `There is no call POST ${new URL(url).pathname}.`))

export const searchingByCase: BadServer = () =>
  of('/search?', async ({ url }, proceed) =>
    /[a-z]/.test(new URL(url).searchParams.get('query') ?? '')
      ? proceed()
      : Response.json({ success: true, data: [] }),
  )

/** Keeps texts in a character set of its own. */
export const inLatin: BadServer = () =>
  of(/\/client\/tickets|getTicketDetails|getFilesForAService/, async (_, proceed) => {
    const text = (await (await proceed()).text()).replaceAll(/[^ -~ü]/g, '?')
    return new Response(text, plainJson)
  })

export const fileNamesInLatin: BadServer = () =>
  of('getTicketDetails', async (_, proceed) => {
    const text = (await (await proceed()).text()).replaceAll('%C3%BC', '%C3%83%C2%BC')
    return new Response(text, plainJson)
  })

/** Each answer takes so many seconds by the command's clock. */
export const slow =
  (seconds: number): BadServer =>
  () =>
  async (_, proceed) => {
    letPass(seconds)
    return proceed()
  }

export const streamAfter = (seconds: number) => async () => {
  const body = new ReadableStream({
    async start(stream) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      letPass(seconds)
      stream.enqueue(new TextEncoder().encode(':\n\n'))
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

export const streamKeptBack: BadServer = () =>
  of('/events', () => {
    letPass(31)
    return new Promise(() => {})
  })

// The sign-in and its token.

/** Reads who a token is for, and never who has signed it. */
export const believing: BadServer = (api) =>
  of(/clientInformation|get-services-for-client/, (request, proceed) =>
    request.headers.get('authorization')?.startsWith('Bearer eyJ')
      ? as(ada.email, api)(request, proceed)
      : proceed(),
  )

/** Gives tokens without the moment of their issue. */
export const withoutIat: BadServer = () => {
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

/** Ends a token as soon as there is the next one. */
export const hasty: BadServer = () => {
  const ended = new Set<string | null>()
  return async (request, proceed) => {
    const own = request.headers.get('authorization')
    if (ended.has(own)) return refuse(401, 'No.')
    if (request.url.endsWith('/renewToken')) ended.add(own)
    return proceed()
  }
}

export const renewingByTheSame: BadServer = () =>
  of('/renewToken', async ({ headers }) =>
    Response.json({ success: true, data: { token: headers.get('authorization')?.slice(7) } }),
  )

export const compressing: BadServer = () =>
  of('/login', async (_, proceed) => {
    const { body, status, headers } = await proceed()
    headers.set('content-encoding', 'gzip')
    headers.delete('content-length')
    return new Response(body?.pipeThrough(new CompressionStream('gzip')) ?? null, { status, headers })
  })

export const mindingCapitals: BadServer = () =>
  loginOf((email) => (/[A-Z]/.test(email) ? refuse(401, 'No.') : undefined))

export const tellingStrangers: BadServer = () =>
  loginOf((email) => (email.startsWith('check-api') ? refuse(401, 'We have no such client.') : undefined))

export const takingAnyPassword: BadServer = (api) =>
  loginOf((email) =>
    email === ada.email ? api.signIn().then((data) => Response.json({ success: true, data })) : undefined,
  )

// Links to files.

export const uploads =
  (spoil: Adapter): BadServer =>
  () =>
    of('/uploads/', spoil)

const picture = { headers: { 'content-type': 'image/png', 'x-content-type-options': 'nosniff' } }

/** Lets the browser guess what a file is, and show it in the page. */
export const guessed = withHeaders({ 'x-content-type-options': '', 'content-disposition': 'inline' })

export const withScripts = withHeaders({
  'content-type': 'image/svg+xml',
  'content-disposition': '',
  'content-security-policy': '',
})

export const unsigned: Adapter = async () => new Response('', picture)

export const anySignature: Adapter = async (request) =>
  request.url.includes('signature=') ? new Response('', picture) : refuse(403, 'No.')

/** Changes the bytes, and so their number. */
export const asText: Adapter = async (_, proceed) => {
  const response = await proceed()
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return new Response(await response.text(), { headers })
}

/** Spoils what the command has uploaded itself, and lists it past the rules. */
export const todaysUploads: BadServer = (api) => {
  const links = of('check-api', guessed)
  return async (request, proceed) =>
    request.url.includes('getFilesForAService') ? api.fetch(request) : links(request, proceed)
}

/** Opens a link whose parameters are those of another one, changed. */
const lenient =
  (api: Api, change: (query: URLSearchParams, path: string) => void): Adapter =>
  async (request, proceed) => {
    const url = new URL(request.url)
    if (!url.pathname.includes('/uploads/') || url.search === '') return proceed()
    change(url.searchParams, url.pathname)
    return api.fetch(url.href)
  }

/** Signs what a link names, but for when it ends. */
export const endless: BadServer = (api) => {
  const ends = new Map<string, string>()
  return lenient(api, (query) => {
    const signature = query.get('signature') ?? ''
    const end = ends.get(signature) ?? query.get('expires') ?? ''
    ends.set(signature, end)
    query.set('expires', end)
  })
}

/** Signs nothing of the path: a signature that was good once is good for all. */
export const pathless: BadServer = (api) => {
  const whole = new Map<string, string>()
  return lenient(api, (query, path) => {
    const known = Array.from(whole.values())
    if (!whole.has(path)) whole.set(path, query.toString())
    if (!known.includes(query.toString())) return
    for (const [name, value] of new URLSearchParams(whole.get(path))) query.set(name, value)
  })
}

// What another client owns, and the keys of what is sent twice.

/** Shows Ada's to whoever asks. */
export const openTo =
  (text: string | RegExp): BadServer =>
  (api) =>
    of(text, as(ada.email, api))

/** Knows keys, and not whose they are. */
export const withAnyKey: BadServer = () => {
  const known = new Map<string, string>()
  return of('/createTicket/', async (request, proceed) => {
    const key = request.headers.get('idempotency-key') ?? ''
    const own = request.headers.get('authorization') ?? ''
    const [owner, answered] = known.get(key)?.split('\n') ?? []
    if (owner && owner !== own) return new Response(answered, plainJson)
    const response = await proceed()
    known.set(key, `${own}\n${await response.clone().text()}`)
    return response
  })
}

export const ignoringKeys: BadServer = () => (request, proceed) => {
  request.headers.delete('idempotency-key')
  return proceed()
}

/** Takes other content under a known key for what was sent before. */
export const takingKeysForAnything = (ticketId: string): BadServer => {
  return () =>
    of('/support/client/', async (_, proceed) => {
      const response = await proceed()
      return response.status === 422 ? Response.json({ success: true, ticketId }) : response
    })
}

/** Keeps a key once its answer has been taken, slow as the answer is: not where the connection has closed before. */
export const keepingKeysLate: BadServer = () => {
  const known = new Map<string, string>()
  return of('/createTicket/', async (request, proceed) => {
    const key = request.headers.get('idempotency-key') ?? ''
    const answered = known.get(key)
    // Other content is refused as it should be.
    if (answered && !(await request.clone().text()).includes('another'))
      return new Response(answered, plainJson)
    if (!answered) request.headers.delete('idempotency-key')
    const response = await proceed()
    const text = await response.text()
    const [beginning, rest] = [text.slice(0, 1), text.slice(1)]
    let isLeft = false
    const body = new ReadableStream({
      start: (answer) => answer.enqueue(new TextEncoder().encode(beginning)),
      async pull(answer) {
        await new Promise((resolve) => setTimeout(resolve, 300))
        if (isLeft) return
        known.set(key, text)
        answer.enqueue(new TextEncoder().encode(rest))
        answer.close()
      },
      cancel() {
        isLeft = true
      },
    })
    return new Response(body, { ...plainJson, status: response.status })
  })
}
