/** Speaks to the API as a client over the wire does: paths, bodies and headers, nothing else. */
import { encryptPassword } from '../../../src/core/session/password'
import type { Bytes } from '../../files/bytes'

export interface Answer {
  status: number
  headers: Headers
  /** The JSON of the answer; tests say what they expect of it. */
  body: {
    success?: boolean
    message?: string
    ticketId?: string
    optional?: string[]
    renewFor?: number
    lastEventId?: string
    data?: unknown
    next?: string
    total?: number
  }
}

export interface Speaker {
  get(path: string): Promise<Answer>
  put(path: string): Promise<Answer>
  post(path: string, json?: unknown): Promise<Answer>
  /** Sends a form; a list becomes a field that is repeated. */
  send(path: string, fields: Record<string, string | File | readonly (string | File)[]>): Promise<Answer>
}

type Fetch = (path: string, init: RequestInit) => Promise<Response>

/** Asks the server at an address. */
export const at = (url: string) => (path: string, init?: RequestInit) => fetch(url + path, init)

/** `headers` go with every call: a token, the address that a balancer saw. */
export function speakTo(fetch: Fetch, token?: string, headers: Record<string, string> = {}): Speaker {
  async function ask(method: string, path: string, body?: BodyInit, more: Record<string, string> = {}) {
    const response = await fetch(`/api/v1${path}`, {
      method,
      headers: { ...headers, ...more, ...(token && { Authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body }),
    })
    return answerOf(response)
  }
  return {
    get: (path) => ask('GET', path),
    put: (path) => ask('PUT', path),
    post: (path, json = {}) =>
      ask('POST', path, JSON.stringify(json), { 'Content-Type': 'application/json' }),
    send(path, fields) {
      const form = new FormData()
      for (const [name, values] of Object.entries(fields)) {
        for (const value of Array.isArray(values) ? values : [values]) form.append(name, value)
      }
      return ask('POST', path, form)
    },
  }
}

/** A response, read to its end. */
export async function answerOf(response: Response): Promise<Answer> {
  return { status: response.status, headers: response.headers, body: await response.json() }
}

/** What the login form sends. */
export function credentials(email: string, password: string) {
  return { email, password: encryptPassword(password, 'client-portal-elements') }
}

/** A file of so many bytes. */
export function fileOf(name: string, bytes = 10, type = ''): File {
  return new File([new Uint8Array(bytes)], name, { type })
}

/** A JPEG of so many bytes, whatever it is called. @param end What it ends with. */
export function photoOf(bytes = 100, end = [0xff, 0xd9]): File {
  const content = new Uint8Array(bytes)
  // It begins, is 2 pixels high and 3 wide, and its pixels follow.
  content.set([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 2, 0, 3, 1, 1, 0x11, 0, 0xff, 0xda, 0, 8])
  content.set(end, bytes - end.length)
  return new File([content], 'me.exe', { type: 'text/html' })
}

/** Watches where files are kept. @returns the ids of the files that are kept at the moment, of those that came since */
export function watchBytes(bytes: Bytes): ReadonlySet<string> {
  const kept = new Set<string>()
  const { save, remove } = bytes
  bytes.save = (id, pieces) => {
    kept.add(id)
    return save(id, pieces)
  }
  bytes.remove = (id) => {
    kept.delete(id)
    return remove(id)
  }
  return kept
}
