/** Files attached to a message: which types are suggested, and which files can't be sent. */
import { uploadLimits } from '../files/files'
import { changeDraft, type Draft, draftOf } from './drafts'

/** The suggested file types, in the form of `<input accept>`. Other files may be attached, too. */
export const suggestedTypes = 'image/jpeg,image/png,application/pdf,.jpg,.jpeg,.png,.pdf'

/** Whether a file has a suggested type. The extension of its name decides when the system gives no type. */
export function isSuggestedType({ type, name }: File): boolean {
  return /^(image\/(jpeg|png)|application\/pdf)$/.test(type) || (!type && /\.(jpe?g|png|pdf)$/i.test(name))
}

/** Why a file can't be sent; `undefined` when it can. */
export function findFileProblem({ size }: File) {
  if (size === 0) return 'empty'
  return size > uploadLimits.bytes ? 'too-large' : undefined
}

/**
 * Checks a draft before it is sent.
 * @param hasSubject whether the form has a subject field; without one, no subject is missing.
 * @returns the problem of each field; `undefined` for none.
 */
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

/** Attaches files to a draft. A file that is chosen again is not attached twice. */
export function attachFiles(name: string, files: readonly File[]): void {
  const { files: attached } = draftOf(name).get()
  const fresh = files.filter((file) => !attached.some((other) => isSameFile(file, other)))
  changeDraft(name, { files: [...attached, ...fresh] })
}

/** Removes a file from a draft. */
export function detachFile(name: string, file: File): void {
  changeDraft(name, {
    files: draftOf(name)
      .get()
      .files.filter((other) => other !== file),
  })
}

const isSameFile = (left: File, right: File) =>
  left.name === right.name && left.size === right.size && left.lastModified === right.lastModified
