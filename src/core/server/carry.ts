/** Carries a request to the server, by the host's own `fetch` or the page's. */
import { pageFetch } from '../page/browser'
import { noteAnswer } from '../page/connection'
import { bare } from '../page/is-record'
import { $settings } from '../settings/config'
import type { CallName } from '../settings/endpoints'
import { commonMessages } from '../text/messages/shared/common'
import { ApiError } from './api-error'
import { noteRedirected } from './note-answered'
import { isOptional } from './optional'
import type { RequestOptions, Sent } from './outgoing'
import { renewableFor } from './token/kept'

/**
 * @param token The bearer token; `null` for a call in nobody's name.
 * @returns the answer as it comes: unread, and whatever its status.
 * @throws ApiError when a call with content is redirected: a password, or what a client wrote, could go anywhere.
 */
export async function carry(
  call: CallName,
  request: Pick<RequestOptions, 'blame' | 'carry' | 'key' | 'signal'> & { method: string; url: string },
  { body, headers = {} }: Sent,
  token: string | null,
): Promise<Response> {
  const { fetch, credentials } = $settings.get()
  const { method, url, key, signal = null } = request
  // The host's own `fetch` sends uploads, too. It reports no progress.
  const answer = (fetch ?? request.carry ?? pageFetch)(
    url,
    bare<RequestInit>({
      method,
      ...(body !== undefined && { body }),
      headers: bare<Record<string, string>>(
        headers,
        token ? { authorization: `Bearer ${token}` } : {},
        key ? { 'idempotency-key': `"${key}"` } : {},
        call === 'events' ? { accept: 'text/event-stream' } : {},
      ),
      credentials,
      signal,
      // The page's address may hold a secret that must not reach a server's log: send at most its origin.
      referrerPolicy: 'strict-origin',
      // The page may be left at this moment: by the link of the notification, or by a host that goes elsewhere after it.
      keepalive: call === 'markNotificationRead' || call === 'logout',
      redirect: method === 'GET' ? 'follow' : 'manual',
    }),
  )
  // With a token that has ended, nothing else is asked.
  const counts = !isOptional(call) || (call === 'renew' && renewableFor())
  try {
    await answer
    if (counts) noteAnswer(true)
  } catch (error) {
    // Before anybody hears of it: who tries again finds the connection as this try has left it.
    if (counts && !signal?.aborted && !(await request.blame?.())) noteAnswer(false)
    throw error
  }
  const { status } = await answer
  // A browser hides the status of a redirect that it does not follow.
  if (!status || (status >= 300 && status < 400)) {
    noteRedirected(call)
    throw new ApiError(call, 0, commonMessages.get().unreadable)
  }
  return answer
}
