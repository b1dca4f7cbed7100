import { kindOfFile, versionsMessages } from '../../../../core/index'
import { useStore } from '../../../host/use-store'
import { Button } from '../../../ui/buttons/button'
import { chosenStyle, forcedColors } from '../../../ui/style/forced-colors'
import { css } from '../../../ui/style/styles'
import { space, token } from '../../../ui/style/tokens'
import type { ViewedFile } from '../file-set'
import { VersionChoice } from './version-choice'

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2, 3),
  marginBlockStart: space(2),
})

const toggle = css({
  '&&[aria-pressed=true]': { color: token('accent-text'), background: token('accent-tint') },
  [forcedColors]: { '&&[aria-pressed=true]': chosenStyle },
})

interface VersionBarProps {
  versions: readonly ViewedFile[]
  file: ViewedFile
  /** The other one, while two stand side by side. */
  beside: string | undefined
  onShow: (id: string) => void
  onBeside: (id: string | undefined) => void
}

/** Goes from one version of a file to another, and puts two of them side by side. */
export function VersionBar({ versions, file, beside, onShow, onBeside }: VersionBarProps) {
  const t = useStore(versionsMessages)
  const place = versions.indexOf(file)
  const isComparable = (version: ViewedFile) => kindOfFile(version) === kindOfFile(file)
  // The nearest one before it; of the first one, the one after it.
  const other =
    versions.slice(place + 1).find(isComparable) ?? versions.slice(0, place).findLast(isComparable)
  const canCompare = other !== undefined && kindOfFile(file) !== 'other'
  return (
    <div className={bar}>
      {beside === undefined && <VersionChoice versions={versions} shown={file.id} onChosen={onShow} />}
      {/* Whatever was chosen meanwhile, it leads back to one. */}
      {(canCompare || beside !== undefined) && (
        <Button
          size="small"
          className={toggle}
          aria-pressed={beside !== undefined}
          onClick={() => onBeside(beside === undefined ? other?.id : undefined)}
        >
          {t.sideBySide}
        </Button>
      )}
    </div>
  )
}
