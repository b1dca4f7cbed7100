/** The shared cache: one request for a resource, however many views show it. */
import { atom, computed, onStart, onStop } from 'nanostores'
import { isOnline, isVisible, onConnection, onVisible } from '../page/browser'
import { $isOnline } from '../page/connection'
import { oncePerTask } from '../page/timer'
import type { Part } from '../server/api/ask-all'
import { type ApiError, OutdatedError } from '../server/api-error'
import { $hostFailure } from '../server/host-token'
import { notifyFailure } from '../server/notify'
import { $sessionNumber } from '../server/token'
import { $isLive, $news } from './news'
import { createParts } from './parts'
import { startPolling } from './polling'
import type { Answer, Resource, ResourceOptions, ResourceStore } from './resource-types'
import { createSlowness } from './slowness'

/** For this long, in milliseconds, an answer is fresh: a view that begins to show it sends no request. */
const freshness = 4_000

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
  topic = '',
}: ResourceOptions<Data, Key>): ResourceStore<Data> {
  /** The owner of the wanted answer: the session's number and the request's key, `3/client-1`. */
  const $owner = computed([$sessionNumber, $key], (session, key) => (key ? `${session}/${key}` : null))
  const $answer = atom<Answer<Data> | null>(null)
  const slowness = createSlowness()
  const parts = createParts<Data>()
  let running: { owner: string; request: AbortController } | undefined
  let freshUntil = 0
  /** Whether the data has changed on the server since the request under way was sent. */
  let isOutrun = false
  /**
   * Whether a failure was reported. While polling fails again and again, only the first failure is reported;
   * the next one only after an answer, a retry, or a new view.
   */
  let isTold = false

  const inputs = [$owner, $answer, slowness.$slow, $hostFailure] as const
  const $resource = computed(inputs, (owner, answer, slow, host): Resource<Data> => {
    if (!owner) return { status: 'waiting' }
    const { known, first, failure } = answer?.owner === owner ? answer : {}
    // Without a token, nobody can ask for anything newer than what is known.
    const trouble = failure ?? host
    if (known) return { status: 'ready', ...known, ...(trouble && { failure: trouble }) }
    const begun = first && { first }
    return failure ? { status: 'failed', failure, ...begun } : { status: 'loading', slow, ...begun }
  })

  /** Sends a request now. A request under way is aborted. */
  function ask(): void {
    abort()
    const owner = $owner.get()
    const key = $key.get()
    if (!owner || !key) return
    const request = new AbortController()
    const own = { owner, request }
    running = own
    slowness.begin()
    holders.add(letGo)
    const answer = $answer.get()
    const known = answer?.owner === owner ? answer.known?.data : undefined
    // A list that has changed since begins anew.
    const from = isOutrun ? undefined : parts.of(owner)
    isOutrun = false
    let shown: Data | undefined
    const onPart = (part: Part<Data>) => {
      if (running !== own) return
      slowness.begin()
      if (part.data !== shown)
        $answer.set({ owner, ...(known ? { known: { data: part.data } } : { first: part.data }) })
      shown = part.data
      if (!known) parts.keep(owner, part)
    }
    load(key, { signal: request.signal, onPart, known, from }).then(
      (data) => running === own && settle({ owner, known: { data } }),
      (error) => running === own && fail(owner, error),
    )
  }

  /** Forgets the request under way, without aborting it. */
  function end(): void {
    slowness.end()
    running = undefined
  }

  function abort(): void {
    const request = running?.request
    end()
    request?.abort()
  }

  function settle(answer: Answer<Data>): void {
    end()
    freshUntil = isOutrun ? 0 : Date.now() + freshness
    if (answer.known) parts.forget()
    if (!answer.failure) isTold = false
    holders.add(letGo)
    $answer.set(answer)
    if (isOutrun) askIfShown()
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
      parts.forget()
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

  const askIfShown = () => {
    if ($resource.lc > 0) askIfStale()
  }

  // Further news while a request is under way ask for one more, however many they are.
  $news.listen((news) => {
    if (!news.some((each) => topic.startsWith(each))) return
    isOutrun = true
    freshUntil = 0
    askIfShown()
  })

  /**
   * The functions that end the subscriptions of a resource that a view shows. onStop() runs them with the
   * last view; `onMount()` would run them a second later.
   */
  let stops: (() => void)[] = []
  onStart($resource, () => {
    isTold = false
    // Everything else that follows from a sign-in comes first: the earlier client's view may then be gone.
    const askSoon = () => setTimeout(askIfShown)
    const askAgain = () => !running && $answer.get()?.failure && ask()
    // No news will come of a question that has failed: it is asked again even now.
    const isUpToDate = () => $isLive.get() && !$answer.get()?.failure
    const look = () => !running && isVisible() && !isUpToDate() && ask()
    stops = [$owner.listen(askSoon), onVisible(askIfStale), onConnection(() => isOnline() && askIfStale())]
    // The browser knows only its own connection. The server, and the host's sign-in, may answer again, too.
    stops.push($isOnline.listen((isOnline) => isOnline && askAgain()))
    stops.push($hostFailure.listen((failure) => failure || askAgain()))
    if (poll) stops.push(startPolling(poll, look))
    askIfStale()
  })
  onStop($resource, () => stops.forEach((stop) => void stop()))

  return Object.assign($resource, {
    $arrived: parts.$arrived,
    // Further clicks in the same task, before the button is gone, ask for nothing more.
    retry: oncePerTask(() => {
      isTold = false
      const answer = $answer.get()
      if (answer?.failure) $answer.set({ ...answer, failure: undefined })
      ask()
    }),
    refresh() {
      isOutrun = true
      abort()
      freshUntil = 0
      askIfShown()
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
