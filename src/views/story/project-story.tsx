import { useMemo, useState } from 'react'
import { $format, createStory, storyMessages } from '../../core/index'
import { onDemand, usePrepared } from '../host/on-demand'
import { Safe } from '../host/safe'
import { useStore } from '../host/use-store'
import { SourcesNotice } from '../shared/sources-notice'
import { usePrinting } from '../shared/use-printing'
import { Card } from '../ui/card'
import { Skeleton, SkeletonLines } from '../ui/feedback/skeleton'
import { Icon } from '../ui/pictures/icon'
import { icons } from '../ui/pictures/icons'
import { print } from '../ui/style/queries'
import { css } from '../ui/style/styles'
import { target } from '../ui/style/target'
import { space } from '../ui/style/tokens'
import type { TimelineProps } from './story-timeline'

const button = css({
  ...target,
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  textAlign: 'start',
  '&[aria-expanded=true] > svg': { rotate: '180deg' },
  // On paper it is a heading.
  [print]: { '& > svg': { display: 'none' } },
})
const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space(5) })

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
  const [isUnfolded, setUnfolded] = useState(false)
  const isOpen = usePrinting() || isUnfolded
  usePrepared(Timeline)
  // A heading without words would be read as one.
  if (story.status !== 'ready') return <Card description={<Skeleton width="10rem" />} />
  const { items, troubles, leftOut } = story
  if (items.length === 0) return null
  return (
    <Card
      title={
        <button
          type="button"
          className={button}
          aria-expanded={isOpen}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {t.showWhole({ count: format.count(items.length) })}
          <Icon path={icons.chevronDown} />
        </button>
      }
    >
      {isOpen && (
        <div className={stack}>
          <SourcesNotice troubles={troubles} leftOut={leftOut} />
          <Safe>
            <Timeline entries={items} projectId={projectId} />
          </Safe>
        </div>
      )}
    </Card>
  )
}
