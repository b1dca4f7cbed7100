/** Prepares what the page knows, so that a key needs no more than to look through texts. */
import { forEachRow, type Work } from '../page/in-slices'
import { folded } from '../text/folded'
import type { SearchKind, SearchTarget } from './types'

/** A part of what is said of an entry below its title. */
export interface Part {
  text: string
  /** How else it may be written: amounts without what divides their thousands, dates in numbers. */
  otherwise?: string
  /** Whether it is shown only when it has what was searched. */
  isMore?: boolean
}

/** What an entry is made of. */
export interface Source {
  kind: SearchKind
  id: string
  title: string
  parts: readonly Part[]
  /** Other words by which it is found. Nobody sees them. */
  words?: string
  /** When it was made. Among entries that fit as well, the newest comes first. */
  date?: number
  to: SearchTarget
  /** What another entry of the same thing is found by: what fits that one is not shown twice. */
  besides?: Known | undefined
}

/** An entry as it is searched. */
export interface Known extends Source {
  key: string
  /** The title, and all texts, as texts are compared. */
  foldedTitle: string
  all: string
  date: number
}

export function prepare(source: Source): Known {
  const { kind, id, title, parts, words = '', date = 0, besides } = source
  // What is found beside another entry stands there under the same title.
  const foldedTitle = folded(title)
  const texts = parts.flatMap(({ text, otherwise }) => (otherwise ? [text, otherwise] : [text]))
  const rest = folded([...texts, words].join(' ').trim())
  return {
    ...source,
    key: `${kind}/${id}`,
    foldedTitle: besides ? '' : foldedTitle,
    all: `${foldedTitle}\n${rest}${besides ? `\n${besides.all}` : ''}`,
    date: Number.isNaN(date) ? 0 : date,
  }
}

/** Prepares the entries of rows, each row once as long as it is the same one and is told in the same words. */
export function createPreparing() {
  const known = new WeakMap<object, readonly Known[]>()
  return function* preparing<Row extends object>(
    rows: readonly Row[],
    entriesOf: (row: Row) => readonly Known[],
  ): Work<Known[]> {
    const all: Known[] = []
    yield* forEachRow(rows, (row) => {
      const entries = known.get(row) ?? entriesOf(row)
      known.set(row, entries)
      all.push(...entries)
    })
    return all
  }
}
