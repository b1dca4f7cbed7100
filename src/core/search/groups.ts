/** Puts what was found into groups: what is known first, and below it what the server has found beside that. */
import { folded } from '../text/folded'
import { type Hit, type Hits, mostListed } from './find'
import type { FoundEntry } from './found'
import type { Recent } from './kept'
import type { Known } from './known'
import { marksIn, piecesOf, textPieces } from './pieces'
import { type SearchEntry, type SearchGroup, searchKinds } from './types'

function entryOfHit({ entry, words }: Hit): SearchEntry {
  const { key, kind, title, to, all } = entry
  const marks = marksIn(all, words)
  return { key, kind, title: piecesOf(title, marks), text: textPieces(entry, marks), to }
}

function entryOfFound({ title, text, ...rest }: FoundEntry, words: readonly string[]): SearchEntry {
  const marks = marksIn(folded(`${title}\n${text}`), words)
  return { ...rest, title: piecesOf(title, marks), text: piecesOf(text, marks) }
}

/** What stands there while nothing is searched. */
export function groupsOfNothing(recent: readonly Recent[], actions: readonly Known[]): SearchGroup[] {
  const chosen = recent.map(({ kind, title, text, to }, index) => ({
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

export function groupsOf(
  hits: readonly Hits[],
  found: readonly FoundEntry[],
  words: readonly string[],
): SearchGroup[] {
  const known = new Set(hits.flatMap(({ all }) => all))
  const news = newsIn(found, known)
  const others = searchKinds.filter((kind) => !hits.some((each) => each.kind === kind))
  const groups = [...hits, ...others.map((kind): Hits => ({ kind, best: [], all: [] }))]
  return groups.flatMap(({ kind, best, all }) => {
    const more = news.filter((each) => each.kind === kind)
    if (all.length + more.length === 0) return []
    const entries = [...best.map(entryOfHit), ...more.map((each) => entryOfFound(each, words))].slice(
      0,
      mostListed,
    )
    return [{ kind, entries, more: all.length + more.length - entries.length }]
  })
}

/** What the server alone has found, each thing once: a ticket that is found needs no message of it beside. */
function newsIn(found: readonly FoundEntry[], known: ReadonlySet<string>): FoundEntry[] {
  const all = new Set([...known, ...found.map(({ key }) => key)])
  const isTold = ({ kind, key }: FoundEntry) =>
    known.has(key) || (kind === 'message' && all.has(key.replace('message', 'ticket')))
  return [...new Map(found.filter((each) => !isTold(each)).map((each) => [each.key, each])).values()]
}
