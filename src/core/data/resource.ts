/** The shared cache: one request for a resource, however many views show it. */
import { atom, computed, onStart, onStop, type ReadableAtom } from 'nanostores'
import { isOnline, isVisible, onConnection, onVisible } from '../page/browser'
import { $isOnline } from '../page/connection'
import { patience } from '../page/timer'
import { type ApiError, OutdatedError } from '../server/api-error'
import { $hostFailure } from '../server/host-token'
import { notifyFailure } from '../server/notify'
import { $sessionNumber } from '../server/token'
import type { Settings } from '../settings/config'
import { startPolling } from './polling'

/** The current state of a resource. */
export type Resource<Data> =
  /** Nothing is requested, because nobody is signed in or the request lacks its key. */
  | { status: 'waiting' }
  /** `slow` is `true` after ten seconds: the view then says so, and offers `retry`. */
  | { status: 'loading'; slow: boolean }
  /** With a `failure`, the data is stale: the latest request failed. */
  | { status: 'ready'; data: Data; failure?: ApiError }
  | { status: 'failed'; failure: ApiError }

export interface ResourceStore<Data> extends ReadableAtom<Resource<Data>> {
  /** Requests the data again. A request under way is aborted. */
  retry(): void
  /** Requests the data again: now, if a view shows it, or else when a view shows it next. */
  refresh(): void
  /** Replaces the data with the answer of an action. A request under way is aborted and sent again. */
  replace(data: Data): void
}

interface ResourceOptions<Data, Key extends string> {
  /** The key that the request needs, such as the client's id. While it is `null`, nothing is requested. */
  for: ReadableAtom<Key | null>
  load: (key: Key, signal: { signal: AbortSignal }) => Promise<Data>
  /** Called when a request fails while a view shows the resource. By default, it shows an error toast. */
  onFailure?: (failure: ApiError) => unknown
  /** Polls while a view shows the resource and the page is visible. Names an interval of `pollSeconds`. */
  poll?: keyof Settings['pollSeconds']
}

/** For this long, in milliseconds, an answer is fresh: a view that begins to show it sends no request. */
const freshness = 4_000

/** The server's latest answer, and the owner it is for. Data stays when a later request fails. */
interface Answer<Data> {
  owner: string
  known?: { data: Data }
  failure?: ApiError
}

/** For each store with data or a request under way: a function that drops both when the session ends. */
const holders = new Set<() => void>()
$sessionNumber.listen(() => {
  for (const letGo of holders) letGo()
})

/**
 * Creates a store for a resource of the server. It is requested when a view shows it. If it is not fresh, it
 * is requested again when the page becomes visible and when the connection changes.
 */
export function createResource<Data, Key extends string = string>({
  for: $key,
  load,
  onFailure = notifyFailure,
  poll,
}: ResourceOptions<Data, Key>): ResourceStore<Data> {
  /** The owner of the wanted answer: the session's number and the request's key, `3/client-1`. */
  const $owner = computed([$sessionNumber, $key], (session, key) => (key ? `${session}/${key}` : null))
  const $answer = atom<Answer<Data> | null>(null)
  const $slow = atom(false)
  let running: { owner: string; request: AbortController; timer: ReturnType<typeof setTimeout> } | undefined
  let freshUntil = 0
  /**
   * Whether a failure was reported. While polling fails again and again, only the first failure is reported;
   * the next one only after an answer, a retry, or a new view.
   */
  let isTold = false
  let isRetrying = false

  const inputs = [$owner, $answer, $slow, $hostFailure] as const
  const $resource = computed(inputs, (owner, answer, slow, host): Resource<Data> => {
    if (!owner) return { status: 'waiting' }
    const { known, failure } = answer?.owner === owner ? answer : {}
    // Without a token, nobody can ask for anything newer than what is known.
    const trouble = failure ?? host
    if (known) return { status: 'ready', ...known, ...(trouble && { failure: trouble }) }
    return failure ? { status: 'failed', failure } : { status: 'loading', slow }
  })

  /** Sends a request now. A request under way is aborted. */
  function ask(): void {
    abort()
    const owner = $owner.get()
    const key = $key.get()
    if (!owner || !key) return
    const request = new AbortController()
    const own = { owner, request, timer: setTimeout(() => $slow.set(true), patience) }
    running = own
    holders.add(letGo)
    load(key, { signal: request.signal }).then(
      (data) => running === own && settle({ owner, known: { data } }),
      (error) => running === own && fail(owner, error),
    )
  }

  /** Forgets the request under way, without aborting it. */
  function end(): void {
    clearTimeout(running?.timer)
    $slow.set(false)
    running = undefined
  }

  function abort(): void {
    const request = running?.request
    end()
    request?.abort()
  }

  function settle(answer: Answer<Data>): void {
    end()
    freshUntil = Date.now() + freshness
    if (!answer.failure) isTold = false
    holders.add(letGo)
    $answer.set(answer)
  }

  function fail(owner: string, error: unknown): void {
    if (error instanceof OutdatedError) {
      end()
      return
    }
    // `request()` and `ask()` reject only with OutdatedError or ApiError.
    const failure = error as ApiError
    const before = $answer.get()
    settle({ ...(before?.owner === owner && before), owner, failure })
    // No report for a request whose result no view shows any more.
    if (isTold || $resource.lc === 0) return
    isTold = poll !== undefined
    onFailure(failure)
  }

  /** Drops the data and the request that belong to an earlier session or key. */
  function letGo(): void {
    const owner = $owner.get()
    if (running?.owner !== owner) abort()
    if ($answer.get()?.owner !== owner) {
      $answer.set(null)
      isTold = false
    }
    if (!running && !$answer.get()) holders.delete(letGo)
  }

  /** Sends a request, unless the data is fresh, a request is under way, or the page is hidden. */
  function askIfStale(): void {
    const owner = $owner.get()
    if (running && running.owner !== owner) abort()
    const isFresh = $answer.get()?.owner === owner && Date.now() < freshUntil
    if (!running && !isFresh && isVisible()) ask()
  }

  /**
   * The functions that end the subscriptions of a resource that a view shows. onStop() runs them with the
   * last view; `onMount()` would run them a second later.
   */
  let stops: (() => void)[] = []
  onStart($resource, () => {
    isTold = false
    // Everything else that follows from a sign-in comes first: the earlier client's view may then be gone.
    const askSoon = () => setTimeout(() => $resource.lc > 0 && askIfStale())
    const askAgain = () => !running && $answer.get()?.failure && ask()
    stops = [$owner.listen(askSoon), onVisible(askIfStale), onConnection(() => isOnline() && askIfStale())]
    // The browser knows only its own connection. The server, and the host's sign-in, may answer again, too.
    stops.push($isOnline.listen((isOnline) => isOnline && askAgain()))
    stops.push($hostFailure.listen((failure) => failure || askAgain()))
    if (poll) stops.push(startPolling(poll, () => !running && isVisible() && ask()))
    askIfStale()
  })
  onStop($resource, () => stops.forEach((stop) => void stop()))

  return Object.assign($resource, {
    retry() {
      // Further clicks in the same task, before the button is gone, ask for nothing more.
      if (isRetrying) return
      isRetrying = true
      queueMicrotask(() => {
        isRetrying = false
      })
      isTold = false
      const answer = $answer.get()
      if (answer?.failure) $answer.set({ ...answer, failure: undefined })
      ask()
    },
    refresh() {
      abort()
      freshUntil = 0
      if ($resource.lc > 0) askIfStale()
    },
    replace(data: Data) {
      const wasRunning = running !== undefined
      const owner = $owner.get()
      if (!owner) return
      abort()
      settle({ owner, known: { data } })
      if (wasRunning) ask()
    },
  })
}
