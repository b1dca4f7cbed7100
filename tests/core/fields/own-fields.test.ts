/** Fields of a server's rows beside the contract, which the host names: what is read of them, and which are left out. */
import { afterEach, expect, test, vi } from 'vitest'
import {
  currencyOfRow,
  nameOfAddress,
  nameOfRow,
  numberWriter,
  readField,
  textsOfFields,
  usableFields,
} from '../../../src/core/fields/own-fields'
import { paymentShape, reader } from '../../../src/core/server/schema'
import { configure, type SettingsInput } from '../../../src/core/settings/config'
import type { OwnField } from '../../../src/core/settings/own/fields'

const warn = vi.spyOn(console, 'warn').mockReturnValue()
afterEach(() => {
  warn.mockClear()
  configure({ fields: undefined, locale: undefined })
})
const told = () => warn.mock.calls.map(([text]) => String(text).replace('client-portal-elements: ', ''))

const readRow = reader(paymentShape)
/** A payment as it is read of a server that sends this, too. */
const rowOf = (sent: object) => readRow({ id: 'p1', paymentId: 'PAY-1', ...sent }) ?? expect.fail()

const none = undefined
type Row = [type: 'text' | 'date' | 'money' | 'link', sent: unknown, read: unknown]
const unread = (type: Row[0], ...values: unknown[]) => values.map((sent): Row => [type, sent, none])

test.each<Row>([
  ...['PO-17', '<b>', 4500012345, 1250.5, 0, true, false].map((sent): Row => ['text', sent, sent]),
  ...unread('text', null, '', ' ', {}, ['PO']),
  ['date', '2026-11-20', '2026-11-20'],
  ['date', '2026-11-20T00:00:00.000Z', '2026-11-20'],
  ['date', '2026-11-20T23:30:00.000Z', '2026-11-20T23:30:00.000Z'],
  ['date', '+012026-11-20', '+012026-11-20'],
  ['date', '-000001-06-15', '-000001-06-15'],
  ...unread('date', '2026-02-31', '2026-02-30T10:00:00.000Z', '2026-13-01', '2026-11-20 or so'),
  ...unread('date', 'Order 12', '20.11.2026', 'on 2026-11-20', '', 12, null),
  ...[1250.5, '1250.5', '1,250.50'].map((sent): Row => ['money', sent, 1250.5]),
  ...['1.250,50', '12 or so', true].map((sent): Row => ['money', sent, Number.NaN]),
  ...unread('money', '', ' ', null),
  ['link', '/contracts/7', '/contracts/7'],
  ['link', 'https://files.example/c/the contract 1.pdf', 'https://files.example/c/the%20contract%201.pdf'],
  ...unread('link', 'javascript:alert(1)', '//evil.example/1', 'http://files.example/1.pdf', '', 7, null),
  ...unread('link', 'https://files.example/\t1.pdf', 'https://bank.example @evil.example'),
])('a %s of %j is read as %j', (type, sent, read) => {
  expect(readField(rowOf({ own: sent }), 'own', type)).toBe(read)
})

test('what a row has inherited is none of its fields', () => {
  const names = ['__proto__', 'constructor', 'toString']
  const read = (sent: object) => names.map((name) => readField(rowOf(sent), name, 'text'))
  expect(read({})).toEqual([none, none, none])
  expect(read({ constructor: 'PO-2' })).toEqual([none, 'PO-2', none])
  expect(readField({}, 'own', 'text')).toBe(none)
})

test('a row says its currency, and its number', () => {
  expect(['eur', '€', none].map((currency) => currencyOfRow(rowOf({ currency })))).toEqual(['EUR', '€', none])
  expect(nameOfRow('payment', rowOf({}))).toBe('PAY-1')
  expect(nameOfRow('project', { serviceId: 'SRV-1' })).toBe('SRV-1')
  expect(nameOfRow('ticket', { ticketId: 'TKT-1' })).toBe('TKT-1')
})

test('a field that can not be shown is left out, and the console says why', () => {
  // A script without types may write anything.
  const fields: [field: object, told?: string][] = [
    [{ name: 'own', label: 'Own' }],
    [{ name: 'at', label: 'At', type: 'date' }],
    [{ name: 'own', label: 'Twice' }, 'the field "own" of "payment" is not shown: another one has its name.'],
    [{ label: 'Nameless' }, 'a field of "payment" is not shown: it needs a name.'],
    [{ name: 'x', label: ' ' }, 'the field "x" of "payment" is not shown: it needs a label.'],
    [
      { name: 'html', label: 'HTML', type: 'html' },
      'the field "html" of "payment" is not shown: its type must be one of "text", "date", "money", "link".',
    ],
    ...['_id', 'id', 'receivedAmount', 'currency'].map((name): [object, string] => [
      { name, label: 'Ours' },
      `the field "${name}" of "payment" is not shown: the contract has it.`,
    ]),
  ]
  const given = fields.map(([field]) => field) as OwnField[]
  expect(usableFields('payment', given)).toEqual(given.slice(0, 2))
  expect(told()).toEqual(fields.flatMap(([, why]) => why ?? []))
  expect(usableFields('payment')).toEqual([])
})

test('rows that have no fields of their own are named, with those that have', () => {
  configure({ fields: { projects: [], ticket: [] } as SettingsInput['fields'] })
  expect(told()).toEqual(['the setting "fields" has no "projects": it has "project", "payment", "ticket".'])
})

test('a search finds what a client reads as text', () => {
  const textsOf = textsOfFields('payment', [
    ...['a', 'b', 'flag', 'missing'].map((name) => ({ name, label: name })),
    { name: 'day', label: 'Day', type: 'date' },
  ])
  expect(textsOf(rowOf({ a: 'PO-17', b: 12, flag: true, day: '2026-11-20' }))).toEqual(['PO-17', '12'])
})

test.each([
  ['https://files.example/c/contract%201.pdf', 'contract 1.pdf'],
  ['/files/plan.DWG?v=2', 'plan.DWG'],
  ['https://files.example/100%.pdf', '100%.pdf'],
  ['https://files.example/evil%E2%80%AEgpj.exe', 'evilgpj.exe'],
  ['https://sign.example/7', 'sign.example'],
  ['https://sign.example/v1.2', 'sign.example'],
  ['https://sign.example/2.10', 'sign.example'],
  ['https://sign.example/Offer%2012.11.2026', 'sign.example'],
  ['https://sign.example/a.html', 'sign.example'],
  ['/contracts/7', ''],
  ['/contracts/view.php', ''],
])('a link to %s leads to "%s"', (address, name) => {
  expect(nameOfAddress(address)).toBe(name)
})

test.each([
  ['en', 4500012345, '4500012345'],
  ['de', 1250.125, '1250,125'],
  ['ar-EG', 12, '١٢'],
])('in "%s", the number %d has no separators: %s', (locale, value, text) => {
  configure({ locale })
  expect(numberWriter()(value)).toBe(text)
})
