/** A server that tells what has changed, and tabs that listen to it. */
import { answer } from '../../../server/api/intercept'
import { ada, createServer, pass, stored, until } from '../server'
import { type Browser, createBrowser, openTab, type TabOptions } from '../tab'

/** A stream that a tab has opened. */
export interface Stream {
  /** The `lastEventId` of its query; `null` for none. */
  after: string | null
  token: string | null
  /** Whether it is open at both ends. */
  isOpen: boolean
  write(text: string): void
  /** The server ends it. */
  end(): void
}

interface NewsOptions {
  hasIds?: boolean
  announces?: string[]
  instead?: ((signal: AbortSignal | null | undefined) => Promise<Response>) | undefined
}

/**
 * @param hasIds Whether its events have ids, and it tells the latest one when the session is checked.
 * @param announces What it announces.
 * @param instead What answers in place of its stream.
 */
export function createNews({ hasIds = true, announces = ['events'], instead }: NewsOptions = {}) {
  const server = createServer()
  const streams: Stream[] = []
  const log: string[] = []
  Object.assign(server.rules, {
    checkSession: async () =>
      Response.json({
        success: true,
        optional: announces,
        ...(hasIds && { lastEventId: String(log.length) }),
      }),
    profile: answer({ data: ada }),
  })
  const news = {
    server,
    streams,
    /** Answers in place of the server. */
    instead,
    /** When it was asked, in milliseconds since 1970. */
    askedAt: [] as number[],
    open: () => streams.filter(({ isOpen }) => isOpen),
    /** Tells each client who listens, and whoever asks for it later. */
    tell(event: string, data: object = {}) {
      const id = hasIds ? `id: ${log.length + 1}\n` : ''
      const text = `event: ${event}\n${id}data: ${JSON.stringify(data)}\n\n`
      log.push(text)
      for (const stream of news.open()) stream.write(text)
    },
    listen(url: URL, init: RequestInit | undefined): Response {
      const after = url.searchParams.get('lastEventId')
      let controller: ReadableStreamDefaultController<Uint8Array> | undefined
      const stream: Stream = {
        after,
        token: new Headers(init?.headers).get('authorization'),
        isOpen: true,
        write: (text) => controller?.enqueue(new TextEncoder().encode(text)),
        end() {
          if (stream.isOpen) controller?.close()
          stream.isOpen = false
        },
      }
      const body = new ReadableStream<Uint8Array>({
        start(own) {
          controller = own
          for (const text of after === null ? [] : log.slice(Number(after))) stream.write(text)
        },
        cancel() {
          stream.isOpen = false
        },
      })
      init?.signal?.addEventListener('abort', () => {
        if (stream.isOpen) controller?.error(init.signal?.reason)
        stream.isOpen = false
      })
      streams.push(stream)
      return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })
    },
  }
  return news
}

export type News = ReturnType<typeof createNews>

const underWay = new Set<Promise<Response>>()

/** A tab of Ada's, who is signed in, with elements on its page. */
export async function openNewsTab(
  news: News,
  { browser, live = true, ...options }: TabOptions & { browser?: Browser; live?: boolean } = {},
) {
  const { token, user } = await news.server.signIn()
  const own = browser ?? createBrowser(stored(token, user))
  const tab = await openTab({ browser: own, ...options })
  const { page } = tab
  tab.configure({
    live,
    fetch: async (input, init) => {
      // Nothing that a closed tab does is seen.
      if (page.isClosed) return new Promise(() => {})
      const url = new URL(String(input))
      if (!url.pathname.endsWith('/events')) {
        const answer = news.server.fetch(input, init)
        underWay.add(answer)
        const end = () => underWay.delete(answer)
        answer.then(end, end)
        return answer
      }
      news.askedAt.push(Date.now())
      return news.instead ? news.instead(init?.signal) : news.listen(url, init)
    },
  })
  const stops = [tab.watchLive(), tab.watchSession()]
  await until(() => isSignedIn(tab))
  const leave = () => {
    for (const stop of stops) stop()
  }
  return { ...tab, browser: own, news, leave }
}

function isSignedIn({ $session }: Awaited<ReturnType<typeof openTab>>): void {
  if ($session.get().status !== 'signed-in') throw new Error('Nobody is signed in.')
}

/** Moves time on in small steps. After each, what was asked is answered: a server needs time of its own. */
export async function wait(milliseconds: number): Promise<void> {
  const end = Date.now() + milliseconds
  while (Date.now() < end) {
    await pass(Math.min(1000, end - Date.now()))
    await Promise.allSettled(underWay)
    for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate)
  }
}
