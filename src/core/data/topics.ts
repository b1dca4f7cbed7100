/** What the news of a server are about. */
import { ownField } from '../page/is-record'
import { parseJson } from '../page/json'
import { newsFields } from '../server/schema/news'

/** What data is about: `ticket/42/`. News name a topic, or the beginning of several. */
export type Topic = `${keyof typeof newsFields}/${string}`

/** The topics of an event, as in `$news`. Without an id, it is about all of its kind. None for an unknown one. */
export function topicsOf(event: string, data: string): string[] {
  const field = ownField(newsFields, event)
  if (typeof field !== 'string') return []
  const id = ownField(parseJson(data), field)
  const rest = typeof id === 'string' || typeof id === 'number' ? `${id}/` : ''
  // The payments of a project are a part of it.
  return event === 'service' ? [`service/${rest}`, `payments/${rest}`] : [`${event}/${rest}`]
}
