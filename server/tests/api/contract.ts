/** Holds calls against the OpenAPI document, in both directions: what is asked, and what is answered. */
import { Ajv2020 as Ajv, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js'
import type { Schema } from '../../api/descriptions/describe'

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: Schema
}

type Content = Record<string, { schema?: Schema }>

interface Answers {
  content: Content
  headers?: Record<string, { required?: boolean; schema: Schema }>
}

export interface Operation {
  operationId: string
  security: readonly object[]
  parameters?: readonly Parameter[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, Answers>
}

/** The parts of the document that are read here. */
export interface ApiDocument {
  servers: readonly { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

export interface AskedCall {
  method: string
  /** The path, with its query. */
  url: string
  headers: Headers
  /** `undefined` if the server did not read all of it. */
  body: Buffer | undefined
}

export interface AnsweredCall {
  status: number
  headers: Headers
  /** `undefined` for a stream that goes on. */
  body: Buffer | undefined
}

export interface Described extends Operation {
  method: string
  /** With its placeholders, and without the base. */
  path: string
}

export type Contract = ReturnType<typeof createContract>

export function createContract(document: ApiDocument) {
  const base = document.servers[0]?.url ?? ''
  const ajv = new Ajv({ strict: false, allErrors: true })
  ajv.addSchema({ $id: 'api', components: closed(document.components) })
  const checks = new Map<Schema, ValidateFunction>()

  /** What does not fit, and where: `query.limit must be integer`. */
  function misfits(schema: Schema, value: unknown, where: string): string[] {
    const check = checks.get(schema) ?? ajv.compile(pointed(closed(schema)))
    checks.set(schema, check)
    if (check(value)) return []
    return (check.errors ?? []).map(({ instancePath, message, params }) => {
      const extra = 'additionalProperty' in params ? `: ${params.additionalProperty}` : ''
      return `${where}${instancePath.replaceAll('/', '.')} ${message}${extra}`
    })
  }

  const operations: Described[] = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      path,
      method: method.toUpperCase(),
    })),
  )
  const patterns = new Map(
    operations.map(({ path }) => [path, new RegExp(`^${base}${path.replace(/\{\w+\}/g, '([^/]+)')}$`)]),
  )

  /** The call of the document that a request makes. */
  function find(method: string, url: string): Described | undefined {
    const [pathname = ''] = url.split('?', 1)
    return operations.find((each) => each.method === method && patterns.get(each.path)?.test(pathname))
  }

  function faultsOfAsked(operation: Described, { url, headers, body }: AskedCall): string[] {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const { parameters = [], security, requestBody, path } = operation
    const names = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)
    const values = patterns.get(path)?.exec(pathname)?.slice(1) ?? []
    const inPath = new Map(names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]))
    const known = parameters.filter((each) => each.in === 'query').map(({ name }) => name)
    const sent = (parameter: Parameter): readonly string[] => {
      if (parameter.in === 'query') return searchParams.getAll(parameter.name)
      const value = parameter.in === 'path' ? inPath.get(parameter.name) : headers.get(parameter.name)
      return value ? [value] : []
    }
    return [
      ...[...new Set(searchParams.keys())]
        .filter((name) => !known.includes(name))
        .map((name) => `query.${name} is not in the document`),
      ...parameters.flatMap((parameter) => {
        const where = `${parameter.in}.${parameter.name}`
        const given = sent(parameter)
        if (given.length > 1) return [`${where} is there ${given.length} times`]
        if (given.length === 0) return parameter.required ? [`${where} is missing`] : []
        return misfits(parameter.schema, typed(parameter.schema, given[0] ?? ''), where)
      }),
      ...(security.length > 0 && !/^Bearer \S+$/.test(headers.get('Authorization') ?? '')
        ? ['the bearer token is missing']
        : []),
      ...(body ? faultsOfBody(requestBody?.content, headers, body, 'body') : []),
    ]
  }

  function faultsOfAnswer({ responses }: Operation, { status, headers, body }: AnsweredCall): string[] {
    const response = responses[status]
    if (!response) return [`the document names no status ${status}`]
    const promised = Object.entries(response.headers ?? {}).flatMap(([name, { required, schema }]) => {
      const value = headers.get(name)
      if (value === null) return required ? [`the header ${name} is missing`] : []
      return misfits(schema, typed(schema, value), `the header ${name}`)
    })
    return [...promised, ...faultsOfBody(response.content, headers, body, 'the answer')]
  }

  function faultsOfBody(
    content: Content | undefined,
    headers: Headers,
    body: Buffer | undefined,
    where: string,
  ) {
    const sent = headers.get('Content-Type') ?? ''
    const type = sent.split(';', 1)[0]?.trim().toLowerCase() ?? ''
    // A call without a body may still say that it has none as JSON.
    if (!content)
      return body && body.length > 0 && String(body) !== '{}' ? [`${where} is not in the document`] : []
    const described = content[type] ?? content['*/*']
    if (!described) return [`${where} is "${type}", and not ${Object.keys(content)}`]
    if (!body || !described.schema) return []
    if (type === 'multipart/form-data')
      return misfits(described.schema, readForm(body, sent, described.schema), where)
    if (type !== 'application/json') return []
    try {
      const value: unknown = JSON.parse(String(body))
      // An answer may be a refusal. What does not fit is told of the one that it says to be.
      const [answer, refusal] = described.schema.anyOf ?? []
      const schema = Object(value).success === false ? refusal : answer
      return misfits(schema ?? described.schema, value, where)
    } catch {
      return [`${where} is no JSON`]
    }
  }

  return {
    base,
    operations,
    find,
    faultsOfAsked,
    faultsOfAnswer,
    /** Whether a value fits the schema, for whoever makes values by it. */
    fits: (schema: Schema, value: unknown) => misfits(schema, value, '').length === 0,
  }
}

/** References of a single schema lead into the document. */
const pointed = (schema: Schema): AnySchemaObject =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"api#/components'))

/**
 * What a schema does not name is a fault here: neither side may come to need what the document keeps to itself. Where it says that
 * there is more, another standard names it.
 */
function closed(part: unknown): Schema {
  if (Array.isArray(part)) return part.map(closed) as unknown as Schema // an array of schemas stands in a schema
  if (!(part instanceof Object)) return part as Schema // a plain value stands in a schema
  const inner = Object.fromEntries(Object.entries(part).map(([name, each]) => [name, closed(each)]))
  return Object(part).type === 'object' && 'properties' in inner
    ? { additionalProperties: false, ...inner }
    : inner
}

/** Paths, queries and headers are texts, also where they hold a number. */
const typed = ({ type }: Schema, text: string) =>
  type === 'integer' && /^\d+$/.test(text) ? Number(text) : text

/** A form as the document describes one: a list for each field that is repeated, and for each file a text. */
function readForm(body: Buffer, contentType: string, schema: Schema): Record<string, unknown> {
  const boundary = /boundary="?([^";]+)/i.exec(contentType)?.[1]
  const parts = boundary ? body.toString('latin1').split(`--${boundary}`).slice(1, -1) : []
  const form: Record<string, unknown> = {}
  for (const part of parts) {
    const head = Buffer.from(part.split('\r\n\r\n', 1)[0] ?? '', 'latin1').toString()
    const name = /\bname="([^"]*)"/i.exec(head)?.[1] ?? ''
    const text = Buffer.from(part.slice(part.indexOf('\r\n\r\n') + 4, -2), 'latin1').toString()
    const described = schema.properties?.[name]
    const isList = described?.type === 'array'
    const isBytes = Boolean((isList ? described.items : described)?.contentMediaType)
    const isFile = /\bfilename=/i.test(head)
    // In the place of a file, a text names an upload. A file where a text has to be is no text.
    const value = isFile ? (isBytes ? '(a file)' : null) : text
    if (isList)
      form[name] = [...((form[name] as unknown[]) ?? []), value] // it was made here
    else form[name] = name in form ? [form[name], value] : value
  }
  return form
}
