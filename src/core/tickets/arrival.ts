/** What was sent, and got no answer, may have arrived all the same: it is seen where it stands. */
import type { Stop } from '../page/browser'
import { draftOf, dropDraft } from './drafts'
import type { Place } from './places'
import { senderOf } from './sending'

/**
 * Drops the draft of a place once it stands there, and says so in place of the failure. A text that was changed after it was
 * sent stays.
 *
 * @param onArrived Takes the id of the ticket.
 */
export function watchArrival(
  { name, $shown, find, sent }: Place,
  onArrived: (ticketId: string) => void,
): Stop {
  const { $sending, confirm } = senderOf(name)
  let isWatched = true
  function look(): void {
    if (!isWatched) return
    const draft = draftOf(name).get()
    const { status } = $sending.get()
    // While it is sent, and when it was, its answer tells.
    if (!draft.tried || status === 'running' || status === 'done') return
    const { before, files } = draft.tried
    const found = find(draft, files) ?? []
    const ticketId = found.at(-1)
    if (ticketId === undefined || found.length <= before) return
    dropDraft(name, draft)
    confirm(sent())
    onArrived(ticketId)
  }
  // The sender, which calls in the middle of its work, is to say first that it has failed.
  const lookSoon = () => queueMicrotask(look)
  const stops = [$shown, draftOf(name), $sending].map((store) => store.subscribe(lookSoon))
  return () => {
    isWatched = false
    for (const stop of stops) stop()
  }
}
