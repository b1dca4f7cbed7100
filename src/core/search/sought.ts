/** What a client looks for, and how well a text fits it. */
import { withoutFrame } from '../data/search'
import { folded } from '../text/folded'

/** What was typed, as texts are compared. */
export interface Sought {
  /** All of it: it may stand in a text as it is. */
  text: string
  words: readonly string[]
}

export function soughtIn(query: string): Sought {
  const all = folded(query).trim()
  return { text: withoutFrame(all), words: [...new Set(all.split(' ').filter(Boolean).map(withoutFrame))] }
}

const isOfWord = (character: string) => /[\p{L}\p{N}]/u.test(character)

/** Where a word of a text begins as this one does; -1 for nowhere. */
export function placeOfWord(text: string, word: string, from = 0): number {
  for (let at = text.indexOf(word, from); at >= 0; at = text.indexOf(word, at + 1)) {
    const before = text[at - 1]
    if (before === undefined || before === ' ' || before === '\n' || !isOfWord(before)) return at
  }
  return -1
}

const beginsWord = (text: string, word: string) => placeOfWord(text, word) >= 0

/**
 * How well a text fits: 0 is best, -1 says that it does not.
 * @param title the folded title
 * @param all the title and all else in which a search looks, folded
 */
export function rankOf({ text, words }: Sought, title: string, all: string): number {
  for (const word of words) if (!all.includes(word)) return -1
  if (title.startsWith(text)) return 0
  if (beginsWord(title, text)) return 1
  if (words.every((word) => beginsWord(title, word))) return 2
  if (beginsWord(all, text)) return 3
  return words.every((word) => beginsWord(all, word)) ? 4 : 5
}
