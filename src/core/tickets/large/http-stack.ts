/** Carries the requests of an upload as all others are: by the host's own `fetch`, with the token, which is renewed on the way. */
import { carry } from '../../server/carry'
import { apiBase } from '../../server/outgoing'
import { $sessionNumber } from '../../server/token'
import { tokenSource } from '../../server/token/sources'
import { fetchWithProgress } from '../../server/upload'

export const httpStack = {
  createRequest,
  getName: () => 'client-portal',
}

function createRequest(method: string, url: string) {
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
        ...(tell && { carry: fetchWithProgress((fraction) => tell(fraction * size)) }),
      }
      return toAnswer(await carrySigned(request, { headers, ...(body && { body }) }))
    },
    async abort() {
      stopping.abort()
    },
    getUnderlyingObject: () => undefined,
  }
}

/** A token that the server refuses is renewed, once. If there is no new one, the form's own call ends the session. */
async function carrySigned(
  request: Parameters<typeof carry>[1],
  sent: Parameters<typeof carry>[2],
): Promise<Response> {
  // The server has given the address. No token leaves the API's own origin.
  if (new URL(request.url).origin !== apiBase().origin)
    throw new TypeError('The upload leads away from the API.')
  const session = $sessionNumber.get()
  const token = await tokenSource().current()
  const answer = await carry('uploadFile', request, sent, token)
  if (answer.status !== 401 || !token) return answer
  const next = await tokenSource().replace(token)
  const isSame = session === $sessionNumber.get()
  return next && next !== token && isSame ? carry('uploadFile', request, sent, next) : answer
}

const toAnswer = (answer: Response) => ({
  getStatus: () => answer.status,
  getHeader: (name: string) => answer.headers.get(name) ?? undefined,
  // Nothing is read in it.
  getBody: () => '',
  getUnderlyingObject: () => answer,
})
