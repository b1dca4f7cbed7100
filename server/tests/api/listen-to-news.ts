/** A page that listens to news over the wire, as `fetch` does. */
import { vi } from 'vitest'

export interface Listener {
  status: number
  headers: Headers
  /** The id of the last event that came. */
  lastId(): string
  /** The lines that came since the last call, as `ticket {"ticketId":"TKT-1"}`, when as many as wanted are there. */
  next(count?: number): Promise<string[]>
  /** All that came, as text. */
  text(): string
  /** Resolves when the server ends the stream: with the error, if it breaks off. */
  ended: Promise<unknown>
  leave(): void
}

type Fetch = (path: string, init: RequestInit) => Promise<Response>

/** @param query For example `?lastEventId=7`. */
export async function listenToNews(
  fetch: Fetch,
  token: string,
  query = '',
  headers: Record<string, string> = {},
): Promise<Listener> {
  const leaving = new AbortController()
  const response = await fetch(`/api/v1/events${query}`, {
    headers: { ...headers, Authorization: `Bearer ${token}` },
    signal: leaving.signal,
  })
  let text = ''
  let seen = 0
  const events = () =>
    [...text.matchAll(/^id: (.*)\nevent: (.*)\ndata: (.*)\n\n/gm)].map(([, id = '', name, data]) => ({
      id,
      words: `${name} ${data}`,
    }))
  const read = async () => {
    const decoder = new TextDecoder()
    for await (const piece of response.body ?? []) text += decoder.decode(piece, { stream: true })
  }
  return {
    status: response.status,
    headers: response.headers,
    lastId: () => events().at(-1)?.id ?? '',
    async next(count = 1) {
      const found = await vi.waitUntil(() => events().length >= seen + count && events(), { timeout: 10_000 })
      const words = found.slice(seen).map(({ words }) => words)
      seen = found.length
      return words
    },
    text: () => text,
    ended: read().then(
      () => 'ended',
      (error) => error,
    ),
    leave: () => leaving.abort(),
  }
}
