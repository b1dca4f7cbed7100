/** The shared cache: one request for a resource, however many widgets show it. */
import { nanoquery } from '@nanostores/query'
import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import { isVisible } from '../page/browser'
import { $isOnline } from '../page/connection'
import { type ApiError, OutdatedError } from '../server/http'
import { notifyFailure } from '../server/notify'
import { $sessionNumber } from '../server/token'
import { $settings, type Settings } from '../settings/config'

/** What is known of a resource right now. */
export type Resource<Data> =
  /** Nobody is signed in: nothing was asked. */
  | { status: 'waiting' }
  /** `slow` after ten seconds: say so, and offer `retry`. */
  | { status: 'loading'; slow: boolean }
  /** With the `failure` of the latest refetch beside it, the data is stale. */
  | { status: 'ready'; data: Data; failure?: ApiError }
  | { status: 'failed'; failure: ApiError }

export interface ResourceStore<Data> extends ReadableAtom<Resource<Data>> {
  /** Asks again, in place of a request that is still waiting for its answer. */
  retry(): void
  /** Asks again for what is shown now, or when it is shown next. */
  refresh(): void
  /** Puts what an action's answer said in place of what is known; a request under way asks again. */
  replace(data: Data): void
}

interface ResourceOptions<Data, Key extends string> {
  /** Names the resource within its session: `payments`, `project/42`. */
  name: string
  /** What the request needs, such as the client's id; nothing is asked while it is `null`. */
  for: ReadableAtom<Key | null>
  load: (key: Key, signal: { signal: AbortSignal }) => Promise<Data>
  /** Told once for each failed request; a toast, where nothing else is given. */
  onFailure?: (failure: ApiError) => unknown
  /** Asks again every so often while it is shown and the page is visible: `pollSeconds` of the settings. */
  poll?: keyof Settings['pollSeconds']
}

/** A request that waits longer than this, in milliseconds, is called slow. */
const patience = 10_000

/** A longer timer than this, in milliseconds, would overflow and fire at once. */
const longestTimer = 2 ** 31 - 1

const cache = new Map()
const [createFetcherStore, , { revalidateKeys, mutateCache }] = nanoquery({
  cache,
  revalidateOnFocus: true,
  revalidateOnReconnect: true,
  // A failure is shown with its Retry; asking again and again in the background would repeat its toast.
  onErrorRetry: null,
})

/** The last good answers: a failed refetch must not wipe what is on screen. */
const known = new Map<string, unknown>()
const waiting = new Set<AbortController>()

// Nothing of a session outlives it.
$sessionNumber.listen(() => {
  cache.clear()
  known.clear()
  for (const request of waiting) request.abort()
})

/** A resource of the server as a store: loaded when first shown, and again on focus and on reconnect. */
export function createResource<Data, Key extends string = string>(
  options: ResourceOptions<Data, Key>,
): ResourceStore<Data> {
  const { onFailure = notifyFailure } = options
  const $slow = atom(false)
  let running: AbortController | undefined
  let retried = false
  /** Where one polls, failure follows failure: a session's first is told, and the next after an answer or a Retry. */
  let toldIn: number | undefined

  async function load(key: Key): Promise<Data> {
    do {
      retried = false
      const own = new AbortController()
      running = own
      waiting.add(own)
      $slow.set(false)
      const timer = setTimeout(() => $slow.set(true), patience)
      try {
        const answer = await Promise.race([options.load(key, { signal: own.signal }), abortOf(own.signal)])
        toldIn = undefined
        return answer
      } catch (error) {
        if (retried) continue
        const session = $sessionNumber.get()
        // What nobody looks at any more fails in silence: it may be another client's by now.
        if (!(error instanceof OutdatedError) && toldIn !== session && $resource.lc > 0) {
          // Everything under http rejects with one of our two errors.
          onFailure(error as ApiError)
          toldIn = options.poll && session
        }
        throw error
      } finally {
        clearTimeout(timer)
        waiting.delete(own)
        // The next session's request may run already.
        if (running === own) running = undefined
      }
    } while (retried)
    throw new OutdatedError()
  }

  const $session = computed([$sessionNumber, options.for], (session, key) =>
    key ? `${session}/${options.name}/` : null,
  )
  // The library gives the fetcher its key's parts; the second is `options.for`.
  const $fetcher = createFetcherStore<Data, ApiError>([$session, options.for], {
    // Asked on focus, the library may not have let go yet of a session that ended at the same moment.
    fetcher: (session, key) =>
      session === $session.get() ? load(key as Key) : Promise.reject(new OutdatedError()),
  })

  const $resource = computed(
    [$fetcher, $slow, $session, options.for],
    ({ data, error }, slow, session, id): Resource<Data> => {
      if (!session) return { status: 'waiting' }
      const key = `${session}${id}`
      // The library follows a change of its key a moment later: what it still has is another session's.
      if ($fetcher.key !== key) return { status: 'loading', slow: false }
      if (data !== undefined) known.set(key, data)
      const failure = error && !(error instanceof OutdatedError) ? error : undefined
      // Under a resource's own key stands its own answer.
      if (known.has(key))
        return { status: 'ready', data: known.get(key) as Data, ...(failure && { failure }) }
      return failure ? { status: 'failed', failure } : { status: 'loading', slow }
    },
  )

  // The library lets go of its key a moment after the session ends: nothing is asked in between.
  const refresh = () => $session.get() && $fetcher.key && revalidateKeys($fetcher.key)
  const restart = () => {
    retried = running !== undefined
    running?.abort()
    return retried
  }
  // The browser tells of its own connection alone; a server that answers again has to be asked again, too.
  onMount($resource, () =>
    $isOnline.listen((isOnline) => {
      if (isOnline && !running && 'failure' in $resource.get()) refresh()
    }),
  )
  if (options.poll) {
    const { poll } = options
    const $seconds = computed($settings, ({ pollSeconds }) => pollSeconds[poll])
    onMount($resource, () => {
      let timer: ReturnType<typeof setInterval>
      toldIn = undefined
      const stop = $seconds.subscribe((seconds) => {
        clearInterval(timer)
        timer = setInterval(
          () => isVisible() && !running && refresh(),
          Math.min(seconds * 1000, longestTimer),
        )
      })
      return () => {
        stop()
        clearInterval(timer)
      }
    })
  }
  return Object.assign($resource, {
    retry() {
      toldIn = undefined
      if (!restart()) refresh()
    },
    refresh() {
      refresh()
    },
    replace(data: Data) {
      restart()
      if ($fetcher.key) mutateCache($fetcher.key, data)
    },
  })
}

/** Rejects when the signal aborts: a `fetch` of the host's may not heed it. */
function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new OutdatedError()), { once: true })
  })
}
