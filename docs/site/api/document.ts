/** The OpenAPI document, `docs/openapi.json`, as far as its page shows it. */
import { readFileSync } from 'node:fs'

export interface Schema {
  type?: string | readonly string[]
  description?: string
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  items?: Schema
  $ref?: string
  anyOf?: readonly Schema[]
  const?: unknown
  maxLength?: number
  contentMediaType?: string
}

type Content = Readonly<Record<string, { schema?: Schema; example?: unknown }>>

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description: string
  example?: unknown
  schema: Schema
}

export interface Operation {
  tags: readonly [string]
  /** The name of the call, by which hosts and elements know it. */
  operationId: string
  summary: string
  description?: string
  /** Empty if the call needs no token. */
  security: readonly object[]
  parameters?: readonly Parameter[]
  requestBody?: { content: Content }
  responses: Readonly<Record<string, { description: string; content: Content }>>
}

export interface ApiDocument {
  servers: readonly [{ url: string }]
  tags: readonly { name: string }[]
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  components: { schemas: Readonly<Record<string, Schema>> }
}

/** An operation with its address. */
export interface Call extends Operation {
  method: string
  /** From the root of the server: `/api/v1/payments/getPaymentofClient/{clientId}`. */
  path: string
}

const document: ApiDocument = JSON.parse(readFileSync('docs/openapi.json', 'utf8'))

/** The requests by which a large file comes are no calls of the contract's kind: `docs/server/files.md` has them. */
const isCall = ({ tags: [tag] }: Operation) => tag !== 'Uploads'

export const { servers, paths, components } = document
export const tags = document.tags.filter(({ name }) => name !== 'Uploads')

export const calls: readonly Call[] = Object.entries(paths).flatMap(([path, operations]) =>
  Object.entries(operations)
    .filter(([, operation]) => isCall(operation))
    .map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path: servers[0].url + path,
    })),
)

/** What each status of a refusal means, for all calls. */
export const refusals: Readonly<Record<string, string>> = Object.fromEntries(
  calls.flatMap(({ responses }) =>
    Object.entries(responses).flatMap(([status, { description }]) =>
      status === '200' ? [] : [[status, description]],
    ),
  ),
)

/** The address of a call's description, by its name: `addressOfCall('payments')`. */
export const addressOfCall = (name: string) => `/api.html#${name}`

/** The anchor of an object that answers hold. */
export const anchorOfShape = (name: string) => `shape-${name}`
