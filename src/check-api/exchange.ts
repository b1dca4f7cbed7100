/** Sends the requests, as a page would, and keeps what was said. */
import type { Fetch } from '../core/page/browser'
import { follow, type MayGo, mayOpen } from './follow'
import type { Redactor } from './redact'

export interface Exchange {
  method: string
  url: string
  /** 0 when no answer came. */
  status: number
  headers: Headers
  /** The answer as JSON; `undefined` if it is none. */
  json: unknown
  /** Whether the answer is a page of HTML. */
  isPage: boolean
  isRedirected: boolean
  /** Where the answer came from, after redirects. */
  from: string
  /** Why no answer came; empty when one did. */
  reason: string
}

export interface Line {
  /** For the settings: sends a request with what every one has. */
  fetch: Fetch
  /** Sends a request with the origin of a page, and nothing else that is not asked for. */
  send(url: string, init?: RequestInit): Promise<Exchange>
  /** Opens a link to a file as `send()` does, wherever it may lead. */
  open(url: string): Promise<Exchange>
  last(): Exchange | undefined
}

export const unanswered = (method: string, url: string, reason = ''): Exchange => ({
  ...{ method, url, reason, status: 0, from: '' },
  ...{ headers: new Headers(), json: undefined, isPage: false, isRedirected: false },
})

interface LineOptions {
  apiUrl: string
  headers: readonly (readonly [string, string])[]
  origin: string
  secrets: Redactor
}

/** In milliseconds. The elements wait for as long as it takes; who asks here wants to know. */
const patience = 30_000

export function createLine({ apiUrl, headers: own, origin, secrets }: LineOptions): Line {
  let latest: Exchange | undefined
  const { origin: home } = new URL(apiUrl)
  /** Calls have secrets: those go nowhere else. */
  const isHome: MayGo = (to) => to.origin === home

  async function carry(url: string, init: RequestInit, more: typeof own, mayGo = isHome): Promise<Response> {
    const headers = new Headers(init.headers)
    if (origin && !headers.has('Origin')) headers.set('Origin', origin)
    for (const [name, value] of more) headers.set(name, value)
    const method = init.method ?? 'GET'
    latest = unanswered(method, url)
    const isStream = headers.get('accept') === 'text/event-stream'
    const late = new AbortController()
    const end = performance.now() + patience
    const timer = setInterval(() => {
      if (performance.now() > end) late.abort(new DOMException('', 'TimeoutError'))
    }, 100)
    try {
      const signal = AbortSignal.any([late.signal, ...(init.signal ? [init.signal] : [])])
      const { response, isRedirected, to } = await follow(url, { ...init, headers, signal }, mayGo)
      latest.status = response.status
      latest.headers = response.headers
      // It may never end.
      if (isStream && response.ok) return response
      const text = await response.text()
      latest.json = parse(text)
      latest.isPage = /^\s*</.test(text)
      latest.isRedirected = isRedirected
      latest.from = to.origin
      const isEmpty = response.status === 204 || response.status === 304
      return new Response(isEmpty ? null : text, { status: response.status, headers: response.headers })
    } catch (error) {
      latest.reason = reasonOf(error, isStream)
      throw error
    } finally {
      clearInterval(timer)
    }
  }

  async function send(url: string, init: RequestInit = {}, mayGo = isHome): Promise<Exchange> {
    await carry(url, init, [], mayGo).catch(() => {})
    // `carry()` has set it.
    return latest as Exchange
  }

  return {
    fetch(input, init = {}) {
      const { body } = init
      // The encrypted password.
      if (typeof body === 'string') secrets.add(Object(parse(body)).password)
      return carry(String(input), init, own)
    },
    send: (url, init) => send(url, init),
    open: (url) => send(url, {}, (to) => mayOpen(to, apiUrl)),
    last: () => latest,
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Node puts the reason into the cause: `ECONNREFUSED`. */
function reasonOf(error: unknown, isStream: boolean): string {
  const { cause, name, message } = Object(error)
  const seconds = patience / 1000
  if (name === 'TimeoutError' && isStream)
    return `the stream did not begin within ${seconds} seconds. Send its headers and a line ":" at once: flush them, also in each proxy`
  if (name === 'TimeoutError') return `it did not answer within ${seconds} seconds`
  return String(Object(cause).code ?? Object(cause).message ?? message)
}
