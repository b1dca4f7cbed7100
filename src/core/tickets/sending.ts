/** Sends a draft: once, however often it is asked to, and never without the client knowing how it ended. */

import { ApiError, type RequestOptions } from '../server/http'
import { notify } from '../server/notify'
import { $sessionNumber } from '../server/token'
import { fetchWithProgress } from '../server/upload'
import { type Draft, draftOf, dropDraft, setSending } from './drafts'

const running = new Map<string, AbortController>()

// What a session was sending is not waited for by the next.
$sessionNumber.listen(() => {
  for (const controller of running.values()) controller.abort()
  running.clear()
})

type SendOptions = Pick<RequestOptions, 'signal' | 'carry'>

/** A draft as the multipart that both ticket calls take. */
export function formOf({ message, files }: Draft): FormData {
  const form = new FormData()
  form.set('message', message)
  for (const file of files) form.append('attachment', file, file.name)
  return form
}

/**
 * Sends a draft by a call. Sent, it is dropped. Refused, cancelled or cut off by the session's end, it stays as it
 * is, to be sent again.
 *
 * @returns the call's answer; `null` when nothing was sent, with the reason in the draft and in a toast.
 */
export async function sendDraft<Answer>(
  name: string,
  send: (draft: Draft, options: SendOptions) => Promise<Answer>,
): Promise<Answer | null> {
  if (running.has(name)) return null
  const controller = new AbortController()
  running.set(name, controller)
  notify.dismiss(`send/${name}`)
  setSending(name, { status: 'running', part: null })
  const draft = draftOf(name).get()
  const carry = fetchWithProgress((part) => setSending(name, { status: 'running', part }))
  try {
    // Only files are worth a progress bar.
    const answer = await send(draft, {
      signal: controller.signal,
      ...(draft.files.length > 0 && { carry }),
    })
    dropDraft(name)
    return answer
  } catch (error) {
    const isOver = controller.signal.aborted || !(error instanceof ApiError)
    setSending(name, isOver ? { status: 'idle' } : { status: 'refused', message: error.message })
    if (!isOver) notify.error(error.message, `send/${name}`)
    return null
  } finally {
    if (running.get(name) === controller) running.delete(name)
  }
}

/** Stops the sending of a draft, which stays as it is. */
export const cancelSending = (name: string) => running.get(name)?.abort()
