/** Sends drafts to the server. */
import type { UploadOptions } from '../server/api/ask'
import { ApiError } from '../server/api-error'
import { importBy } from '../server/deploy'
import { keyFor } from '../server/idempotency'
import { isOffered } from '../server/optional'
import { createSender, type Sender, type SendOptions, type ToastTexts } from '../server/sending'
import { $sessionNumber } from '../server/token'
import { withFiles } from '../server/upload'
import { $clientId } from '../session/session'
import { type Draft, draftOf, dropDraft, isTriedElsewhere, noteSending } from './drafts'
import { sentAt } from './kept/sent'
import { isLarge } from './large/is-large'
import type { FormOptions } from './large/send-large'
import type { Place } from './places'

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

/** What stays the same when a draft is sent again: also after a reload, if the same files are chosen anew. */
const contentOf = (form: FormData, { files }: Draft) => [
  [...form].filter(([, value]) => typeof value === 'string'),
  files.map(({ name, size, lastModified }) => [name, size, lastModified]),
]

/** For how long the same words are taken for one press too many, in milliseconds. */
const justNow = 60_000
/** A second click within this time is half of a double click, and no answer to a question. */
const doubleClick = 500

/** Asks once, if the same words were sent just now, here or in another tab. @returns whether the client has yet to answer */
export function asks(name: string, draft: Draft): boolean {
  const { $sending, ask } = senderOf(name)
  const sending = $sending.get()
  const isAsked = sending.status === 'asking' && sending.about === draft
  if (isAsked) return Date.now() - sending.since < doubleClick
  const isJustSent = Date.now() - sentAt($clientId.get() ?? '', name, draft) < justNow
  if (!isJustSent && !isTriedElsewhere(name, draft)) return false
  ask(draft)
  return true
}

export interface Call<Answer> {
  fill: (draft: Draft) => FormData
  send: (form: FormData, options: UploadOptions) => Promise<Answer>
}

/** Sends a form. Large files come before it, where the server takes them so: on a line that is cut, they go on. */
export function sendForm<Answer>(
  form: FormData,
  options: FormOptions,
  send: (form: FormData, options: FormOptions) => Promise<Answer>,
): Promise<Answer> {
  const isBefore = isOffered('uploads') && [...form.values()].some(isLarge)
  if (!isBefore) return send(form, options)
  const loaded = importBy(() => import('./large/send-large')).catch(() => undefined)
  return loaded.then((code) => {
    // While the code loaded, the client may have cancelled, or signed out.
    options.signal?.throwIfAborted()
    return code ? code.sendLarge(form, options, send) : send(form, options)
  })
}

/** Sends a draft by a call, within what its sender does. Its key and what is known of it are noted; for the rest see `sendDraft()`. */
export async function sendWithin<Answer>(
  { name, find }: Place,
  draft: Draft,
  { fill, send }: Call<Answer>,
  { signal, onProgress }: SendOptions,
): Promise<Answer> {
  const { files } = draft
  const form = fill(draft)
  const key = keyFor(contentOf(form, draft), [draft.key])
  const before = find(draft, files.length)?.length
  noteSending(name, { key, tried: before === undefined ? undefined : { before, files: files.length } })
  const options = { signal, key: key?.key }
  // Only a draft with files needs a progress bar.
  const filled = files.length > 0 ? { ...options, ...withFiles(files, onProgress) } : options
  return sendForm(form, filled, send).catch((error: unknown) => {
    // It was refused, so it has not arrived.
    if (error instanceof ApiError && !error.retryable) noteSending(name, { tried: undefined })
    throw error
  })
}

/**
 * Sends a draft by a call. When it is sent, the draft is deleted. When the call fails, is cancelled, or is
 * cut off by the end of the session, the draft stays and can be sent again.
 *
 * @param toast The texts of the toast; without them, there is none.
 * @returns the call's answer; `null` when nothing was sent.
 */
export async function sendDraft<Answer>(
  place: Place,
  call: Call<Answer>,
  toast?: ToastTexts,
): Promise<Answer | null> {
  const { name } = place
  const draft = draftOf(name).get()
  if (asks(name, draft)) return null
  const answer = await senderOf(name).send((options) => sendWithin(place, draft, call, options), toast)
  if (answer !== null) dropDraft(name, draft)
  return answer
}
