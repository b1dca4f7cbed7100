import { useStore } from '@nanostores/react'
import { navigation as entries, layoutMessages, type RouteName } from '../../core/index'
import { useNavigation } from '../host/navigation'
import { useFeatures } from '../host/use-features'
import { Icon, type IconName } from '../ui/pictures/icon'
import { moreIcons } from '../ui/pictures/more-icons'
import { chosenStyle, forcedColors } from '../ui/style/forced-colors'
import { hoverPointer } from '../ui/style/queries'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'
import { bar } from './breakpoints'

const list = css({
  display: 'grid',
  gap: space(0.5),
  [bar]: { display: 'flex', justifyContent: 'space-around' },
})
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
    paddingInline: space(1),
    fontSize: token('text-xs'),
    lineHeight: 1.2,
    textAlign: 'center',
    '&[aria-current]': { background: 'none' },
  },
  [forcedColors]: { '&&[aria-current]': chosenStyle },
})
const itemStyle = css({ [bar]: { flex: '1 1 0', minInlineSize: 0 } })

/** Screens below a navigation entry, each with that entry: the entry is marked as current for them, too. */
const parents: Partial<Record<RouteName, RouteName>> = {
  project: 'projects',
  projectUpdates: 'projects',
  milestones: 'projects',
  raiseTicket: 'tickets',
  ticket: 'tickets',
}

const icons: Record<(typeof entries)[number], IconName> = {
  dashboard: moreIcons.home,
  payments: moreIcons.card,
  projects: moreIcons.folder,
  tickets: moreIcons.chat,
}

/** The portal's navigation with its four entries; in a narrow portal, a bar at the bottom. */
export function SideNavigation({ current }: { current: RouteName | undefined }) {
  const t = useStore(layoutMessages)
  const navigation = useNavigation()
  const { isRouteOn } = useFeatures()
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
              <Icon name={icons[name]} />
              {t[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
