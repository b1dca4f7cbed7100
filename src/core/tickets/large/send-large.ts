/**
 * Sends a form of which large files come first: `attachmentUpload` then stands in the place of `attachment`, with the id that
 * the server has given. If the server takes none so, or has lost one meanwhile, the form is sent with all its files.
 */
import type { UploadOptions } from '../../server/api/ask'
import { ApiError } from '../../server/api-error'
import { fetchWithProgress } from '../../server/upload'
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
  const { onProgress = () => {} } = options
  const files = [...form.values()].filter((value) => value instanceof File)
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
    const id = await uploadBefore(value, {
      ...options,
      onSent: (bytes) => onProgress((before + bytes) / total),
    })
    if (!id) return send(form, options)
    rest.append(`${name}Upload`, id)
    before += value.size
  }
  const share = before / total
  const carry = fetchWithProgress((fraction) => onProgress(share + (1 - share) * fraction))
  const answer = await send(rest, { ...options, carry }).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 410) throw error
    return send(form, options)
  })
  for (const file of files) forgetUpload(file)
  return answer
}
