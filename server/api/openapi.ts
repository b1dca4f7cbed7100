/** The API's own description, made from the calls, and from the schemas that the library also uses. */
import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import * as shapes from '../../src/core/server/schema/index.ts'
import { type RefusalStatus, refusals } from '../base/refusal.ts'
import { paging } from '../stores/lists.ts'
import { type Call, takesKey } from './call.ts'
import { groups } from './calls.ts'
import {
  describeAnswer,
  describeBody,
  describeEntities,
  describeState,
  describeValue,
  exampleOf,
  type Schema,
} from './descriptions/describe.ts'
import { keyHeader, secondsToWait } from './descriptions/headers.ts'
import { describeUnsubscribe } from './descriptions/unsubscribe.ts'
import { describeUploads } from './descriptions/uploads.ts'
import { exampleOfEvents, noteOf } from './descriptions/values.ts'
import { failureSchema, healthSchema, strict } from './schemas.ts'
import { linkQuery } from './sending/download.ts'

const components: Record<string, v.GenericSchema> = {
  ...Object.fromEntries(Object.entries(shapes.entities).map(([name, shape]) => [name, strict(shape)])),
  Failure: failureSchema,
}

const conversion: ConversionConfig = {
  target: 'draft-2020-12',
  definitions: components,
  // JSON Schema can't describe these steps on a text. It can describe its type and its length.
  ignoreActions: ['trim', 'to_lower_case', 'check'],
  overrideSchema: ({ valibotSchema }) =>
    valibotSchema.type === 'instance'
      ? { type: 'string', contentMediaType: 'application/octet-stream' }
      : undefined,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
}

// A JSON schema is an object. The library's type of it allows more.
const schemas = describeEntities(toJsonSchema(v.unknown(), conversion).$defs as Record<string, Schema>)

/** Returns an OpenAPI 3.1 document. `basePath` comes before every path. */
export function describeApi(basePath: string) {
  const paths: Record<string, Record<string, unknown>> = { ...others }
  for (const [group, calls] of Object.entries<Record<string, Call>>(groups)) {
    for (const [name, call] of Object.entries(calls)) {
      const described = { tags: [group], ...describeCall(name, call) }
      paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: described }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Client portal',
      version: '1',
      description:
        'What a client portal asks of its server: projects, payments, files, tickets and notifications.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: basePath }],
    tags: [...Object.keys(groups), 'Uploads'].map((name) => ({ name })),
    paths,
    components: {
      schemas,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

function describeCall(name: string, call: Call) {
  const note = noteOf(name)
  const [mediaType, body] = call.form ? ['multipart/form-data', call.form] : ['application/json', call.json]
  return {
    operationId: name,
    summary: call.summary,
    ...(note && { description: note }),
    security: call.open ? [] : [{ bearer: [] }],
    parameters: [
      ...[...placesOf(call.path), ...queryOf(call)].map((value) => ({
        ...value,
        ...describeValue(name, value.name),
      })),
      ...(takesKey(call) ? [keyHeader] : []),
    ],
    ...(body && {
      requestBody: { required: true, content: { [mediaType]: withExample(describeBody(name, bare(body))) } },
    }),
    responses: responses(call.answer && describeAnswer(name, bare(call.answer)), [
      ...call.refuses,
      400,
      ...(body ? ([415] as const) : []),
      ...(takesKey(call) ? ([422] as const) : []),
      ...(call.open ? [] : ([401] as const)),
      429,
      500,
      503,
    ]),
  }
}

const placesOf = (path: string) =>
  Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', minLength: 1 },
  }))

const queryOf = ({ query }: Pick<Call, 'query'>) =>
  Object.entries(query?.entries ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: schema.type !== 'optional',
    // A number comes as a text.
    schema: schema === paging.limit ? { type: 'integer', minimum: 1 } : bare(schema),
  }))

const others = {
  '/health': {
    get: {
      tags: ['Health'],
      operationId: 'health',
      summary: 'Whether the server lives, whatever its database does.',
      security: [],
      responses: responses(describeState(bare(healthSchema)), []),
    },
  },
  '/ready': {
    get: {
      tags: ['Health'],
      operationId: 'ready',
      summary:
        'Whether it can serve: its database and its tables are there, and it is not about to stop. The message says what is lacking beside that, such as files.',
      security: [],
      responses: responses(describeState(bare(healthSchema)), [503]),
    },
  },
  ...describeUploads(failures),
  ...describeUnsubscribe(failures),
  '/uploads/{id}/{name}': {
    get: {
      tags: ['Files'],
      operationId: 'download',
      summary: 'A file, by the signed link that other answers give for it.',
      security: [],
      parameters: [...placesOf('/uploads/{id}/{name}'), ...queryOf({ query: linkQuery })].map((value) => ({
        ...value,
        ...describeValue('download', value.name),
      })),
      responses: {
        ...responses({}, [403, 404, 429, 500, 503]),
        200: { description: 'The bytes.', content: { '*/*': {} } },
      },
    },
  },
}

/** An answer without a schema is a stream of events. */
function responses(answer: Schema | undefined, statuses: readonly RefusalStatus[]) {
  const success = {
    description: 'The answer.',
    content: answer
      ? { 'application/json': withExample(answer) }
      : { 'text/event-stream': { schema: { type: 'string' }, example: exampleOfEvents } },
  }
  return { 200: success, ...failures(statuses) }
}

function failures(statuses: readonly RefusalStatus[]) {
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        ...described(refusals[status], { $ref: '#/components/schemas/Failure' }),
        ...(status === 429 && { headers: { 'Retry-After': secondsToWait } }),
      },
    ]),
  )
}

function described(description: string, schema: object) {
  return { description, content: { 'application/json': { schema } } }
}

function withExample(schema: Schema) {
  return { schema, example: exampleOf(schema, schemas) }
}

/** A schema without its dialect and the shared definitions, which the document contains once. */
function bare(schema: v.GenericSchema): Schema {
  const { $schema, $defs, ...rest } = toJsonSchema(schema, conversion)
  // As above.
  return rest as Schema
}
