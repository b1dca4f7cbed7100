/** "Export as CSV": which columns the file has, in which currency, and that it has every row. */
import { beforeEach, expect, test, vi } from 'vitest'
import type { SettingsInput } from '../../../src/core/settings/config'
import { stopTimeInTests, until } from '../server'
import { openTab } from '../tab'

stopTimeInTests()
const { configure, page, $sumsOf, amountOf, exportPayments } = await openTab()
const { paymentShape, reader } = await import('../../../src/core/server/schema')
const { leftOutOf } = await import('../../../src/core/server/schema/read')
const saved = vi.spyOn(URL, 'createObjectURL')
beforeEach(() => {
  saved.mockClear()
  configure({ currency: undefined, fields: undefined })
})

const payment = (id: string, receivedAmount: number, more: object = {}) => ({
  ...{ id, paymentId: `PAY-${id}`, receivedPaymentId: `BANK-${id}`, receivedAmount, description: 'First' },
  ...{ receivedDate: '2026-11-20T00:00:00.000Z', ...more },
})

/** A client presses the button, for payments that a server sends so. @returns the lines of the file, and its name */
async function exported(sent: object[], settings: SettingsInput, presses = 1) {
  configure(settings)
  const link = { href: '', download: '', click: vi.fn() }
  Object.assign(page.document, { createElement: () => link })
  const payments = reader([paymentShape])(sent) ?? expect.fail()
  const sums = $sumsOf.get()(payments, amountOf)
  for (let press = 0; press < presses; press++) void exportPayments({ payments, sums }, leftOutOf(payments))
  await until(() => expect(link.click).toHaveBeenCalled())
  expect(saved).toHaveBeenCalledOnce()
  const [file] = saved.mock.lastCall ?? []
  if (!(file instanceof Blob)) return expect.fail('There is no file.')
  return { name: link.download, lines: (await file.text()).split('\r\n') }
}

const header = '"Payment Id","Received Date","Bank Reference ID"'
const row = (id: string, amount: number) => `"PAY-${id}","2026-11-20","BANK-${id}",${amount},"First"`

test.each<[string, object[], SettingsInput, lines: string[]]>([
  ['unknown, without payments', [], {}, [`${header},"Amount (USD)","Description"`]],
  [
    'that of the settings',
    [payment('a', 100)],
    { currency: 'gbp' },
    [`${header},"Amount (GBP)","Description"`, row('a', 100)],
  ],
  [
    'another one',
    [payment('a', 20.5, { currency: 'EUR' })],
    {},
    [`${header},"Amount (EUR)","Description"`, row('a', 20.5)],
  ],
  [
    'several',
    [payment('a', 1), payment('b', -2, { currency: 'EUR' })],
    {},
    [`${header},"Amount","Description","Currency"`, `${row('a', 1)},"USD"`, `${row('b', -2)},"EUR"`],
  ],
])('the currency of the payments is %s', async (_, payments, settings, lines) => {
  expect((await exported(payments, settings)).lines).toEqual([...lines, ''])
})

test('it says what it lacks: an amount that is not known, and rows that are left out', async () => {
  const sent = [payment('a', 1), { ...payment('b', 0), receivedAmount: '1.234,50' }, {}]
  expect((await exported(sent, {})).lines).toEqual([
    `${header},"Amount (USD)","Description"`,
    row('a', 1),
    '"PAY-b","2026-11-20","BANK-b","Amount not known","First"',
    '"1 entry can\'t be shown."',
    '',
  ])
})

test.each([
  ['one currency', [], `${header},"Amount (USD)","Description"`, '"Fee (USD)"', row('a', 1)],
  [
    'several currencies',
    [payment('b', 2, { currency: 'EUR' })],
    `${header},"Amount","Description","Currency"`,
    '"Fee"',
    `${row('a', 1)},"USD"`,
  ],
])("the host's own fields come last, and hold no formula, in %s", async (_, others, start, fee, cells) => {
  const fields: NonNullable<SettingsInput['fields']>['payment'] = [
    { name: 'text', label: '=Order' },
    { name: 'fee', label: 'Fee', type: 'money' },
    { name: 'day', label: 'Day', type: 'date' },
    { name: 'evil', label: 'Evil', type: 'link' },
    { name: 'page', label: 'Page', type: 'link' },
    ...['yes', 'no', 'missing'].map((name) => ({ name, label: name })),
  ]
  const own = { text: '=1+1', fee: '12.5', day: '2026-11-20', yes: true, no: false }
  const links = { evil: 'javascript:alert(1)', page: '/c/7' }
  const { lines } = await exported([payment('a', 1, { ...own, ...links }), ...others], {
    fields: { payment: fields },
  })
  expect(lines.slice(0, 2)).toEqual([
    `${start},"'=Order",${fee},"Day","Evil","Page","yes","no","missing"`,
    `${cells},"'=1+1",12.5,"2026-11-20","","https://client.example/c/7","Yes","No",""`,
  ])
})

test('of very many payments, each is in the file once, in their order; a second press meanwhile does nothing', async () => {
  vi.setSystemTime('2026-11-21T12:00:00Z')
  const ids = Array.from({ length: 2_500 }, (_, index) => `${index}`)
  const payments = ids.map((id) => payment(id, 1))
  const { name, lines } = await exported(payments, {}, 2)
  expect(name).toBe('payment-history-2026-11-21.csv')
  expect(lines.slice(1)).toEqual([...ids.map((id) => row(id, 1)), ''])
})
