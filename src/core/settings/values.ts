/** Tests of values that a host gives: what a setting, or a part of one, may be. */
import { isRecord } from '../page/is-record'

export const isText = (value: unknown) => typeof value === 'string'
export const isBoolean = (value: unknown) => typeof value === 'boolean'
export const isFunction = (value: unknown) => value === undefined || typeof value === 'function'
export const isOneOf = (words: readonly string[]) => (value: unknown) => words.some((word) => word === value)
export const isRecordOf = (test: (value: unknown) => boolean) => (value: unknown) =>
  isRecord(value) && Object.values(value).every(test)
/** A text that a function takes without throwing, or an empty one. */
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

/** Some of the parts of the setting `uploads`. */
export const isUploads = (value: unknown) =>
  isRecord(value) &&
  Object.entries(value).every(([name, part]) =>
    name === 'accept' ? isText(part) : isPositive(part) && Number.isInteger(part),
  )

/** Whether it is a path or an absolute URL, without a query. Empty for none. */
export const isPlace = (value: unknown) =>
  isText(value) && /^(|\/(?!\/)[^\s\\?]*|https?:\/\/[^\s\\?]+)$/.test(value)
