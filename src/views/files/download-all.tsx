import { useState } from 'react'
import { $format, downloadFiles, filesMessages, listMessages, versionsMessages } from '../../core/index'
import { useStore } from '../host/use-store'
import { Button } from '../ui/buttons/button'
import { Icon } from '../ui/pictures/icon'
import { icons } from '../ui/pictures/icons'
import { phone, print } from '../ui/style/queries'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'
import { hiddenStyle } from '../ui/visually-hidden'
import type { FileRow } from './file-list'

const frame = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(1, 3),
  [print]: { display: 'none' },
})
// On a phone, the icon says it. A screen reader hears the text.
const usualText = css({ [phone]: hiddenStyle })
const note = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  fontSize: token('text-sm'),
  color: token('green-text'),
})

/**
 * Downloads all files that are shown, one after the other, says how many are done, and then that all are. Of a file with versions,
 * that is the one that its row shows.
 */
export function DownloadAll({ rows }: { rows: readonly FileRow[] }) {
  const t = useStore(filesMessages)
  const words = useStore(versionsMessages)
  const { arrived } = useStore(listMessages)
  const format = useStore($format)
  const [done, setDone] = useState<number>()
  const [hasAll, setHasAll] = useState(false)

  async function onClicked() {
    setHasAll(false)
    setDone(0)
    const files = rows.map(({ file }) => file)
    setHasAll(await downloadFiles(files, setDone))
    setDone(undefined)
  }

  const isRunning = done !== undefined
  return (
    <div className={frame}>
      {/* It is there before its text: a screen reader would not say it otherwise. */}
      <div role="status">
        {hasAll && (
          <p className={note}>
            <Icon path={icons.check} small />
            {rows.some(({ versions }) => versions.length > 1) ? words.downloaded : t.downloaded}
          </p>
        )}
      </div>
      <Button
        size="small"
        icon={icons.download}
        title={t.downloadAll}
        disabled={isRunning}
        onClick={onClicked}
      >
        {isRunning ? (
          arrived({ count: format.count(done), total: format.count(rows.length) })
        ) : (
          <span className={usualText}>{t.downloadAll}</span>
        )}
      </Button>
    </div>
  )
}
