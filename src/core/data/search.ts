/** Searches rows. */
import { filterRows, type Work } from '../page/in-slices'
import { folded } from '../text/folded'

/** The texts of rows as a search compares them: each row is read once, however often it is searched. */
export function comparable<Row>(texts: (row: Row) => readonly string[]): (row: Row) => string {
  const known = new WeakMap<object, string>()
  return (row) => {
    const key: object = Object(row)
    const text = known.get(key) ?? texts(row).map(folded).join('\n')
    known.set(key, text)
    return text
  }
}

/** What people and texts put around something: quotes and brackets of any script, `#`, and what ends a part of a sentence. */
const around = /^[\p{Ps}\p{Pe}\p{Pi}\p{Pf}\s<>"'#.,;:!?]+|[\p{Ps}\p{Pe}\p{Pi}\p{Pf}\s<>"'#.,;:!?]+$/gu

/**
 * The rows whose text contains the search text, as `folded()` compares them. What stands around it makes no difference:
 * people write `#PAY-450211`, and copy `(PAY-450211),`.
 */
export function* searchRows<Row>(
  rows: readonly Row[],
  search: string,
  textOf: (row: Row) => string,
): Work<Row[]> {
  const all = folded(search).trim().replace(/^#/, '')
  const wanted = all.replace(around, '') || all
  return yield* filterRows(rows, (row) => textOf(row).includes(wanted))
}
