/** The shared cache: one request for a resource, however many widgets show it. */
import { atom, computed, onStart, onStop, type ReadableAtom } from 'nanostores'
import { isVisible, onConnection, onVisible } from '../page/browser'
import { $isOnline } from '../page/connection'
import { type ApiError, OutdatedError } from '../server/http'
import { notifyFailure } from '../server/notify'
import { $sessionNumber } from '../server/token'
import type { Settings } from '../settings/config'
import { startPolling } from './polling'

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

/** What came less than this ago, in milliseconds, is not asked for again just because it is shown. */
const freshness = 4_000

/** What the server said last, and for whom. Data stays when a later request fails. */
interface Answer<Data> {
  owner: string
  known?: { data: Data }
  failure?: ApiError
}

/** Each store that holds something of a session, or asks for it: what makes it let go. */
const holders = new Set<() => void>()
$sessionNumber.listen(() => {
  for (const letGo of holders) letGo()
})

/** A resource of the server as a store: loaded when first shown, and again on focus and on reconnect. */
export function createResource<Data, Key extends string = string>({
  for: $key,
  load,
  onFailure = notifyFailure,
  poll,
}: ResourceOptions<Data, Key>): ResourceStore<Data> {
  /** Whose answer is wanted: the session's, by what the request needs. */
  const $owner = computed([$sessionNumber, $key], (session, key) => (key ? `${session}/${key}` : null))
  const $answer = atom<Answer<Data> | null>(null)
  const $slow = atom(false)
  let running: { owner: string; stop: () => void } | undefined
  let freshUntil = 0
  /** Where one polls, failure follows failure: the first is told, and the next after an answer or a Retry. */
  let isTold = false

  const $resource = computed([$owner, $answer, $slow], (owner, answer, slow): Resource<Data> => {
    if (!owner) return { status: 'waiting' }
    const { known, failure } = answer?.owner === owner ? answer : {}
    if (known) return { status: 'ready', ...known, ...(failure && { failure }) }
    return failure ? { status: 'failed', failure } : { status: 'loading', slow }
  })

  /** Asks now, in place of a request that is under way. */
  function ask(): void {
    running?.stop()
    const owner = $owner.get()
    const key = $key.get()
    if (!owner || !key) return
    const request = new AbortController()
    const timer = setTimeout(() => $slow.set(true), patience)
    const stop = () => {
      clearTimeout(timer)
      $slow.set(false)
      running = undefined
      request.abort()
    }
    const isRunning = () => !request.signal.aborted
    running = { owner, stop }
    holders.add(letGo)
    load(key, { signal: request.signal }).then(
      (data) => isRunning() && settle({ owner, known: { data } }),
      (error) => isRunning() && fail(owner, error),
    )
  }

  function settle(answer: Answer<Data>): void {
    running?.stop()
    freshUntil = Date.now() + freshness
    if (!answer.failure) isTold = false
    holders.add(letGo)
    $answer.set(answer)
  }

  function fail(owner: string, error: unknown): void {
    if (error instanceof OutdatedError) {
      running?.stop()
      return
    }
    // Everything under http rejects with one of our two errors.
    const failure = error as ApiError
    const before = $answer.get()
    settle({ ...(before?.owner === owner && before), owner, failure })
    // What nobody looks at any more fails in silence.
    if (isTold || $resource.lc === 0) return
    isTold = poll !== undefined
    onFailure(failure)
  }

  /** Nothing of a session outlives it. */
  function letGo(): void {
    const owner = $owner.get()
    if (running?.owner !== owner) running?.stop()
    if ($answer.get()?.owner !== owner) {
      $answer.set(null)
      isTold = false
    }
    if (!running && !$answer.get()) holders.delete(letGo)
  }

  /** Asks for what is shown, unless it is known, asked for already, or seen by nobody. */
  function askIfStale(): void {
    const owner = $owner.get()
    if (running && running.owner !== owner) running.stop()
    const isFresh = $answer.get()?.owner === owner && Date.now() < freshUntil
    if (!running && !isFresh && isVisible()) ask()
  }

  /** What is followed while somebody looks. Not a second longer, as `onMount()` would: nobody looks any more. */
  let stops: (() => void)[] = []
  onStart($resource, () => {
    isTold = false
    // All that follows from a sign-in happens first: who looked on behalf of the client before may be gone then.
    const askSoon = () => setTimeout(() => $resource.lc > 0 && askIfStale())
    stops = [$owner.listen(askSoon), onVisible(askIfStale), onConnection(askIfStale)]
    // The browser tells of its own connection alone; a server that answers again has to be asked again, too.
    stops.push(
      $isOnline.listen((isOnline) => {
        if (isOnline && !running && $answer.get()?.failure) ask()
      }),
    )
    if (poll) stops.push(startPolling(poll, () => !running && isVisible() && ask()))
    askIfStale()
  })
  onStop($resource, () => {
    for (const stop of stops) stop()
  })

  return Object.assign($resource, {
    retry() {
      isTold = false
      const answer = $answer.get()
      if (answer?.failure) $answer.set({ ...answer, failure: undefined })
      ask()
    },
    refresh() {
      running?.stop()
      freshUntil = 0
      if ($resource.lc > 0) askIfStale()
    },
    replace(data: Data) {
      const wasRunning = running !== undefined
      const owner = $owner.get()
      if (!owner) return
      settle({ owner, known: { data } })
      if (wasRunning) ask()
    },
  })
}
