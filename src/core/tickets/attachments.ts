/** Files that go with a message: what is suggested, what can't be sent. */
import { uploadLimits } from '../files/files'
import { changeDraft, type Draft, draftOf } from './drafts'

/** As in `<input accept>`. Other files may be attached, too. */
export const suggestedTypes = 'image/jpeg,image/png,application/pdf,.jpg,.jpeg,.png,.pdf'

/** Whether a file is of a suggested type: by its name where the system doesn't say. */
export function isSuggestedType({ type, name }: File): boolean {
  return /^(image\/(jpeg|png)|application\/pdf)$/.test(type) || (!type && /\.(jpe?g|png|pdf)$/i.test(name))
}

/** What keeps a file from being sent; `undefined` when nothing does. */
export function findFileProblem({ size }: File) {
  if (size === 0) return 'empty'
  return size > uploadLimits.bytes ? 'too-large' : undefined
}

/** What is wrong with a draft, before it is sent. Where there is no `subject` to write, none is missing. */
export function findDraftProblems(
  { subject, message, files }: Draft,
  { hasSubject }: { hasSubject: boolean },
) {
  return {
    subject: hasSubject && subject.trim() === '' ? 'missing' : undefined,
    message: message.trim() === '' && files.length === 0 ? 'missing' : undefined,
    files: files.length > uploadLimits.files ? 'too-many' : files.some(findFileProblem) ? 'unfit' : undefined,
  } as const
}

/** Attaches files. The same file, chosen again, is the same attachment. */
export function attachFiles(name: string, files: readonly File[]): void {
  const { files: attached } = draftOf(name).get()
  const fresh = files.filter((file) => !attached.some((other) => isSameFile(file, other)))
  changeDraft(name, { files: [...attached, ...fresh] })
}

/** Takes an attachment back. */
export function detachFile(name: string, file: File): void {
  changeDraft(name, {
    files: draftOf(name)
      .get()
      .files.filter((other) => other !== file),
  })
}

const isSameFile = (left: File, right: File) =>
  left.name === right.name && left.size === right.size && left.lastModified === right.lastModified
