/** Words that were typed with an error: a letter too many or too few, another one, or two in the wrong order. */
import type { Known } from './known'

/** A word that was meant, and how many errors make it of the one that was typed. */
interface Meant {
  word: string
  errors: number
}

/** So many words of the texts are looked for, those with the fewest errors. */
const mostMeant = 20

/** How many errors are forgiven in a word of this length. A number with an error is another number. */
function forgiven(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0
  return word.length < 8 ? 1 : 2
}

/** The words of all entries, each once. They are read when somebody has made an error, and kept as long as the entries are. */
const vocabularies = new WeakMap<readonly Known[], readonly string[]>()

function vocabularyOf(entries: readonly Known[]): readonly string[] {
  const known = vocabularies.get(entries)
  if (known) return known
  const words = new Set<string>()
  // Shorter words can't be meant by one of four letters.
  for (const { all } of entries) for (const word of all.match(/\p{L}{3,}/gu) ?? []) words.add(word)
  const vocabulary = [...words]
  vocabularies.set(entries, vocabulary)
  return vocabulary
}

export function mistyped(word: string, entries: readonly Known[]): Meant[] {
  const most = forgiven(word)
  if (most === 0) return []
  return vocabularyOf(entries)
    .map((each) => ({ word: each, errors: errorsIn(word, each, most) }))
    .filter(({ errors }) => errors > 0 && errors <= most)
    .sort((one, other) => one.errors - other.errors)
    .slice(0, mostMeant)
}

/**
 * How many errors make what was typed of a word, or of its beginning: people search while they type. More than `most` when
 * there are more.
 */
export function errorsIn(typed: string, word: string, most: number): number {
  const width = Math.min(word.length, typed.length + most)
  if (width < typed.length - most) return most + 1
  let before: number[] = []
  let above = [...Array(width + 1).keys()]
  for (let row = 1; row <= typed.length; row++) {
    const own = [row]
    let least = row
    for (let at = 1; at <= width; at++) {
      const isSame = typed[row - 1] === word[at - 1]
      const isSwapped =
        row > 1 && at > 1 && typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1]
      const errors = Math.min(
        (above[at] ?? 0) + 1,
        (own[at - 1] ?? 0) + 1,
        (above[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
      own.push(errors)
      least = Math.min(least, errors)
    }
    // A swap may still come from the row above.
    if (least > most && Math.min(...above) > most) return most + 1
    before = above
    above = own
  }
  return Math.min(...above)
}
