import { pageDocument } from './browser'

/**
 * Offers a text to the client as a file to download.
 * @param type the file's MIME type.
 * @param content the parts of the text. A part that is a blob is not read again here: many rows take long.
 */
export function saveFile(name: string, type: string, content: BlobPart[]): void {
  if (!pageDocument) return
  const link = pageDocument.createElement('a')
  link.href = URL.createObjectURL(new Blob(content, { type }))
  link.download = name
  link.click()
  // By then the browser has read the file. Without this, it would stay in memory as long as the page.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
