/** Puts sentences and examples into the JSON schemas of the OpenAPI document. */
import { type EntityName, lacking } from '../../../src/core/server/schema/index.ts'
import type { CallName } from '../calls.ts'
import { answerDescriptions, failureDescriptions, hasToBeSaid, neededOf } from './answers.ts'
import { type Described, entityDescriptions, noDay } from './entities.ts'
import { valueDescriptions } from './values.ts'

/** The parts of a JSON schema that are read here. */
export interface Schema {
  type?: string | readonly string[]
  $ref?: string
  const?: unknown
  properties?: Record<string, Schema>
  items?: Schema
  required?: string[]
  anyOf?: readonly Schema[]
  [other: string]: unknown
}

type Sentences = Readonly<Record<string, Described>>

const reference = '#/components/schemas/'

/** Describes the schemas of the entities. Only what the elements expect stays required. */
export function describeEntities(schemas: Record<string, Schema>): Record<string, Schema> {
  const described = Object.entries(entityDescriptions).map(([name, { text, fields }]) => {
    // The keys of the descriptions are the names of the entities.
    const effects: Record<string, string | { effect: string }> = lacking[name as EntityName]
    const schema = withSentences(schemas[name] ?? {}, fields, (field) => effectOf(effects[field]))
    const sentences: Sentences = fields
    const required = schema.required?.filter(
      (field) => typeof effects[field] === 'string' && !sentences[field]?.isOptional,
    )
    return [name, { ...schema, description: text, required }]
  })
  const Failure = withSentences(schemas.Failure ?? {}, failureDescriptions)
  return { ...schemas, ...Object.fromEntries(described), Failure }
}

/** What is there in place of a field, in a sentence. */
export function effectOf(effect: string | { effect: string } | undefined): string {
  if (effect === undefined) return ''
  return typeof effect === 'string' ? `Without it, ${effect}.` : `It may be missing; then ${effect.effect}.`
}

/** Describes the body of a call. A list in a form is a field that is repeated: for an empty one there is no field. */
export function describeBody(call: string, schema: Schema): Schema {
  const required = schema.required?.filter((name) => schema.properties?.[name]?.type !== 'array')
  return { ...withSentences(schema, sentencesOf(call)), ...(required && { required }) }
}

/** Describes an answer with status 200, which may be a refusal all the same. Only what the elements need is required. */
export function describeAnswer(call: string, schema: Schema): Schema {
  // Not every call of the document is one of the elements'.
  const needed = neededOf[call as CallName] ?? ['data']
  const { required: all = [], ...rest } = schema
  const required = all.filter((name) => needed.includes(name))
  const sentences: Sentences = needed.includes('success') ? { success: hasToBeSaid } : {}
  const answer = withSentences(rest, { ...answerDescriptions, ...sentences })
  return { anyOf: [{ ...answer, ...(required.length > 0 && { required }) }, { $ref: `${reference}Failure` }] }
}

/** Describes what the server itself is asked for. */
export const describeState = (schema: Schema) =>
  withSentences(schema, { ...answerDescriptions, success: { text: 'Always `true`.', example: true } })

/** What a value of a call is: its description and example. */
export function describeValue(call: string, name: string) {
  const described = sentencesOf(call)[name]
  return described && { description: described.text, example: described.example }
}

const sentencesOf = (call: string): Sentences =>
  new Map<string, Sentences>(Object.entries(valueDescriptions)).get(call) ?? {}

function withSentences(schema: Schema, sentences: Sentences, more = (_field: string) => ''): Schema {
  if (schema.items) return { ...schema, items: withSentences(schema.items, sentences) }
  if (!schema.properties) return schema
  const properties = Object.entries(schema.properties).map(([name, property]) => {
    const described = sentences[name]
    const inner = withSentences(property, described?.fields ?? sentences)
    return [name, described ? { ...widened(inner, described), ...words(described, more(name)) } : inner]
  })
  return { ...schema, properties: Object.fromEntries(properties) }
}

/** What a schema allows beside what the reference API answers. */
function widened(schema: Schema, { text, schema: more, orElse }: Described): Schema {
  if (orElse) return { anyOf: [schema, orElse] }
  return { ...schema, ...more, ...(text.includes(noDay) && { type: ['string', 'null'] }) }
}

function words({ text, example, known }: Described, more: string) {
  const listed = known && `Known: ${known.map((each) => `\`${each}\``).join(', ')}.`
  const description = [text, listed, more].filter(Boolean).join(' ')
  if (example === undefined) return { description }
  const others = typeof example === 'string' ? (known ?? []).filter((each) => each !== example) : []
  return { description, examples: [example, ...others] }
}

/** An example of what a schema describes, put together from those of its parts. */
export function exampleOf(schema: Schema, schemas: Record<string, Schema>): unknown {
  if (schema.$ref) return exampleOf(schemas[schema.$ref.slice(reference.length)] ?? {}, schemas)
  if (schema.anyOf) return exampleOf(schema.anyOf[0] ?? {}, schemas)
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.examples)) return schema.examples[0]
  if (schema.items) return [exampleOf(schema.items, schemas)]
  const parts = Object.entries(schema.properties ?? {})
  return Object.fromEntries(parts.map(([name, part]) => [name, exampleOf(part, schemas)]))
}
