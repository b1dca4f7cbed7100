/** The published description: valid by somebody else's judgement, and true. */
import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { createBrowserApi } from '../../demo/api/browser'
import { calls } from '../../demo/api/calls'
import { describeApi } from '../../demo/api/openapi'

const document = describeApi('/api/v1')

test('is valid OpenAPI 3.1', async () => {
  const validator = new Validator()
  // The validator resolves references in place.
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

test('is served by the API itself', async () => {
  const response = await createBrowserApi().fetch('/api/v1/openapi.json')
  expect(await response.json()).toEqual(JSON.parse(JSON.stringify(document)))
})

test('stands in docs/openapi.json; "npm run docs" writes it', () => {
  expect(JSON.parse(readFileSync('docs/openapi.json', 'utf8'))).toEqual(JSON.parse(JSON.stringify(document)))
})

test('names every call, once', () => {
  const described = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map((operation) => (operation as { operationId: string }).operationId),
  )
  expect(described.toSorted()).toEqual([...Object.keys(calls), 'download', 'health'].toSorted())
})

test('tells the places, queries, bodies, security and refusals of a call', () => {
  expect(document.paths['/support/client/replyTicket/{ticketId}']).toEqual({
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
          schema: { type: 'string' },
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
              required: ['message', 'attachment'],
            },
          },
        },
      },
      responses: expect.objectContaining({
        200: expect.objectContaining({
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: { success: { const: true }, data: { $ref: '#/components/schemas/Ticket' } },
                required: ['success', 'data'],
              },
            },
          },
        }),
        401: expect.anything(),
        413: expect.anything(),
        422: expect.anything(),
        429: expect.anything(),
      }),
    },
  })
})

test('names the key on each call that writes something new, and on no other', () => {
  const keyed = Object.values(document.paths)
    .flatMap((path) => Object.values(path) as { operationId: string; parameters?: { name: string }[] }[])
    .filter(({ parameters }) => parameters?.some(({ name }) => name === 'Idempotency-Key'))
  expect(keyed.map(({ operationId }) => operationId)).toEqual(['createTicket', 'replyTicket', 'uploadFile'])
})

test('gives one shape to every refusal', () => {
  const refusals = Object.values(document.paths)
    .flatMap((path) => Object.values(path) as { responses: Record<string, unknown> }[])
    .flatMap(({ responses }) => Object.entries(responses).filter(([status]) => status !== '200'))
  expect(refusals.length).toBeGreaterThan(80)
  for (const [, refusal] of refusals) {
    expect(refusal).toMatchObject({
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    })
  }
})
