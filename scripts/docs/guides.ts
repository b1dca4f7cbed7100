/** Writes the pieces of the guides that come from the code: tables, and example files that the tests run. */
import { readFileSync } from 'node:fs'
import type { Call } from '../../server/api/call.ts'
import { calls } from '../../server/api/calls.ts'
import { effectOf, type Schema } from '../../server/api/descriptions/describe.ts'
import { type Described, entityDescriptions, saidOfAll } from '../../server/api/descriptions/entities.ts'
import { offered } from '../../server/api/offered.ts'
import { describeApi } from '../../server/api/openapi.ts'
import { paging } from '../../server/stores/lists.ts'
import {
  abilities,
  type EntityName,
  lacking,
  type NewsName,
  newsFields,
  newsWords,
} from '../../src/core/server/schema/index.ts'
import { routes } from '../../src/core/settings/routes.ts'
import { tags } from '../../src/elements/elements.ts'
import { elementCalls } from '../../src/elements/reference/calls.ts'
import { code, fence, table } from './markdown.ts'

const document = describeApi('/api/v1')

export function endpointTable(): string {
  const rows = Object.entries(calls).map(([name, call]) => [
    code(name),
    `${call.method} ${code(call.path)}`,
    sentBy(call),
    answeredTo(call),
    `${call.summary}${call.open ? ' Without a token.' : ''}${isOptional(name) ? ' [Optional](#optional-calls).' : ''}`,
  ])
  return table(['Name', 'Path', 'Sends beside the path', 'Answers', 'What it does'], ...rows)
}

const isOptional = (name: string) => abilities.some((ability) => ability === name)

/** How a server announces that it has all of them. */
export const announcement = () =>
  fence('json', `{ "success": true, "optional": [${offered.map((name) => `"${name}"`).join(', ')}] }`)

export function newsTable(): string {
  const rows = Object.entries(newsWords).map(([name, text]) => {
    const field = newsFields[name as NewsName] // the keys of that table
    const about = field === 'serviceId' ? ", the project's `_id`" : ''
    return [code(name), code(`{${field}}`) + about, text]
  })
  return table(['Event', 'Its data', 'What has changed'], ...rows)
}

/** What each element asks for, by the table that the elements' tests hold. */
export function elementCallTable(): string {
  const list = (names: readonly string[] = []) => names.map(code).join(', ')
  const rows = tags
    .filter((tag) => tag !== 'cp-config')
    .map((tag) => [
      code(tag),
      list(elementCalls[tag].shown),
      tag === 'cp-portal' ? 'those of the elements that it shows' : list(elementCalls[tag].acted),
    ])
  return table(['Element', 'When it is shown', 'When the client acts'], ...rows)
}

/** For example: query: `serviceId`, `userType`. What asks for a page of a list has a guide of its own. */
function sentBy({ query, json, form }: Call): string {
  return Object.entries({ query, JSON: json, form })
    .map(([kind, values]) => ({
      kind,
      names: Object.keys(Object(values?.entries)).filter((name) => !(name in paging)),
    }))
    .filter(({ names }) => names.length > 0)
    .map(({ kind, names }) => `${kind}: ${names.map(code).join(', ')}`)
    .join('; ')
}

/** For example: a list of [Project](fields.md#project) */
function answeredTo({ method, path }: Call): string {
  const { content } = Object(document.paths[path]?.[method.toLowerCase()]).responses[200]
  const answer = content['application/json']
  if (!answer) return 'a stream of [events](news.md)'
  // The other one is a refusal.
  const [{ properties }] = answer.schema.anyOf
  const { data, success, message, optional, lastEventId, ...others }: Record<string, Schema> = properties
  if (data?.items) return `a list of ${entityLink(data.items)}`
  if (data?.$ref) return entityLink(data)
  return Object.keys(data?.properties ?? others)
    .map(code)
    .join(', ')
}

function entityLink({ $ref = '' }: Schema): string {
  const name = $ref.split('/').at(-1) ?? ''
  return `[${name}](fields.md#${name.toLowerCase()})`
}

/** A section for each entity, with a table of its fields. */
export function fieldTables(): string {
  const sections = Object.entries(entityDescriptions).map(([name, { text, fields }]) => {
    // The keys of the descriptions are the names of the entities.
    const effects: Record<string, Parameters<typeof effectOf>[0]> = lacking[name as EntityName]
    const rows = Object.entries<Described>(fields).flatMap(([field, described]) => [
      fieldRow(field, described, effectOf(effects[field])),
      ...Object.entries(described.fields ?? {}).map(([inner, each]) =>
        fieldRow(`${field}.${inner}`, each, ''),
      ),
    ])
    return `## ${name}\n\n${text}\n\n${table(['Field', 'What it is', 'Example', 'If missing'], ...rows)}`
  })
  return sections.join('\n\n')
}

function fieldRow(field: string, { text, example, known }: Described, effect: string): string[] {
  const own = saidOfAll.reduce((rest, sentence) => rest.replace(sentence, ''), text)
  const listed = known ? ` Known: ${known.map(code).join(', ')}.` : ''
  return [
    code(field),
    (own + listed).replaceAll(/ {2,}/g, ' ').trim(),
    example === undefined ? '' : code(JSON.stringify(example)),
    // The guide says before the tables that this is what is shown.
    effect.replace('It may be missing; then', 'Optional:').replaceAll(/ (is|are) shown\b/g, ''),
  ]
}

export function routeTable(): string {
  const rows = Object.entries(routes).map(([name, { pattern }]) => [
    code(name),
    [...pattern.matchAll(/\{\w+\}/g)].map(([place]) => code(place)).join(', '),
    code(pattern),
  ])
  return table(['Name', 'Its places', 'In the portal'], ...rows)
}

/** Returns a function that writes a file of `examples/backend/`, unchanged, as a code block. */
export const example = (name: string) => () =>
  fence(name.split('.').at(-1) ?? '', readFileSync(`examples/backend/${name}`, 'utf8'))

/** The content of `docs/openapi.json`. */
export const openApiFile = () => `${JSON.stringify(describeApi('/api/v1'), null, 2)}\n`
