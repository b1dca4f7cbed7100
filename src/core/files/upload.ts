/** Uploads a file to a project. */
import * as api from '../server/api/files'
import { forgetKey, keyOf } from '../server/idempotency'
import { createSender, type Sender, type Sending, type SendOptions } from '../server/sending'
import { fetchWithProgress } from '../server/upload'
import { $clientId } from '../session/session'
import { $settings } from '../settings/config'
import { filesMessages } from '../text/messages/files'
import { filesOf } from './files'

/** A file to upload, with the client's name for it and remarks about it. */
export interface Upload {
  file: File
  fileName: string
  remarks: string
}

/** Checks an upload before it is sent. @returns the problem; `undefined` for none. */
export function findUploadProblems(file: File | undefined, fileName: string) {
  if (!file) return 'missing'
  if (file.size === 0) return 'empty'
  if (file.size > $settings.get().uploads.maxBytes) return 'too-large'
  return fileName.trim() === '' ? 'unnamed' : undefined
}

/**
 * Uploads a file to a project, with the toasts of the specification. Never throws.
 *
 * @returns how it ended.
 */
export async function uploadFile(
  projectId: string,
  { file, fileName, remarks }: Upload,
  sender: Sender = createSender(),
): Promise<Sending> {
  const t = filesMessages.get()
  const form = new FormData()
  form.set('fileName', fileName)
  form.set('file', file)
  form.set('remarks', remarks)
  form.set('userType', 'Client')
  form.set('uploadedById', $clientId.get() ?? '')
  const key = keyOf(file, JSON.stringify([projectId, fileName, remarks]))
  const upload = ({ signal, onProgress }: SendOptions) =>
    api.uploadFile(projectId, form, { signal, carry: fetchWithProgress(onProgress), key })
  const answer = await sender.send(upload, { running: t.uploading, done: t.uploaded })
  if (answer) {
    // The client may choose the same file once more.
    forgetKey(file)
    filesOf(projectId).refresh()
  }
  return sender.$sending.get()
}
