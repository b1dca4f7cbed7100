/** JSON, as texts and as what they stand for. */
import { attempt } from './browser'

/** Reads a text that we have stored as JSON. @returns `undefined` when there is none, or when it is no JSON */
export const parseJson = (text: string | null): unknown => attempt(() => JSON.parse(text ?? ''))

/** A value as JSON, also on a page whose old library has given arrays a `toJSON()`: of an array, that makes a text. */
export const toJson = (value: unknown): string => JSON.stringify(value, arraysAsTheyAre)

function arraysAsTheyAre(this: Readonly<Record<string, unknown>>, key: string, read: unknown): unknown {
  return Array.isArray(this[key]) ? this[key] : read
}
