/** Puts what was found into groups: what is known first, and below it what the server has found beside that. */
import { toJson } from '../page/json'
import { type Found, type Hit, hitOf, type MostListed, noneFound } from './find'
import type { Recent } from './kept'
import type { Known } from './known'
import { marksIn, piecesOf, textPieces } from './pieces'
import { isInTitle, type Sought } from './sought'
import { type SearchEntry, type SearchGroup, type SearchTarget, searchKinds } from './types'

function entryOfHit({ entry, words }: Hit): SearchEntry {
  const { key, kind, title, all } = entry
  const marks = marksIn(all, words)
  const to = kind === 'message' ? toMessage(entry.to, words) : entry.to
  return { key, kind, title: piecesOf(title, marks), text: textPieces(entry, marks), to }
}

/** The place of a message in its ticket: the address names the words that were found. */
const toMessage = (to: SearchTarget, words: readonly string[]): SearchTarget =>
  'route' in to && to.route === 'ticket' && words.length > 0
    ? { ...to, query: { ...to.query, message: words.join(' ').toLowerCase() } }
    : to

/** What stands there while nothing is searched: what was opened last, what can be done, and the pages. */
export function groupsOfNothing(
  recent: readonly Recent[],
  actions: readonly Known[],
  pages: readonly Known[],
): SearchGroup[] {
  const listed = new Set([...actions, ...pages].map(({ to }) => toJson(to)))
  // What is listed below it anyway stands there once.
  const places = recent.filter(({ to }) => !listed.has(toJson(to)))
  const chosen = places.map(({ kind, title, text, to }, index) => ({
    ...{ key: `recent/${index}/${title}`, kind, to },
    title: piecesOf(title, []),
    text: piecesOf(text, []),
  }))
  const all = (entries: readonly Known[]) => entries.map((entry) => entryOfHit({ entry, rank: 0, words: [] }))
  return [
    ...(chosen.length > 0 ? [{ kind: 'recent', entries: chosen, more: 0 } as const] : []),
    { kind: 'action', entries: all(actions), more: 0 },
    { kind: 'page', entries: all(pages), more: 0 },
  ]
}

/** What is known of each kind, and what the server has found. Where that fits in a title, it stands above what fits in a text. */
export function groupsOf(
  found: Found,
  rows: readonly Known[],
  sought: Sought,
  most: MostListed,
): SearchGroup[] {
  // What fits is no reason to guess.
  const known = found.isGuessed && rows.length > 0 ? noneFound : found
  const news = newsIn(rows, known).flatMap((entry) => newHit(sought, entry) ?? [])
  const groups = searchKinds.flatMap((kind) => {
    const own = known.groups.find((each) => each.kind === kind)
    const more = news.filter(({ entry }) => entry.kind === kind)
    const order = sought.newest || sought.hasMonth ? byRankAndDate : byRank
    const [first, ...others] = [...(own?.best ?? []), ...more].sort(order)
    return first
      ? [{ kind, rank: first.rank, hits: [first, ...others], count: (own?.count ?? 0) + more.length }]
      : []
  })
  // At first, one kind has five rows, two have three each, and more have two each: all kinds are in sight. What a server finds later
  // takes no row away.
  const kinds = known.groups.length || groups.length
  const fewer = kinds > 2 ? 4 : kinds === 2 ? 3 : 1
  return groups.sort(byRank).map(({ kind, hits, count }) => {
    const listed = most(kind) - fewer
    // One more has the room of the line that would say so.
    const entries = hits.slice(0, count - listed === 1 ? count : listed).map(entryOfHit)
    return { kind, entries, more: count - entries.length }
  })
}

const byRank = (one: { rank: number }, other: { rank: number }) => one.rank - other.rank
const byRankAndDate = (one: Hit, other: Hit) => byRank(one, other) || other.entry.date - one.entry.date

/** What a server finds stands below what is known, in the titles as in the texts. What names a kind was not told to it. */
function newHit(sought: Sought, entry: Known): Hit | undefined {
  const hit = hitOf(sought, entry, Number.POSITIVE_INFINITY)
  if (!hit && sought.ofKinds) return undefined
  if (hit && (sought.newest || hit.rank < 0)) return hit
  return { words: sought.words, ...hit, entry, rank: hit && isInTitle(hit.rank) ? 2.5 : 6 }
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
