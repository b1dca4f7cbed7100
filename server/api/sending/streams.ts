/** The open streams of news, in one process: who hears what, how many there may be, and when they end. */
import { newsFields, newsNames } from '../../../src/core/server/schema/index.ts'
import { Refusal } from '../../base/refusal.ts'
import type { KeptNews } from '../../stores/news.ts'
import type { Store } from '../../stores/store.ts'
import type { Limits } from '../limits.ts'
import { createStream, type Stream } from './stream.ts'

interface Opening {
  clientId: string
  address: string
  /** When the token ends, in seconds since 1970. */
  endsAt: number
  /** The id of the last news that the page has heard of. */
  lastEventId: string | undefined
  /** Throws a `Refusal` once the session is over. */
  check(): Promise<unknown>
  /** Aborted when the caller goes away. */
  signal: AbortSignal
  /** Cuts the caller's connection. */
  hangUp: (() => void) | undefined
}

/** Opens a stream. @throws a `Refusal` with 429 if too many are open, with 503 if the server can't hear news now */
export type OpenStream = (opening: Opening) => Promise<Stream['body']>

type Said = Omit<KeptNews, 'clientId'>

interface Listening extends Opening, Stream {
  /** Says it, or keeps it until what was missed is said. */
  hear(news: KeptNews): void
}

/** The longest time that a timer takes, in milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1

interface Needs {
  store: Store
  limits: Limits
  clock: () => Date
  log: (error: unknown) => void
  /** Aborted when the server is about to stop. */
  stopping: AbortSignal
  /** Gets how many are open, whenever that changes. */
  onStreams: (open: number) => void
}

export function createStreams({ store, limits, clock, log, stopping, onStreams }: Needs): OpenStream {
  const { ofClient, ofAddress, bytesWaiting, heartbeatSeconds } = limits.streams
  const streams = new Set<Listening>()
  let isDeaf = false
  let beating: ReturnType<typeof setInterval> | undefined

  stopping.addEventListener('abort', endAll)
  store.listen({
    hear(news) {
      for (const stream of streams) if (stream.clientId === news.clientId) stream.hear(news)
    },
    hears(isSo) {
      isDeaf = !isSo
      if (isDeaf) endAll()
    },
  })

  function endAll(): void {
    for (const { end } of streams) end()
  }

  /** Writes a line on each stream again and again, as long as there are any. */
  function beat(): void {
    clearInterval(beating)
    beating = undefined
    if (streams.size === 0) return
    beating = setInterval(() => {
      for (const { write } of streams) write(':\n\n')
    }, heartbeatSeconds * 1000)
  }

  function refuseMore({ clientId, address }: Opening): void {
    if (isDeaf || stopping.aborted) {
      throw new Refusal(503, 'There is no news at the moment.', {
        'Retry-After': '5',
      })
    }
    const isTooMany = (most: number, isOne: (stream: Listening) => boolean) =>
      [...streams].filter(isOne).length >= most
    if (
      isTooMany(ofClient, (stream) => stream.clientId === clientId) ||
      isTooMany(ofAddress, (stream) => stream.address === address)
    ) {
      throw new Refusal(429, 'News goes to too many pages already. Please close one of them.', {
        'Retry-After': '60',
      })
    }
  }

  function createListening(opening: Opening): Listening & { sayMissed(missed: readonly Said[]): void } {
    let held: KeptNews[] | undefined = []
    const onEnd = () => {
      clearTimeout(timer)
      if (streams.delete(listening)) onStreams(streams.size)
      if (streams.size === 0) beat()
    }
    const stream = createStream({ ...opening, bytesWaiting, onEnd })
    const say = (news: Said) => stream.write(inWords(news))
    /** Of a client's sessions, only those that are over hear of it. */
    const endIfOver = async (news: KeptNews) => {
      try {
        await opening.check()
      } catch (error) {
        if (error instanceof Refusal) say(news)
        else log(error)
        stream.end()
      }
    }
    const listening = {
      ...opening,
      ...stream,
      hear(news: KeptNews) {
        if (news.name === 'session') void endIfOver(news)
        else if (held) held.push(news)
        else say(news)
      },
      sayMissed(missed: readonly Said[]) {
        for (const news of [...missed, ...(held ?? [])]) say(news)
        held = undefined
      },
    }
    const left = opening.endsAt * 1000 - clock().getTime()
    const timer = setTimeout(() => stream.end(), Math.min(left, LONGEST_TIMER))
    streams.add(listening)
    onStreams(streams.size)
    if (streams.size === 1) beat()
    return listening
  }

  async function missedBy({ clientId, lastEventId }: Opening): Promise<Said[]> {
    if (lastEventId === undefined) return []
    // The session has just been checked.
    const isNews = ({ name }: Pick<Said, 'name'>) => name !== 'session'
    const since = await store.newsSince(clientId, lastEventId, Date.now())
    // With the id of one before it, the page would go back, and hear the same again each time.
    const last = since?.findIndex(({ id }) => id === lastEventId) ?? 0
    const later = (news: Said, index: number) => (index < last ? { ...news, id: lastEventId } : news)
    if (since) return since.map(later).filter(isNews)
    const id = await store.newestNews(clientId)
    return newsNames.map((name) => ({ id, name, target: '' })).filter(isNews)
  }

  return async (opening) => {
    refuseMore(opening)
    const { body, write, end, sayMissed } = createListening(opening)
    try {
      write(':\n\n')
      // The session may have ended after it was read, and before the stream could hear of it.
      await opening.check()
      sayMissed(await missedBy(opening))
      return body
    } catch (error) {
      end()
      throw error
    }
  }
}

function inWords({ id, name, target }: Said): string {
  const field = newsFields[name]
  const data = field && target ? { [field]: target } : {}
  return `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`
}
