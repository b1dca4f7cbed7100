/** What the value of each setting may be. */
import { isRecord } from '../page/is-record'
import {
  isBoolean,
  isCurrency,
  isFunction,
  isLocale,
  isLocaleList,
  isOneOf,
  isPlace,
  isPositive,
  isRecordList,
  isRecordOf,
  isText,
  isTextList,
  isTimeZone,
  isUploads,
  isWayList,
} from './values'

/** The test that a value must pass, and what the warning says that it must be. */
export type Rule = readonly [(value: unknown) => boolean, string]

const isFilled = (value: unknown) => isText(value) && value !== ''

/** The rule of each setting: `config.ts` fails to compile when one is missing. */
export const settingRules = {
  apiUrl: [isFilled, 'a path or a URL'],
  brand: [isRecordOf(isText), 'an object of texts'],
  locale: [isLocale, 'a BCP 47 language tag'],
  locales: [isLocaleList, 'BCP 47 language tags'],
  currency: [isCurrency, 'an ISO 4217 code'],
  timeZone: [isTimeZone, 'an IANA time zone'],
  messages: [isRecordOf(isRecord), 'an object of catalogues'],
  getToken: [isFunction, 'a function'],
  signOut: [isFunction, 'a function'],
  signInWays: [isWayList, '"password", "link" or "passkey", each once at most'],
  passphrase: [isFilled, 'a text'],
  passwordEncryption: [isOneOf(['aes', 'none']), '"aes" or "none"'],
  storage: [isOneOf(['local', 'session', 'memory']), '"local", "session" or "memory"'],
  credentials: [isOneOf(['omit', 'same-origin', 'include']), '"omit", "same-origin" or "include"'],
  idempotencyKeys: [isBoolean, 'true or false'],
  texts: [isOneOf(['plain', 'html']), '"plain" or "html"'],
  fetch: [isFunction, 'a function'],
  routes: [isRecordOf(isText), 'an object of path patterns'],
  portalUrl: [isPlace, 'a path or a URL without a query'],
  pages: [isRecordList, 'a list'],
  menu: [isRecordList, 'a list'],
  endpoints: [isRecordOf((value) => isText(value) || isRecord(value)), 'an object of endpoints'],
  readError: [isFunction, 'a function'],
  features: [isRecordOf(isBoolean), 'an object of booleans'],
  fields: [isRecordOf(isRecordList), 'an object of lists'],
  searchShortcut: [isBoolean, 'true or false'],
  serviceOptions: [isRecordOf(isTextList), 'an object of lists'],
  pollSeconds: [isRecordOf(isPositive), 'an object of seconds'],
  live: [isBoolean, 'true or false'],
  workers: [isBoolean, 'true or false'],
  uploads: [isUploads, 'whole numbers and a text'],
  debug: [isBoolean, 'true or false'],
} satisfies Record<string, Rule>
