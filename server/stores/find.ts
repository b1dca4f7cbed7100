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

/** A word without what people put around it, as in `(#PAY-450211),`; one of nothing else stays as it is. */
const withoutFrame = (word: string) => /[^#().,;:!?"“„”](.*[^#().,;:!?"“„”])?/s.exec(word)?.[0] ?? word

/** The words that a text has to have, all of them: the longest first, since it stands in the fewest. */
export function wordsIn(query: string): string[] {
  const words = foldText(query).split(/\s+/).filter(Boolean).map(withoutFrame)
  return [...new Set(words)].sort((one, other) => other.length - one.length).slice(0, mostWords)
}

/** A number of one or two digits, such as a day: it stands by chance in very many ids. */
export const isShortNumber = (word: string): boolean => /^\d{1,2}$/.test(word)

/** Where a short number counts: a number begins with it, or is it behind letters, as in `plan-12`. PostgreSQL reads the same pattern. */
export const numberPattern = (word: string): string =>
  `(^|[^0-9a-z.,/:'-]|(^|[^0-9a-z])[.,/:'-])${word}|[a-z][.,/:'-]${word}($|[^0-9])`

/** The same in memory, as no pattern is built there. */
function hasNumber(folded: string, word: string): boolean {
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
    const before = folded.slice(Math.max(0, at - 2), at)
    const isEnd = !/\d/.test(folded.charAt(at + word.length))
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
export const monthNames: readonly string[] = Array.from({ length: 12 }, (_, month) => {
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
  return [...new Set(names.map(foldText))].join(' ')
})

/** A day as a client may write it, in words: by what the SQL store finds it, too. Nothing for what is no date. */
export function dayInWords(date: string): string {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-0?(\d+)/.exec(date) ?? []
  const name = monthNames[Number(month) - 1]
  return name ? `${name} ${day} ${year}` : ''
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
