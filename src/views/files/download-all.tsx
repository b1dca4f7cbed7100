import { useState } from 'react'
import { $format, downloadFiles, filesMessages, listMessages, type ProjectFile } from '../../core/index'
import { useStore } from '../host/use-store'
import { Button } from '../ui/buttons/button'
import { icons } from '../ui/pictures/icons'

/** Downloads all files that are shown, one after the other, and says how many are done. */
export function DownloadAll({ files }: { files: readonly ProjectFile[] }) {
  const t = useStore(filesMessages)
  const { arrived } = useStore(listMessages)
  const format = useStore($format)
  const [done, setDone] = useState<number>()

  async function onClicked() {
    setDone(0)
    await downloadFiles(files, setDone)
    setDone(undefined)
  }

  const isRunning = done !== undefined
  return (
    <Button size="small" icon={icons.download} disabled={isRunning} onClick={onClicked}>
      {isRunning ? arrived({ count: format.count(done), total: format.count(files.length) }) : t.downloadAll}
    </Button>
  )
}
