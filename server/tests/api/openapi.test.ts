/** The published description: valid by somebody else's judgement, and true. */
import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 as Ajv } from 'ajv/dist/2020.js'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { statusTone } from '../../../src/core/data/status'
import { entities, knownStatuses } from '../../../src/core/server/schema'
import { statusMessages } from '../../../src/core/text/messages/projects/status'
import { calls } from '../../api/calls'
import { exampleOf, type Schema } from '../../api/descriptions/describe'
import { describeApi } from '../../api/openapi'
import { strict } from '../../api/schemas'
import { isList } from '../../api/sending/compress'
import { createBrowserApi } from '../../browser'

const document = describeApi('/api/v1')

test('is valid OpenAPI 3.1', async () => {
  const validator = new Validator()
  // The validator resolves references in place.
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

test('is served by the API itself', async () => {
  const response = await createBrowserApi({ describe: describeApi }).fetch('/api/v1/openapi.json')
  expect(await response.json()).toEqual(JSON.parse(JSON.stringify(document)))
})

test('stands in docs/openapi.json; "npm run docs" writes it', () => {
  expect(JSON.parse(readFileSync('docs/openapi.json', 'utf8'))).toEqual(JSON.parse(JSON.stringify(document)))
})

test('names every call, once', () => {
  const described = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map((operation) => (operation as { operationId: string }).operationId),
  )
  const ofUploads = ['beginUpload', 'uploadState', 'continueUpload', 'giveUpUpload']
  const all = [...Object.keys(calls), ...ofUploads, 'download', 'health', 'ready']
  expect(described.toSorted()).toEqual(all.toSorted())
})

test('tells the places, queries, bodies, security and refusals of a call', () => {
  expect(document.paths['/support/client/replyTicket/{ticketId}']).toMatchObject({
    post: {
      operationId: 'replyTicket',
      summary: expect.any(String),
      security: [{ bearer: [] }],
      parameters: [
        { name: 'ticketId', in: 'path', required: true, schema: { type: 'string' } },
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description: expect.any(String),
          schema: { type: 'string', pattern: expect.any(String) },
        },
      ],
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: {
              type: 'object',
              properties: {
                message: { type: 'string', maxLength: 20_000 },
                attachment: {
                  type: 'array',
                  items: { type: 'string', contentMediaType: 'application/octet-stream' },
                },
              },
              required: ['message'],
            },
          },
        },
      },
      responses: {
        200: {
          content: {
            'application/json': {
              schema: {
                anyOf: [
                  {
                    type: 'object',
                    properties: { success: { const: true }, data: { $ref: '#/components/schemas/Ticket' } },
                  },
                  { $ref: '#/components/schemas/Failure' },
                ],
              },
            },
          },
        },
        401: expect.anything(),
        413: expect.anything(),
        422: expect.anything(),
        429: expect.anything(),
      },
    },
  })
})

test('names the key on each call that writes something new, and on no other', () => {
  const keyed = Object.values(document.paths)
    .flatMap((path) => Object.values(path) as { operationId: string; parameters?: { name: string }[] }[])
    .filter(({ parameters }) => parameters?.some(({ name }) => name === 'Idempotency-Key'))
  expect(keyed.map(({ operationId }) => operationId)).toEqual([
    ...['changePhoto', 'approve', 'createTicket', 'replyTicket', 'uploadFile'],
  ])
})

test('gives one shape to every refusal', () => {
  const refusals = Object.values(document.paths)
    .flatMap((path) => Object.values(path) as { responses: Record<string, unknown> }[])
    .flatMap(({ responses }) => Object.entries(responses).filter(([status]) => !status.startsWith('2')))
  expect(refusals.length).toBeGreaterThan(80)
  for (const [, refusal] of refusals) {
    expect(refusal).toMatchObject({
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    })
  }
})

/** Every value that the document tells of, by the path to it: `Project.active`, `login.requestBody.email`. */
function valuesIn(part: unknown, path: string): { path: string; value: Schema }[] {
  const { properties = {}, parameters = [], ...others } = Object(part)
  return [
    ...Object.entries<Schema>(properties).flatMap(([name, value]) => [
      { path: `${path}.${name}`, value },
      ...valuesIn(value, `${path}.${name}`),
    ]),
    ...[parameters].flat().map((value) => ({ path: `${path}.${value.name}`, value })),
    ...Object.entries(typeof part === 'object' ? others : {}).flatMap(([name, value]) =>
      name === 'example' || name === 'examples' ? [] : valuesIn(value, `${path}.${name}`),
    ),
  ]
}

const values = [...valuesIn(document.paths, ''), ...valuesIn(document.components.schemas, '')]

test('says what every value is, and gives an example of each single one', () => {
  expect(values.length).toBeGreaterThan(150)
  const isSingle = ({ properties, $ref, items }: Schema) => !properties && !$ref && !items?.$ref
  const lacking = values.filter(
    ({ path, value }) =>
      String(value.description ?? '').length < 10 ||
      // What was asked for, and who has signed in: an example of the whole answer has them.
      (!('example' in value || 'examples' in value) && isSingle(value) && !/\.(data|user)$/.test(path)),
  )
  expect(lacking.map(({ path }) => path)).toEqual([])
})

/** Checks values by the schemas of the document. */
const ajv = new Ajv({ strict: false })
ajv.addSchema({ $id: 'api', components: document.components })
const fits = (schema: object, value: unknown) =>
  ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"api#/components')))(value)

test('its examples are valid by their schemas', () => {
  const contents = Object.values(document.paths)
    .flatMap((path) => Object.values(path) as Schema[])
    .flatMap(({ requestBody, responses }) => [requestBody, ...Object.values(Object(responses))])
    .flatMap((part) => Object.values(Object(Object(part).content)) as Schema[])
    .filter(({ example }) => example !== undefined)
  expect(contents.length).toBeGreaterThan(30)
  expect(contents.filter(({ schema, example }) => !fits(Object(schema), example))).toEqual([])
  const single = values.flatMap(({ path, value }) =>
    [value.examples ?? []]
      .flat()
      .map((example) => ({ path, fits: fits({ ...value, examples: [] }, example) })),
  )
  expect(single.length).toBeGreaterThan(50)
  expect(single.filter((each) => !each.fits)).toEqual([])
})

test('its examples of parameters are valid by their schemas', () => {
  const all = Object.values(document.paths)
    .flatMap((path) => Object.values(path) as Schema[])
    .flatMap(({ operationId, parameters }) =>
      [parameters ?? []].flat().map((each) => ({ operationId, ...Object(each) })),
    )
  expect(all.length).toBeGreaterThan(40)
  expect(all.filter(({ schema, example }) => !fits(schema, example))).toEqual([])
  const limits = all.filter(({ name }) => name === 'limit')
  const lists = Object.entries(calls).filter(([, call]) => isList(call))
  expect(limits.map(({ operationId }) => operationId).toSorted()).toEqual(
    lists.map(([name]) => name).toSorted(),
  )
  for (const { schema } of limits) expect(schema).toEqual({ type: 'integer', minimum: 1 })
})

test.each(['/health', '/ready'])('tells of %s what that answers', async (path) => {
  const response = await createBrowserApi().fetch(`/api/v1${path}`)
  const { schema } = Object(document.paths)[path].get.responses[200].content['application/json']
  expect(Object.keys(schema.properties)).toEqual(Object.keys(await response.json()))
})

test('the examples of answers are those of the strict schemas, too', () => {
  for (const [name, shape] of Object.entries(entities)) {
    const example = exampleOf({ $ref: `#/components/schemas/${name}` }, document.components.schemas)
    expect(v.safeParse(strict(shape), example).issues, name).toBeUndefined()
  }
})

test("requires what the elements can't do without, and says what stands for the rest", () => {
  const { Project } = document.components.schemas
  expect(Project?.required).toContain('totalCost')
  expect(Project?.required).not.toContain('industry')
  expect(Project?.properties?.totalCost?.description).toMatch(/Without it, 0 is shown\.$/)
  expect(Project?.properties?.industry?.description).toMatch(/It may be missing; then "--" is shown\.$/)
})

test('knows the statuses that the elements know', () => {
  const known: string[] = Object.values(statusMessages.get()).toSorted()
  expect([...knownStatuses.Project].toSorted()).toEqual(known)
  expect([...knownStatuses.Ticket].toSorted()).toEqual(known)
  for (const status of known) expect(statusTone(status), status).not.toBe('neutral')
  expect(document.components.schemas.Project?.properties?.active?.examples).toEqual(
    expect.arrayContaining(known),
  )
})
