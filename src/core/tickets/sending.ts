/** Sends drafts to the server. */
import type { UploadOptions } from '../server/api/ask'
import { createSender, type Sender, type ToastTexts } from '../server/sending'
import { $sessionNumber } from '../server/token'
import { fetchWithProgress } from '../server/upload'
import { type Draft, draftOf, dropDraft } from './drafts'

const senders = new Map<string, Sender>()

// When the session changes, cancel all that the earlier one was still sending.
$sessionNumber.listen(() => {
  for (const sender of senders.values()) sender.cancel()
})

export function senderOf(name: string): Sender {
  const sender = senders.get(name) ?? createSender()
  senders.set(name, sender)
  return sender
}

/** A draft as the multipart form that both ticket calls take, without a subject. */
export function formOf({ message, files }: Draft): FormData {
  const form = new FormData()
  form.set('message', message)
  for (const file of files) form.append('attachment', file, file.name)
  return form
}

/**
 * Sends a draft by a call. When it is sent, the draft is deleted. When the call fails, is cancelled, or is
 * cut off by the end of the session, the draft stays and can be sent again.
 *
 * @param toast The texts of the toast; without them, there is none.
 * @returns the call's answer; `null` when nothing was sent.
 */
export async function sendDraft<Answer>(
  name: string,
  call: (draft: Draft, options: UploadOptions) => Promise<Answer>,
  toast?: ToastTexts,
): Promise<Answer | null> {
  const draft = draftOf(name).get()
  const answer = await senderOf(name).send(
    ({ signal, onProgress }) =>
      // Only a draft with files needs a progress bar.
      call(draft, { signal, ...(draft.files.length > 0 && { carry: fetchWithProgress(onProgress) }) }),
    toast,
  )
  if (answer !== null) dropDraft(name, draft)
  return answer
}
