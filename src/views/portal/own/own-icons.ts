import type { OwnIcon } from '../../../core/index'
import type { IconPath } from '../../ui/pictures/icon'
import { icons } from '../../ui/pictures/icons'
import { moreIcons } from '../../ui/pictures/more-icons'

const { download, info, search } = icons
const { calendar, card, chat, flag, folder, home, person } = moreIcons

/** The icons that a host can name in `configure({ pages })`. */
export const ownIcons: Readonly<Record<OwnIcon, IconPath>> = {
  calendar,
  card,
  chat,
  download,
  flag,
  folder,
  help: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM8 8.1a2 2 0 1 1 2.9 1.8c-.6.3-.9.7-.9 1.3v.3M10 13.6v.01',
  home,
  info,
  link: 'm6.5 13.5 7-7M7.75 6.5h5.75v5.75',
  page: 'M5.75 3.25h8.5a1 1 0 0 1 1 1v11.5a1 1 0 0 1-1 1h-8.5a1 1 0 0 1-1-1V4.25a1 1 0 0 1 1-1zM7.5 7h5M7.5 10h5M7.5 13h3',
  person,
  search,
  star: 'M10 3.25l2.1 4.25 4.65.68-3.37 3.28.8 4.64L10 13.9l-4.18 2.2.8-4.64L3.25 8.18l4.65-.68z',
}
