import type { RouteName, SearchEntry, SearchKind } from '../../../core/index'
import type { IconPath } from '../../ui/pictures/icon'
import { icons } from '../../ui/pictures/icons'
import { moreIcons } from '../../ui/pictures/more-icons'

const sheet: IconPath =
  'M5.25 3.25h6l3.5 3.5v8.5a1.5 1.5 0 0 1-1.5 1.5h-8a1.5 1.5 0 0 1-1.5-1.5v-10.5a1.5 1.5 0 0 1 1.5-1.5zM11.25 3.25v3.5h3.5'

export const ofKinds: Record<SearchKind, IconPath> = {
  action: icons.check,
  page: sheet,
  project: moreIcons.folder,
  update: icons.info,
  milestone: moreIcons.flag,
  file: sheet,
  payment: moreIcons.card,
  ticket: moreIcons.chat,
  message: 'M3.25 5.25h13.5M3.25 10h13.5M3.25 14.75h8',
}

/** The pages and actions that have an icon of their own, as in the navigation. */
const ofRoutes: Partial<Record<RouteName, IconPath>> = {
  dashboard: moreIcons.home,
  payments: moreIcons.card,
  projects: moreIcons.folder,
  tickets: moreIcons.chat,
  raiseTicket: icons.plus,
  account: moreIcons.person,
  security: moreIcons.shield,
}
const ofActs = { pay: moreIcons.card, 'log-out': moreIcons.signOut, find: sheet }

/** What is drawn before an entry: of which kind it is, or what it does. */
export function iconOf({ kind, to }: SearchEntry): IconPath {
  if ('act' in to) return ofActs[to.act]
  const isPage = kind === 'page' || kind === 'action'
  return (isPage && 'route' in to && ofRoutes[to.route]) || ofKinds[kind]
}
