/** The stream of events by which a server tells what has changed. */
import { bare } from '../../page/is-record'
import { carry } from '../carry'
import { outgoing, type RequestOptions } from '../outgoing'

export const eventsUrl = () => outgoing('events', bare<RequestOptions>()).url

/**
 * The answer is the caller's to judge.
 * @param lastEventId The server sends what has come after this event; an empty one is for a client who has heard none.
 * @throws what `fetch` throws
 */
export async function openEvents(lastEventId: string, token: string, signal: AbortSignal): Promise<Response> {
  const { method, url } = outgoing(
    'events',
    bare<RequestOptions>({ query: lastEventId ? { lastEventId } : {} }),
  )
  return carry('events', bare({ method, url, signal }), bare(), token)
}
