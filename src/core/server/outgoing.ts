/** Puts a request together: the values of a call, at the places where the endpoint wants them, and the body, as it is sent. */

import { baseUrl, type Fetch } from '../page/browser'
import { bare, isRecord } from '../page/is-record'
import { toJson } from '../page/json'
import { $settings } from '../settings/config'
import { addressBelow, type CallName, endpointOf, type Method, placesOf } from '../settings/endpoints'
import { fillPattern, type PathParams } from '../settings/pattern'

export interface RequestOptions {
  /** Values for places alone. One without a place is left out. */
  params?: PathParams
  /** Values that go into the query, unless the endpoint has a place for them. */
  query?: Readonly<Record<string, string>>
  json?: unknown
  /** Sent as multipart. */
  form?: FormData
  /** Takes what the endpoint's `write` has made of the body. */
  onWritten?: (written: unknown) => void
  /** The `Idempotency-Key`, without its quotes. */
  key?: string | undefined
  signal?: AbortSignal
  /** Sends the request in place of the page's `fetch`, unless the host has set a `fetch` of its own. */
  carry?: Fetch
  /** Tells, where no answer came, what else than the connection is to blame; '' for nothing. */
  blame?: () => Promise<string>
  /** Sends it with the token of now, and renews none: whoever asks keeps other tabs from renewing it meanwhile. */
  isLastToken?: boolean | undefined
  /** Code that the answer is read with: it loads while the request is under way. */
  beside?: Promise<unknown> | undefined
}

interface Outgoing {
  method: Method
  url: string
  /** It may be a promise: of a host's `write` that reads a file. */
  body: unknown
  /** Turns the answer into the contract's. */
  read: (answer: unknown) => unknown
}

/**
 * The request of a call, by the table of endpoints or by the host's own endpoint.
 *
 * @throws RangeError or URIError when a value can't stand in a path; TypeError when the address leads away from the
 * API: the token must not go there.
 */
export function outgoing(
  call: CallName,
  { params, query = {}, json, form, onWritten }: RequestOptions,
): Outgoing {
  const { endpoints } = $settings.get()
  const { method, path, read = asItIs, write = asItIs } = endpointOf(call, endpoints[call])
  const base = apiBase()
  const values = { ...textsOf(form ?? json), ...query, ...params }
  const filled = fillPattern(withoutLater(path, query), values)
  const url = addressBelow(base, filled)
  if (url.origin !== base.origin) throw new TypeError(`The endpoint "${call}" leads away from the API.`)
  const places = placesOf(path)
  for (const [name, value] of Object.entries(query)) {
    // Who has a place for the cursor says how many rows a page has, too.
    const isPlaced = places.includes(name) || (name === 'limit' && places.includes('cursor'))
    if (!isPlaced && !url.searchParams.has(name)) url.searchParams.set(name, value)
  }
  const body = method === 'GET' ? undefined : write(form ?? json, values)
  onWritten?.(body)
  return { method, url: url.href, read, body }
}

/** The address that the paths of all calls stand below. */
export const apiBase = () => new URL(`${$settings.get().apiUrl.replace(/(?<!\/)\/+$/, '')}/`, baseUrl())

const asItIs = (value: unknown) => value

/** In a query that a host has written, what not every call has goes only where there is something for it. */
const withoutLater = (path: string, query: PathParams) =>
  path
    .replace(/(?<=[?&])[^?&]*\{(limit|cursor|newest)\}[^&]*(&|$)/g, (part, name) => (query[name] ? part : ''))
    .replace(/[?&]$/, '')

/** The texts in a body, by their names: they can stand in a path, too. */
function textsOf(body: unknown): PathParams {
  const entries = body instanceof FormData ? body : Object.entries(isRecord(body) ? body : {})
  return Object.fromEntries(
    [...entries].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

/** A body, and the headers that neither `fetch` nor XMLHttpRequest sets by itself. */
export interface Sent {
  body?: XMLHttpRequestBodyInit
  headers?: Record<string, string>
}

/** What `fetch` takes goes as `fetch` sends it. A stream does not: XMLHttpRequest would send its name. All else is JSON. */
export function sentAs(body: unknown): Sent {
  if (body === undefined || body === null) return bare()
  if (isReady(body)) return bare({ body })
  return bare({ body: toJson(body), headers: { 'content-type': 'application/json' } })
}

const isReady = (body: unknown): body is XMLHttpRequestBodyInit =>
  typeof body === 'string' ||
  ArrayBuffer.isView(body) ||
  [FormData, URLSearchParams, Blob, ArrayBuffer].some((kind) => body instanceof kind)

/** Zone.js, which Angular brings, puts another `Promise` in the place of the one that an `async` function gives. */
export const isPromise = (body: unknown): boolean => 'then' in Object(body)
