/** Puts what was found into groups: what is known first, and below it what the server has found beside that. */
import { toJson } from '../page/json'
import { type Found, type Hit, type Hits, mostListed } from './find'
import type { Recent } from './kept'
import type { Known } from './known'
import { marksIn, piecesOf, textPieces } from './pieces'
import { type SearchEntry, type SearchGroup, type SearchTarget, searchKinds } from './types'

function entryOfHit({ entry, words }: Hit): SearchEntry {
  const { key, kind, title, all } = entry
  const marks = marksIn(all, words)
  const to = kind === 'message' ? toMessage(entry.to, words) : entry.to
  return { key, kind, title: piecesOf(title, marks), text: textPieces(entry, marks), to }
}

/** The place of a message in its ticket: the address names the words that were found. */
const toMessage = (to: SearchTarget, words: readonly string[]): SearchTarget =>
  'route' in to && to.route === 'ticket'
    ? { ...to, query: { ...to.query, message: words.join(' ').toLowerCase() } }
    : to

/** What stands there while nothing is searched. */
export function groupsOfNothing(recent: readonly Recent[], actions: readonly Known[]): SearchGroup[] {
  const acted = new Set(actions.map(({ to }) => toJson(to)))
  // What can be done stands below it anyway.
  const places = recent.filter(({ to }) => !acted.has(toJson(to)))
  const chosen = places.map(({ kind, title, text, to }, index) => ({
    ...{ key: `recent/${index}/${title}`, kind, to },
    title: piecesOf(title, []),
    text: piecesOf(text, []),
  }))
  const acts = actions.map((entry) => entryOfHit({ entry, rank: 0, words: [] }))
  return [
    ...(chosen.length > 0 ? [{ kind: 'recent', entries: chosen, more: 0 } as const] : []),
    { kind: 'action', entries: acts, more: 0 },
  ]
}

export function groupsOf(known: Found, rows: readonly Known[], words: readonly string[]): SearchGroup[] {
  const news = newsIn(rows, known)
  const others = searchKinds.filter((kind) => !known.groups.some((each) => each.kind === kind))
  const groups = [...known.groups, ...others.map((kind): Hits => ({ kind, best: [], count: 0 }))]
  return groups.flatMap(({ kind, best, count }) => {
    const more = news.filter((each) => each.kind === kind)
    if (count + more.length === 0) return []
    const entries = [
      ...best.map(entryOfHit),
      ...more.map((entry) => entryOfHit({ entry, rank: 0, words })),
    ].slice(0, mostListed)
    return [{ kind, entries, more: count + more.length - entries.length }]
  })
}

/** What the server alone has found, each thing once: a ticket that is found needs no message of it beside. */
function newsIn(rows: readonly Known[], known: Found): Known[] {
  const all = new Map(rows.map((each) => [each.key, each]))
  const isTold = ({ kind, key }: Known) => {
    const ticket = key.replace('message', 'ticket')
    return known.has(key) || (kind === 'message' && (known.has(ticket) || all.has(ticket)))
  }
  return [...all.values()].filter((each) => !isTold(each))
}
