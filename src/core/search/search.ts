/** One search: of what the page knows at once, and of the server a moment later. */
import { atom, computed, onStart, onStop } from 'nanostores'
import { $projects } from '../projects/projects'
import type { Project } from '../server/schema'
import { $clientId } from '../session/session'
import { createFinder, type MostListed } from './find'
import { $readFound } from './found'
import { groupsOf, groupsOfNothing } from './groups'
import { $recent, forgetRecent, noteChosen } from './kept'
import { createListed } from './listed'
import { wordsOf } from './mistyped'
import { $actions, $filesEntry, $pages } from './places'
import { askedFor, createServerSearch, isSame } from './server'
import { $kinds, $months, soughtIn } from './sought'
import { mostUnfolded, type Search, type SearchResult } from './types'

/** How many of a kind are known at first: one more than are listed. */
const few = () => 6

const noProjects: readonly Project[] = []
const nothing: SearchResult = { query: '', groups: [], isComing: false, hasFailed: false, server: 'none' }

/** One for each open search field. While somebody listens to its result, it follows the lists of the portal. */
export function createSearch(): Search {
  const $query = atom('')
  const $listed = createListed()
  const server = createServerSearch()
  const $sought = computed([$query, $kinds, $months], soughtIn)
  const $asked = askedFor($sought)
  const find = createFinder()

  const $known = computed([$listed, $actions, $pages, $filesEntry], (listed, actions, pages, files) => {
    const acts = actions($projects.peek() ?? noProjects)
    const places = [...acts, ...pages]
    const words = new Set([...places.flatMap(wordsOf), ...listed.words])
    return {
      ...listed,
      actions: acts,
      pages: [...pages, ...files],
      entries: [...places, ...listed.entries],
      words,
    }
  })
  const $most = atom<MostListed>(few)
  const $found = computed([$known, $sought, $most], find)
  const $result = computed(
    [$known, $query, $sought, $most, $found, $asked, server.$answer, $readFound, $recent, $clientId],
    (known, query, sought, most, found, asked, answer, readFound, recent, clientId): SearchResult => {
      if (!clientId) return nothing
      const { isComing, hasFailed } = known
      if (!query) {
        const groups = groupsOfNothing(recent, known.actions, known.pages)
        return { ...nothing, groups, isComing, hasFailed }
      }
      const isAnswer = isSame(answer.asked, asked)
      const rows = isAnswer ? answer.rows.flatMap((row) => readFound(row, known.names) ?? []) : []
      const groups = groupsOf(found, rows, sought, most)
      // The server is asked as soon as it is heard here that it is to be.
      return { query, groups, isComing, hasFailed, server: isAnswer ? answer.status : 'waiting' }
    },
  )
  let stop = () => {}
  onStart($result, () => {
    stop = $asked.subscribe((asked) => server.begin(asked))
  })
  // onStop() acts with the last view; `onMount()` would a second later.
  onStop($result, () => {
    stop()
    server.begin(null)
  })

  function setQuery(text: string): void {
    const query = text.trim()
    if (query !== $query.get()) $most.set(few)
    $query.set(query)
  }

  return {
    $result,
    setQuery,
    unfold(kind) {
      const most = $most.get()
      $most.set((each) => (each === kind ? most(each) + mostUnfolded : most(each)))
    },
    choose: noteChosen,
    forgetRecent,
    retry() {
      $listed.retry()
      server.retry()
    },
    close: () => setQuery(''),
  }
}
