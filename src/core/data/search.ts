/** Searches rows. */
import { computed, type ReadableAtom } from 'nanostores'
import { filterRows, type Work } from '../page/in-slices'
import { $format } from '../settings/format'
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

/** The same, with the dates of each row as they are written, and their months: `March 5, 2025` is found by `march 2025`, too. */
export const comparableOf = <Row>(
  $texts: ReadableAtom<((row: Row) => readonly string[]) | null>,
  dates: (row: Row) => readonly string[],
) =>
  computed(
    [$texts, $format],
    (texts, { date, month }) =>
      texts &&
      comparable((row: Row) => [...texts(row), ...dates(row).flatMap((each) => [date(each), month(each)])]),
  )

/** Something without what people and texts put around it: quotes and brackets of any script, and the ends of sentences. */
const inside = /[^\p{Ps}\p{Pe}\p{Pi}\p{Pf}\s<>"'#.,;:!?](.*[^\p{Ps}\p{Pe}\p{Pi}\p{Pf}\s<>"'#.,;:!?])?/su

/** A folded text without what stands around it; one of nothing else stays as it is. */
export const withoutFrame = (text: string): string => inside.exec(text)?.[0] ?? text

/** What a text is searched for: `PAY-450211` of `(#PAY-450211),`. A `#` alone finds every row: lists write it before each id. */
export const wantedIn = (search: string): string => withoutFrame(folded(search).trim().replace(/^#/, ''))

/**
 * The rows whose text contains the search text, as `folded()` compares them. What stands around it makes no difference:
 * people write `#PAY-450211`, and copy `(PAY-450211),`.
 */
export function* searchRows<Row>(
  rows: readonly Row[],
  search: string,
  textOf: (row: Row) => string,
): Work<Row[]> {
  const wanted = wantedIn(search)
  return yield* filterRows(rows, (row) => textOf(row).includes(wanted))
}
