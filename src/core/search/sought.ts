/** What a client looks for, and how well a text fits it. */
import { computed } from 'nanostores'
import { withoutFrame } from '../data/search'
import { $calendarFactory, isoDay } from '../settings/calendar'
import { $numeralLocale } from '../settings/locale'
import { folded } from '../text/folded'
import { searchMessages } from '../text/messages/search/search'
import type { SearchKind } from './types'

/** What stands for a month, as texts are compared, and the month: of a name, the same. */
type Months = readonly (readonly [phrase: string, month: string])[]

const dayLength = 86_400_000

/** What was typed, as texts are compared. */
interface Words {
  /** All of it: it may stand in a text as it is. */
  text: string
  words: readonly string[]
}

export interface Sought extends Words {
  /** The kinds that were named: "files" in "november files". */
  named: string
  /** What else was typed, to be looked for in these kinds alone: of nothing else, all of them. */
  ofKinds?: Words & { kinds: ReadonlySet<SearchKind> }
  /** What a server is asked: all of it but the names of kinds. */
  asked: string
  /** The kind that was named alone: a server is asked for the newest of it, too. */
  newest?: SearchKind | undefined
  /** Whether a month was typed beside the kinds: what is of both stands first. */
  hasMonth?: boolean
}

/** The kinds that a client may name, by each word for them. */
export const $kinds = computed(searchMessages, (t) => {
  const named = [
    ['project', t.projectKind],
    ['ticket', t.ticketKind],
    ['message', t.messageKind],
    ['payment', t.paymentKind],
    ['file', t.fileKind],
    ['update', t.updateKind],
    ['milestone', t.milestoneKind],
  ] as const
  return new Map<string, SearchKind>(
    named.flatMap(([kind, words]) => (folded(words).match(/\p{L}+/gu) ?? []).map((word) => [word, kind])),
  )
})

/** "Last month" and "this month", as clients may say it, each with the name and the year of that month; and the names of all months. */
export const $months = computed(
  [searchMessages, $numeralLocale, $calendarFactory],
  (t, locale, createCalendar): Months => {
    const now = new Date(createCalendar().today * dayLength)
    const format = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' })
    // Polish has another word for a month beside a day, as in all dates.
    const nameOf = (moment: number) =>
      format.formatToParts(moment).find(({ type }) => type === 'month')?.value ?? ''
    const write = (moment: number) => `${nameOf(moment)} ${isoDay(moment).slice(0, 4)}`
    const names = [...Array(12).keys()].map((month) => folded(nameOf(Date.UTC(2026, month))))
    const named = [
      [t.thisMonthWords, write(now.getTime())],
      [t.lastMonthWords, write(now.setUTCDate(0))],
    ] as const
    const phrases = named.flatMap(([words, month]) =>
      folded(words)
        .split(/[,،] ?/)
        .map((phrase) => [phrase, month] as const),
    )
    return [...phrases, ...names.map((name) => [name, name] as const)]
  },
)

/** A word that names a kind narrows to it; alone, all of it is meant. It is looked for as a word, too. */
export function soughtIn(typed: string, kindOf: ReadonlyMap<string, SearchKind>, months: Months): Sought {
  const text = ` ${folded(typed)} `
  const [phrase, month] = months.find(([each]) => text.includes(` ${each} `)) ?? []
  const query = phrase === month ? typed : text.replace(` ${phrase} `, ` ${month} `).trim()
  const isRest = (word: string) => !kindOf.has(withoutFrame(folded(word)))
  const rest = query.split(/\s+/).filter(isRest).join(' ')
  const all = asWords(query)
  const kinds = new Set(all.words.flatMap((word) => kindOf.get(word) ?? []))
  const [newest] = kinds
  if (!newest) return { ...all, named: '', asked: query }
  const narrowed = {
    ...all,
    named: [...kinds].join(),
    ofKinds: { ...asWords(rest), kinds },
    hasMonth: phrase !== undefined,
  }
  return rest ? { ...narrowed, asked: rest } : { ...narrowed, asked: query, newest }
}

function asWords(typed: string): Words {
  const text = folded(typed).trim()
  return {
    text: withoutFrame(text),
    words: [...new Set(text.split(' ').filter(Boolean).map(withoutFrame))],
  }
}

/** Whether a character is a letter or a digit. The English ones are told by their code, since very many are looked at. */
function isOfWord(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  if (code > 127) return /[\p{L}\p{N}\p{Cs}]/u.test(text.charAt(at))
  return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122)
}

/** Whether a word is a number of one or two digits, such as a day: they stand by chance in very many ids and amounts. */
export const isShortNumber = (word: string): boolean => word.length < 3 && /^\d+$/.test(word)

/** Whether a short number is a piece of more: of `448921`, `TKT-72PD`, `1,234.50`, `11/21/2026`. In `plan-12`, 12 is whole. */
function isPiece(text: string, at: number, { length }: string): boolean {
  const before = text.slice(Math.max(0, at - 2), at)
  return (
    /[\dA-Z_]$|\d[.,:/'-]$/.test(before) ||
    (/\w[.,:/'-]$/.test(before) && /[\dA-Z]/.test(text.charAt(at + length)))
  )
}

/** Where a word of a text begins as this one does; -1 for nowhere. */
export function placeOfWord(text: string, word: string, from = 0): number {
  const isInside = isShortNumber(word)
    ? (at: number) => isPiece(text, at, word)
    : (at: number) => isOfWord(text, at - 1)
  for (let at = text.indexOf(word, from); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !isInside(at)) return at
  }
  return -1
}

/** Whether a text has a word: inside of others, too, but for a short number, which begins there. */
export const hasWord = (text: string, word: string): boolean =>
  text.includes(word) && (!isShortNumber(word) || placeOfWord(text, word) >= 0)

const beginsWord = (text: string, word: string) => placeOfWord(text, word) >= 0

/**
 * How well a text fits: 0 is best, -1 says that it does not.
 * @param title the folded title
 * @param all the title and all else in which a search looks, folded
 * @param worst the worst that counts: of what fits less well, the next number says enough
 */
export function rankOf({ text, words }: Words, title: string, all: string, worst: number): number {
  for (const word of words) if (!hasWord(all, word)) return -1
  if (title.startsWith(text)) return 0
  if (worst < 1 || beginsWord(title, text)) return 1
  const isOne = words[0] === text
  if (worst < 2 || (!isOne && words.every((word) => beginsWord(title, word)))) return 2
  if (worst < 3 || beginsWord(all, text)) return 3
  return worst < 4 || (!isOne && words.every((word) => beginsWord(all, word))) ? 4 : 5
}

/** Whether an entry with this rank has the words in its title. */
export const isInTitle = (rank: number): boolean => rank < 3
