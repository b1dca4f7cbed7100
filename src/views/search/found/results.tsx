import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createSearch, type SearchGroup, searchMessages } from '../../../core/index'
import { useStore } from '../../host/use-store'
import { hoverPointer } from '../../ui/style/queries'
import { css } from '../../ui/style/styles'
import { target } from '../../ui/style/target'
import { space, token } from '../../ui/style/tokens'
import type { Box } from '../use-box'
import { Group, type Shown } from './group'
import { Told } from './told'
import { Trouble } from './trouble'
import { useKeys } from './use-keys'
import { useLeads } from './use-leads'

const listStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(2),
  padding: space(2),
  '&:empty': { display: 'none' },
})
/** A list has no place for a button: it stands beside the name of the first group. */
const forget = css({
  ...target,
  position: 'absolute',
  insetBlockStart: space(3),
  insetInlineEnd: space(5),
  fontSize: token('text-xs'),
  color: token('text-muted'),
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  [hoverPointer]: { '&:hover': { color: token('text') } },
})

interface ResultsProps {
  box: Box
  /** Called when the client goes to what was found, in this window. */
  onLeave: () => void
}

/** What is found for the text of the field: a list in groups, and below it what the server is doing. */
export function Results({ box, onLeave }: ResultsProps) {
  const t = useStore(searchMessages)
  const [search] = useState(createSearch)
  const result = useStore(search.$result)
  const leadTo = useLeads()
  const list = useRef<HTMLDivElement>(null)
  const numbers = useRef(new Map<string, number>())
  const { query, setQuery, listId, setHasList, setFirst, setActive } = box
  // Before the browser draws, and before the next key: Enter opens what is found for the whole text.
  useLayoutEffect(() => search.setQuery(query), [search, query])
  useEffect(() => search.close, [search])

  const idOf = (key: string) => {
    const number = numbers.current.get(key) ?? numbers.current.size
    numbers.current.set(key, number)
    return `${listId}-${number}`
  }
  const groups = result.groups
    .map(({ entries, ...group }) => ({
      ...group,
      entries: entries.flatMap((entry): Shown[] => {
        const lead = leadTo(entry.to)
        return lead ? [{ id: idOf(entry.key), entry, lead }] : []
      }),
    }))
    .filter(({ entries }) => entries.length > 0)
  const hasEntries = groups.length > 0
  let total = 0
  for (const { entries, more } of groups) total += entries.length + more
  useLayoutEffect(() => {
    setHasList(hasEntries)
    return () => setHasList(false)
  }, [hasEntries, setHasList])
  // Enter opens the first one, if that leads somewhere: who types "logo" does not mean to log out.
  const foremost = groups[0]?.entries[0]
  const first = query.trim() && foremost?.lead.href ? foremost.id : undefined
  useLayoutEffect(() => setFirst(first), [first, setFirst])
  const active = box.active ?? first
  useKeys(box, list, active)

  const onChosen = ({ entry, lead }: Shown, event: MouseEvent) => {
    if ('act' in entry.to && entry.to.act === 'find') {
      setQuery(entry.to.query)
      setActive(undefined)
      return box.field.current?.focus()
    }
    search.choose(entry)
    // Another tab or window opens: here, all stays as it is.
    const staysHere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || lead.target
    if (!staysHere) onLeave()
    lead.onClick?.(event)
  }
  /** What is new takes the place of what was pressed. */
  const onUnfolded = (kind: SearchGroup['kind'], listed: number) => {
    search.unfold(kind)
    const group = search.$result.get().groups.find((each) => each.kind === kind)
    const next = group?.entries[listed]
    setActive(next && idOf(next.key))
  }
  const onForget = () => {
    search.forgetRecent()
    setActive(undefined)
    box.field.current?.focus()
  }
  const onRetry = () => {
    search.retry()
    box.field.current?.focus()
  }
  return (
    <>
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={t.results}
        className={listStyle}
        hidden={!hasEntries}
      >
        {groups.map(({ kind, entries, more }) => (
          <Group
            key={kind}
            id={`${listId}-${kind}`}
            kind={kind}
            entries={entries}
            more={more}
            active={active}
            onChosen={onChosen}
            onUnfolded={() => onUnfolded(kind, entries.length)}
          />
        ))}
      </div>
      {groups[0]?.kind === 'recent' && (
        <button type="button" className={forget} aria-label={t.forgetRecent} onClick={onForget}>
          {t.forget}
        </button>
      )}
      <Trouble result={result} hasEntries={hasEntries} onRetry={onRetry} />
      <Told result={result} total={total} />
    </>
  )
}
