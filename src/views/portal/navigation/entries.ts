import {
  $features,
  $ownPages,
  layoutMessages,
  navigation as names,
  type RouteName,
  type ScreenName,
} from '../../../core/index'
import { type ScreenLink, useNavigation } from '../../host/navigation'
import { useStore } from '../../host/use-store'
import type { IconPath } from '../../ui/pictures/icon'
import { moreIcons } from '../../ui/pictures/more-icons'

/** An entry of the portal's navigation. */
export interface Entry extends ScreenLink {
  id: string
  label: string
  icon: IconPath
  /** `page`: the entry of the current screen. `true`: the screen is below the entry. */
  'aria-current': 'page' | 'true' | undefined
}

/** Screens below a navigation entry, each with that entry: the entry is marked as current for them, too. */
const parents: Partial<Record<ScreenName, ScreenName>> = {
  project: 'projects',
  projectUpdates: 'projects',
  milestones: 'projects',
  raiseTicket: 'tickets',
  ticket: 'tickets',
}

const icons: Record<(typeof names)[number], IconPath> = {
  dashboard: moreIcons.home,
  payments: moreIcons.card,
  projects: moreIcons.folder,
  tickets: moreIcons.chat,
}

/** The entries whose names are too long for a bar on a phone, each with its short name. */
const shortNames: Partial<Record<RouteName, 'paymentsShort' | 'projectsShort'>> = {
  payments: 'paymentsShort',
  projects: 'projectsShort',
}

/** @param isShort Whether there is little room for their names. */
export function useEntries(current: ScreenName | undefined, isShort?: boolean): Entry[] {
  const t = useStore(layoutMessages)
  const navigation = useNavigation()
  const { isRouteOn } = useStore($features)
  const own = useStore($ownPages)?.entries ?? []
  const ours = names.filter(isRouteOn).map(
    (name): Entry => ({
      id: name,
      label: t[(isShort && shortNames[name]) || name],
      icon: icons[name],
      'aria-current': name === current ? 'page' : current && parents[current] === name ? 'true' : undefined,
      ...navigation.link(name),
    }),
  )
  return ours.concat(
    own.map(({ path, href, ...entry }) => ({
      ...entry,
      'aria-current': entry.id === current ? 'page' : undefined,
      ...(path ? navigation.linkWithin(entry.id, path) : { href }),
    })),
  )
}
