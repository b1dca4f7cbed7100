/** Writes tables as CSV files for spreadsheets, without formulas. */

type CsvCell = string | number

/**
 * Writes a table as CSV (RFC 4180), with a byte order mark, by which spreadsheets recognise UTF-8. A text
 * that a spreadsheet would read as a formula gets an apostrophe in front: `=HYPERLINK(…)` in a payment's
 * description must do nothing.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

/**
 * Matches the beginning of a formula: also after blanks, and in the full-width forms that some spreadsheets
 * convert.
 */
const formula = /^[\s\u00a0\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/

function cell(value: CsvCell): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  const safe = formula.test(value) ? `'${value}` : value
  return `"${safe.replaceAll('"', '""')}"`
}
