/**
 * Reads answers of servers that do not keep to the shapes exactly. Unknown fields are ignored, a missing or malformed
 * field gets its default, and a row that can't be read is left out of its list.
 */
import { isRecord } from '../../page/is-record'
import { type Described, type Fields, fieldName, type Shape } from './shape'

/** Reads a value. @returns `undefined` when it can't be read */
export type Reader<Value> = (value: unknown) => Value | undefined

/** Makes a reader of what a shape describes. An object can be read when its id can. */
export const reader =
  <const S extends Shape>(shape: S): Reader<Described<S>> =>
  (value) =>
    // `read` follows the shape. TypeScript can't follow how it does so.
    read(shape, value) as Described<S> | undefined

/** A number may be a text, `"12"`, and a text a number. */
function read(shape: Shape, value: unknown): unknown {
  if (typeof shape === 'object') return isList(shape) ? readRows(shape[0], value) : readObject(shape, value)
  if (shape === 'boolean') return typeof value === 'boolean' ? value : undefined
  if (typeof value !== 'string' && typeof value !== 'number') return
  const text = String(value)
  if (shape === 'id') return text || undefined
  if (shape !== 'number') return text
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined
}

// `Array.isArray` does not narrow a read-only list.
const isList = (shape: readonly [Shape] | Fields): shape is readonly [Shape] => Array.isArray(shape)

function readRows(row: Shape, value: unknown): unknown[] | undefined {
  if (!Array.isArray(value)) return
  return value.map((each) => read(row, each)).filter((each) => each !== undefined)
}

function readObject(fields: Fields, value: unknown): object | undefined {
  const source = withId(value, fields)
  if (!isRecord(source)) return
  const result: Record<string, unknown> = {}
  for (const [field, shape] of Object.entries(fields)) {
    const { name, isOptional } = fieldName(field)
    const found = read(shape, source[name]) ?? (isOptional ? undefined : defaultOf(shape))
    if (found !== undefined) result[name] = found
    else if (!isOptional) return
  }
  return result
}

/** What stands for a field that is missing or malformed. An id has no default. */
function defaultOf(shape: Shape): unknown {
  if (typeof shape === 'object') return read(shape, isList(shape) ? [] : {})
  if (shape === 'number') return 0
  if (shape === 'boolean') return false
  return shape === 'id' ? undefined : ''
}

/** An id may stand as `_id` or `id` where we have it under another name; where it is all that we need, alone. */
function withId(value: unknown, fields: Fields): unknown {
  const names = Object.keys(fields)
  const name = names.find((each) => fields[each] === 'id')
  if (!name) return value
  if (!isRecord(value)) return names.length > 1 ? value : { [name]: value }
  return { ...value, [name]: value[name] ?? value._id ?? value.id }
}
