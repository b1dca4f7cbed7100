/** Money in several currencies: each has a sum of its own, and is written as its own. */
import { afterEach, expect, test } from 'vitest'
import { $sumsOf } from '../../../src/core/data/sums'
import { configure } from '../../../src/core/settings/config'
import { $format } from '../../../src/core/settings/format'
import { total } from '../../../src/core/settings/money'

afterEach(() => configure({ locale: undefined, currency: undefined }))

type Row = readonly [amount: number, currency?: string]

const sums = (rows: readonly Row[]) =>
  $sumsOf
    .get()(
      rows.map(([amount, currency]) => ({ amount, currency })),
      ({ amount }) => amount,
    )
    .map(({ currency, amount, rows: { length } }) => [currency, amount, length])

const written = (rows: readonly Row[], lacksRows?: boolean) =>
  $format.get().sums(
    $sumsOf.get()(
      rows.map(([amount, currency]) => ({ amount, currency })),
      ({ amount }) => amount,
    ),
    lacksRows,
  )

test.each<
  [what: string, rows: Row[], sums: [currency: string, amount: number, rows: number][], text: string]
>([
  ['nothing is nothing', [], [], '$0.00'],
  ['without a currency, all are of the settings', [[1], [2]], [['USD', 3, 2]], '$3.00'],
  ['its own name changes nothing', [[1], [2, 'USD']], [['USD', 3, 2]], '$3.00'],
  ['an empty one is none', [[1], [2, '']], [['USD', 3, 2]], '$3.00'],
  [
    'another one alone',
    [
      [1, 'EUR'],
      [2, 'EUR'],
    ],
    [['EUR', 3, 2]],
    '€3.00',
  ],
  [
    'that of the settings comes first, then the others by their code',
    [[1, 'JPY'], [2, 'EUR'], [4], [8, 'EUR']],
    [
      ['USD', 4, 1],
      ['EUR', 10, 2],
      ['JPY', 1, 1],
    ],
    '$4.00\u00a0+ €10.00\u00a0+ ¥1',
  ],
  [
    'a debt in one currency is none in another',
    [[5], [-5, 'EUR']],
    [
      ['USD', 5, 1],
      ['EUR', -5, 1],
    ],
    '$5.00\u00a0+ -€5.00',
  ],
])('%s', (_, rows, expected, text) => {
  expect(sums(rows)).toEqual(expected)
  expect(written(rows)).toBe(text)
})

test('each currency has its own number of decimals', () => {
  const { money } = $format.get()
  const plain = (text: string) => text.replace(/\s/, ' ')
  expect([money(1250.5), money(1250.5, 'EUR'), money(1250, 'JPY')]).toEqual([
    '$1,250.50',
    '€1,250.50',
    '¥1,250',
  ])
  expect(plain(money(1250.505, 'KWD'))).toBe('KWD 1,250.505')
})

test('a code that nobody knows is written as it is: it is not the currency of the settings', () => {
  expect($format.get().money(5, 'QQQ').replace(/\s/, ' ')).toBe('QQQ 5.00')
})

test('the currency of the settings is what the host says, live, in capitals or not', () => {
  const rows: Row[] = [[1], [2, 'EUR']]
  expect(written(rows)).toBe('$1.00\u00a0+ €2.00')
  configure({ currency: 'eur' })
  expect(sums(rows)).toEqual([['EUR', 3, 2]])
  expect(written(rows)).toBe('€3.00')
})

test.each([
  { amounts: [], sum: 0 },
  { amounts: [0.1, 0.2], sum: 0.3 },
  { amounts: [1250.5, -50.25, 0], sum: 1200.25 },
  // Each is 1.01 where it is shown.
  { amounts: [1.005, 1.005], sum: 2.02 },
  { amounts: [0.004, 0.004], sum: 0 },
  { amounts: [83.79176, -83.79], sum: 0 },
  { amounts: [5.6e-17, -5.6e-17, -0], sum: 0 },
  { amounts: [0.5, 0.4], currency: 'JPY', sum: 1 },
  { amounts: [1.0005, 1.0004], currency: 'KWD', sum: 2.001 },
  { amounts: Array.from({ length: 10_000 }, () => 0.07), sum: 700 },
])('a sum is exact, of what is shown: $sum', ({ amounts, currency, sum }) => {
  expect(total(amounts, currency)).toBe(sum)
})

test.each([
  [-0, undefined, '$0.00'],
  [-0.004, undefined, '$0.00'],
  [5.6e-17, undefined, '$0.00'],
  [-0.005, undefined, '-$0.01'],
  [1.005, undefined, '$1.01'],
  [-1.005, undefined, '-$1.01'],
  [1.004999, undefined, '$1.00'],
  [-0.4, 'JPY', '¥0'],
  [0.0004, 'KWD', 'KWD 0.000'],
  [12.5, '€', '€ 12.50'],
  [12.5, 'US$', 'US$ 12.50'],
  [12.5, '$&', '$& 12.50'],
  [-12.5, '¤', '-¤ 12.50'],
  [Number.NaN, 'EUR', 'Amount not known'],
])('%d in %s is written %s', (amount, currency, text) => {
  expect($format.get().money(amount, currency).replace(/\s/, ' ')).toBe(text)
})

test.each<[rows: Row[], text: string, lacksRows?: boolean]>([
  [[[1], [Number.NaN]], 'at least $1.00'],
  [[[Number.NaN], [1]], 'at least $1.00'],
  [[[1], [Number.NaN, 'EUR']], 'at least $1.00'],
  [[[1, '€'], [2], [Number.NaN]], 'at least $2.00\u00a0+ €\u00a01.00'],
  [[[Number.NaN], [Number.NaN, 'EUR']], 'Amount not known'],
  [[[0], [Number.NaN]], 'at least $0.00'],
  [[[1]], 'at least $1.00', true],
  [[], 'Amount not known', true],
])('%j come to %s', (rows, text, lacksRows) => {
  expect(written(rows, lacksRows)).toBe(text)
})

test.each(['de', 'fr', 'es', 'nl', 'pl', 'pt-BR', 'ar'])(
  'in %s, a sign that is no code stands there, too',
  (locale) => {
    configure({ locale })
    expect($format.get().money(12.5, 'kr.')).toMatch(/^\P{L}*12[.,]50\s?kr\.\u200e?$|^kr\.\s12[.,]50$/u)
  },
)
