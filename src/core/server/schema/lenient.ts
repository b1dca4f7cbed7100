/**
 * Reads answers of servers that do not follow the strict schemas exactly. The result has the strict shape:
 * unknown fields are ignored, a missing or malformed field gets its default, and a row that can't be read is
 * left out of its list.
 */
import * as v from 'valibot'

/** Makes a schema that reads a list of entities. A value that is no list can't be read. */
export function lenientList<Strict extends Schema>(
  strict: Strict,
): v.GenericSchema<unknown, v.InferOutput<Strict>[]> {
  return readableRows(lenient(strict))
}

type Schema = v.GenericSchema
type Structure = Schema & {
  entries?: Record<string, Schema>
  item?: Schema
  wrapped?: Schema
  pipe?: readonly { type: string }[]
}

/** Makes a schema that reads an entity from a server that does not follow the strict schema exactly. */
export function lenient<Strict extends Schema>(
  strict: Strict,
): v.GenericSchema<unknown, v.InferOutput<Strict>> {
  // `loosen` builds a schema with the same output as the strict one. TypeScript can't follow how it does so.
  return loosen(strict) as v.GenericSchema<unknown, v.InferOutput<Strict>>
}

const textual = v.pipe(
  v.custom<string | number>((value) => typeof value === 'string' || typeof value === 'number'),
  v.transform((value) => String(value)),
)
const numeric = v.pipe(
  textual,
  v.transform((text) => (text.trim() === '' ? Number.NaN : Number(text))),
  v.finite(),
)

/**
 * Makes a schema that reads a value, or gives a default when the value is missing or malformed. An id has no
 * default; objects get theirs from `withDefault`.
 */
function loosen(schema: Structure): Schema {
  const reader = readerOf(schema)
  switch (schema.type) {
    case 'string':
      return isId(schema) ? reader : v.fallback(reader, '')
    case 'number':
      return v.fallback(reader, 0)
    case 'boolean':
      return v.fallback(reader, false)
    case 'array':
      return v.fallback(reader, [])
    case 'optional':
      return v.fallback(v.optional(reader), undefined)
    default:
      return reader
  }
}

/** Makes a schema that reads a value in each form that a server may send: a number may be a text, `"12"`. */
function readerOf(schema: Structure): Schema {
  switch (schema.type) {
    case 'string':
      return isId(schema) ? v.pipe(textual, v.nonEmpty()) : textual
    case 'number':
      return numeric
    case 'array':
      return readableRows(loosen(schema.item ?? v.unknown()))
    case 'optional':
      return readerOf(schema.wrapped ?? v.unknown())
    case 'object':
      return v.pipe(
        v.unknown(),
        v.transform((value) => withId(value, schema.entries ?? {})),
        v.custom<object>((value) => !Array.isArray(value)),
        v.object(
          Object.fromEntries(
            Object.entries(schema.entries ?? {}).map(([name, entry]) => [name, withDefault(entry)]),
          ),
        ),
      )
    default:
      return schema
  }
}

/** An id may stand as `_id` or `id` where we have it under another name; where it is all that we need, alone. */
function withId(value: unknown, entries: Record<string, Structure>): unknown {
  const name = Object.keys(entries).find((each) => isId(entries[each] ?? {}))
  if (!name) return value
  if (typeof value !== 'object' || value === null)
    return Object.keys(entries).length > 1 ? value : { [name]: value }
  const { _id, id } = Object(value)
  return { ...value, [name]: Object(value)[name] ?? _id ?? id }
}

const isId = ({ pipe }: Pick<Structure, 'pipe'>) => pipe?.some(({ type }) => type === 'non_empty') ?? false

/**
 * Makes the schema of a field of an object. If the field is an object itself, and is missing or malformed, it
 * gets the defaults of an empty object, unless an empty object can't be read.
 */
function withDefault(entry: Structure): Schema {
  const loose = loosen(entry)
  const empty = entry.type === 'object' ? v.safeParse(loose, {}) : undefined
  return empty?.success ? v.fallback(loose, empty.output) : loose
}

/** Makes a schema that reads a list and leaves out the rows that can't be read. */
function readableRows<Row>(row: v.GenericSchema<unknown, Row>): v.GenericSchema<unknown, Row[]> {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((candidates) =>
      candidates.flatMap((candidate) => {
        const read = v.safeParse(row, candidate)
        return read.success ? [read.output] : []
      }),
    ),
  )
}
