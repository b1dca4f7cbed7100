import type { MouseEvent } from 'react'
import { $count, mostUnfolded, type SearchEntry, type SearchGroup, searchMessages } from '../../../core/index'
import { useStore } from '../../host/use-store'
import { Icon } from '../../ui/pictures/icon'
import { icons } from '../../ui/pictures/icons'
import { classes, css } from '../../ui/style/styles'
import { space, token } from '../../ui/style/tokens'
import { EntryRow, row } from './entry-row'
import type { Lead } from './use-leads'

const head = css({
  display: 'flex',
  alignItems: 'baseline',
  gap: space(2),
  padding: space(1, 3),
  fontSize: token('text-xs'),
  fontWeight: token('weight-medium'),
  color: token('text-muted'),
  '& > :last-child:not(:first-child)': { marginInlineStart: 'auto', fontWeight: 400 },
})

const unfold = css({ color: token('text-muted') })

/** An entry, and how it is shown here. */
export interface Shown {
  id: string
  entry: SearchEntry
  lead: Lead
}

interface GroupProps extends Pick<SearchGroup, 'kind' | 'more'> {
  id: string
  entries: readonly Shown[]
  /** The id of the option that Enter presses. */
  active: string | undefined
  onChosen: (shown: Shown, event: MouseEvent) => void
  onUnfolded: () => void
}

/** The entries of one kind, below its name. */
export function Group({ id, kind, entries, more, active, onChosen, onUnfolded }: GroupProps) {
  const t = useStore(searchMessages)
  const count = useStore($count)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox has no fieldset
    <div role="group" aria-labelledby={id}>
      <div role="presentation" className={head}>
        <span id={id}>{t[kind]}</span>
        {more > 0 && <span>{count(entries.length + more)}</span>}
      </div>
      {entries.map((shown) => (
        <EntryRow
          key={shown.id}
          id={shown.id}
          entry={shown.entry}
          lead={shown.lead}
          isActive={shown.id === active}
          onClick={(event) => onChosen(shown, event)}
        />
      ))}
      {more > 0 && (
        <button
          type="button"
          id={`${id}-more`}
          role="option"
          className={classes(row, unfold)}
          tabIndex={-1}
          aria-selected={active === `${id}-more`}
          // The focus stays in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={onUnfolded}
        >
          <Icon path={icons.chevronDown} />
          {t.more({ count: count(Math.min(more, mostUnfolded)) })}
        </button>
      )}
    </div>
  )
}
