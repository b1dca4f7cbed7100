/** Reads what a server has found, and asks it: a moment after the latest key, and for one text at a time. */
import { atom, computed, type ReadableAtom } from 'nanostores'
import { safePath } from '../page/safe-path'
import { $features } from '../routing/features'
import { hasAddress, matchRoute } from '../routing/routing'
import { search } from '../server/api/search'
import { ApiError } from '../server/api-error'
import { $offerOf, noteLacking } from '../server/optional'
import { type Found, foundKinds } from '../server/schema/entities/found'
import { $clientId } from '../session/session'
import { nothing } from '../settings/format'
import type { SearchKind, SearchResult, SearchTarget } from './types'

/** How long, in milliseconds, a client has to pause before the server is asked. */
const pauseLength = 250
/** What a server takes, in characters. */
const [shortest, longest] = [2, 100]

/** The statuses by which a server says that it has no such call. */
const lacks = [404, 405, 501]

interface Answer {
  query: string
  status: SearchResult['server']
  rows: readonly Found[]
}

const none: Answer = { query: '', status: 'none', rows: [] }

export function createServerSearch() {
  const $answer = atom<Answer>(none)
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: AbortController | undefined

  function stop(): void {
    clearTimeout(timer)
    running?.abort()
    running = undefined
  }

  async function ask(query: string): Promise<void> {
    const own = new AbortController()
    running = own
    const answered = await search(query, { signal: own.signal }).then(
      (rows): Answer => ({ query, status: 'done', rows }),
      (error: unknown): Answer => {
        const isLacking = error instanceof ApiError && lacks.includes(error.status)
        if (running === own && isLacking) noteLacking('search')
        return { query, status: isLacking ? 'none' : 'failed', rows: [] }
      },
    )
    if (running === own) $answer.set(answered)
  }

  function begin(query: string, delay: number): void {
    stop()
    const isAsked = query.length >= shortest && query.length <= longest
    if (!isAsked || !$clientId.get() || $offerOf.get()('search') !== 'offered') {
      $answer.set(none)
      return
    }
    // What was found for the text before would move under the pointer.
    $answer.set({ query, status: 'waiting', rows: [] })
    timer = setTimeout(() => ask(query), delay)
  }

  const shown: ReadableAtom<Answer> = $answer
  return {
    $answer: shown,
    begin: (query: string) => begin(query, pauseLength),
    retry: (query: string) => begin(query, 0),
    stop() {
      stop()
      $answer.set(none)
    },
  }
}

/** What a server has found, as the page can show it. */
export interface FoundEntry {
  /** The same for the same thing, whoever has found it. */
  key: string
  kind: SearchKind
  title: string
  text: string
  to: SearchTarget
}

/** Reads a row; `undefined` where it leads nowhere that may be followed, or to a section that is turned off. */
export const $readFound = computed(
  $features,
  ({ isRouteOn, isSectionOn }) =>
    (row: Found): FoundEntry | undefined => {
      const kind = foundKinds.find((each) => each === row.kind) ?? 'page'
      const safe = safePath(row.path)
      if (!safe || (kind === 'file' && !isSectionOn('files'))) return undefined
      const match = safe.kind === 'portal' ? matchRoute(safe.path) : null
      if (match && !(isRouteOn(match.name) && hasAddress(match.params))) return undefined
      const asked = safe.kind === 'portal' ? new URLSearchParams(/\?([^#]*)/.exec(safe.path)?.[1]) : []
      const query = Object.fromEntries(asked)
      const place = match && { route: match.name, params: match.params }
      const to = place
        ? { ...place, ...(Object.keys(query).length > 0 && { query }) }
        : { href: safe.kind === 'portal' ? safe.path : safe.href }
      const { serviceId = '', ticketId = '' } = match?.params ?? {}
      // A milestone has no id, and of a ticket's messages one is shown.
      const id = kind === 'milestone' ? `${serviceId}/${row.title}` : kind === 'message' ? ticketId : row.id
      const { title, text = '' } = row
      return { key: `${kind}/${id}`, kind, title: title || nothing, text, to }
    },
)
