/** Stores the files of a request, all or none: checks their number and sizes, and gives them safe names. */
import type { Dependencies } from './dependencies.ts'
import { cleanFileName } from './file-name.ts'
import { mediaType } from './media-type.ts'
import { Refusal } from './refusal.ts'
import { randomId } from './secrets.ts'
import type { Upload } from './store.ts'

/**
 * Stores the bytes of files and passes their records to `keep`. If a step fails, no bytes stay behind.
 *
 * @throws a `Refusal` with 413 if there are too many files, or if one is too large
 */
export async function takeIn(
  files: readonly File[],
  clientId: string,
  { bytes, limits }: Dependencies,
  keep: (uploads: Upload[]) => Promise<void>,
): Promise<void> {
  const { filesPerRequest, bytesPerFile } = limits
  if (files.length > filesPerRequest) {
    throw new Refusal(413, `You can attach at most ${filesPerRequest} files at once. Please send fewer.`)
  }
  const uploads: Upload[] = []
  try {
    for (const file of files) {
      const name = cleanFileName(file.name)
      if (file.size > bytesPerFile) {
        throw new Refusal(
          413,
          `"${name}" is larger than ${bytesPerFile / 1_000_000} MB, the most a file may have.`,
        )
      }
      const content = new Uint8Array(await file.arrayBuffer())
      const upload = { id: randomId(), clientId, name, type: mediaType(content), size: file.size }
      uploads.push(upload)
      await bytes.save(upload.id, content)
    }
    await keep(uploads)
  } catch (error) {
    await Promise.all(uploads.map(({ id }) => bytes.remove(id)))
    throw error
  }
}
