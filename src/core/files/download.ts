/** Downloads files one after the other, by code that loads then. */
import { messageOf } from '../server/api-error'
import { loadForAction } from '../server/load-code'
import { notify } from '../server/notify'
import { filesMessages } from '../text/messages/files/files'
import type { SavedFile } from './save-all'

/** Never throws: a toast names what could not be had. @param onDone takes how many are done. @returns whether all are saved */
export async function downloadFiles(
  files: readonly SavedFile[],
  onDone: (count: number) => void,
): Promise<boolean> {
  try {
    const { saveAll } = await loadForAction(() => import('./save-all'))
    const t = filesMessages.get()
    let done = 0
    const names = await saveAll(files, (count) => {
      done = count
      onDone(count)
    })
    if (names.length > 0) notify.error(t.notDownloaded({ names: names.join(', ') }))
    // It has stopped before the end when the session has ended.
    return names.length === 0 && done === files.length
  } catch (error) {
    notify.error(messageOf(error))
    return false
  }
}
