/** Finds entries, the best first. */
import type { Known } from './known'
import { mistyped } from './mistyped'
import { hasWord, isShortNumber, placeOfWord, rankOf, type Sought } from './sought'
import { type SearchKind, searchKinds } from './types'

/** An entry that fits. The lower its rank, the better. */
export interface Hit {
  entry: Known
  rank: number
  /** What was meant: the words as they stand in the texts. */
  words: readonly string[]
}

/** What is found of a kind: the best of it, and how many there are. */
interface Hits {
  kind: SearchKind
  best: readonly Hit[]
  count: number
}

/** All in which is searched. */
export interface Searched {
  entries: readonly Known[]
  /** Each word of more than two letters that stands there, once. */
  words: ReadonlySet<string>
}

export interface Found {
  groups: readonly Hits[]
  /** Whether nothing fits as typed: these have words that may be meant. */
  isGuessed: boolean
  /** Whether the entry with this key fits, also if it is not one of the best. */
  has(key: string): boolean
}

/** How many of a kind are listed. */
export type MostListed = (kind: SearchKind) => number

/** The rank of an error: below all that fits without one. */
const rankOfError = 10

export const noneFound: Found = { groups: [], isGuessed: false, has: () => false }

/** Remembers what was found for one text: for a longer one, only that has to be looked through. */
export function createFinder() {
  let latest: { searched: Searched; sought: Sought; fitting: readonly Known[] } | undefined

  return (searched: Searched, sought: Sought, most: MostListed): Found => {
    const { words } = sought
    // Every text has all of no words.
    if (words.length === 0) return noneFound
    const isNarrower = latest?.searched === searched && isLonger(latest.sought, sought)
    const fitting: Known[] = []
    const best = createBest(most)
    for (const entry of isNarrower && latest ? latest.fitting : searched.entries) {
      const hit = hitOf(sought, entry, best.worstOf(entry.kind))
      if (!hit) continue
      fitting.push(entry)
      if (hit.words !== words || !isBesides(entry, words)) best.add(hit)
    }
    latest = { searched, sought, fitting }
    // Errors are forgiven where nothing fits as typed: they stand among no true hits.
    const isGuessed = fitting.length === 0
    const guessed = isGuessed ? withErrors(searched, words) : []
    guessed.forEach(best.add)
    let keys: ReadonlySet<string> | undefined
    return {
      groups: best.groups(),
      isGuessed,
      has(key) {
        keys ??= new Set([...fitting, ...guessed.map(({ entry }) => entry)].map((entry) => entry.key))
        return keys.has(key)
      },
    }
  }
}

/**
 * An entry, if it fits: all that was typed, or, a little less well, the rest where that names its kind; with a month, that comes first.
 * @param worst see `rankOf()`
 */
export function hitOf(sought: Sought, entry: Known, worst: number): Hit | undefined {
  const { words } = sought
  const ofKinds = sought.ofKinds?.kinds.has(entry.kind) ? sought.ofKinds : undefined
  const ofKind = ofKinds ? rankOf(ofKinds, entry.foldedTitle, entry.all, worst) : -1
  if (ofKinds && ofKind >= 0 && sought.hasMonth) return { entry, rank: -0.5, words: ofKinds.words }
  const rank = rankOf(sought, entry.foldedTitle, entry.all, worst)
  // The newest of a kind are wanted, whether they have its name or not.
  if (rank >= 0) return { entry, rank: sought.newest === entry.kind ? Math.min(rank, 0.5) : rank, words }
  return ofKinds && ofKind >= 0 ? { entry, rank: ofKind + 0.5, words: ofKinds.words } : undefined
}

/** Whether all that fits the later text fits the earlier one, too. */
function isLonger(earlier: Sought, later: Sought): boolean {
  const areIn = (ones: readonly string[], words: readonly string[]) =>
    ones.every((one) => words.some((word) => isIn(one, word)))
  return (
    earlier.named === later.named &&
    areIn(earlier.words, later.words) &&
    areIn(earlier.ofKinds?.words ?? [], later.ofKinds?.words ?? [])
  )
}

/** Whether all that has the later word has the earlier one. A longer number may stand where a short one does not count. */
const isIn = (earlier: string, later: string) =>
  isShortNumber(earlier) ? later === earlier : later.includes(earlier)

/** Whether another entry of the same thing has it all. */
const isBesides = ({ besides }: Known, words: readonly string[]) =>
  besides !== undefined && words.every((word) => hasWord(besides.all, word))

function withErrors(searched: Searched, words: readonly string[]): Hit[] {
  const sought = words
    .map((word) => ({ word, guesses: mistyped(word, searched.words) }))
    // What was typed without an error leaves the fewest entries to be looked through.
    .sort((one, other) => one.guesses.length - other.guesses.length)
  if (sought.every(({ guesses }) => guesses.length === 0)) return []
  const hits: Hit[] = []
  for (const entry of searched.entries) {
    const { all } = entry
    const meant: string[] = []
    let rank = 0
    for (const { word, guesses } of sought) {
      const guess = hasWord(all, word)
        ? { word, errors: 0 }
        : guesses.find((each) => placeOfWord(all, each.word) >= 0)
      if (!guess) break
      meant.push(guess.word)
      rank += guess.errors * rankOfError
    }
    if (meant.length === words.length && !isBesides(entry, meant)) hits.push({ entry, rank, words: meant })
  }
  return hits
}

/** Keeps the best of each kind, and counts the others. */
function createBest(most: MostListed) {
  const kinds = new Map<SearchKind, { best: Hit[]; count: number }>()
  const isBetter = (entry: Known, rank: number, other: Hit | undefined) =>
    !other || rank < other.rank || (rank === other.rank && entry.date > other.entry.date)
  return {
    /** The rank of the last one of a kind, which another one has to reach. */
    worstOf: (kind: SearchKind) => kinds.get(kind)?.best[most(kind) - 1]?.rank ?? Number.POSITIVE_INFINITY,
    add(hit: Hit): void {
      const { entry, rank } = hit
      const group = kinds.get(entry.kind) ?? { best: [], count: 0 }
      kinds.set(entry.kind, group)
      group.count++
      const { best } = group
      const count = most(entry.kind)
      if (!isBetter(entry, rank, best[count - 1])) return
      const place = best.findIndex((each) => isBetter(entry, rank, each))
      best.splice(place < 0 ? best.length : place, 0, hit)
      best.length = Math.min(best.length, count)
    },
    /** The one with the best hit first. */
    groups: (): Hits[] =>
      searchKinds
        .flatMap((kind) => {
          const group = kinds.get(kind)
          return group ? [{ kind, ...group }] : []
        })
        .sort((one, other) => (one.best[0]?.rank ?? 0) - (other.best[0]?.rank ?? 0)),
  }
}
