import { $format, fileKind, filesMessages, visibleName } from '../../core/index'
import { useStore } from '../host/use-store'
import { IconButton } from '../ui/buttons/icon-button'
import { Icon } from '../ui/pictures/icon'
import { icons } from '../ui/pictures/icons'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'
import { fileIcons } from './file-icons'
import { Thumbnail } from './thumbnail'

const frame = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr) auto auto',
  alignItems: 'center',
  gap: space(2),
  padding: space(1.5, 1.5),
  '&:has(> svg:first-child)': { paddingInlineStart: space(3) },
  border: `1px solid ${token('line')}`,
  borderRadius: token('radius'),
  fontSize: token('text-sm'),
  '& > svg': { color: token('text-muted') },
})
const nameStyle = css({ overflowWrap: 'anywhere' })
const sizeStyle = css({ color: token('text-muted') })
const remark = css({
  gridColumn: '2/-1',
  paddingBlockEnd: space(1),
  color: token('text-muted'),
  '&[data-problem]': { color: token('danger-text') },
})

interface ChosenFileProps {
  file: File
  /** Left out while the file is being sent: the client can't remove it then. */
  onRemove?: () => void
  /** Why the file can't be sent. */
  problem?: string
  /** A remark about a file that can be sent, such as that its type is unusual. */
  warning?: string
}

/** A file that is chosen but not sent yet, with a button that removes it. */
export function ChosenFile({ file, onRemove, problem, warning }: ChosenFileProps) {
  const t = useStore(filesMessages)
  const format = useStore($format)
  const name = visibleName(file.name)
  const kind = fileKind(name, file.type.replace('/', '.'))
  return (
    <div className={frame}>
      {kind === 'image' && !problem ? <Thumbnail file={file} /> : <Icon path={fileIcons[kind]} small />}
      <span className={nameStyle} title={name} dir="auto">
        {name}
      </span>
      <span className={sizeStyle}>{format.size(file.size)}</span>
      {onRemove && <IconButton icon={icons.close} small label={t.remove({ name })} onClick={onRemove} />}
      {(problem || warning) && (
        <span className={remark} data-problem={problem !== undefined || undefined}>
          {problem ?? warning}
        </span>
      )}
    </div>
  )
}
