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
  border: `1px dashed ${token('line-strong')}`,
  borderRadius: token('radius'),
  cursor: 'pointer',
  '& > svg': { color: token('accent-text') },
  [hoverPointer]: { '&:hover': { background: token('surface-hover') } },
  '&[data-over]': { background: token('accent-tint'), borderColor: token('accent-text') },
  '&:has(:focus-visible)': { outline: `2px solid ${token('accent-text')}`, outlineOffset: '2px' },
})

type DropZoneProps = Pick<FilePickerProps, 'label' | 'multiple' | 'accept' | 'onFiles' | 'children'>

/** Takes files that the client picks, drops or pastes. */
export function DropZone({ children, ...picker }: DropZoneProps) {
  const { multiple, onFiles } = picker
  const { isOver, handlers } = useFileDrop((files) => onFiles(multiple ? files : files.slice(0, 1)))
  return (
    <FilePicker {...picker} {...handlers} className={zone} data-over={isOver || undefined}>
      <Icon path={documentIcons.upload} />
      {children}
    </FilePicker>
  )
}
