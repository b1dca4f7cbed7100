/** Keeps the stream of events open: opens it again whenever it ends, with growing pauses. */
import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { jitter } from '../page/timer'
import { openEvents } from '../server/api/events'
import { ApiError } from '../server/api-error'
import { retryAfter } from '../server/retry-after'
import { endsWithin } from '../server/token/reading'
import { tokenSource } from '../server/token/sources'

interface Listener {
  /** The id of the latest event that was heard; empty for none. */
  lastEventId(): string
  onOpen(): void
  onEvent(event: EventSourceMessage): void
  /** The stream has ended. It is opened again. */
  onClosed(): void
  /** The server has no such stream. It is not asked again. */
  onLacking(): void
}

interface Stream {
  /** Ends a pause, unless the server has asked for it. */
  wake(): void
  restart(): void
}

/** A server sends something at least every so often, in milliseconds, even if it is no event. */
const longestSilence = 60_000

/** A stream that was open for so long, in milliseconds, is opened again as if for the first time. */
const steady = 5_000

/** An event has the name of what has changed, and an id: all that is longer, in characters, is none of ours. */
const longestEvent = 100_000

/** The pause after so many failures, in milliseconds: 1 to 60 seconds. */
const pauseAfter = (failures: number) => jitter(Math.min(1_000 * 2 ** failures, 40_000))

export function keepStream(ended: AbortSignal, listener: Listener): Stream {
  let connection = new AbortController()
  let endPause = () => {}
  let failures = 0
  /** Before this, in milliseconds since 1970, the server wants no other try. */
  let earliest = 0
  let isRestarted = false
  let isTokenAsked = false
  let wasOpen = false

  /** Listens until the stream ends. @returns whether to do so again */
  async function listen(own: AbortController): Promise<boolean> {
    isTokenAsked = true
    const token = await tokenSource().current()
    isTokenAsked = false
    own.signal.throwIfAborted()
    // A page that wakes up may get its new token later.
    if (!token || endsWithin(token, 0)) return true
    let openedAt = 0
    let silence: ReturnType<typeof setTimeout> | undefined
    const noteByte = () => {
      clearTimeout(silence)
      silence = setTimeout(() => own.abort(), longestSilence)
    }
    noteByte()
    try {
      // A host's own `fetch` may know no signals.
      const answer = await Promise.race([
        openEvents(listener.lastEventId(), token, own.signal),
        rejectOnAbort(own.signal),
      ])
      own.signal.throwIfAborted()
      const { status, headers, body } = answer
      if (status !== 200 || !body || !/^text\/event-stream\b/i.test(headers.get('content-type') ?? '')) {
        own.abort()
        earliest = Date.now() + retryAfter(headers)
        // What was there once comes back, for example with the next token.
        return wasOpen || new ApiError('events', status, '').retryable
      }
      openedAt = Date.now()
      wasOpen = true
      listener.onOpen()
      await readStream(body, own.signal, noteByte, listener)
      return true
    } finally {
      clearTimeout(silence)
      if (openedAt && !ended.aborted) listener.onClosed()
      if (openedAt && Date.now() - openedAt >= steady) failures = 0
    }
  }

  async function run(): Promise<void> {
    while (!ended.aborted) {
      connection = new AbortController()
      isRestarted = false
      const isAgain = await listen(connection).catch(() => true)
      if (ended.aborted) return
      if (!isAgain) {
        listener.onLacking()
        return
      }
      if (!isRestarted) await pause(Math.max(pauseAfter(failures++), earliest - Date.now()))
    }
  }

  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const stream: Stream = {
    wake() {
      if (Date.now() < earliest) return
      failures = 0
      endPause()
    },
    restart() {
      // The token that comes is used at once.
      if (isTokenAsked) return
      isRestarted = true
      stream.wake()
      connection.abort()
    },
  }
  ended.addEventListener('abort', () => {
    connection.abort()
    endPause()
  })
  void run()
  return stream
}

async function readStream(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
  noteByte: () => void,
  { onEvent }: Listener,
): Promise<void> {
  const reader = body.getReader()
  signal.addEventListener('abort', () => void reader.cancel().catch(() => {}))
  const parser = createParser({ onEvent, maxBufferSize: longestEvent })
  const decoder = new TextDecoder()
  for (;;) {
    const { done, value } = await reader.read()
    if (done || signal.aborted) return
    noteByte()
    parser.feed(decoder.decode(value, { stream: true }))
  }
}

const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
