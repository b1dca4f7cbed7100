/** Reads the parts of a multipart body: what every reader gives, and one that needs nothing of Node. */

import { Refusal } from '../../base/refusal.ts'
import type { Place } from './gate.ts'

/** The bytes of a file, piece by piece. */
export type Content = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/** Takes the parts of a multipart body, one after the other. All of them may throw a `Refusal`. */
export interface PartHandlers extends Pick<Place, 'onBytes' | 'onWhole' | 'signal'> {
  onField(name: string, value: string): void
  onFile(name: string, fileName: string, content: Content): Promise<void>
}

/** The most that a form may have. */
export interface PartLimits {
  parts: number
  bytesOfField: number
  bytes: number
}

/** Reads a multipart body. @throws a `Refusal` if it can't be read, or has more than the limits allow */
export type ReadParts = (request: Request, handlers: PartHandlers, limits: PartLimits) => Promise<void>

export const tooMuchAtOnce = (most: number) =>
  new Refusal(413, `That is too much at once. Please send at most ${Math.floor(most / 1_000_000)} MB.`)

export const unreadableForm = () =>
  new Refusal(400, 'The form did not arrive whole. Please send it again, as multipart/form-data.')

/** Reads a form as a whole, and only then its parts. It needs nothing of Node: for an API inside of a page. */
export const readWholeForm: ReadParts = async (
  request,
  { onField, onFile, onWhole },
  { parts, bytesOfField, bytes },
) => {
  if (Number(request.headers.get('Content-Length')) > bytes) throw tooMuchAtOnce(bytes)
  const form = await request.formData().catch(() => {
    throw unreadableForm()
  })
  onWhole()
  const all = Array.from(form)
  const size = (value: FormDataEntryValue) => (value instanceof File ? value.size : value.length)
  if (all.length > parts) throw tooManyParts()
  if (all.reduce((sum, [, value]) => sum + size(value), 0) > bytes) throw tooMuchAtOnce(bytes)
  for (const [name, value] of all) {
    if (value instanceof File) await onFile(name, value.name, [new Uint8Array(await value.arrayBuffer())])
    else if (value.length > bytesOfField) throw tooLongText(name)
    else onField(name, value)
  }
}

export const tooManyParts = () => new Refusal(413, 'The form has too many parts.')
export const tooLongText = (name: string) => new Refusal(413, `"${name}" is too long.`)
