/**
 * How the client reads: the shape of the strict schema, but unknown fields pass, a missing or misshapen field gets
 * its default, and an unreadable row is left out rather than breaking the list it stands in.
 */
import * as v from 'valibot'

/** Reads a list of what the strict schema describes. Something that is no list at all can't be read. */
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

/** Reads what the strict schema describes, from a server that is not quite as strict. */
export function lenient<Strict extends Schema>(
  strict: Strict,
): v.GenericSchema<unknown, v.InferOutput<Strict>> {
  // The wrapper yields the strict schema's output by construction; the type system can't follow the walk.
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

/** Reads a value or, where it is missing or misshapen, gives its default. Only an id has none. */
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

/** Reads a value in whichever way a server may write it. */
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

const isId = ({ pipe }: Structure) => pipe?.some(({ type }) => type === 'non_empty') ?? false

/** An object within another: where it is missing or misshapen, what an empty one gives, if that can be read. */
function withDefault(entry: Structure): Schema {
  const loose = loosen(entry)
  const empty = entry.type === 'object' ? v.safeParse(loose, {}) : undefined
  return empty?.success ? v.fallback(loose, empty.output) : loose
}

/** A list without the rows that can't be read. */
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
