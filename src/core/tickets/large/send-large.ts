/**
 * Sends a form of which large files come first: in the place of each stands the id that the server has given, as a text. If the
 * server takes none so, or has lost one meanwhile, the form is sent with all its files.
 */
import type { UploadOptions } from '../../server/api/ask'
import { ApiError } from '../../server/api-error'
import { noteLacking } from '../../server/optional'
import { fetchWithProgress } from '../../server/upload'
import { $settings } from '../../settings/config'
import { isLarge } from './is-large'
import { forgetUpload } from './kept-uploads'
import { uploadBefore } from './upload-before'

export interface FormOptions extends UploadOptions {
  /** Takes the fraction that has been sent, from 0 to 1. */
  onProgress?: (fraction: number) => void
}

export async function sendLarge<Answer>(
  form: FormData,
  options: FormOptions,
  send: (form: FormData, options: FormOptions) => Promise<Answer>,
): Promise<Answer> {
  const { onProgress = () => {}, signal } = options
  const files = [...form.values()].filter((value) => value instanceof File)
  /** The client may have cancelled, or signed out: then nothing is sent any more. */
  async function sendNow(form: FormData, options: FormOptions): Promise<Answer> {
    signal?.throwIfAborted()
    const answer = await send(form, options)
    for (const file of files) forgetUpload(file)
    return answer
  }
  async function sendWhole(isLacking: boolean): Promise<Answer> {
    const answer = await sendNow(form, options)
    // The form has arrived where the upload could not.
    if (isLacking) noteLacking('uploads')
    return answer
  }
  let total = 0
  for (const { size } of files) total += size
  const rest = new FormData()
  let before = 0
  for (const [name, value] of form) {
    if (typeof value === 'string') {
      rest.append(name, value)
      continue
    }
    if (!isLarge(value)) {
      rest.append(name, value, value.name)
      continue
    }
    const upload = await uploadBefore(value, {
      ...options,
      onSent: (bytes) => onProgress((before + bytes) / total),
    })
    if (upload.id === undefined) {
      tellFallback(upload.status)
      return sendWhole(upload.isLacking)
    }
    rest.append(name, upload.id)
    before += value.size
  }
  const share = before / total
  const carry = fetchWithProgress((fraction) => onProgress(share + (1 - share) * fraction))
  return sendNow(rest, { ...options, carry }).catch(async (error: unknown) => {
    // A server that knows no uploads wants a file in that place, and no text.
    const status = error instanceof ApiError ? error.status : 0
    if (![400, 410, 422].includes(status)) throw error
    tellFallback(status)
    return sendWhole(status !== 410)
  })
}

/** The client never hears of it. */
function tellFallback(status: number): void {
  if (!$settings.get().debug) return
  console.info(
    `client-portal-elements: a large file comes in its form: as an upload, it was answered with ${status}. See docs/server/files.md#large-files`,
  )
}
