import * as api from '../server/api/files'
import { keyOf } from '../server/idempotency'
import { $clientId } from '../session/session'
import { $settings } from '../settings/config'
import { filesMessages } from '../text/messages/files'
import { sendDraft } from '../tickets/sending'
import { filesOf } from './files'

/** The name of the draft of an upload: its `subject` is the file's name, its `message` the remarks about the file. */
export const uploadDraft = (projectId: string) => `file/${projectId}`

export function findUploadProblems(file: File | undefined, fileName: string) {
  if (!file) return 'missing'
  if (file.size === 0) return 'empty'
  if (file.size > $settings.get().uploads.maxBytes) return 'too-large'
  return fileName.trim() === '' ? 'unnamed' : undefined
}

/** Shows the toasts of the specification. @returns whether it was sent */
export async function uploadFile(projectId: string): Promise<boolean> {
  const t = filesMessages.get()
  const answer = await sendDraft(
    uploadDraft(projectId),
    (draft, options) => {
      const form = new FormData()
      form.set('fileName', draft.subject)
      for (const file of draft.files) form.set('file', file)
      form.set('remarks', draft.message)
      form.set('userType', 'Client')
      form.set('uploadedById', $clientId.get() ?? '')
      return api.uploadFile(projectId, form, { ...options, key: keyOf(draft) })
    },
    { running: t.uploading, done: t.uploaded },
  )
  if (answer) filesOf(projectId).refresh()
  return answer !== null
}
