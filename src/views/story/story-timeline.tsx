import { useEffect, useRef, useState } from 'react'
import {
  $calendarFactory,
  $features,
  $format,
  type StoryEntry,
  type StoryKind,
  sourcesMessages,
  storyMessages,
  tellStory,
} from '../../core/index'
import { useStore } from '../host/use-store'
import { Skippable } from '../shared/list/skippable'
import { usePrinting } from '../shared/use-printing'
import { Button } from '../ui/buttons/button'
import { EmptyState } from '../ui/feedback/empty-state'
import { Segmented } from '../ui/fields/segmented'
import { css } from '../ui/style/styles'
import { space } from '../ui/style/tokens'
import { StoryChapter } from './story-chapter'
import { useStoryFiles } from './use-story-files'

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space(5) })
const more = css({ display: 'grid', justifyItems: 'center' })

const storyFilters = ['all', 'updates', 'milestones', 'files', 'payments'] as const

/** How many entries are shown at first, besides those still to come, and how many more each click shows. */
const step = 20

export interface TimelineProps {
  entries: readonly StoryEntry[]
  projectId: string
}

export function Timeline({ entries, projectId }: TimelineProps) {
  const t = useStore(storyMessages)
  const names = useStore(sourcesMessages)
  const format = useStore($format)
  const createCalendar = useStore($calendarFactory)
  const { isSectionOn } = useStore($features)
  const [filter, setFilter] = useState<StoryKind | 'all'>('all')
  const [limit, setLimit] = useState(step)
  const chosen = entries.filter(({ kind }) => filter === 'all' || kind === filter)
  const most = usePrinting() ? chosen.length : limit
  const { chapters, hidden } = tellStory(chosen, createCalendar(), most)
  const { onPressed, viewer } = useStoryFiles(
    chapters.flatMap((chapter) => chapter.entries),
    projectId,
  )
  const frame = useFocusOnNew(chosen.length - hidden, limit)
  const choices = { ...names, all: t.all }
  const filters = storyFilters.filter(
    (value) => (value !== 'payments' && value !== 'files') || isSectionOn(value),
  )
  return (
    <div ref={frame} className={stack}>
      <Segmented
        label={t.filter}
        value={filter}
        onChange={(next) => {
          setFilter(next)
          setLimit(step)
        }}
        options={filters.map((value) => ({
          value,
          label: choices[value],
          ...(value === filter && { count: format.count(chosen.length) }),
        }))}
      />
      {chosen.length === 0 && <EmptyState compact drawing="search" title={t.noMatch} />}
      <div>
        <Skippable count={chosen.length - hidden}>
          <div className={stack}>
            {chapters.map((chapter) => (
              <StoryChapter
                key={chapter.kind + chapter.month}
                chapter={chapter}
                projectId={projectId}
                onFilePressed={onPressed}
              />
            ))}
          </div>
        </Skippable>
      </div>
      {hidden > 0 && (
        <div className={more}>
          <Button onClick={() => setLimit(limit + step)}>
            {t.showEarlier({ count: format.count(hidden) })}
          </Button>
        </div>
      )}
      {viewer}
    </div>
  )
}

/** Moves the focus to the first new entry when the limit grows, because the button may be gone then. */
function useFocusOnNew(told: number, limit: number) {
  const frame = useRef<HTMLDivElement>(null)
  const before = useRef({ told, limit })
  useEffect(() => {
    const { told: first, limit: smaller } = before.current
    before.current = { told, limit }
    if (limit > smaller) frame.current?.querySelectorAll<HTMLElement>('[data-entry]')[first]?.focus()
  }, [told, limit])
  return frame
}
