import { useRef } from 'react'
import { layoutMessages } from '../../../core/index'
import { useStore } from '../../host/use-store'
import { Menu } from '../../shared/menus/menu'
import { Icon } from '../../ui/pictures/icon'
import { classes, css } from '../../ui/style/styles'
import { EntryLink, type EntryListProps, entryStyle, item, list } from './entry-list'
import { useFitting } from './use-fitting'

export const dots =
  'M4.25 10a.75.75 0 1 0 1.5 0 .75.75 0 1 0-1.5 0m5 0a.75.75 0 1 0 1.5 0 .75.75 0 1 0-1.5 0m5 0a.75.75 0 1 0 1.5 0 .75.75 0 1 0-1.5 0'

/** What has no room is not seen, but its name keeps its width, which is measured. */
const place = css({
  '&[data-over]': { position: 'absolute', visibility: 'hidden' },
  // The frame of the menu's button.
  '& > span': { display: 'grid' },
})
/** There is no room below the bar. */
const menuStyle = css({
  '&&&': { positionArea: 'self-block-start span-self-inline-start', maxBlockSize: '100%' },
})

/** As many entries as have room for their names on one line. The others are in a menu. */
export function CrowdedList({ entries }: EntryListProps) {
  const t = useStore(layoutMessages)
  const row = useRef<HTMLUListElement>(null)
  const count = useFitting(row, entries.length)
  const rest = entries.slice(count)
  return (
    <ul ref={row} className={list}>
      {entries.map((entry, index) => (
        <li key={entry.id} className={classes(item, place)} data-over={index >= count || undefined}>
          <EntryLink entry={entry} />
        </li>
      ))}
      <li className={classes(item, place)} data-over={rest.length === 0 || undefined}>
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
              <Icon path={dots} />
              <span>{t.more}</span>
            </button>
          )}
        />
      </li>
    </ul>
  )
}
