/** The fields of verbs: what they read from a text or from JSON, and what they say when they can't. */
import * as v from 'valibot'
import {
  email as apiEmail,
  language as apiLanguage,
  phone as apiPhone,
  timeZone as apiTimeZone,
} from '../api/receiving/fields.ts'
import { ReceivedFile } from '../api/receiving/received-file.ts'
import type { Field } from './verb.ts'

const line = (most: number) =>
  v.pipe(
    v.string('has to be a text'),
    v.trim(),
    v.nonEmpty('must not be empty'),
    v.maxLength(most, `has to have at most ${most.toLocaleString('en')} characters`),
    v.check((text) => !text.includes('\0'), "holds a character that can't be kept"),
  )

const anEmail = v.pipe(
  v.string('has to be an email address'),
  v.check((text) => v.is(apiEmail, text), 'has to be an email address'),
  v.trim(),
  v.toLowerCase(),
)

/** What a client may set, too, by the same rules. It is empty to take it away. */
const asClientsSet = (schema: v.GenericSchema<string>, says: string) =>
  v.pipe(
    v.string(says),
    v.check((text) => v.is(schema, text), says),
  )

const aDay = v.pipe(
  v.string('has to be a day like 2026-11-30'),
  v.check(isDay, 'has to be a day that there is, like 2026-11-30'),
)

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  )
}

const anAmount = v.pipe(
  v.union([v.string(), v.number()], 'has to be an amount like 1250.50'),
  v.transform(String),
  v.regex(/^\d{1,12}(\.\d{1,2})?$/, 'has to be an amount like 1250.50, with a point and without a sign'),
  v.transform(Number),
)

const aPaidAmount = v.pipe(
  v.union([v.string(), v.number()], 'has to be an amount like 1250.50'),
  v.transform(String),
  v.regex(/^-?\d{1,12}(\.\d{1,2})?$/, 'has to be an amount like 1250.50, or like -1250.50 for a refund'),
  v.transform(Number),
  v.check((amount) => amount !== 0, 'must not be 0'),
)

const aCurrency = v.pipe(
  v.string('has to be a currency like EUR'),
  v.toUpperCase(),
  v.check((code) => Intl.supportedValuesOf('currency').includes(code), 'has to be a currency like EUR'),
)

/** Where a client is led to: a place of the portal, or an https address. */
const aPath = v.pipe(
  v.string('has to be a path'),
  v.check(
    (text) => /^\/(?![/\\])[^\s\\]*$/.test(text) || (text.startsWith('https://') && URL.canParse(text)),
    'has to be a path of the portal, like /support, or an https address',
  ),
)

/** One of some words, however it is written. */
const aWord = (words: readonly string[]) => {
  const known = (text: string) => words.find((word) => word.toLowerCase() === text.trim().toLowerCase())
  const says = `has to be one of: ${words.join(', ')}`
  return v.pipe(
    v.string(says),
    v.check((text) => known(text) !== undefined, says),
    v.transform((text) => known(text) ?? text),
  )
}

const aFile = v.instance(ReceivedFile, 'has to be a file')

const field =
  <Schema extends v.GenericSchema>(schema: Schema, value: string, more: Pick<Field, 'isFile'> = {}) =>
  (says: string): Field<Schema> => ({ schema, value, says, ...more })

export const text = (most: number) => field(line(most), 'TEXT')
export const email = field(anEmail, 'EMAIL')
export const phone = field(asClientsSet(apiPhone, 'has to be a phone number like +49 30 1234'), 'PHONE')
export const language = field(asClientsSet(apiLanguage, 'has to be a language like de or pt-BR'), 'LANGUAGE')
export const timeZone = field(asClientsSet(apiTimeZone, 'has to be a time zone like Europe/Berlin'), 'ZONE')
export const day = field(aDay, 'DAY')
export const amount = field(anAmount, 'AMOUNT')
export const paidAmount = field(aPaidAmount, 'AMOUNT')
export const currency = field(aCurrency, 'CURRENCY')
export const path = field(aPath, 'PATH')
export const id = field(line(200), 'ID')
export const file = field(aFile, 'FILE', { isFile: true })
export const word = (words: readonly string[]) => field(aWord(words), 'WORD')

/** A field that may be left out. */
export const optional = <Schema extends v.GenericSchema>({ schema, ...more }: Field<Schema>) => ({
  ...more,
  schema: v.optional(schema),
})

/** A flag without a value. */
export const toggle = (says: string) => ({
  schema: v.optional(v.boolean('has to be true or false'), false),
  value: '',
  says,
})

/** A field that may come several times, or not at all. */
export const list = <Schema extends v.GenericSchema>({ schema, ...more }: Field<Schema>, most: number) => ({
  ...more,
  isList: true as const,
  schema: v.optional(
    v.pipe(v.array(schema, 'has to be a list'), v.maxLength(most, `may come at most ${most} times`)),
    [],
  ),
})

/** The fields that several verbs have. */
export const client = email('The email of the client.')
export const anyClient = id('The email of the client, or the id. Closed accounts are found, too.')
export const payment = id('The number of the payment, like PAY-7K2M9QXD, or its id.')
export const reason = text(500)('Why. It is kept in "log".')
export const project = id('The number of the project, like SRV-2051, or its id.')
export const clientOfProject = optional(
  email('The email of the client. Only needed where several clients have a project of this number.'),
)
