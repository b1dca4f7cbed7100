import type { MouseEvent } from 'react'
import { $count, type SearchEntry, type SearchGroup, searchMessages } from '../../../core/index'
import { useStore } from '../../host/use-store'
import { css } from '../../ui/style/styles'
import { space, token } from '../../ui/style/tokens'
import { EntryRow } from './entry-row'
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

/** An entry, and how it is shown here. */
export interface Shown {
  id: string
  entry: SearchEntry
  lead: Lead
}

interface GroupProps extends Pick<SearchGroup, 'kind' | 'more'> {
  id: string
  entries: readonly Shown[]
  active: string | undefined
  /** The entry that Enter opens as long as none is active. */
  first: string | undefined
  onChosen: (shown: Shown, event: MouseEvent) => void
}

/** The entries of one kind, below its name. */
export function Group({ id, kind, entries, more, active, first, onChosen }: GroupProps) {
  const t = useStore(searchMessages)
  const count = useStore($count)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox has no fieldset
    <div role="group" aria-labelledby={id}>
      <div role="presentation" className={head}>
        <span id={id}>{t[kind]}</span>
        {more > 0 && <span>{t.more({ count: count(more) })}</span>}
      </div>
      {entries.map((shown) => (
        <EntryRow
          key={shown.id}
          id={shown.id}
          entry={shown.entry}
          lead={shown.lead}
          isActive={shown.id === active}
          isFirst={shown.id === first}
          onClick={(event) => onChosen(shown, event)}
        />
      ))}
    </div>
  )
}
