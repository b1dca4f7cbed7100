import { useRef } from 'react'
import { layoutMessages } from '../../../core/index'
import { useStore } from '../../host/use-store'
import { Menu } from '../../shared/menus/menu'
import { Icon } from '../../ui/pictures/icon'
import { moreIcons } from '../../ui/pictures/more-icons'
import { barHeight } from '../../ui/style/docked'
import { chosenStyle, forcedColors } from '../../ui/style/forced-colors'
import { hoverPointer } from '../../ui/style/queries'
import { css } from '../../ui/style/styles'
import { space, token } from '../../ui/style/tokens'
import { type NavigationProps, useEntries } from './entries'
import { useFitting } from './use-fitting'

const list = css({ display: 'flex', position: 'relative' })
/** Each entry is as wide as its name asks for. What has no room is not seen, and keeps the width of its name. */
const item = css({
  flex: '1 1 auto',
  display: 'grid',
  maxInlineSize: '100%',
  '&[data-over]': { position: 'absolute', visibility: 'hidden', overflow: 'hidden' },
  '& > *': { display: 'grid' },
})
const entryStyle = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space(0.5),
  minBlockSize: barHeight,
  borderRadius: token('radius'),
  color: token('text-muted'),
  fontSize: token('text-xs'),
  fontWeight: token('weight-medium'),
  lineHeight: 1.2,
  textDecoration: 'none',
  [hoverPointer]: { '&:hover': { color: token('text'), background: token('surface-hover') } },
  '&[aria-current]': { color: token('accent-text') },
  [forcedColors]: { '&&[aria-current]': chosenStyle },
})
const name = css({ paddingInline: space(0.5), whiteSpace: 'nowrap' })

/** There is no room below the bar. */
const menuStyle = css({
  '&&&': { positionArea: 'self-block-start span-self-inline-start', maxBlockSize: '100%' },
})

/** As many entries as have room for their names on one line. The others are in a menu. */
export function BottomBar({ current }: NavigationProps) {
  const t = useStore(layoutMessages)
  const entries = useEntries(current, true)
  const bar = useRef<HTMLUListElement>(null)
  const count = useFitting(bar, entries.length)
  const rest = entries.slice(count)
  return (
    <nav part="navigation" aria-label={t.navigation}>
      <ul ref={bar} className={list}>
        {entries.map(({ id, label, icon, ...link }, index) => (
          <li key={id} className={item} data-over={index >= count || undefined}>
            <a className={entryStyle} {...link}>
              <Icon path={icon} />
              <span className={name} data-name>
                {label}
              </span>
            </a>
          </li>
        ))}
        <li className={item} data-over={rest.length === 0 || undefined}>
          <Menu
            label={t.more}
            align="end"
            className={menuStyle}
            items={rest.map(({ onClick, ...entry }) => ({ ...entry, onSelect: onClick }))}
            trigger={(attributes) => (
              <button
                type="button"
                className={entryStyle}
                aria-current={rest.some((entry) => entry['aria-current']) || undefined}
                {...attributes}
              >
                <Icon path={moreIcons.more} />
                <span className={name} data-name>
                  {t.more}
                </span>
              </button>
            )}
          />
        </li>
      </ul>
    </nav>
  )
}
