/** Reads the fields of rows that a host shows beside the contract. Of what a server sends there, nothing is known. */
import { baseUrl } from '../page/browser'
import { ownField } from '../page/is-record'
import { nameOfUrl, safePath } from '../page/safe-path'
import { warnOnce } from '../page/warn-once'
import { paymentShape } from '../server/schema/entities/payment'
import { projectShape } from '../server/schema/entities/project'
import { ticketShape } from '../server/schema/entities/ticket'
import { htmlReader, reader, sources } from '../server/schema/read'
import { fieldName } from '../server/schema/shape'
import { $settings } from '../settings/config'
import { asDay, dateValue } from '../settings/dates'
import { $numeralLocale } from '../settings/locale'
import { roundMoney } from '../settings/money'
import type { FieldOwner, OwnField } from '../settings/own/fields'
import { fileEnding } from '../text/endings'

const wordsOf = (table: object) =>
  Object.keys(table)
    .map((name) => `"${name}"`)
    .join(', ')

const shapes = { project: projectShape, payment: paymentShape, ticket: ticketShape }

$settings.subscribe(({ fields = {} }) => {
  for (const owner of Object.keys(fields))
    if (!Object.hasOwn(shapes, owner))
      warnOnce(`the setting "fields" has no "${owner}": it has ${wordsOf(shapes)}.`)
})

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** Browsers make dates of other texts, too, such as "Order 12", and of "2026-02-31" one in March. */
function isDate(value: string): boolean {
  const day = /^([+-]\d\d)?\d{4}-\d\d-\d\d/.exec(value)?.[0]
  const isInMonth = day && new Date(day).getUTCDate() === Number(day.slice(-'DD'.length))
  return Boolean(isInMonth) && !Number.isNaN(dateValue(value))
}

/** How a field of each type is read; `undefined` for what can't be. */
const readers = {
  text(value: unknown) {
    if (isText(value)) return $settings.get().texts === 'html' ? htmlReader.textOf(value) : value
    return typeof value === 'boolean' || Number.isFinite(value) ? (value as boolean | number) : undefined
  },
  date: (value: unknown) => (isText(value) && isDate(value) ? asDay(value) : undefined),
  money(value: unknown, row: object) {
    const amount = reader('money')(value)
    return amount === undefined ? undefined : roundMoney(amount, currencyOfRow(row))
  },
  link(value: unknown) {
    const address = isText(value) ? value.replaceAll(' ', '%20') : ''
    return safePath(address) ? address : undefined
  },
}

/** What a row was read from. */
const sourceOf = (row: object): object => sources.get(row) ?? {}

/** What a row has in a field; `undefined` when it has nothing there, or nothing of the field's type. */
export const readField = <Type extends keyof typeof readers>(row: object, name: string, type: Type) =>
  readers[type](ownField(sourceOf(row), name), row) as ReturnType<(typeof readers)[Type]>

/** The currency of a row's amounts; `undefined` when it names none. */
export const currencyOfRow = (row: object) => reader('currency')(ownField(sourceOf(row), 'currency'))

const numbers = { project: 'serviceId', payment: 'paymentId', ticket: 'ticketId' } as const

/** The number by which people know a row. */
export const nameOfRow = (owner: FieldOwner, row: object) => String(ownField(row, numbers[owner]))

/** Those that can be shown of the fields that a host has named. The console names the others. */
export function usableFields(owner: FieldOwner, fields: readonly OwnField[] = []): readonly OwnField[] {
  const named = new Set<string>()
  return fields.filter(({ name, label, type = 'text' }) => {
    const which = isText(name) ? `the field "${name}"` : 'a field'
    const mistake =
      findMistake(owner, name, label, type) ?? (named.has(name) ? 'another one has its name' : undefined)
    if (mistake) warnOnce(`${which} of "${owner}" is not shown: ${mistake}.`)
    else named.add(name)
    return !mistake
  })
}

/** What a search finds of a row's fields: what a client reads there as text. */
export function textsOfFields(owner: FieldOwner, fields: readonly OwnField[]) {
  const texts = usableFields(owner, fields).filter(({ type = 'text' }) => type === 'text')
  return (row: object): string[] =>
    texts.flatMap(({ name }) => {
      const value = readField(row, name, 'text')
      return value === undefined || typeof value === 'boolean' ? [] : `${value}`
    })
}

function findMistake(owner: FieldOwner, name: unknown, label: unknown, type: string): string | undefined {
  if (!isText(name)) return 'it needs a name'
  if (!isText(label)) return 'it needs a label'
  if (!Object.hasOwn(readers, type)) return `its type must be one of ${wordsOf(readers)}`
  const known = ['_id', 'id', ...Object.keys(shapes[owner]).map((field) => fieldName(field).name)]
  return known.includes(name) ? 'the contract has it' : undefined
}

/** Writes a number of any meaning. A thousand is perhaps a year, or the number of an order: it has no separator. */
export function numberWriter(): (value: number) => string {
  const options = { useGrouping: false, maximumFractionDigits: 10 }
  const format = new Intl.NumberFormat($numeralLocale.get(), options)
  return (value) => format.format(value)
}

/** The full address of a link, for who reads it elsewhere. */
export const fullAddress = (address: string) => new URL(address, baseUrl()).href

/** Says where a link leads: to a file, or to another site; empty for a page of this one. */
export function nameOfAddress(address: string): string {
  const { pathname, host } = new URL(fullAddress(address))
  const file = nameOfUrl(pathname)
  if (!/^(html?)?$/.test(fileEnding(file, file))) return file
  return safePath(address)?.kind === 'external' ? host : ''
}
