import type { ReadableAtom } from 'nanostores'
import { isOnline, onConnection, onVisible, stopAll } from '../../page/browser'
import { $hostFailure } from '../../server/token/host-token'
import type { ResourceOptions } from '../state'
import { startPolling } from './polling'

interface Occasions extends Pick<ResourceOptions<unknown, string>, 'poll'> {
  $owner: ReadableAtom<string | null>
  /** Called after a sign-in. */
  askIfShown(): void
  /** Called when the page is seen again, or has a connection again. */
  askIfStale(): void
  /** Called when the host's sign-in answers again. */
  askAfterFailure(): void
  /** Called at the interval of `poll`. */
  look(): void
}

/** Tells a resource on screen when it has to ask again. @returns a function that ends it */
export function onOccasion({ $owner, poll, ...resource }: Occasions): () => void {
  const stops = [
    // Everything else that follows from a sign-in comes first: the earlier client's view may then be gone.
    $owner.listen(() => setTimeout(resource.askIfShown)),
    onVisible(resource.askIfStale),
    onConnection(() => isOnline() && resource.askIfStale()),
    $hostFailure.listen((failure) => failure || resource.askAfterFailure()),
  ]
  if (poll) stops.push(startPolling(poll, resource.look))
  return stopAll(stops)
}
