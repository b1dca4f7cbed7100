import { $monthName, type Chapter, storyMessages } from '../../core/index'
import type { OnFilePressed } from '../files/viewer/use-viewer'
import { useStore } from '../host/use-store'
import { useHeading } from '../ui/heading'
import { css } from '../ui/style/styles'
import { hairline, space, token } from '../ui/style/tokens'
import { StoryEntry } from './story-entry'

const chapterStyle = css({
  display: 'grid',
  gridTemplateColumns: '9rem minmax(0,1fr)',
  gap: space(3, 5),
  '& + &': { paddingBlockStart: space(5), borderBlockStart: hairline() },
  '@container (max-width:50em)': { gridTemplateColumns: 'minmax(0,1fr)' },
})
const headingStyle = css({
  paddingBlockStart: space(1.5),
  fontSize: token('text-sm'),
  fontWeight: token('weight-bold'),
  color: token('text-muted'),
  '@container (max-width:50em)': { padding: 0 },
})
const list = css({ display: 'grid', gap: space(5) })

interface StoryChapterProps {
  chapter: Chapter
  projectId: string
  onFilePressed: OnFilePressed
}

export function StoryChapter({ chapter, ...props }: StoryChapterProps) {
  const { kind, month, entries } = chapter
  const t = useStore(storyMessages)
  const monthName = useStore($monthName)
  const { Heading } = useHeading()
  const names = { upcoming: t.upcoming, undated: t.undated, month: month && monthName(month) }
  return (
    <section className={chapterStyle}>
      <Heading className={headingStyle}>{names[kind]}</Heading>
      <ol className={list}>
        {entries.map((entry) => (
          <StoryEntry key={entry.kind + entry.key} entry={entry} {...props} />
        ))}
      </ol>
    </section>
  )
}
