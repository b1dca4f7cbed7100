import type { SearchKind } from '../../core/index'
import type { IconPath } from '../ui/pictures/icon'
import { icons } from '../ui/pictures/icons'
import { moreIcons } from '../ui/pictures/more-icons'

const page: IconPath =
  'M5.25 3.25h6l3.5 3.5v8.5a1.5 1.5 0 0 1-1.5 1.5h-8a1.5 1.5 0 0 1-1.5-1.5v-10.5a1.5 1.5 0 0 1 1.5-1.5zM11.25 3.25v3.5h3.5'

/** What is drawn before an entry: of which kind it is. */
export const kindIcons: Record<SearchKind, IconPath> = {
  action: 'M11 2.75 4.5 11.5H10l-1 5.75 6.5-8.75H10z',
  page: moreIcons.home,
  project: moreIcons.folder,
  update: icons.info,
  milestone: moreIcons.flag,
  file: page,
  payment: moreIcons.card,
  ticket: moreIcons.chat,
  message: 'M3.25 5.25h13.5M3.25 10h13.5M3.25 14.75h8',
}
