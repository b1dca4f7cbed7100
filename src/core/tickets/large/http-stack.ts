/** Carries the requests of an upload as all others are: by the host's own `fetch`, with the token, which is renewed on the way. */
import { attempt } from '../../page/browser'
import { ApiError, OutdatedError } from '../../server/api-error'
import { carry } from '../../server/carry'
import { apiBase, type RequestOptions } from '../../server/outgoing'
import { $sessionNumber } from '../../server/token'
import { tokenSource } from '../../server/token/sources'
import { fetchWithProgress } from '../../server/upload'
import { commonMessages } from '../../text/messages/shared/common'

interface Sending extends Pick<RequestOptions, 'blame'> {
  /** No request of one session carries the token of another. */
  session: number
}

export const createHttpStack = (sending: Sending) => ({
  createRequest: (method: string, url: string) => createRequest(method, url, sending),
  getName: () => 'client-portal',
})

function createRequest(method: string, url: string, { session, blame }: Sending) {
  const stopping = new AbortController()
  const headers: Record<string, string> = {}
  let onProgress: ((bytes: number) => void) | undefined
  return {
    getMethod: () => method,
    getURL: () => url,
    setHeader(name: string, value: string) {
      headers[name] = value
    },
    getHeader: (name: string) => headers[name],
    setProgressHandler(handler: (bytes: number) => void) {
      onProgress = handler
    },
    async send(body: Blob | null) {
      const tell = onProgress
      const size = body?.size ?? 0
      const request = {
        ...{ method, url, signal: stopping.signal },
        ...(body && blame && { blame }),
        ...(tell && { carry: fetchWithProgress((fraction) => tell(fraction * size)) }),
      }
      const sent = { headers, ...(body && { body }) }
      const answer = await carrySigned(request, sent, session).catch(async (error: unknown) => {
        const words = body && !stopping.signal.aborted && (await blame?.())
        throw words ? new ApiError('uploadFile', 0, words, { cause: error, retryable: false }) : error
      })
      // A host's own `fetch` may not hear that it is given up.
      stopping.signal.throwIfAborted()
      // The package would begin anew after any answer. Only what is gone has to.
      if (method === 'HEAD' && !answer.ok && !isGone(answer.status))
        throw new ApiError('uploadFile', answer.status, commonMessages.get().unreachable)
      return toAnswer(answer, url)
    },
    async abort() {
      stopping.abort()
    },
    getUnderlyingObject: () => undefined,
  }
}

export const isGone = (status: number): boolean => status === 404 || status === 410

/** A token that the server refuses is renewed, once. If there is no new one, the form's own call ends the session. */
async function carrySigned(
  request: Parameters<typeof carry>[1],
  sent: Parameters<typeof carry>[2],
  session: number,
): Promise<Response> {
  const ours = (token: string | null) => {
    if (session !== $sessionNumber.get()) throw new OutdatedError()
    return token
  }
  const token = ours(await tokenSource().current())
  const answer = await carry('uploadFile', request, sent, token)
  if (answer.status !== 401 || !token) return answer
  const next = ours(await tokenSource().replace(token))
  return next && next !== token ? carry('uploadFile', request, sent, next) : answer
}

/**
 * The id in the address that the server has given: its last part, which a form names. Empty for one that leads elsewhere: no
 * token leaves the API's own origin.
 */
export function idAt(url: string): string {
  const { origin, pathname = '' } = attempt(() => new URL(url)) ?? {}
  return origin === apiBase().origin ? (pathname.split('/').at(-1) ?? '') : ''
}

function toAnswer(answer: Response, url: string) {
  const header = (name: string) => answer.headers.get(name) ?? undefined
  return {
    getStatus: () => answer.status,
    // One of which a form can name nothing is as good as none.
    getHeader: (name: string) =>
      name !== 'Location' || idAt(attempt(() => new URL(header(name) ?? '', url).href) ?? '')
        ? header(name)
        : undefined,
    // Nothing is read in it.
    getBody: () => '',
    getUnderlyingObject: () => answer,
  }
}
