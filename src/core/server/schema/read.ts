/**
 * Reads answers of servers that do not keep to the shapes exactly. Unknown fields are ignored, a missing or malformed
 * field gets its default, and a row without an id is left out of its list. A list of which every row is left out can't be
 * read.
 */
import { bare, isRecord, ownField } from '../../page/is-record'
import { type Described, type Fields, fieldName, isList, type Kinds, type Shape } from './shape'

/** Reads a value. @returns `undefined` when it can't be read */
export type Reader<Value> = (value: unknown) => Value | undefined

/** Rounds an amount in a currency; in that of the settings, if none is given. */
type Round = (amount: number, currency: string | undefined) => number

/**
 * Makes a reader of what a shape describes. An object can be read when its id can.
 * @param round What is done with each amount of a row.
 */
export const reader = <const S extends Shape>(shape: S, round?: Round): Reader<Described<S>> =>
  // `readerOf` follows the shape. TypeScript can't follow how it does so.
  readerOf(shape, round) as Reader<Described<S>>

function readerOf(shape: Shape, round: Round = (amount) => amount): Reader<unknown> {
  if (typeof shape === 'string') return readers[shape]
  return isList(shape) ? rowsReader(shape[0], round) : objectReader(shape, round)
}

/** What rows were read from: a host may name fields beside the contract at any time. The texts in both are the same. */
export const sources = new WeakMap<object, Record<string, unknown>>()

/**
 * Reads a text of them where a server keeps its texts as HTML. The code for that comes beside the first answer of such a server,
 * and takes this place.
 */
export const htmlReader = { textOf: (html: string): string => html }

const leftOut = new WeakMap<object, number>()

/** How many rows could not be read of a list that a server sent, or within one thing that it sent. */
export const leftOutOf = (data: unknown): number => leftOut.get(Object(data)) ?? 0

/** What is made of something else lacks what that lacks. */
export function carryLeftOut(data: object, other: unknown): void {
  leftOut.set(data, leftOutOf(data) + leftOutOf(other))
}

/** A text may be a number. */
const readText: Reader<string> = (value) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined

export const isCurrencyCode = (text: string) => /^[A-Z]{3}$/.test(text)

const readers: { [Kind in keyof Kinds]: Reader<Kinds[Kind]> } = {
  text: readText,
  date: readText,
  url: readText,
  id: (value) => readText(value) || undefined,
  /** A word or a sign that is no code is kept. Of what is neither, `¤` says that there is a currency that nobody knows. */
  currency(value) {
    const text = (readText(value ?? '') ?? '¤').trim()
    const code = text.toUpperCase()
    if (!text || isCurrencyCode(code)) return code || undefined
    return /^[^\d-]{1,12}$/.test(text) ? text : '¤'
  },
  /** A number may be a text: `"12"`. Its thousands may have commas, where nothing else can be meant: `"1,234.50"`. */
  number(value) {
    const text = readText(value)?.trim() ?? ''
    const plain = /^-?\d{1,3}(,\d{3})+(\.\d+|,\d{3})$/.test(text) ? text.replaceAll(',', '') : text
    return plain && Number.isFinite(Number(plain)) ? Number(plain) : undefined
  },
  /** In place of `1.234,50` or `€ 12`, which can be meant in two ways, 0 would be wrong. */
  money: (value) => readers.number(value) ?? (readText(value ?? '')?.trim() === '' ? undefined : Number.NaN),
  boolean: (value) => (typeof value === 'boolean' ? value : undefined),
}

function rowsReader(row: Shape, round: Round): Reader<unknown[]> {
  const read = readerOf(row, round)
  return (value) => {
    if (!Array.isArray(value)) return
    const rows = value.map(read).filter((each) => each !== undefined)
    leftOut.set(rows, value.length - rows.length)
    // A list of which no row can be read is not an empty one.
    return rows.length > 0 || value.length === 0 ? rows : undefined
  }
}

function objectReader(fields: Fields, round: Round): Reader<object> {
  const parts = Object.entries(fields).map(([field, shape]) => ({
    ...fieldName(field),
    shape,
    read: readerOf(shape, round),
  }))
  // An id may stand as `_id` or `id` where we have it under another name; where it is all that we need, alone.
  const isAlone = parts.length === 1 && parts[0]?.shape === 'id'
  return (value) => {
    const source = isAlone && !isRecord(value) ? { id: value } : value
    if (!isRecord(source)) return
    const result = bare<Record<string, unknown>>({})
    for (const { name, isOptional, shape, read } of parts) {
      const names = shape === 'id' ? [name, '_id', 'id'] : [name]
      const own = names
        .map((each) => ownField(source, each))
        .find((value) => value !== undefined && value !== null)
      const found = read(own) ?? (isOptional ? undefined : defaultOf(shape))
      if (shape === 'money' && typeof found === 'number')
        result[name] = round(found, readers.currency(ownField(source, 'currency')))
      else if (found !== undefined) result[name] = found
      else if (!isOptional) return
      if (Array.isArray(found) && Array.isArray(own)) {
        leftOut.set(found, own.length - found.length)
        for (const each of [found, ...found]) carryLeftOut(result, each)
      } else if (isRecord(found)) carryLeftOut(result, found)
    }
    sources.set(result, source)
    return result
  }
}

/** What stands for a single value that is missing or malformed. An id has none. */
const standIns = {
  text: '',
  date: '',
  url: '',
  id: undefined,
  currency: '',
  number: 0,
  money: 0,
  boolean: false,
}

const defaultOf = (shape: Shape): unknown =>
  typeof shape === 'string' ? standIns[shape] : readerOf(shape)(isList(shape) ? [] : {})
