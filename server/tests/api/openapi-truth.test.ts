/** The published description says one thing: its sentences and its schemas agree, and so does what the server refuses. */
import { Ajv2020 as Ajv } from 'ajv/dist/2020.js'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Call } from '../../api/call'
import { calls } from '../../api/calls'
import type { Schema } from '../../api/descriptions/describe'
import { describeApi } from '../../api/openapi'

const document = describeApi('/api/v1')
const ajv = new Ajv({ strict: false })
const fits = (schema: Schema, value: unknown) => ajv.compile(schema)(value)

interface Value {
  path: string
  schema: Schema
  /** What is said of it. */
  text: string
  isRequired: boolean
  /** Whether a refusal may stand in the place of what it is in. */
  mayBeRefused: boolean
}

/** Every value that the document tells of. */
function valuesIn(part: unknown, path: string, mayBeRefused = false): Value[] {
  const { properties = {}, parameters = [], required, anyOf = [], ...others } = Object(part)
  const isRefusal = ({ $ref }: Schema) => $ref === '#/components/schemas/Failure'
  const of = (name: string, schema: Schema, isRequired: boolean, { description } = schema): Value => ({
    ...{ path: `${path}.${name}`, schema, text: String(description ?? ''), isRequired, mayBeRefused },
  })
  return [
    ...Object.entries<Schema>(properties).flatMap(([name, schema]) => [
      of(name, schema, Boolean(required?.includes(name))),
      ...valuesIn(schema, `${path}.${name}`),
    ]),
    ...[parameters].flat().map((each) => of(each.name, each.schema, each.required, each)),
    ...[anyOf].flat().flatMap((each) => valuesIn(each, path, [anyOf].flat().some(isRefusal))),
    ...Object.entries(typeof part === 'object' ? others : {}).flatMap(([name, each]) =>
      /^examples?$/.test(name) ? [] : valuesIn(each, `${path}.${name}`),
    ),
  ]
}

const values = valuesIn({ paths: document.paths, schemas: document.components.schemas }, '')
const numbers = ['no', 'one', 'two', 'three', 'four', 'five']

/** What a sentence says of a value, and whether its schema says so, too. */
const sentences: [says: RegExp, isSo: (value: Value, words: string[]) => boolean][] = [
  [/\bmay be (missing|left out)\b/, ({ isRequired }) => !isRequired],
  [/\bmay not be missing\b/, ({ isRequired }) => isRequired],
  [/\bOptional\b/, ({ isRequired }) => !isRequired],
  [/`null`/, ({ schema }) => fits(schema, null)],
  [/\b[Ee]mpty\b(?! line)/, ({ schema }) => fits(schema, '')],
  [/^Always `(\w+)`/, ({ schema }, [word = '']) => String(schema.const) === word],
  [/\b[Aa]t most (\d+) characters\.$/, ({ schema }, [most]) => schema.maxLength === Number(most)],
  [
    /up to (\w+) texts of at most (\d+) characters/,
    ({ schema }, [count = '', most]) =>
      schema.maxItems === numbers.indexOf(count) && schema.items?.maxLength === Number(most),
  ],
  [/, 1 to 1,000; more count as 1,000/, ({ schema }) => schema.minimum === 1 && schema.maximum === undefined],
  [/`false` is a refusal/, ({ mayBeRefused }) => mayBeRefused],
  [
    /An id is enough/,
    ({ schema }) => schema.anyOf?.some(({ required }) => String(required) === '_id') ?? false,
  ],
]

test.each(sentences)('where a value %s, its schema says so', (says, isSo) => {
  const said = values.filter(({ text }) => says.test(text))
  expect(said).not.toEqual([])
  const untrue = said.filter((value) => !isSo(value, Array.from(says.exec(value.text) ?? []).slice(1)))
  expect(untrue.map(({ path, text }) => `${path}: ${text}`)).toEqual([])
})

test('every answer to a call may be a refusal, also with status 200', () => {
  const json = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.values(methods).map((each) => ({
      path,
      schema: Object(each).responses[200]?.content?.['application/json']?.schema,
    })),
  )
  const plain = json.filter(({ schema }) => schema && !schema.anyOf).map(({ path }) => path)
  expect(plain).toEqual(['/health', '/ready'])
})

/** Texts at each edge of what a field may take. */
const textsFor = ({ maxLength = 300 }: Schema) => [
  ...[
    '',
    ' ',
    '\n',
    'a',
    ' a ',
    '\0',
    'a\0b',
    '🙂',
    '@',
    'a@b',
    ' a@b\n',
    'a@',
    'a b@c',
    'a@b\0',
    'Client',
    'client',
  ],
  ...['a', '🙂', '\u0301'].flatMap((one) =>
    [maxLength, Number(maxLength) + 1].map((length) => one.repeat(Number(length))),
  ),
  ...[Number(maxLength) - 2, Number(maxLength) - 1].map((length) => `${'a'.repeat(length)}@b`),
]

interface Body {
  content: Record<string, { schema: Schema }>
}

describe.each(Object.entries<Call>(calls).filter(([, { json, form }]) => json ?? form))(
  'the server takes what fits the description, and nothing else: %s',
  (_, call) => {
    const described = Object(Object(document.paths)[call.path])[call.method.toLowerCase()].requestBody as Body // it has one
    const schema = Object.values(described.content)[0]?.schema ?? expect.fail()
    const { entries } = call.json ?? call.form ?? expect.fail()

    test.each(Object.keys(entries))('%s', (name) => {
      const [field, property] = [entries[name] ?? expect.fail(), schema.properties?.[name] ?? expect.fail()]
      const isList = property.type === 'array'
      if (isList || property.contentMediaType) return
      const texts = textsFor(property)
      const given = [...texts, 1, true, null, [], {}]
      for (const value of given)
        expect([value, v.safeParse(field, value).success]).toEqual([value, fits(property, value)])
      // A list comes from a form where there is no field, too.
      expect([name, v.safeParse(field, undefined).success]).toEqual([name, !schema.required?.includes(name)])
    })
  },
)
