/** Tests of the values of settings: each says whether a value is of its kind. */
import { isRecord } from '../page/is-record'

export const isText = (value: unknown) => typeof value === 'string'
export const isFunction = (value: unknown) => value === undefined || typeof value === 'function'
export const isBoolean = (value: unknown) => typeof value === 'boolean'
export const isOneOf = (words: readonly string[]) => (value: unknown) => words.some((word) => word === value)
export const isRecordOf = (test: (value: unknown) => boolean) => (value: unknown) =>
  isRecord(value) && Object.values(value).every(test)
export const isAccepted = (use: (value: string) => unknown) => (value: unknown) => {
  if (typeof value !== 'string') return false
  try {
    if (value) use(value)
    return true
  } catch {
    return false
  }
}
export const isTextList = (value: unknown) => Array.isArray(value) && value.every(isText)
export const isPositive = (value: unknown) => typeof value === 'number' && value > 0 && Number.isFinite(value)

export const isUploads = (value: unknown) =>
  isRecord(value) &&
  Object.entries(value).every(([name, part]) =>
    name === 'accept' ? isText(part) : isPositive(part) && Number.isInteger(part),
  )
