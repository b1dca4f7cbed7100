/** The file of payments that a client takes along: no text of it is calculated in a spreadsheet. */
import { describe, expect, test } from 'vitest'
import { toCsv } from '../../../src/core/payments/csv'
import { hostileCells } from './hostile-cells'

/** The file's only row, without the mark at the beginning and the line's end. */
const line = (...cells: (string | number)[]) =>
  toCsv([cells])
    .replace(/^\ufeff/, '')
    .replace(/\r\n$/, '')

test('a CSV begins with the mark of UTF-8, and its lines end as RFC 4180 says', () => {
  expect(toCsv([['Größe'], ['a', 1]])).toBe('\ufeff"Größe"\r\n"a",1\r\n')
})

test('quotes, commas and line breaks stay inside of their cell', () => {
  expect(line('say "yes", please', 'two\nlines')).toBe('"say ""yes"", please","two\nlines"')
})

test.each([
  ['=1+1', "'=1+1"],
  [' =1', "' =1"],
  ['\tone', "'\tone"],
  ['\rone', "'\rone"],
  ['a;=1+1', "a;'=1+1"],
  ['a\n- b', "a\n'- b"],
  ['=1;=2', "'=1;'=2"],
])('a text that a spreadsheet would calculate gets an apostrophe: %j', (text, safe) => {
  expect(line(text)).toBe(`"${safe}"`)
})

test.each(['PAY-450211', 'half + half', 'a - b; c', '', '#1', 'a=b', 'a, =b', "Ada's"])(
  'an ordinary text stays as it is: %j',
  (text) => {
    expect(line(text)).toBe(`"${text}"`)
  },
)

test('numbers are numbers, also below zero', () => {
  expect(line(12.5, -3, 0, Number.NaN)).toBe('12.5,-3,0,')
})

/** The cells as spreadsheets find them: quotes count only where a cell begins, and what follows them belongs to it. */
function cellsIn(csv: string, separator: string): string[] {
  const cells: string[] = []
  let rest = csv.replace(/^\ufeff/, '')
  while (rest) {
    const [whole = '', quoted = '', open = ''] =
      new RegExp(`^(?:"((?:[^"]|"")*)"?)?([^${separator}\\r\\n]*)(?:[${separator}\\n]|\\r\\n?|$)`).exec(
        rest,
      ) ?? []
    cells.push(quoted.replaceAll('""', '"') + open)
    rest = rest.slice(whole.length)
  }
  return cells
}

/** Blanks, controls and quotes before the sign do not keep a spreadsheet from calculating. */
const isFormula = (cell: string) => /^[\s\p{C}"]*[=+\-@＝＋－＠]/u.test(cell)

/** Texts made of what is dangerous, the same in every run. */
function randomTexts(count: number): string[] {
  const letters = [...'=+-@＝;|,"\'a1 \t\r\n\u0000\u200b']
  let seed = 1
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  return Array.from({ length: count }, () =>
    Array.from({ length: random(12) }, () => letters[random(letters.length)]).join(''),
  )
}

describe.each([
  ['the hostile table', hostileCells],
  ['random texts', randomTexts(5_000)],
])('%s', (_, texts) => {
  const csv = toCsv(texts.map((text) => ['id', text, 1]))

  test.each([',', ';', '\t', '|'])('holds no formula where cells are separated by %j', (separator) => {
    // Three columns, of which only the texts are in question: they begin with a quote or after a separator.
    expect(cellsIn(csv, separator).filter(isFormula).slice(0, 5)).toEqual([])
  })

  test('arrives as it was, but for apostrophes', () => {
    const arrived = cellsIn(csv, ',').filter((_, index) => index % 3 === 1)
    expect(arrived.map((text) => text.replaceAll("'", ''))).toEqual(
      texts.map((text) => text.replaceAll("'", '')),
    )
  })
})
