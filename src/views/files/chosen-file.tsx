import { $format, type FileRemark, fileKind, filesMessages, visibleName } from '../../core/index'
import { useStore } from '../host/use-store'
import { IconButton } from '../ui/buttons/icon-button'
import { Icon } from '../ui/pictures/icon'
import { icons } from '../ui/pictures/icons'
import { css } from '../ui/style/styles'
import { hairline, ring, space, token } from '../ui/style/tokens'
import { useId } from '../ui/use-id'
import { fileIcons } from './file-icons'
import { Thumbnail } from './thumbnail'

const frame = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr) auto auto',
  alignItems: 'center',
  columnGap: space(2),
  // As high with a picture as without one, and with a remark below the name.
  minBlockSize: `calc(2.25rem + ${space(3)} + .125rem)`,
  lineHeight: token('line-height-tight'),
  padding: space(1.5, 1.5),
  '&:has(> svg:first-child)': { paddingInlineStart: space(3) },
  border: hairline(),
  borderRadius: token('radius'),
  fontSize: token('text-sm'),
  '& > svg': { color: token('text-muted') },
  // What is said of a file stands beside the button that removes it, which is as high as two lines.
  '&[data-remarked] > :not(span)': { gridRow: 'span 2' },
  '&[data-remarked=problem]': { borderColor: token('danger-text') },
  // The button that sends leads there, also by a press.
  '& > [data-remove=asked]:focus': { outline: ring },
})
const nameStyle = css({ overflowWrap: 'anywhere' })
const sizeStyle = css({ color: token('text-muted') })
const remarkStyle = css({
  gridColumn: '2/4',
  color: token('text-muted'),
  '&[data-problem]': { color: token('danger-text') },
})

/** A file is chosen once. */
export const keyOfFile = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`

interface ChosenFileProps {
  file: File
  /** Left out while the file is being sent: the client can't remove it then. */
  onRemove?: () => void
  /** Why the file can't be sent, or what is unusual about it. */
  remark?: FileRemark | undefined
  /** The id of a text about all of the files: why they can't be sent. */
  problemId?: string | undefined
}

/** A file that is chosen but not sent yet, with a button that removes it. */
export function ChosenFile({ file, onRemove, remark, problemId }: ChosenFileProps) {
  const t = useStore(filesMessages)
  const format = useStore($format)
  const id = useId()
  const name = visibleName(file.name)
  const kind = fileKind(name, file.type.replace('/', '.'))
  return (
    <div className={frame} data-remarked={remark && (remark.isProblem ? 'problem' : '')}>
      {kind === 'image' && !remark?.isProblem ? (
        <Thumbnail file={file} />
      ) : (
        <Icon path={fileIcons[kind]} small />
      )}
      <span className={nameStyle} title={name} dir="auto">
        {name}
      </span>
      <span className={sizeStyle}>{format.size(file.size)}</span>
      {onRemove && (
        <IconButton
          icon={icons.close}
          small
          label={t.remove({ name })}
          aria-describedby={[remark && id, problemId].filter(Boolean).join(' ') || undefined}
          data-remove={remark?.isProblem || problemId ? 'asked' : ''}
          onClick={({ currentTarget }) => {
            neighbourOf(currentTarget)?.focus()
            onRemove()
          }}
        />
      )}
      {remark && (
        <span id={id} className={remarkStyle} data-problem={remark.isProblem || undefined}>
          {remark.text}
        </span>
      )}
    </div>
  )
}

/** What has the focus when a file is removed: the next one, or the one before it, or what chooses others. */
function neighbourOf(button: HTMLButtonElement): HTMLElement | null | undefined {
  const item = button.closest('li')
  const other = item?.nextElementSibling ?? item?.previousElementSibling
  return (other ?? button.form)?.querySelector(other ? '[data-remove]' : '[data-picker]')
}
