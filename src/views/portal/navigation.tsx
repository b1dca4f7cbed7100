import { $features, navigation as entries, layoutMessages, type RouteName } from '../../core/index'
import { useNavigation } from '../host/navigation'
import { useStore } from '../host/use-store'
import { Icon, type IconPath } from '../ui/pictures/icon'
import { moreIcons } from '../ui/pictures/more-icons'
import { chosenStyle, forcedColors } from '../ui/style/forced-colors'
import { hoverPointer } from '../ui/style/queries'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'
import { bar } from './breakpoints'

const list = css({ display: 'grid', gap: space(0.5), [bar]: { display: 'flex' } })
const link = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minBlockSize: '2.75rem',
  paddingInline: space(3),
  borderRadius: token('radius'),
  color: token('text-muted'),
  fontWeight: token('weight-medium'),
  textDecoration: 'none',
  [hoverPointer]: { '&:hover': { color: token('text'), background: token('surface-hover') } },
  '&[aria-current]': { color: token('accent-text'), background: token('accent-tint') },
  [bar]: {
    flexDirection: 'column',
    justifyContent: 'center',
    gap: space(0.5),
    minBlockSize: '3.5rem',
    paddingInline: space(0.5),
    fontSize: token('text-xs'),
    lineHeight: 1.2,
    textAlign: 'center',
    '&[aria-current]': { background: 'none' },
  },
  [forcedColors]: { '&&[aria-current]': chosenStyle },
})
/** Each entry is as wide as its name asks for: four names of equal width would break sooner. */
const itemStyle = css({ [bar]: { flex: '1 1 auto' } })

/** Screens below a navigation entry, each with that entry: the entry is marked as current for them, too. */
const parents: Partial<Record<RouteName, RouteName>> = {
  project: 'projects',
  projectUpdates: 'projects',
  milestones: 'projects',
  raiseTicket: 'tickets',
  ticket: 'tickets',
}

const icons: Record<(typeof entries)[number], IconPath> = {
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

interface NavigationProps {
  /** The current screen; `undefined` at an unknown address. */
  current: RouteName | undefined
  /** Short names, which stay on one line in a narrow bar. */
  short?: boolean
}

/** A list at the side; in a narrow portal, a bar at the bottom. */
export function Navigation({ current, short }: NavigationProps) {
  const t = useStore(layoutMessages)
  const navigation = useNavigation()
  const { isRouteOn } = useStore($features)
  return (
    <nav part="navigation" aria-label={t.navigation}>
      <ul className={list}>
        {entries.filter(isRouteOn).map((name) => (
          <li key={name} className={itemStyle}>
            <a
              className={link}
              aria-current={
                name === current ? 'page' : current && parents[current] === name ? 'true' : undefined
              }
              {...navigation.link(name)}
            >
              <Icon path={icons[name]} />
              {t[(short && shortNames[name]) || name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
