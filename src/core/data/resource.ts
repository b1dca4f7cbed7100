/**
 * The shared cache: one request for a resource, however many views show it. It follows from three things:
 *
 * - the **answer**: nothing yet, the first rows of a long list, data, or a failure (`Answer` in `state.ts`);
 * - the **request in flight**, if there is one;
 * - the **standing** of the answer:
 *
 * | Standing | What it says | The next request |
 * | --- | --- | --- |
 * | `settled` | It answers the latest request, and nothing has changed since | while news come live, asks for the first part of a list alone |
 * | `unsettled` | Nothing was asked for yet, or the latest request is in flight, was aborted or has failed | of a long list, goes on behind the rows that came in the last minute |
 * | `invalidated` | The data has changed on the server since it was asked for | asks for all of it |
 *
 * | Event | What follows |
 * | --- | --- |
 * | a view shows it, the page is seen, there is a connection again | a request, unless the answer is fresh or one is in flight |
 * | news about it | `invalidated`; a request, if a view shows it and none is in flight, or the first rows are there |
 * | `poll` is due | a request, unless one is in flight, or news come by themselves |
 * | a request is sent | `unsettled`; the one before is aborted |
 * | its data comes | `settled`, and fresh for some seconds; if it was invalidated meanwhile, it is asked for again |
 * | it fails | the data stays, with the failure beside it; `onFailure` hears of the first of several failures in a row |
 * | a pause is over after a failure, or another call succeeds | a request, if a view shows it (`server/recovery`) |
 * | `retry()`, `refresh()` | a request: at once, or as soon as a view shows it |
 * | `replace()` | its data is the answer; a request in flight is sent again |
 * | the session changes | answer and request are dropped |
 * | the key changes | the answer is hidden, and the request aborted |
 *
 * No request is sent by itself while the page is hidden, or while the server wants to be left alone.
 */
import { atom, computed, onStart, onStop } from 'nanostores'
import { isVisible } from '../page/browser'
import { oncePerTask } from '../page/timer'
import type { Part } from '../server/api/ask-all'
import { type ApiError, OutdatedError } from '../server/api-error'
import { notifyFailure } from '../server/notify'
import { createFailures, sameAs } from '../server/recovery/failures'
import { $sessionNumber } from '../server/token'
import { $hostFailure } from '../server/token/host-token'
import { contentCame, sendInTurn } from './asking/content'
import { holders } from './asking/holders'
import { onOccasion } from './asking/occasions'
import { createSlowness } from './asking/slowness'
import { $isLive, $news } from './news'
import { createParts } from './parts'
import { type Answer, isHeldBack, type PeekableStore, type ResourceOptions, stateOf } from './state'

/** For this long, in milliseconds, an answer is fresh: a view that begins to show it sends no request. */
const freshness = 4_000

/** Requested when a view shows it and, unless fresh, when the page becomes visible or the connection changes. */
export function createResource<Data, Key extends string = string>({
  for: $key,
  load,
  onFailure = notifyFailure,
  poll,
  topic,
}: ResourceOptions<Data, Key>): PeekableStore<Data> {
  /** The owner of the answer that is wanted: the session's number and the request's key, `3/client-1`. */
  const $owner = computed([$sessionNumber, $key], (session, key) => (key ? `${session}/${key}` : null))
  const $answer = atom<Answer<Data> | null>(null)
  const slowness = createSlowness()
  const parts = createParts<Data>()
  /** The request in flight. Of a long list, the first rows may have come. */
  let running: { owner: string; request: AbortController; hasRows: boolean } | undefined
  let standing: 'settled' | 'unsettled' | 'invalidated' = 'unsettled'
  let freshUntil = 0

  const $resource = computed([$owner, $answer, slowness.$slow, $hostFailure], stateOf<Data>)
  slowness.$slow.listen((isSlow) => isSlow && contentCame(running?.request.signal))
  const failures = createFailures($resource, () => !running, onFailure, askAfterFailure)

  function ask(): void {
    abort()
    const owner = $owner.get()
    const key = $key.get()
    if (!owner || !key) return
    const request = new AbortController()
    const { signal } = request
    const own = { owner, request, hasRows: false }
    running = own
    slowness.begin()
    holders.add(dropOutdated)
    const answer = $answer.get()
    const known = answer?.owner === owner ? answer.known?.data : undefined
    const options = {
      signal,
      known,
      isUpToDate: standing === 'settled' && $isLive.get(),
      from: standing === 'invalidated' ? undefined : parts.of(owner),
      onPart(part: Part<Data>) {
        if (running !== own) return
        contentCame(signal)
        slowness.begin()
        if (!known) parts.keep(owner, part)
        if (!own.hasRows)
          $answer.set({ owner, ...(known ? { known: { data: part.data } } : { first: part.data }) })
        own.hasRows = true
      },
    }
    standing = 'unsettled'
    sendInTurn($resource, !known, () => load(key, options), signal).then(
      (data) => running === own && settle({ owner, known: { data } }),
      // `request()` and `ask()` reject only with OutdatedError or ApiError.
      (error: ApiError | OutdatedError) =>
        running === own &&
        (error instanceof OutdatedError || owner !== $owner.get() ? end() : fail(owner, error)),
    )
  }

  /** Forgets the request in flight, without aborting it. */
  function end(): void {
    contentCame(running?.request.signal)
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
    freshUntil = standing === 'invalidated' ? 0 : Date.now() + freshness
    if (!answer.failure) failures.end()
    if (!answer.failure && standing === 'unsettled') standing = 'settled'
    holders.add(dropOutdated)
    $answer.set(answer)
    if (answer.known) parts.forget()
    if (standing === 'invalidated') askIfShown()
  }

  function fail(owner: string, failure: ApiError): void {
    const answer = $answer.get()
    const before = answer?.owner === owner ? answer : undefined
    settle({ ...before, owner, failure: sameAs(before?.failure, failure) })
    failures.add(failure)
  }

  function invalidate(): void {
    standing = 'invalidated'
    freshUntil = 0
  }

  /** Drops the answer and the request that belong to an earlier session or key. */
  function dropOutdated(): void {
    const owner = $owner.get()
    if (running?.owner !== owner) abort()
    if ($answer.get()?.owner !== owner) {
      $answer.set(null)
      parts.forget()
      failures.end()
    }
    if (!running && !$answer.get()) holders.delete(dropOutdated)
  }

  /** Whether a request may be sent that the client has not asked for. */
  const mayAsk = () => !running && !isHeldBack($answer.get(), $owner.get())
  /** Sends a request, unless the answer is fresh, a request is in flight, or the page is hidden. */
  function askIfStale(): void {
    const owner = $owner.get()
    if (running && running.owner !== owner) abort()
    const isFresh = $answer.get()?.owner === owner && Date.now() < freshUntil
    if (mayAsk() && !isFresh && isVisible()) ask()
  }

  const askIfShown = () => $resource.lc > 0 && askIfStale()
  function askAfterFailure(): void {
    // A request that hangs is sent anew.
    if ((mayAsk() || slowness.$slow.get()) && $answer.get()?.failure) ask()
  }

  // Further news while a request is in flight ask for one more, however many they are.
  $news.listen((news) => {
    if (!news.some((each) => each === '' || topic?.startsWith(each))) return
    invalidate()
    // The newest rows are asked for at once, and not behind the rest of a long list that is known anyway.
    if (running?.hasRows && $answer.get()?.known) ask()
    else askIfShown()
  })

  // No news will come of a question that has failed: it is asked again even now.
  const hearsOfChanges = () => $isLive.get() && !$answer.get()?.failure
  let stop = () => {}
  onStart($resource, () => {
    stop = onOccasion({
      $owner,
      poll,
      askIfShown,
      askIfStale,
      askAfterFailure,
      look: () => mayAsk() && isVisible() && !hearsOfChanges() && ask(),
    })
    askIfStale()
    failures.begin($answer.get()?.failure)
  })
  // onStop() acts with the last view; `onMount()` would a second later.
  onStop($resource, () => {
    stop()
    failures.leave()
  })

  return Object.assign($resource, {
    $arrived: parts.$arrived,
    peek: () => ($answer.get()?.owner === $owner.get() ? $answer.get()?.known?.data : undefined),
    // Further clicks in the same task, before the button is gone, ask for nothing more.
    retry: oncePerTask(() => {
      failures.forget()
      const answer = $answer.get()
      if (answer?.failure) $answer.set({ ...answer, failure: undefined })
      ask()
    }),
    refresh() {
      invalidate()
      abort()
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
