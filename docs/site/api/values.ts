/** The values of a call or of an answer, one for each row of a table. */
import type { Call, Schema } from './document.ts'
import { fromServer } from './from-server.ts'

export interface Value {
  /** With what it is in: `data.token`. */
  name: string
  schema: Schema
  description: string
  isRequired: boolean
}

/** A value that is sent. */
export interface Sent extends Value {
  place: 'path' | 'query' | 'header' | 'body'
  /** What the field of the form begins with. */
  example: string
  /** Whether the page gets it from its server, when it is asked. */
  isFromServer: boolean
}

/** The values of an object, those within its values among them. Where something else may stand, it is the first that counts. */
export function valuesOf(given: Schema, within = ''): Value[] {
  const schema = given.anyOf?.[0] ?? given
  return Object.entries(schema.properties ?? {}).flatMap(([name, value]) => [
    {
      name: within + name,
      schema: value,
      description: value.description ?? '',
      isRequired: schema.required?.includes(name) ?? false,
    },
    ...valuesOf(value, `${within}${name}.`),
  ])
}

/** What a call sends: in its path, its query and its headers, then in its body. */
export function sentBy(call: Call): Sent[] {
  const parameters = (call.parameters ?? []).map(({ in: place, required, ...parameter }) => ({
    ...parameter,
    place,
    isRequired: required,
  }))
  const { schema = {}, example } = bodyOf(call) ?? {}
  // An object is written as a whole.
  const body = valuesOf(schema)
    .filter(({ name }) => !name.includes('.'))
    .map((value) => ({
      ...value,
      place: 'body' as const,
      example: value.schema.properties
        ? JSON.stringify(Object(example)[value.name])
        : Object(example)[value.name],
    }))
  return [...parameters, ...body].map((value) => {
    const isFromServer = fromServer[call.operationId]?.values.includes(value.name) ?? false
    const isFilled = value.isRequired && !isFromServer && !isFile(value.schema)
    return { ...value, isFromServer, example: isFilled ? String(value.example) : '' }
  })
}

/** How a call's body is sent, with its schema and an example; `undefined` if it has none. */
export function bodyOf({ requestBody }: Call) {
  const [media, content] = Object.entries(requestBody?.content ?? {})[0] ?? []
  return media === undefined ? undefined : { media, ...content }
}

export const isFile = ({ contentMediaType }: Schema) => contentMediaType !== undefined
