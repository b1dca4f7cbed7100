/** Downloads files one after the other, by code that loads then. */
import { messageOf } from '../server/api-error'
import { loadForAction } from '../server/load-code'
import { notify } from '../server/notify'
import type { ProjectFile } from '../server/schema'
import { filesMessages } from '../text/messages/files'

/** Never throws: a toast names what could not be had. @param onDone takes how many are done. */
export async function downloadFiles(
  files: readonly ProjectFile[],
  onDone: (count: number) => void,
): Promise<void> {
  try {
    const { saveAll } = await loadForAction(() => import('./save-all'))
    const names = await saveAll(files, onDone)
    if (names.length > 0) notify.error(filesMessages.get().notDownloaded({ names: names.join(', ') }))
  } catch (error) {
    notify.error(messageOf(error))
  }
}
