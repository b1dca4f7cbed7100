/** Uploads to a project: several files at once, one call each, in turn. */
import { atom } from 'nanostores'
import { visibleName } from '../page/safe-path'
import * as api from '../server/api/with-files'
import { keyFor } from '../server/idempotency'
import { notify } from '../server/notify'
import { $sessionNumber } from '../server/token'
import { withFiles } from '../server/upload'
import { $clientId } from '../session/session'
import { filesMessages } from '../text/messages/files/files'
import { attachFiles, detachFile, findFileProblem } from '../tickets/attachments'
import { changeDraft, type Draft, draftOf, dropDraft } from '../tickets/drafts'
import { senderOf, sendForm } from '../tickets/sending'
import { filesOf } from './files'
import { keepKey, keptKeys } from './kept-keys'

/**
 * The name of the draft of an upload: its `message` is the remarks about the files, its `subject` the name of the file. It
 * is empty for several: each is called as it is.
 */
export const uploadDraft = (projectId: string) => `file/${projectId}`

/** A file is on its way, or was refused, with the reason, and whether the same may be taken later. */
type UploadState = 'running' | { refused: string; retryable: boolean }

/** What has become of files that are still in their drafts; nothing of those that nobody has tried to send. */
export const $uploads = atom<ReadonlyMap<File, UploadState>>(new Map())
$sessionNumber.listen(() => $uploads.set(new Map()))

function note(file: File, state?: UploadState): void {
  const states = new Map($uploads.get())
  if (state) states.set(file, state)
  else states.delete(file)
  $uploads.set(states)
}

export function findUploadProblems(file: File | undefined, fileName: string) {
  if (!file) return 'missing'
  return findFileProblem(file) ?? (fileName.trim() === '' ? 'unnamed' : undefined)
}

/** Adds files to the draft. One alone can be given another name. */
export function chooseFiles(projectId: string, files: readonly File[]): void {
  const draft = draftOf(uploadDraft(projectId))
  const { length } = draft.get().files
  attachFiles(uploadDraft(projectId), files)
  // One that takes another's place keeps the name that the client has given.
  if (draft.get().files.length > length) nameFile(projectId)
}

export function removeFile(projectId: string, file: File): void {
  detachFile(uploadDraft(projectId), file)
  note(file)
  nameFile(projectId)
}

function nameFile(projectId: string): void {
  const name = uploadDraft(projectId)
  const [file, ...others] = draftOf(name).get().files
  // When the last file is removed, its name stays, as it was typed.
  if (file) changeDraft(name, { subject: others.length > 0 ? '' : visibleName(file.name) })
}

/**
 * Sends the files of the draft, and shows the toasts of the specification; of several files, one toast for all. What is sent
 * leaves the draft, and is in the list of files. What the server refuses stays in it, with the reason, and the next file is sent.
 *
 * @param onSent Takes the name of each file that was sent.
 * @param only The file to send, in place of all that can be sent.
 */
export async function uploadFiles(
  projectId: string,
  onSent: (fileName: string) => void,
  only?: File,
): Promise<void> {
  const name = uploadDraft(projectId)
  const { $sending, send } = senderOf(name)
  if ($sending.get().status === 'running') return
  const { files } = draftOf(name).get()
  const chosen = files.filter((file) => (only ? file === only : !findFileProblem(file)))
  const t = filesMessages.get()
  const isOne = chosen.length < 2
  const together = isOne ? '' : notify.loading(t.uploadingMany(chosen.length))
  let count = 0
  for (const file of chosen) {
    const draft = draftOf(name).get()
    const fileName = draft.subject || visibleName(file.name)
    const { size, lastModified } = file
    const content = [$clientId.get(), projectId, fileName, draft.message, file.name, size, lastModified]
    const key = keyFor(content, keptKeys())
    note(file, 'running')
    const answer = await send(
      ({ signal, onProgress }) => {
        if (key) keepKey(key, true)
        const options = { signal, key: key?.key, ...withFiles([file], onProgress) }
        return sendForm(formOf(file, fileName, draft), options, (form, options) =>
          api.uploadFile(projectId, form, options),
        )
      },
      // The marks of direction keep a Latin name whole in an Arabic sentence.
      isOne
        ? { running: t.uploading, done: t.uploaded }
        : { refused: (reason) => `\u2068${fileName}\u2069: ${reason}` },
    )
    const sending = $sending.get()
    const isRefused = sending.status === 'refused'
    const isOpen = answer === null && !(isRefused && !sending.retryable)
    if (key && !isOpen) keepKey(key, false)
    if (answer !== null) {
      drop(name, file, draft)
      filesOf(projectId).refresh()
      onSent(fileName)
      count++
    }
    note(file, isRefused ? { refused: sending.message, retryable: sending.retryable } : undefined)
    // The client has cancelled, or the session has ended.
    if (sending.status === 'idle') break
  }
  if (count > 0 && together) notify.success(t.uploadedMany(count), together)
  else if (together) notify.dismiss(together)
  // Of several, one may be left.
  if (!draftOf(name).get().subject) nameFile(projectId)
}

function formOf(file: File, fileName: string, { message }: Draft): FormData {
  const form = new FormData()
  form.set('fileName', fileName)
  form.set('file', file)
  form.set('remarks', message)
  form.set('userType', 'Client')
  form.set('uploadedById', $clientId.get() ?? '')
  return form
}

/** The last one takes the draft with it. */
function drop(name: string, file: File, draft: Draft): void {
  const files = draftOf(name)
    .get()
    .files.filter((other) => other !== file)
  if (files.length > 0) changeDraft(name, { files })
  else dropDraft(name, draft)
}
