/** The API's own description, made from the calls, and from the schemas that the library also uses. */
import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import * as shapes from '../../src/core/server/schema/index.ts'
import type { Call } from './call.ts'
import { calls } from './calls.ts'
import { type RefusalStatus, refusals } from './refusal.ts'
import { answers, failureSchema, strict } from './schemas.ts'

const components = {
  Client: strict(shapes.userShape),
  Consultant: strict(shapes.consultantShape),
  Project: strict(shapes.projectShape),
  Payment: strict(shapes.paymentShape),
  Notification: strict(shapes.notificationShape),
  Message: strict(shapes.messageShape),
  Ticket: strict(shapes.ticketShape),
  File: strict(shapes.fileShape),
  Update: strict(shapes.updateShape),
  Milestone: strict(shapes.milestoneShape),
  Failure: failureSchema,
}

const conversion: ConversionConfig = {
  target: 'draft-2020-12',
  definitions: components,
  // JSON Schema can't describe these steps on a text. It can describe its type and its length.
  ignoreActions: ['trim', 'to_lower_case', 'check'],
  overrideSchema: ({ valibotSchema: { type } }) =>
    type === 'instance' ? { type: 'string', contentMediaType: 'application/octet-stream' } : undefined,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
}

/** Returns an OpenAPI 3.1 document. `basePath` comes before every path. */
export function describeApi(basePath: string) {
  const paths: Record<string, Record<string, unknown>> = { ...others }
  for (const [name, call] of Object.entries(calls)) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: describeCall(name, call) }
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
    paths,
    components: {
      schemas: toJsonSchema(v.unknown(), conversion).$defs,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

function describeCall(name: string, call: Call) {
  const [mediaType, body] = call.form ? ['multipart/form-data', call.form] : ['application/json', call.json]
  return {
    operationId: name,
    summary: call.summary,
    security: call.open ? [] : [{ bearer: [] }],
    parameters: [...placesOf(call.path), ...queryOf(call), ...(call.form ? [keyHeader] : [])],
    ...(body && { requestBody: { required: true, content: { [mediaType]: { schema: bare(body) } } } }),
    responses: responses(bare(call.answer), [
      ...call.refuses,
      ...(body ? ([415] as const) : []),
      ...(call.form ? ([422] as const) : []),
      ...(call.open ? [] : ([401] as const)),
      429,
      500,
    ]),
  }
}

const placesOf = (path: string) =>
  Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))

const queryOf = ({ query }: Pick<Call, 'query'>) =>
  Object.entries(query?.entries ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: schema.type !== 'optional',
    schema: bare(schema),
  }))

/** Calls with a form write something new each time, unless they come with a key. */
const keyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'What comes again with the same key is answered again, and written once.',
  schema: { type: 'string' },
}

const others = {
  '/health': {
    get: {
      operationId: 'health',
      summary: 'Whether the API and its database are up.',
      security: [],
      responses: responses(bare(answers.checkSession), [503]),
    },
  },
  '/uploads/{id}/{name}': {
    get: {
      operationId: 'download',
      summary: 'A file, by the signed link that other answers give for it.',
      security: [],
      parameters: [
        ...placesOf('/uploads/{id}/{name}'),
        ...queryOf({ query: v.object({ expires: v.string(), signature: v.string() }) }),
      ],
      responses: {
        ...responses({}, [403, 404, 429, 500]),
        200: { description: 'The bytes.', content: { '*/*': {} } },
      },
    },
  },
}

function responses(answer: object, statuses: readonly RefusalStatus[]) {
  const failures = statuses.map((status) => [
    status,
    described(refusals[status], { $ref: '#/components/schemas/Failure' }),
  ])
  return { 200: described('The answer.', answer), ...Object.fromEntries(failures) }
}

function described(description: string, schema: object) {
  return { description, content: { 'application/json': { schema } } }
}

/** A schema without its dialect and the shared definitions, which the document contains once. */
function bare(schema: v.GenericSchema) {
  const { $schema, $defs, ...rest } = toJsonSchema(schema, conversion)
  return rest
}
