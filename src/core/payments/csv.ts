/** Writes tables as CSV files for spreadsheets, without formulas. */

type CsvCell = string | number

/**
 * Writes a table as CSV (RFC 4180), with a byte order mark, by which spreadsheets recognise UTF-8. A text
 * that a spreadsheet would read as a formula gets an apostrophe in front: `=HYPERLINK(…)` in a payment's
 * description must do nothing.
 */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string => `\ufeff${csvLines(rows)}`

/** Writes rows that follow others. */
export const csvLines = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')

/**
 * Matches the place before a formula: also after blanks, controls and quotes, and before the full-width forms that some
 * spreadsheets convert. A formula may also stand within a text. Where the comma is in numbers, spreadsheets cut
 * lines at `;`, and then a quote within a line holds nothing together: `"a;=1+1"` becomes two cells.
 */
const formula =
  /^(?=[\t\r\n])|(?<=^|[;|\t\r\n])(?=(?:(?![;|\t\r\n])[\s\p{C}"])*[=+\-@\uff1d\uff0b\uff0d\uff20])/gu

function cell(value: CsvCell): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  return `"${value.replace(formula, "'").replaceAll('"', '""')}"`
}
