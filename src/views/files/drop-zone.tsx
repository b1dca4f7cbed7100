import { documentIcons } from '../ui/pictures/document-icons'
import { Icon } from '../ui/pictures/icon'
import { coarsePointer, hoverPointer } from '../ui/style/queries'
import { css } from '../ui/style/styles'
import { fingerHeight } from '../ui/style/target'
import { hairline, space, token } from '../ui/style/tokens'
import { useId } from '../ui/use-id'
import { FilePicker, type FilePickerProps } from './file-picker'
import { useFileDrop } from './use-file-drop'

const zone = css({
  display: 'grid',
  inlineSize: '100%',
  justifyItems: 'center',
  gap: space(1),
  padding: space(5, 4),
  fontSize: token('text-sm'),
  textAlign: 'center',
  color: token('text-muted'),
  border: hairline('line-strong'),
  borderRadius: token('radius'),
  '& > svg': { color: token('accent-text') },
  [hoverPointer]: { borderStyle: 'dashed', '&:hover': { background: token('surface-hover') } },
  [coarsePointer]: { minBlockSize: fingerHeight('control-height') },
  '&[data-over]': { background: token('accent-tint'), borderColor: token('accent-text') },
  // With a file in it, it is one line: the button that sends stays in view.
  '&[data-filled]': {
    gridAutoFlow: 'column',
    justifyContent: 'center',
    alignItems: 'center',
    gap: space(2),
    paddingBlock: space(2),
    '& > :last-child': { display: 'none' },
  },
})

const withMouse = css({ display: 'none', [hoverPointer]: { display: 'inline' } })
const withThumb = css({
  color: token('text'),
  fontWeight: token('weight-medium'),
  [hoverPointer]: { display: 'none' },
})

interface DropZoneProps extends FilePickerProps {
  /** Asks for files to be dropped. Where there is no mouse, the label stands in its place. */
  drop: string
}

/** Takes files that the client picks, drops or pastes. The children say what may be chosen. */
export function DropZone({ drop, children, ...picker }: DropZoneProps) {
  const { multiple, files, onFiles, 'aria-describedby': describedBy = '' } = picker
  const { isOver, handlers } = useFileDrop((dropped) => onFiles(multiple ? dropped : dropped.slice(0, 1)))
  const id = useId()
  return (
    <FilePicker
      {...picker}
      {...handlers}
      className={zone}
      data-over={isOver || undefined}
      data-filled={files.length > 0 || undefined}
      aria-describedby={`${describedBy} ${id}`.trim()}
    >
      <Icon path={documentIcons.upload} />
      <span aria-hidden className={withMouse}>
        {drop}
      </span>
      <span aria-hidden className={withThumb}>
        {picker.label}
      </span>
      <span aria-hidden id={id}>
        {children}
      </span>
    </FilePicker>
  )
}
