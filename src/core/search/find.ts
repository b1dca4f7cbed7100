/** Finds entries, the best first. */

import type { Known } from './known'
import { mistyped } from './mistyped'
import { placeOfWord, rankOf, type Sought } from './sought'
import { type SearchKind, searchKinds } from './types'

/** An entry that fits. A rank of 0 is best. */
export interface Hit {
  entry: Known
  rank: number
  /** What was meant: the words as they stand in the texts. */
  words: readonly string[]
}

/** What is found of a kind: the best of it, and the keys of all. */
export interface Hits {
  kind: SearchKind
  best: readonly Hit[]
  all: readonly string[]
}

/** How many of a kind are listed. */
export const mostListed = 5

/** With fewer than this that fit as typed, those count, too, in which a word is typed with an error. */
const few = 5
/** The rank of an error: below all that fits without one. */
const rankOfError = 10

/** Remembers what was found for one text: for a longer one, only that has to be looked through. */
export function createFinder() {
  let latest: { entries: readonly Known[]; words: readonly string[]; fitting: readonly Known[] } | undefined

  return (entries: readonly Known[], sought: Sought): Hits[] => {
    // Every text has all of no words.
    if (sought.words.length === 0) return []
    const isNarrower =
      latest?.entries === entries &&
      latest.words.every((earlier) => sought.words.some((word) => word.includes(earlier)))
    const rows = isNarrower && latest ? latest.fitting : entries
    const hits: Hit[] = []
    const fitting: Known[] = []
    for (const entry of rows) {
      const rank = rankOf(sought, entry.foldedTitle, entry.all)
      if (rank < 0) continue
      fitting.push(entry)
      if (!isBesides(entry, sought.words)) hits.push({ entry, rank, words: sought.words })
    }
    latest = { entries, words: sought.words, fitting }
    if (hits.length < few) hits.push(...withErrors(entries, sought, new Set(fitting)))
    return byKind(hits)
  }
}

/** Whether another entry of the same thing has it all. */
const isBesides = ({ besides }: Known, words: readonly string[]) =>
  besides !== undefined && words.every((word) => besides.all.includes(word))

function withErrors(entries: readonly Known[], { words }: Sought, known: ReadonlySet<Known>): Hit[] {
  const meant = words.map((word) => [{ word, errors: 0 }, ...mistyped(word, entries)])
  if (meant.every((candidates) => candidates.length === 1)) return []
  return entries.flatMap((entry) => {
    if (known.has(entry)) return []
    let errors = 0
    const found: string[] = []
    for (const candidates of meant) {
      const fit = candidates.find(({ word, errors: those }) =>
        those === 0 ? entry.all.includes(word) : placeOfWord(entry.all, word) >= 0,
      )
      if (!fit) return []
      errors += fit.errors
      found.push(fit.word)
    }
    return isBesides(entry, found) ? [] : [{ entry, rank: errors * rankOfError, words: found }]
  })
}

const isBetter = (one: Hit, other: Hit) =>
  one.rank < other.rank || (one.rank === other.rank && one.entry.date > other.entry.date)

/** The groups, the one with the best hit first. */
function byKind(hits: readonly Hit[]): Hits[] {
  const groups = new Map<SearchKind, { best: Hit[]; all: string[] }>()
  for (const hit of hits) {
    const group = groups.get(hit.entry.kind) ?? { best: [], all: [] }
    groups.set(hit.entry.kind, group)
    group.all.push(hit.entry.key)
    const worse = group.best.findIndex((each) => isBetter(hit, each))
    if (worse >= 0) group.best.splice(worse, 0, hit)
    else if (group.best.length < mostListed) group.best.push(hit)
    if (group.best.length > mostListed) group.best.pop()
  }
  return searchKinds
    .flatMap((kind) => {
      const group = groups.get(kind)
      return group ? [{ kind, ...group }] : []
    })
    .sort((one, other) => (one.best[0]?.rank ?? 0) - (other.best[0]?.rank ?? 0))
}
