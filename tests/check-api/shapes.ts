/**
 * The reference API in the shapes of other servers: other ids, envelopes, names, dates and amounts. Each is a sound server, and
 * comes with the `endpoints` that a page needs for it.
 */
import { createHash } from 'node:crypto'
import { type CallName, callOf, calls } from '../../server/api/calls'
import { demoPeople } from '../../server/seed/people'
import { matchPattern } from '../../src/core/settings/pattern'
import type { BadServer } from './bad-servers'
import type { Adapter } from './check'

type Row = Record<string, unknown>
type Change = (key: string, value: unknown) => [key: string, value: unknown]

export interface Shape {
  /** What an id is in it: `number` is how many of its kind came before. */
  id: (ours: string, number: number) => string | number
  /** Changes a field of an answer's data, by its name in ours. */
  field?: Change
  /** Puts the data of an answer into what stands around it. `name` is what a list may be called. */
  around?: (data: unknown, around: Row, name: string) => unknown
  /** The source of a host's `read`, for all calls; empty for none. */
  read?: string
  /** It knows its clients by their tokens, whatever id of a client is asked for. */
  isByToken?: true
  /** It has neither pages nor optional calls, and its tokens say nothing. */
  isPlain?: true
}

const same: Change = (key, value) => [key, value]
const listNames: Partial<Record<CallName, string>> = {
  ...{ services: 'projects', serviceUpdates: 'updates', milestones: 'milestones', files: 'documents' },
  ...{
    payments: 'payments',
    servicePayments: 'payments',
    tickets: 'tickets',
    notifications: 'notifications',
  },
}

const uuid = (text: string) =>
  createHash('md5')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

const snake = (key: string) =>
  key === '_id' ? 'id' : key.replace(/[A-Z]/g, (one) => `_${one.toLowerCase()}`)
const amounts = ['totalCost', 'receivedAmount', 'dueAmount']
const isDate = (value: unknown): value is string => /^\d{4}-\d\d-\d\d(T|$)/.test(String(value))

export const shapes: Record<string, Shape> = {
  'numbers as ids, by the token, { data }': { id: (_, number) => number, isByToken: true },
  'UUIDs, bare lists and things': { id: uuid, around: (data) => data, isPlain: true },
  'snake_case and numbers, { items }': {
    id: (_, number) => number,
    isByToken: true,
    field: (key, value) => [snake(key), value],
    around: (data, around) => ({ ...around, ...(Array.isArray(data) ? { items: data } : { result: data }) }),
    read: `({ items, result, ...around }) => ({ ...around, data: camel(items ?? result) })
      const camel = (value) => Array.isArray(value) ? value.map(camel) : Object(value) !== value ? value :
        Object.fromEntries(Object.entries(value).map(([key, each]) =>
          [key.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase()), camel(each)]))`,
  },
  'ids with / # % in them, { data: { projects } }': {
    id: (ours, number) => `${ours}/#${number} 100%`,
    around: (data, { next, total, ...around }, name) => ({
      ...around,
      data: Array.isArray(data) ? { [name]: data, next, total: total && `${total}` } : data,
    }),
  },
  'seconds and cents, { data: { items } }': {
    id: uuid,
    field: (key, value) =>
      amounts.includes(key)
        ? [key, Math.round(Number(value) * 100)]
        : [key, isDate(value) ? Date.parse(value) / 1000 : value],
    around: (data, { next, total, ...around }) => ({
      ...around,
      data: Array.isArray(data) ? { items: data, next, total } : data,
    }),
    read: `({ data, ...around }) => ({ ...around, next: data?.next, total: data?.total, data: plain(data?.items ?? data) })
      const plain = (value, key) => Array.isArray(value) ? value.map((each) => plain(each)) :
        /(Cost|Amount)$/.test(key) ? value / 100 : /(At|[dD]ate)$/.test(key) && value ? new Date(value * 1000).toISOString() :
        Object(value) !== value ? value : Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plain(each, key)]))`,
  },
}

/** The module with the `endpoints` of a page for such a server. */
export const endpointsOf = ({ read }: Shape) =>
  `const read = ${read}\nexport default Object.fromEntries(${JSON.stringify(Object.keys(calls))}
    .map((call) => [call, { read }]))`

const kindOf = (ours: string) =>
  /^(client|project|TKT|notification|payment|consultant)-/.exec(ours)?.[1] ?? ''
const kinds: Record<string, string> = {
  ...{ clientId: 'client', userId: 'client', uploadedById: 'client', pocId: 'consultant' },
  ...{ serviceId: 'project', projectId: 'project', ticketId: 'TKT', notificationId: 'notification' },
  session: '',
}

/** Makes the reference API a server of a shape. @param bad What is wrong with it: nothing by default */
export function createShape(shape: Shape, bad: BadServer = () => (_, proceed) => proceed()) {
  const { field = same, around = (data, rest) => ({ ...rest, data }), isByToken, isPlain } = shape
  const known = new Map<string, string>()
  const counts = new Map<string, number>()
  const made = new Map<string, string | number>()

  /** Each kind has numbers of its own: a ticket can have that of a project. */
  function theirs(ours: string): string | number {
    const kind = kindOf(ours)
    const number = (counts.get(kind) ?? 0) + 1
    const id = made.get(ours) ?? shape.id(ours, number)
    if (!made.has(ours)) counts.set(kind, number)
    made.set(ours, id)
    known.set(`${kind} ${id}`, ours)
    return id
  }
  const oursOf = (id: string, name: string, call: CallName) => {
    const kind =
      name === 'id'
        ? ['profile', 'changeProfile', 'changePhoto'].includes(call)
          ? 'client'
          : 'project'
        : kinds[name]
    return known.get(`${kind} ${id}`) ?? id
  }

  const isId = (key: string) => /^(_id|id|ticketId|messageFromId)$/.test(key)
  function changed(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(changed)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) =>
        field(key, isId(key) && each ? theirs(each) : changed(each)),
      ),
    )
  }

  const tokens = new Map<string, string>()
  function tokenOf(ours: string): string {
    const [head, claims = '', signature] = ours.split('.')
    const read = JSON.parse(Buffer.from(claims, 'base64url').toString())
    const sub = String(theirs(read.sub))
    const rest = Buffer.from(JSON.stringify({ ...read, sub })).toString('base64url')
    const token = isPlain ? uuid(ours) : [head, rest, signature].join('.')
    tokens.set(token, ours)
    return token
  }
  const ownerOf = (token = '') =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub

  async function toOurs(request: Request, call: CallName): Promise<Request> {
    const url = new URL(request.url)
    const base = url.pathname.slice(0, url.pathname.split('/', 3).join('/').length)
    const headers = new Headers(request.headers)
    const [, token = ''] = headers.get('authorization')?.split(' ') ?? []
    const own = tokens.get(token)
    if (own) headers.set('authorization', `Bearer ${own}`)
    const isList = ['services', 'payments', 'servicePayments', 'tickets', 'profile'].includes(call)
    const ours = (name: string, id: string) => {
      const found = oursOf(id, name, call)
      return isByToken && own && isList && kindOf(found) === 'client' ? ownerOf(own) : found
    }
    const { path } = calls[call]
    const values = matchPattern(path, url.pathname.slice(base.length)) ?? {}
    url.pathname = `${base}${path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(ours(name, values[name] ?? '')))}`
    for (const [name, value] of [...url.searchParams])
      if (name in kinds) url.searchParams.set(name, ours(name, value))
    if (isPlain) for (const name of ['limit', 'cursor']) url.searchParams.delete(name)
    let body: BodyInit | undefined
    if (headers.get('content-type')?.startsWith('multipart/')) {
      const form = await request.formData().catch(() => new FormData())
      const id = form.get('uploadedById')
      if (typeof id === 'string') form.set('uploadedById', ours('uploadedById', id))
      body = form
      headers.delete('content-type')
      headers.delete('content-length')
    } else if (request.body) {
      body = await request.text()
      if (call === 'endSessions') {
        const { session } = JSON.parse(body)
        body = JSON.stringify({ session: session && ours('session', String(session)) })
      }
    }
    return new Request(url, {
      method: request.method,
      headers,
      ...(body && { body }),
      signal: request.signal,
    })
  }

  async function toTheirs(response: Response, call: CallName): Promise<Response> {
    if (!response.headers.get('content-type')?.includes('json')) return response
    const { data, ...rest } = await response.json()
    if (isPlain) for (const name of ['optional', 'renewFor', 'lastEventId']) delete rest[name]
    if (data?.token) data.token = tokenOf(data.token)
    if (rest.ticketId) rest.ticketId = theirs(rest.ticketId)
    const body = response.ok && data ? around(changed(data), rest, listNames[call] ?? '') : { ...rest, data }
    const headers = new Headers(response.headers)
    headers.delete('content-length')
    return Response.json(body, { status: response.status, headers })
  }

  const adapter: BadServer = (api) => {
    const spoil = bad(api)
    return async (request, proceed) => {
      const { pathname } = new URL(request.url)
      const call = callOf(request.method, pathname)
      if (!call) return spoil(request, proceed)
      const ours = await toOurs(request, call)
      ours.headers.delete('accept-encoding')
      return toTheirs(await spoil(ours, () => api.fetch(ours)), call)
    }
  }
  for (const { id } of Object.values(demoPeople)) theirs(id)
  return { theirs, adapter: adapter satisfies (...args: never[]) => Adapter }
}
