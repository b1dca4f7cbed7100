/** Tables as CSV files that spreadsheets open as they are, and as nothing else. */

type CsvCell = string | number

/**
 * A table as CSV: RFC 4180, with a mark by which spreadsheets know UTF-8. Texts that a spreadsheet would take for
 * a formula get an apostrophe in front: `=HYPERLINK(…)` in a payment's description must do nothing.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

/** What begins a formula, also behind blanks and in the full-width forms that some spreadsheets turn into these. */
const formula = /^[\s\u00a0\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/

function cell(value: CsvCell): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  const safe = formula.test(value) ? `'${value}` : value
  return `"${safe.replaceAll('"', '""')}"`
}
