/** Listens for one client: by a stream of this tab, or by another tab that has one. Loaded only where a server tells. */
import type { EventSourceMessage } from 'eventsource-parser'
import { $isLive } from '../data/news'
import { topicsOf } from '../data/topics'
import { attempt, isOnline, isVisible, onConnection, onLeft } from '../page/browser'
import { ownField } from '../page/is-record'
import { joinTabs, onSight } from '../page/tabs'
import { eventsUrl } from '../server/api/events'
import { latestEventId, noteLacking } from '../server/optional'
import { $token } from '../server/token'
import { $clientId } from '../session/session'
import { digest } from '../text/hash'
import { gatherNews } from './gather-news'
import { keepStream } from './stream'

/** What tabs tell each other. A tab that has just come asks whether there is a stream. */
type Message =
  | { is: 'question' | 'closed' }
  | { is: 'open'; id: string }
  | { is: 'event'; event: string; data: string; id: string }

/**
 * After this time unseen, in milliseconds, a page lets go of the stream. A page that shares no stream does so at once:
 * a browser has six connections to a server without TLS, for all tabs.
 */
const longestUnseen = 5 * 60_000

export function follow(ended: AbortSignal): void {
  // The session may be over before this code is there.
  if (ended.aborted) return
  const name = `client-portal:live:${digest(`${attempt(eventsUrl)} ${$clientId.get()}`)}`
  let last = latestEventId()
  let joined: AbortController | undefined
  let tell: (message: Message) => void = () => {}
  let isAlone = false
  /** While this tab leads. */
  let stream: ReturnType<typeof keepStream> | undefined
  let unseen: ReturnType<typeof setTimeout> | undefined
  const tellPage = gatherNews(ended)

  function noteOpen(id: string): void {
    $isLive.set(true)
    // What was asked for before this may have changed since.
    if (id === '' || id !== last) tellPage([''])
    last = id || last
  }

  function noteClosed(): void {
    $isLive.set(false)
    tell({ is: 'closed' })
  }

  function noteEvent(event: string, data: string, id: string): void {
    last = id || last
    tellPage(topicsOf(event, data))
  }

  function lead(left: AbortSignal): void {
    // The tab that led before may have gone without a word.
    noteClosed()
    stream = keepStream(left, {
      lastEventId: () => last,
      onOpen() {
        noteOpen(last)
        tell({ is: 'open', id: last })
      },
      onEvent({ event = '', data, id = '' }: EventSourceMessage) {
        noteEvent(event, data, id)
        tell({ is: 'event', event, data, id })
      },
      onClosed: noteClosed,
      onLacking() {
        noteLacking('events')
        end()
      },
    })
  }

  function hear(message: unknown): void {
    const field = (name: string) => {
      const value = ownField(message, name)
      return typeof value === 'string' ? value : ''
    }
    const is = field('is')
    if (stream) {
      // What others say of their streams is nothing to a tab with its own.
      if (is === 'question' && $isLive.get()) tell({ is: 'open', id: last })
    } else if (is === 'open') noteOpen(field('id'))
    else if (is === 'closed') $isLive.set(false)
    else if (is === 'event') noteEvent(field('event'), field('data'), field('id'))
  }

  function join(): void {
    if (joined) return
    joined = new AbortController()
    const { signal } = joined
    ;({ isAlone, tell } = joinTabs(name, signal, { onLead: () => lead(signal), onMessage: hear }))
    tell({ is: 'question' })
  }

  function leave(): void {
    if (stream) noteClosed()
    joined?.abort()
    joined = stream = undefined
    $isLive.set(false)
  }

  function onSeen(isSeen: boolean): void {
    clearTimeout(unseen)
    if (!isSeen) {
      unseen = setTimeout(leave, isAlone ? 0 : longestUnseen)
      return
    }
    join()
    stream?.wake()
  }

  const stops = [
    onSight(onSeen),
    onLeft(leave),
    // The old connection may be gone without a word.
    onConnection(() => isOnline() && stream?.restart()),
    $token.listen(() => stream?.restart()),
  ]
  function end(): void {
    for (const stop of stops) stop()
    clearTimeout(unseen)
    leave()
  }
  ended.addEventListener('abort', end)
  join()
  if (!isVisible()) onSeen(false)
}
