/** Sends the requests, as a page would, and keeps what was said. */
import type { Fetch } from '../../core/page/browser'
import { apiBase } from '../../core/server/outgoing'
import { $settings } from '../../core/settings/config'
import { type CallName, endpointOf, endpoints } from '../../core/settings/endpoints'
import { matchPattern } from '../../core/settings/pattern'
import type { Redactor } from '../redact'
import { follow, type MayGo, mayOpen } from './follow'
import { leave } from './leave'
import { allInTime, inTime, largestAnswer, longestAnswer, longestRun, tooLarge } from './limits'
import { reasonOf } from './reason'

export interface Exchange {
  /** The call that it makes; `undefined` for none. */
  call: CallName | undefined
  method: string
  url: string
  /** 0 when no answer came. */
  status: number
  headers: Headers
  /** The answer as JSON; `undefined` if it is none. */
  json: unknown
  bytes: Uint8Array
  /** Whether the answer is a page of HTML. */
  isPage: boolean
  /** The path that it was redirected to; empty for none. */
  redirect: string
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
  /** Sends a request with what every one has, and takes no answer to it. @returns its status; 0 when none came */
  leave(url: string, init: RequestInit): Promise<number>
  last(): Exchange | undefined
}

export const unanswered = (method: string, url: string, reason = ''): Exchange => ({
  ...{ method, url, reason, status: 0, from: '', call: undefined },
  ...{ headers: new Headers(), json: undefined, bytes: new Uint8Array(), isPage: false, redirect: '' },
})

interface LineOptions {
  apiUrl: string
  headers: readonly (readonly [string, string])[]
  origin: string
  secrets: Redactor
  onCall: (call: CallName) => void
}

export function createLine({ apiUrl, headers: own, origin, secrets, onCall }: LineOptions): Line {
  let latest: Exchange | undefined
  const { origin: home } = new URL(apiUrl)
  /** The calls that did not answer in time. They are not asked again: each would take as long. */
  const silent = new Set<string>()
  const lastEnd = performance.now() + longestRun
  /** Calls have secrets: those go nowhere else. */
  const isHome: MayGo = (to) => to.origin === home

  function headersOf(init: RequestInit, more: typeof own): Headers {
    const headers = new Headers(init.headers)
    if (origin && !headers.has('Origin')) headers.set('Origin', origin)
    for (const [name, value] of more) headers.set(name, value)
    return headers
  }

  async function carry(
    url: string,
    init: RequestInit,
    more: typeof own,
    mayGo = isHome,
    isFile = false,
  ): Promise<Response> {
    const headers = headersOf(init, more)
    const method = init.method ?? 'GET'
    const call = callAt(method, url)
    latest = { ...unanswered(method, url), call }
    if (call) onCall(call)
    const tooLate = call && silent.has(call) ? inTime : performance.now() > lastEnd && allInTime
    if (tooLate) {
      latest.reason = tooLate
      throw new Error(tooLate)
    }
    const isStream = headers.get('accept') === 'text/event-stream'
    const late = new AbortController()
    const end = performance.now() + longestAnswer
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
      latest.bytes = await bytesOf(response, isFile)
      const text = new TextDecoder().decode(latest.bytes)
      latest.json = parse(text)
      latest.isPage = /^\s*</.test(text)
      latest.redirect = isRedirected ? to.pathname : ''
      latest.from = to.origin
      const isEmpty = response.status === 204 || response.status === 304
      return new Response(isEmpty ? null : text, { status: response.status, headers: response.headers })
    } catch (error) {
      // An answer that breaks off is none.
      latest.status = 0
      latest.reason = reasonOf(error, url, isStream)
      if (call && Object(error).name === 'TimeoutError') silent.add(call)
      throw error
    } finally {
      clearInterval(timer)
    }
  }

  async function send(
    url: string,
    init: RequestInit = {},
    mayGo = isHome,
    isFile = false,
  ): Promise<Exchange> {
    await carry(url, init, [], mayGo, isFile).catch(() => {})
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
    open: (url) => send(url, {}, (to) => mayOpen(to, apiUrl), true),
    leave: (url, init) => leave(url, { ...init, headers: headersOf(init, own) }),
    last: () => latest,
  }
}

/** Of a file, the beginning is enough. @throws if there is too much of an answer */
async function bytesOf({ body }: Response, isFile: boolean): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of body ?? []) {
    pieces.push(piece)
    size += piece.length
    if (size > largestAnswer && !isFile) throw new Error(tooLarge)
    if (size > largestAnswer) break
  }
  return Buffer.concat(pieces)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

// These are its keys.
const calls = Object.keys(endpoints) as CallName[]

/** Which call a request makes, whatever stands at the places of its path; `undefined` for none. */
function callAt(method: string, url: string): CallName | undefined {
  const base = apiBase().href
  const path = url.startsWith(base) ? `/${url.slice(base.length).replace(/\?.*/, '')}` : ''
  return calls.find((call) => {
    const endpoint = endpointOf(call, $settings.get().endpoints[call])
    const pattern = `/${endpoint.path.replace(/^\/+|\?.*/g, '')}`
    return endpoint.method === method && matchPattern(pattern, path)
  })
}
