/** One search: of what the page knows at once, and of the server a moment later. */
import { atom, computed } from 'nanostores'
import { $projects } from '../projects/projects'
import type { Project } from '../server/schema'
import { $clientId } from '../session/session'
import { createFinder, type Hit, type Hits, mostListed } from './find'
import { $readFound, createServerSearch, type FoundEntry } from './found'
import { $recent, forgetRecent, noteChosen } from './kept'
import type { Known } from './known'
import { createListed } from './listed'
import { piecesOf, textPieces } from './pieces'
import { $actions, $pages } from './places'
import { soughtIn } from './sought'
import { type Search, type SearchEntry, type SearchGroup, type SearchResult, searchKinds } from './types'

const noProjects: readonly Project[] = []
const nothing: SearchResult = { query: '', groups: [], isComing: false, server: 'none' }

/** One for each open search field. While somebody listens to its result, it follows the lists of the portal. */
export function createSearch(): Search {
  const $query = atom('')
  const $listed = createListed()
  const server = createServerSearch()
  const find = createFinder()

  const $known = computed([$listed, $actions, $pages], ({ entries, isComing }, actions, pages) => {
    const shown = actions($projects.peek() ?? noProjects)
    return { actions: shown, entries: [...shown, ...pages, ...entries], isComing }
  })
  const $hits = computed([$known, $query], ({ entries }, query) =>
    query ? find(entries, soughtIn(query)) : [],
  )
  const $result = computed(
    [$known, $query, $hits, server.$answer, $readFound, $recent, $clientId],
    (known, query, hits, answer, readFound, recent, clientId): SearchResult => {
      if (!clientId) return nothing
      const { isComing } = known
      if (!query)
        return {
          query,
          groups: [...recentGroup(recent), groupOf('action', known.actions)],
          isComing,
          server: 'none',
        }
      const isOfQuery = answer.query === query
      const rows = isOfQuery ? answer.rows.flatMap((row) => readFound(row) ?? []) : []
      const groups = withFound(hits, rows, soughtIn(query).words)
      return { query, groups, isComing, server: isOfQuery ? answer.status : 'none' }
    },
  )

  return {
    $result,
    setQuery(text) {
      const query = text.trim()
      if (query === $query.get()) return
      $query.set(query)
      server.begin(query)
    },
    choose: noteChosen,
    forgetRecent,
    retry: () => server.retry($query.get()),
    close() {
      $query.set('')
      server.stop()
    },
  }
}

const groupOf = (kind: SearchGroup['kind'], entries: readonly Known[]): SearchGroup => ({
  kind,
  entries: entries.map((entry) => entryOf({ entry, rank: 0, words: [] })),
  more: 0,
})

function recentGroup(recent: ReturnType<typeof $recent.get>): SearchGroup[] {
  if (recent.length === 0) return []
  const entries = recent.map(({ kind, title, text, to }, index) => ({
    ...{ key: `recent/${index}/${title}`, kind, to },
    title: piecesOf(title, []),
    text: piecesOf(text, []),
  }))
  return [{ kind: 'recent', entries, more: 0 }]
}

const entryOf = ({ entry, words }: Hit): SearchEntry => ({
  ...{ key: entry.key, kind: entry.kind, to: entry.to },
  title: piecesOf(entry.title, words),
  text: textPieces(entry, words),
})

/** Puts what the server has found below what is known, and leaves out what is known to fit. */
function withFound(
  hits: readonly Hits[],
  found: readonly FoundEntry[],
  words: readonly string[],
): SearchGroup[] {
  const known = new Set(hits.flatMap(({ all }) => all))
  const news = new Map(found.filter(({ key }) => !known.has(key)).map((each) => [each.key, each]))
  const others = searchKinds.filter((kind) => !hits.some((each) => each.kind === kind))
  const groups = [...hits, ...others.map((kind): Hits => ({ kind, best: [], all: [] }))]
  return groups.flatMap(({ kind, best, all }) => {
    const more = [...news.values()].filter((each) => each.kind === kind)
    if (all.length + more.length === 0) return []
    const entries = [
      ...best.map(entryOf),
      ...more.map(({ title, text, ...rest }) => ({
        ...rest,
        title: piecesOf(title, words),
        text: piecesOf(text, words),
      })),
    ].slice(0, mostListed)
    return [{ kind, entries, more: all.length + more.length - entries.length }]
  })
}
