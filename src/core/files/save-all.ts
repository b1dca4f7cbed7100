/** Saves files one after the other, by one press. */
import { visibleName } from '../page/safe-path'
import { saveFile } from '../page/save-file'
import { pause } from '../page/timer'
import type { ProjectFile } from '../server/schema'
import { $sessionNumber } from '../server/token'
import { endingOfContent } from './ending-of-content'
import { fileAnswer } from './file-answer'
import { endingOf, savedName } from './file-links'
import { fileUrl } from './file-url'

/** A file, with its bytes where they are here already. */
export type SavedFile = Pick<ProjectFile, 'name' | 'path'> & { bytes?: Uint8Array<ArrayBuffer> | undefined }

/**
 * Downloads files, and stops when the session ends.
 * @param onDone takes how many are done.
 * @returns the names of those that could not be had.
 */
export async function saveAll(
  files: readonly SavedFile[],
  onDone: (count: number) => void,
): Promise<string[]> {
  const session = $sessionNumber.get()
  const failed: string[] = []
  let done = 0
  for (const file of files) {
    const { bytes, path } = file
    const content = bytes ? new Blob([bytes]) : await contentAt(fileUrl(path)).catch(() => undefined)
    const ending = endingOf(file) || (content && (await endingOfContent(content)))
    if ($sessionNumber.get() !== session) break
    if (content) saveFile(savedName(file, ending), content.type, [content])
    else failed.push(visibleName(file.name))
    done++
    onDone(done)
    await pause()
  }
  return failed
}

async function contentAt(url: string | null): Promise<Blob | undefined> {
  const answer = url ? await fileAnswer(url) : undefined
  return answer?.ok ? answer.blob() : undefined
}
