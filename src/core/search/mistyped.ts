/** Words that were typed with an error: a letter too many or too few, another one, or two in the wrong order. */
import type { Known } from './known'

/** A word that was meant, and how many errors make it of the one that was typed. */
interface Meant {
  word: string
  errors: number
}

/** So many words of the texts are looked for. */
const mostMeant = 8

/** How many errors are forgiven in a word of this length. A number with an error is another number. */
function forgiven(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0
  return word.length < 8 ? 1 : 2
}

/** The words of an entry that may be meant by one of four letters. */
export const wordsOf = ({ all }: Known): readonly string[] => all.match(/\p{L}{3,}/gu) ?? []

export function mistyped(word: string, words: ReadonlySet<string>): Meant[] {
  const most = forgiven(word)
  if (most === 0) return []
  const meant: Meant[] = []
  for (const each of words) {
    const errors = errorsIn(word, each, most)
    if (errors > 0 && errors <= most) meant.push({ word: each, errors })
  }
  // Whoever has made one error has not made two.
  const fewest = Math.min(...meant.map(({ errors }) => errors))
  return meant.filter(({ errors }) => errors === fewest).slice(0, mostMeant)
}

/**
 * How many errors make what was typed of a word, or of its beginning: people search while they type. More than `most` when
 * there are more.
 */
function errorsIn(typed: string, word: string, most: number): number {
  const width = Math.min(word.length, typed.length + most)
  // Of four letters, the beginning of too many words is near.
  if (width < typed.length - most || (typed.length < 5 && word.length > width)) return most + 1
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
  return typed.length < 5 ? (above.at(-1) ?? 0) : Math.min(...above)
}
