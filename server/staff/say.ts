/** Results in words, for a terminal. */

/**
 * Lists in columns.
 * @param none What stands for no rows.
 */
export function table(heads: readonly string[], rows: readonly (readonly string[])[], none: string): string {
  if (rows.length === 0) return none
  const all = [heads, ...rows.map((row) => row.map(inOneLine))]
  const widths = heads.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

export const inOneLine = (text: string) => text.replace(/\s+/g, ' ')

/** The lines of what somebody has written, marked, so that none looks like a line of ours. */
export const quoted = (words: string): string[] => (words ? words.split('\n').map((line) => `> ${line}`) : [])

/** What could speak to the terminal, or turn text around: clients wrote some of what is printed. Lines stay. */
const steering = /(?!\n)[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** Leaves it out. */
export const plain = (text: string) => text.replace(steering, '')

/** As JSON, which has a way to write it. */
export const plainJson = (value: unknown) =>
  JSON.stringify(value, null, 2).replace(
    steering,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

export const money = (amount: number, currency: string | undefined) =>
  `${amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}${currency ? ` ${currency}` : ''}`

/** To cents: sums of decimals are not exact. */
export const rounded = (amount: number) => Math.round(amount * 100) / 100

/** `1 file`, `2 files` */
export const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`

/** `2026-11-20T09:30:00.000Z` as `2026-11-20 09:30`. */
export const minute = (moment: string) => moment.slice(0, 16).replace('T', ' ')
