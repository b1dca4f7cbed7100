/** Rows as CSV, which a spreadsheet opens: RFC 4180, with the mark by which one knows that it is UTF-8. */

type Row = Readonly<Record<string, unknown>>

/** The columns are the fields of the rows, in the order in which they come. What holds more than one value has none. */
export function toCsv(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row).filter((name) => isOne(row[name]))))]
  const lines = [columns, ...rows.map((row) => columns.map((name) => row[name]))]
  return `\ufeff${lines.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')}`
}

const isOne = (value: unknown) => typeof value !== 'object'

function cellOf(value: unknown): string {
  if (typeof value === 'number') return String(value)
  const text = String(value ?? '')
  // A spreadsheet would take a text that begins so for a formula, and somebody else may have written it.
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
