/** What a resource is, and what it is made of. */
import type { ReadableAtom } from 'nanostores'
import type { ListOptions, Part } from '../server/api/ask-all'
import type { ApiError } from '../server/api-error'
import { leftOutOf } from '../server/schema/read'
import type { Settings } from '../settings/config'
import type { Topic } from './topics'

export type Resource<Data> =
  /** Nothing is requested, because nobody is signed in or the request lacks its key. */
  | { status: 'waiting' }
  /**
   * `slow` is `true` after ten seconds: the view then says so, and offers `retry`. Of a long list, the `first` rows may
   * be there: they can be shown, but say nothing of the whole.
   */
  | { status: 'loading'; slow: boolean; first?: Data }
  /** With a `failure`, the data is stale: the latest request failed. */
  | { status: 'ready'; data: Data; failure?: ApiError }
  | { status: 'failed'; failure: ApiError; first?: Data }

/** How many rows of a resource could not be read. */
export const leftOutIn = (resource: Resource<unknown>): number =>
  resource.status === 'ready' ? leftOutOf(resource.data) : 0

/** The server's latest answer, and the owner it is for. Data stays when a later request fails. */
export interface Answer<Data> {
  owner: string
  known?: { data: Data }
  /** The first rows of a long list, while not all are known. */
  first?: Data
  failure?: ApiError
}

/**
 * The state that views show.
 * @param host Why the host gives no token. Without one, nobody can ask for anything newer than what is known.
 */
export function stateOf<Data>(
  owner: string | null,
  answer: Answer<Data> | null,
  slow: boolean,
  host: ApiError | null,
): Resource<Data> {
  if (!owner) return { status: 'waiting' }
  const { known, first, failure } = answer?.owner === owner ? answer : {}
  const trouble = failure ?? host
  if (known) return { status: 'ready', ...known, ...(trouble && { failure: trouble }) }
  const begun = first && { first }
  return failure ? { status: 'failed', failure, ...begun } : { status: 'loading', slow, ...begun }
}

/** Whether the server wants to be left alone for now: it said so when it refused the latest request. */
export const isHeldBack = (answer: Answer<unknown> | null, owner: string | null): boolean =>
  answer?.owner === owner && Date.now() < (answer?.failure?.earliest ?? 0)

export type Arrived = Pick<Part<unknown>, 'count' | 'total'>

export interface ResourceStore<Data> extends ReadableAtom<Resource<Data>> {
  /** How much of a long list has come, while more is on its way; `null` otherwise. */
  $arrived: ReadableAtom<Arrived | null>
  /** Requests the data again. A request under way is aborted. */
  retry(): void
  /** Requests the data again: now, if a view shows it, or else when a view shows it next. */
  refresh(): void
  /** Replaces the data with the answer of an action. A request under way is aborted and sent again. */
  replace(data: Data): void
}

/** A store that creates its own answers, and is not made of others. */
export interface PeekableStore<Data> extends ResourceStore<Data> {
  /** The data that is known, without asking for it; `undefined` for none. */
  peek(): Data | undefined
}

export interface ResourceOptions<Data, Key extends string> {
  /** The key that the request needs, such as the client's id. While it is `null`, nothing is requested. */
  for: ReadableAtom<Key | null>
  load: (key: Key, options: ListOptions<Data> & { signal: AbortSignal }) => Promise<Data>
  /** Called when a request fails while a view shows the resource. By default, it shows an error toast. */
  onFailure?: (failure: ApiError) => unknown
  /** Polls while a view shows the resource and the page is visible. Names an interval of `pollSeconds`. */
  poll?: keyof Settings['pollSeconds']
  /** What the data is about: news of it ask for it again. `topics.ts` has the table. */
  topic?: Topic
}
