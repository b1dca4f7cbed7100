import type { FileKind } from '../../core/index'
import { documentIcons } from '../ui/pictures/document-icons'
import type { IconPath } from '../ui/pictures/icon'

export const fileIcons: Record<FileKind, IconPath> = {
  image: documentIcons.image,
  pdf: documentIcons.pdf,
  other: documentIcons.file,
}
