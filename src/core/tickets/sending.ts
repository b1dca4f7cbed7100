/** Drafts on their way to the server. */
import type { UploadOptions } from '../server/api/ask'
import { createSender, type Sender } from '../server/sending'
import { $sessionNumber } from '../server/token'
import { fetchWithProgress } from '../server/upload'
import { type Draft, draftOf, dropDraft } from './drafts'

const senders = new Map<string, Sender>()

// What a session was sending is not waited for by the next.
$sessionNumber.listen(() => {
  for (const sender of senders.values()) sender.cancel()
})

/** What sends a draft, by the draft's name: how it goes, and the way to cancel it. */
export function senderOf(name: string): Sender {
  const sender = senders.get(name) ?? createSender()
  senders.set(name, sender)
  return sender
}

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
 * @param running The text of the toast while it runs; none when left out.
 * @returns the call's answer; `null` when nothing was sent.
 */
export async function sendDraft<Answer>(
  name: string,
  call: (draft: Draft, options: UploadOptions) => Promise<Answer>,
  running?: string,
): Promise<Answer | null> {
  const draft = draftOf(name).get()
  const answer = await senderOf(name).send(
    ({ signal, onProgress }) =>
      // Only files are worth a progress bar.
      call(draft, { signal, ...(draft.files.length > 0 && { carry: fetchWithProgress(onProgress) }) }),
    { running },
  )
  if (answer !== null) dropDraft(name)
  return answer
}
