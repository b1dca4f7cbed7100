import { layoutMessages } from '../../../core/index'
import { useStore } from '../../host/use-store'
import { Icon } from '../../ui/pictures/icon'
import { chosenStyle, forcedColors } from '../../ui/style/forced-colors'
import { hoverPointer } from '../../ui/style/queries'
import { css } from '../../ui/style/styles'
import { space, token } from '../../ui/style/tokens'
import { type NavigationProps, useEntries } from './entries'

const list = css({ display: 'grid', gap: space(0.5) })
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
  [forcedColors]: { '&&[aria-current]': chosenStyle },
})

export function SideNavigation({ current }: NavigationProps) {
  const t = useStore(layoutMessages)
  const entries = useEntries(current)
  return (
    <nav part="navigation" aria-label={t.navigation}>
      <ul className={list}>
        {entries.map(({ id, label, icon, ...rest }) => (
          <li key={id}>
            <a className={link} {...rest}>
              <Icon path={icon} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
