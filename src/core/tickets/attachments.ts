/** Files attached to a message: which types are suggested, and which files can't be sent. */

import { computed } from 'nanostores'
import { bare } from '../page/is-record'
import { isUnreadable } from '../server/upload'
import { $settings } from '../settings/config'
import { $format } from '../settings/format'
import { $locale } from '../settings/locale'
import { fileEnding } from '../text/endings'
import { changeDraft, type Draft, draftOf } from './drafts'
import { senderOf } from './sending'

/** The types that the host suggests, as in `<input accept>`: `image/png`, `image/*`, `.pdf`. */
const typesIn = (accept: string) =>
  accept
    .toLowerCase()
    .split(',')
    .map((type) => type.trim())
    .filter(Boolean)

/** The name of a type for people: `PDF` for `.pdf` and for `application/pdf`. */
const nameOf = (type: string) =>
  type
    .replace(/^(\.|\w+\/(?!\*))/, '')
    .replace(/^jpg$/, 'jpeg')
    .toUpperCase()

/** The suggested types in words: `JPEG, PNG, or PDF`. Empty when the host suggests none. */
export const $suggestedTypes = computed([$settings, $locale], ({ uploads }, locale) => {
  const names = typesIn(uploads.accept).map((type) => (type.includes('*') ? type : nameOf(type)))
  // A name such as VND.MS-EXCEL says nothing. Beside it, the host writes the extension.
  const readable = new Set(names.filter((name) => !name.includes('.')))
  return new Intl.ListFormat(locale, bare({ type: 'disjunction' as const })).format(readable)
})

/** Whether a file has a suggested type, by its own type or by the ending of its name. */
export function isSuggestedType({ type, name }: File): boolean {
  const types = typesIn($settings.get().uploads.accept)
  const own = [type, `.${fileEnding(name, name)}`].map(nameOf)
  const isOf = (each: string) =>
    each.endsWith('/*')
      ? type.startsWith(each.slice(0, -1))
      : own.includes(nameOf(each)) || name.toLowerCase().endsWith(each)
  return types.length === 0 || types.some(isOf)
}

/** Whether clients can send files. */
export const $takesFiles = computed($settings, ({ uploads }) => uploads.maxFiles > 0)

export function findFileProblem({ size }: File) {
  if (size === 0) return 'empty'
  return size > $settings.get().uploads.maxBytes ? 'too-large' : undefined
}

/** What there is to say of a chosen file. A problem keeps it from being sent. */
export interface FileRemark {
  text: string
  isProblem: boolean
}

/** The texts of a form. Without the last one, files of any type are asked for. */
interface RemarkTexts {
  emptyFile: string
  tooLarge: (limit: { size: string }) => string
  unusualType?: ((suggested: { types: string }) => string) | undefined
}

export function remarkOnFile(
  file: File,
  { emptyFile, tooLarge, unusualType }: RemarkTexts,
): FileRemark | undefined {
  const problem = findFileProblem(file)
  if (!problem) {
    if (!unusualType || isSuggestedType(file)) return undefined
    return { text: unusualType({ types: $suggestedTypes.get() }), isProblem: false }
  }
  const size = $format.get().size($settings.get().uploads.maxBytes)
  return { text: problem === 'empty' ? emptyFile : tooLarge({ size }), isProblem: true }
}

/**
 * @param hasSubject whether the form has a subject field; without one, no subject is missing.
 * @returns the problem of each field; `undefined` for none.
 */
export function findDraftProblems(
  { subject, message, files }: Pick<Draft, 'subject' | 'message' | 'files'>,
  { hasSubject }: { hasSubject: boolean },
) {
  const { maxFiles } = $settings.get().uploads
  return {
    subject: hasSubject && subject.trim() === '' ? 'missing' : undefined,
    message: message.trim() === '' && files.length === 0 ? 'missing' : undefined,
    files: files.length > maxFiles ? 'too-many' : files.some(findFileProblem) ? 'unfit' : undefined,
  } as const
}

/** Attaches files to a draft. One that is chosen again is not attached twice, and takes the place of what can't be sent. */
export function attachFiles(name: string, files: readonly File[]): void {
  const attached = [...draftOf(name).get().files]
  for (const file of files) {
    const place = attached.findIndex((other) => isSameFile(file, other))
    const same = attached[place]
    if (!same) attached.push(file)
    else if (isUnfit(same)) attached[place] = file
  }
  setFiles(name, attached)
}

export function detachFile(name: string, file: File): void {
  const { files } = draftOf(name).get()
  setFiles(
    name,
    files.filter((other) => other !== file),
  )
}

/** What was said of a file that can't be read is over with the last of them. */
function setFiles(name: string, files: readonly File[]): void {
  const wasUnreadable = draftOf(name).get().files.some(isUnreadable)
  changeDraft(name, { files })
  if (wasUnreadable && !files.some(isUnreadable)) senderOf(name).cancel()
}

/** Of a file that is gone, a browser says that it is empty. */
const isUnfit = (file: File) => isUnreadable(file) || findFileProblem(file) !== undefined

/** What can't be sent may have been changed since: it has its name alone. */
const isSameFile = (file: File, attached: File) =>
  file.name === attached.name &&
  (isUnfit(attached) || (file.size === attached.size && file.lastModified === attached.lastModified))
