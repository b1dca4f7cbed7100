/** What a client searches for: how texts are compared, and which of what was found is answered. Both stores follow it. */
import { type FoundKind, foundKinds } from '../../src/core/server/schema/index.ts'

/** A thing in which the words were found. */
export interface Hit {
  kind: FoundKind
  id: string
  title: string
  /** The whole text beside the title; empty if there is none. */
  text: string
  /** The project or the ticket that it belongs to. */
  placeId: string
}

/** The marks of letters, in Latin and Arabic texts, and what only makes a word longer. PostgreSQL reads the same pattern. */
const marks = /[\u0300-\u036f\u0640\u064b-\u065f\u0670]/gu
export const marksPattern: string = marks.source

/** Letters that are another one with a stroke, or two in one: they have no mark that could be taken off. */
export const plainLetters: readonly (readonly [letter: string, plain: string])[] = [
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
]

/** A text without what makes no difference to a search: the case and the marks of its letters. The SQL store does the same. */
export function foldText(text: string): string {
  const bare = text.normalize('NFKD').replace(marks, '').toLowerCase()
  return plainLetters.reduce((all, [letter, plain]) => all.replaceAll(letter, plain), bare)
}

/** So many words are looked for; who writes more has said enough. */
const mostWords = 10

/** The words that a text has to have, all of them: the longest first, since it stands in the fewest. */
export function wordsIn(query: string): string[] {
  const words = foldText(query).split(/\s+/).filter(Boolean)
  return [...new Set(words)].sort((one, other) => other.length - one.length).slice(0, mostWords)
}

/** Of each kind the first ones, then the next, so that many hits of one kind leave room for the others. @param hits In their order. */
export function mixed(hits: readonly Hit[], most: number): Hit[] {
  const kinds = foundKinds.map((kind) => hits.filter((each) => each.kind === kind))
  const rows = kinds.flatMap((ofKind) => ofKind.map((hit, place) => ({ hit, place })))
  const chosen = new Set(
    rows
      .toSorted((one, other) => one.place - other.place)
      .slice(0, most)
      .map(({ hit }) => hit),
  )
  return kinds.flat().filter((hit) => chosen.has(hit))
}
