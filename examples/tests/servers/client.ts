/** Calls to the short servers: as the elements make them, and as they never would. */
import { readFileSync } from 'node:fs'
import Ajv from 'ajv/dist/2020.js'
import { encryptPassword } from '../../../src/core/session/password'
import { defaults } from '../../../src/core/settings/config'
import { type CallName, endpoints } from '../../../src/core/settings/endpoints'
import { send } from '../backend/send'
import type { Server } from './start'

/** The clients of `examples/servers/data.json`. */
export const nora = { id: 'nora', email: 'nora@example.com', password: 'portal-demo' }
export const omar = { id: 'omar', email: 'omar@desks.example', password: 'contraseña 🔑' }

/** The site whose pages may call. */
export const origin = 'https://www.example.com'

export const encrypt = (password: string) => encryptPassword(password, defaults.passphrase)

const document = JSON.parse(readFileSync('docs/openapi.json', 'utf8'))
const ajv = new Ajv({ strict: false }).addSchema(document, 'document')

/** What the answer of a call lacks, by `docs/openapi.json` alone. */
export function mistakesIn(call: CallName, answer: unknown) {
  const [method = '', path = ''] = endpoints[call].split(' ')
  const schema = ['responses', '200', 'content', 'application/json', 'schema']
  const place = ['paths', path, method.toLowerCase(), ...schema]
  const pointer = place.map((part) => encodeURIComponent(part.replaceAll('/', '~1'))).join('/')
  const check = ajv.compile({ $ref: `document#/${pointer}` })
  return check(answer) ? [] : check.errors
}

export interface Asked {
  /** Of its path and its query, in place of Nora's. */
  values?: Record<string, string>
  token?: string | undefined
  body?: BodyInit | object
  headers?: Record<string, string>
}

/** Nora's, for each place and each query of the calls. */
const noras: Record<string, string> = {
  ...{ clientId: 'nora', userId: 'nora', userType: 'Client' },
  ...{ id: 'p1', serviceId: 'p1', projectId: 'p1', ticketId: 't1', notificationId: 'n1' },
}

/** Calls as the elements do: the values in the path, in the query, in JSON, or in a form. */
export async function ask(
  server: Pick<Server, 'apiUrl'>,
  call: CallName,
  { values = {}, token, body, headers }: Asked = {},
) {
  const [method = '', path = '', ...names] = endpoints[call].split(' ')
  const all: Record<string, string> = { ...noras, ...(call === 'profile' ? { id: 'nora' } : {}), ...values }
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(all[name] ?? ''))
  const url = new URL(server.apiUrl + filled)
  if (method === 'GET') for (const name of names) url.searchParams.set(name, all[name] ?? '')
  const isJson = body !== undefined && Object.getPrototypeOf(body) === Object.prototype
  const response = await fetch(url, {
    method,
    body: isJson ? JSON.stringify(body) : ((body as BodyInit | undefined) ?? null),
    headers: {
      Origin: origin,
      ...(isJson && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, answer: read(text) }
}

type Person = Pick<typeof nora, 'email' | 'password'>

/** What the login form sends. */
export const credentials = ({ email, password }: Person) => ({ email, password: encrypt(password) })

export async function logIn(server: Pick<Server, 'apiUrl'>, person: Person): Promise<string> {
  const { answer } = await ask(server, 'login', { body: credentials(person) })
  return answer.data.token
}

/** Logs in as no page does: from any address, with any other headers. @returns what came back */
export function logInBy(port: number, person: Person, headers: string[], from?: string) {
  const body = JSON.stringify(credentials(person))
  const head = ['POST /api/v1/auth/user/client/login HTTP/1.1', 'Content-Type: application/json']
  const lines = [...head, `Content-Length: ${body.length}`, ...headers]
  return send(port, lines, { body, ...(from && { from }) })
}

/** A form as the elements send it: its texts, and files under one name. */
export function formOf(texts: Record<string, string>, files: string[] = []): FormData {
  const form = new FormData()
  for (const [name, text] of Object.entries(texts)) form.set(name, text)
  for (const name of files) form.append('attachment', new File(['content'], name))
  return form
}

/** Nothing for a text that is no JSON. */
function read(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
