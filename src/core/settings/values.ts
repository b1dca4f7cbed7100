/** Tests of values that a host gives: what a setting, or a part of one, may be. */
import { attempt } from '../page/browser'
import { isRecord } from '../page/is-record'
import { signInWays } from '../server/schema/entities/security'

export const isText = (value: unknown) => typeof value === 'string'
export const isBoolean = (value: unknown) => typeof value === 'boolean'
export const isFunction = (value: unknown) => value === undefined || typeof value === 'function'
export const isOneOf = (words: readonly string[]) => (value: unknown) => words.some((word) => word === value)
export const isRecordOf = (test: (value: unknown) => boolean) => (value: unknown) =>
  isRecord(value) && Object.values(value).every(test)
const isListOf = (test: (value: unknown) => unknown) => (value: unknown) =>
  Array.isArray(value) && value.every(test)
/** A text that a function takes without throwing. */
const isAccepted = (use: (value: string) => unknown) => (value: unknown) =>
  typeof value === 'string' && attempt(() => [use(value)]) !== undefined
/** Empty for the page's language. */
export const isLocale = isAccepted((tag) => tag && new Intl.Locale(tag))
export const isLocaleList = isListOf((tag) => tag && isLocale(tag))
export const isCurrency = isAccepted(
  (currency) => new Intl.NumberFormat('en', { style: 'currency', currency }),
)
/** Empty for the client's own. */
export const isTimeZone = isAccepted((timeZone) => timeZone && new Intl.DateTimeFormat('en', { timeZone }))
export const isTextList = isListOf(isText)
export const isRecordList = isListOf(isRecord)
/** One or more ways to sign in, all of them different. */
export const isWayList = (value: unknown) =>
  isListOf(isOneOf(signInWays))(value) && Array.isArray(value) && value.length > 0 && isWithoutDoubles(value)
const isWithoutDoubles = (list: readonly unknown[]) => new Set(list).size === list.length
export const isPositive = (value: unknown) => Number.isFinite(value) && Number(value) > 0

/** Some of the parts of the setting `uploads`. */
export const isUploads = (value: unknown) =>
  isRecord(value) &&
  Object.entries(value).every(([name, part]) =>
    name === 'accept'
      ? isText(part)
      : Number.isInteger(part) && Number(part) >= (name === 'maxFiles' ? 0 : 1),
  )

/** Whether it is a path or an absolute URL, without a query. Empty for none. */
export const isPlace = (value: unknown) =>
  isText(value) && /^(|\/(?!\/)[^\s\\?]*|https?:\/\/[^\s\\?]+)$/.test(value)
