/** Asks the server, where it searches: a moment after the latest key, and for one text at a time. */
import { atom, computed, type ReadableAtom } from 'nanostores'
import { patience } from '../page/timer'
import { search } from '../server/api/search/search'
import { ApiError } from '../server/api-error'
import { $offerOf, noteLacking } from '../server/optional'
import type { Found } from '../server/schema/entities/found'
import { $clientId } from '../session/session'
import type { Sought } from './sought'
import type { SearchKind, SearchResult } from './types'

/** How long, in milliseconds, a client has to pause before the server is asked. */
const pauseLength = 250
/** What a server takes, in characters. */
const [shortest, longest] = [2, 100]

/** The statuses by which a server says that it has no such call. */
const lacks = [404, 405, 501]

/** What the server is asked, and for whom: what was found for one client is never shown to another. */
interface Asked {
  clientId: string
  query: string
  newest?: SearchKind | undefined
}

interface Answer {
  /** `null` where nothing is asked. */
  asked: Asked | null
  status: SearchResult['server']
  rows: readonly Found[]
}

const none: Answer = { asked: null, status: 'none', rows: [] }

/** Whether the server is asked for texts like this one. */
const isAsked = (query: string) => {
  const { length } = [...query]
  return length >= shortest && length <= longest
}

/** What to ask the server for a text; `null` for nothing. A server may announce while the client types that it searches. */
export const askedFor = ($sought: ReadableAtom<Sought>): ReadableAtom<Asked | null> =>
  computed([$sought, $offerOf, $clientId], ({ asked: query, newest }, offerOf, clientId) =>
    clientId && isAsked(query) && offerOf('search') === 'offered' ? { clientId, query, newest } : null,
  )

export const isSame = (one: Asked | null, other: Asked | null): boolean =>
  one?.clientId === other?.clientId && one?.query === other?.query

export function createServerSearch() {
  const $answer = atom<Answer>(none)
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: AbortController | undefined

  function stop(): void {
    clearTimeout(timer)
    running?.abort()
    running = undefined
  }

  async function ask(asked: Asked): Promise<void> {
    const own = new AbortController()
    running = own
    const end = (answer: Answer) => {
      if (running !== own) return
      stop()
      $answer.set(answer)
    }
    // A host's own `fetch` may ignore the signal, and go on.
    timer = setTimeout(() => end({ asked, status: 'failed', rows: [] }), patience)
    const answer = await search(asked.query, { newest: asked.newest, signal: own.signal }).then(
      (rows): Answer => ({ asked, status: 'done', rows }),
      (error: unknown): Answer => {
        const isLacking = error instanceof ApiError && lacks.includes(error.status)
        if (isLacking) noteLacking('search')
        return { asked, status: isLacking ? 'none' : 'failed', rows: [] }
      },
    )
    end(answer)
  }

  function begin(asked: Asked | null, delay = pauseLength): void {
    if (delay > 0 && isSame(asked, $answer.get().asked)) return
    stop()
    $answer.set(asked ? { asked, status: 'waiting', rows: [] } : none)
    if (asked) timer = setTimeout(() => ask(asked), delay)
  }

  const shown: ReadableAtom<Answer> = $answer
  return {
    $answer: shown,
    begin,
    /** Asks once more, at once, where it has failed. */
    retry() {
      const { asked, status } = $answer.get()
      if (status === 'failed') begin(asked, 0)
    },
  }
}
