import { useState } from 'react'
import {
  $format,
  commonMessages,
  downloadFiles,
  filesMessages,
  notify,
  type ProjectFile,
} from '../../core/index'
import { useStore } from '../host/use-store'
import { Button } from '../ui/buttons/button'
import { icons } from '../ui/pictures/icons'

export interface DownloadAllProps {
  files: readonly ProjectFile[]
}

/** Downloads all files that are shown, one after the other. */
export function DownloadAll({ files }: DownloadAllProps) {
  const t = useStore(filesMessages)
  const common = useStore(commonMessages)
  const format = useStore($format)
  const [done, setDone] = useState<{ count: number; total: number }>()

  async function onClicked() {
    const total = files.length
    setDone({ count: 0, total })
    const failed = await downloadFiles(files, (count) => setDone({ count, total }))
    setDone(undefined)
    if (failed.length > 0) notify.error(t.notDownloaded({ names: failed.join(', ') }))
  }

  return (
    <Button size="small" icon={icons.download} disabled={done !== undefined} onClick={onClicked}>
      {done
        ? common.arrived({ count: format.count(done.count), total: format.count(done.total) })
        : t.downloadAll}
    </Button>
  )
}
