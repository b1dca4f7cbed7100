import { documentIcons } from '../ui/pictures/document-icons'
import { Icon } from '../ui/pictures/icon'
import { hoverPointer } from '../ui/style/queries'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'
import { FilePicker, type FilePickerProps } from './file-picker'
import { useFileDrop } from './use-file-drop'

const zone = css({
  display: 'grid',
  justifyItems: 'center',
  gap: space(1),
  padding: space(5, 4),
  fontSize: token('text-sm'),
  textAlign: 'center',
  color: token('text-muted'),
  border: `1px solid ${token('line-strong')}`,
  borderRadius: token('radius'),
  cursor: 'pointer',
  '& > svg': { color: token('accent-text') },
  [hoverPointer]: { borderStyle: 'dashed', '&:hover': { background: token('surface-hover') } },
  '&[data-over]': { background: token('accent-tint'), borderColor: token('accent-text') },
  '&:has(:focus-visible)': { outline: `var(--_ring) solid ${token('accent-text')}`, outlineOffset: '2px' },
})

const withMouse = css({ display: 'none', [hoverPointer]: { display: 'inline' } })
const withThumb = css({
  color: token('text'),
  fontWeight: token('weight-medium'),
  [hoverPointer]: { display: 'none' },
})

interface DropZoneProps
  extends Pick<FilePickerProps, 'label' | 'multiple' | 'accept' | 'onFiles' | 'children'> {
  /** Asks for files to be dropped. Where there is no mouse, the label stands in its place. */
  drop: string
}

/** Takes files that the client picks, drops or pastes. */
export function DropZone({ drop, children, ...picker }: DropZoneProps) {
  const { multiple, onFiles } = picker
  const { isOver, handlers } = useFileDrop((files) => onFiles(multiple ? files : files.slice(0, 1)))
  return (
    <FilePicker {...picker} {...handlers} className={zone} data-over={isOver || undefined}>
      <Icon path={documentIcons.upload} />
      <span className={withMouse}>{drop}</span>
      <span className={withThumb}>{picker.label}</span>
      <span>{children}</span>
    </FilePicker>
  )
}
