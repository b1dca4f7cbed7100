import { Icon } from '../../ui/pictures/icon'
import { barHeight } from '../../ui/style/docked'
import { chosenStyle, forcedColors } from '../../ui/style/forced-colors'
import { coarsePointer, hoverPointer } from '../../ui/style/queries'
import { css } from '../../ui/style/styles'
import { space, token } from '../../ui/style/tokens'
import { bar } from '../breakpoints'
import type { Entry } from './entries'

export const list = css({
  display: 'grid',
  gap: space(0.5),
  [bar]: { display: 'flex', gap: 0, position: 'relative' },
})
/** In the bar, each entry is as wide as its name asks for. */
export const item = css({ [bar]: { flex: '1 0 auto', display: 'grid' } })
/** The row of a link: higher than a button, by the distance around one. */
const row = `calc(${token('control-height')} + ${token('space')}*2)`
export const entryStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minBlockSize: row,
  paddingInline: space(3),
  borderRadius: token('radius'),
  color: token('text-muted'),
  fontWeight: token('weight-medium'),
  textDecoration: 'none',
  '&:focus-visible': { outlineOffset: '-2px' },
  [hoverPointer]: { '&:hover': { color: token('text'), background: token('surface-hover') } },
  '&[aria-current]': { color: token('accent-text'), background: token('accent-tint') },
  [coarsePointer]: { minBlockSize: `max(2.75rem,${row})` },
  [bar]: {
    flexDirection: 'column',
    justifyContent: 'center',
    gap: space(0.5),
    minBlockSize: barHeight,
    paddingInline: 0,
    fontSize: token('text-xs'),
    lineHeight: 1.2,
    whiteSpace: 'nowrap',
    '&[aria-current]': { background: 'none' },
    '& > span': { paddingInline: space(0.5) },
  },
  [forcedColors]: { '&&[aria-current]': chosenStyle },
})

export function EntryLink({ entry: { id, label, icon, ...link } }: { entry: Entry }) {
  return (
    <a className={entryStyle} {...link}>
      <Icon path={icon} />
      <span>{label}</span>
    </a>
  )
}

export interface EntryListProps {
  entries: readonly Entry[]
}

export function EntryList({ entries }: EntryListProps) {
  return (
    <ul className={list}>
      {entries.map((entry) => (
        <li key={entry.id} className={item}>
          <EntryLink entry={entry} />
        </li>
      ))}
    </ul>
  )
}
