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
  /** Of what stands in a project: when it was made, or is due. */
  date?: string
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

/** Something without what people and texts put around it: quotes and brackets of any script, and the ends of sentences. */
const inside = /[^\p{Ps}\p{Pe}\p{Pi}\p{Pf}\s<>"'#.,;:!?](.*[^\p{Ps}\p{Pe}\p{Pi}\p{Pf}\s<>"'#.,;:!?])?/su

/** A word without what stands around it, as in `(#PAY-450211),`; one of nothing else stays as it is. The page does the same. */
const withoutFrame = (word: string) => inside.exec(word)?.[0] ?? word

/** The words that a text has to have, all of them: the longest first, since it stands in the fewest. */
export function wordsIn(query: string): string[] {
  const words = foldText(query).split(/\s+/).filter(Boolean).map(withoutFrame)
  return [...new Set(words)].sort((one, other) => other.length - one.length).slice(0, mostWords)
}

/** A number of one or two digits, such as a day: it stands by chance in very many ids. */
export const isShortNumber = (word: string): boolean => /^\d{1,2}$/.test(word)

/** Where a short number counts: a number begins with it, or it is all that is behind letters, as in `plan-12`. PostgreSQL reads the same pattern. */
export const numberPattern = (word: string): string =>
  `(^|[^0-9a-z.,/:'-]|(^|[^0-9a-z])[.,/:'-])${word}|[a-z][.,/:'-]${word}($|[^0-9a-z])`

/** The same in memory, as no pattern is built there. */
function hasNumber(folded: string, word: string): boolean {
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
    const before = folded.slice(Math.max(0, at - 2), at)
    const isEnd = !/[\da-z]/.test(folded.charAt(at + word.length))
    const isPiece = /[\da-z]$|\d[.,/:'-]$/.test(before) || (/[a-z][.,/:'-]$/.test(before) && !isEnd)
    if (!isPiece) return true
  }
  return false
}

/** Whether a folded text has all words. */
export const hasAllWords = (folded: string, words: readonly string[]): boolean =>
  words.every((word) => (isShortNumber(word) ? hasNumber(folded, word) : folded.includes(word)))

/** The languages of the portal. */
const languages = ['en', 'de', 'fr', 'es', 'pt', 'nl', 'pl', 'ar']

/** What each month is called, from January on, in all languages, as texts are compared. */
const monthNames: readonly (readonly string[])[] = Array.from({ length: 12 }, (_, month) => {
  const day = new Date(Date.UTC(2026, month, 1))
  const names = languages.flatMap((language) =>
    // Polish has another word beside a day.
    [{ month: 'long' } as const, { month: 'long', day: 'numeric' } as const].map(
      (form) =>
        new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' })
          .formatToParts(day)
          .find(({ type }) => type === 'month')?.value ?? '',
    ),
  )
  return names.map(foldText)
})

/**
 * By which of the words each month is meant, from January on: by its whole name, and beside a day or a year, by what its name begins
 * with. Alone, `list` is no Polish November.
 */
export function monthsIn(words: readonly string[]): string[] {
  const shortest = words.some((word) => /^(\d{1,2}|\d{4})$/.test(word)) ? 3 : Number.POSITIVE_INFINITY
  const isMeant = (word: string, name: string) =>
    word === name || (word.length >= shortest && name.startsWith(word))
  return monthNames.map((names) =>
    words.filter((word) => names.some((name) => isMeant(word, name))).join(' '),
  )
}

/** A day as the client writes it, in words: by what the SQL store finds it, too. Nothing for what is no date. @param months Of `monthsIn()`. */
export function dayInWords(date: string, months: readonly string[]): string {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-0?(\d+)/.exec(date) ?? []
  const words = months[Number(month) - 1]
  return words === undefined ? '' : `${words} ${day} ${year}`
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
