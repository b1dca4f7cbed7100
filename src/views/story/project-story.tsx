import { useMemo } from 'react'
import { $format, createStory, storyMessages } from '../../core/index'
import { onDemand, usePrepared } from '../host/on-demand'
import { Safe } from '../host/safe'
import { useStore } from '../host/use-store'
import { FoldedCard } from '../shared/cards/folded-card'
import { SourcesNotice } from '../shared/sources-notice'
import { Card } from '../ui/card'
import { Skeleton, SkeletonLines } from '../ui/feedback/skeleton'
import type { TimelineProps } from './story-timeline'

const Timeline = onDemand(
  () => import('./story-timeline'),
  ({ Timeline }, props: TimelineProps) => <Timeline {...props} />,
  () => <SkeletonLines lines={6} />,
)

/**
 * All that has happened in a project, in one line that unfolds: most of it stands above, so it is for whoever looks for
 * something. Until something has happened, there is no story.
 */
export function ProjectStory({ projectId }: { projectId: string }) {
  const t = useStore(storyMessages)
  const format = useStore($format)
  const story = useStore(useMemo(() => createStory(projectId), [projectId]))
  usePrepared(Timeline)
  // A heading without words would be read as one.
  if (story.status !== 'ready') return <Card description={<Skeleton width="10rem" />} />
  const { items, troubles, leftOut } = story
  if (items.length === 0) return null
  return (
    <FoldedCard title={t.showWhole({ count: format.count(items.length) })}>
      <SourcesNotice troubles={troubles} leftOut={leftOut} />
      <Safe>
        <Timeline entries={items} projectId={projectId} />
      </Safe>
    </FoldedCard>
  )
}
