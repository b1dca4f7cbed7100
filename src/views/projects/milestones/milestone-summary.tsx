import { $format, isCompleted, type Milestone, milestoneFill, projectMessages } from '../../../core/index'
import { useStore } from '../../host/use-store'
import { Progress } from '../../ui/feedback/progress'
import { Skeleton } from '../../ui/feedback/skeleton'
import { css } from '../../ui/style/styles'
import { space, token } from '../../ui/style/tokens'
import { NextMilestone } from './next-milestone'

const frame = css({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space(2) })
const barRoom = css({ blockSize: '.375rem' })
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space(0, 4),
  fontSize: token('text-sm'),
  '& > :first-child': { color: token('text-muted') },
})

interface MilestoneSummaryProps {
  milestones: readonly Milestone[]
  /** Whether what comes next is told. The page of the project tells it below the project's name. */
  hasNext: boolean
}

/**
 * The progress of the milestones: a bar with a segment for each, and "X of Y milestones completed", which the bar says. Then
 * what comes next, and when.
 */
export function MilestoneSummary({ milestones, hasNext }: MilestoneSummaryProps) {
  const t = useStore(projectMessages)
  const format = useStore($format)
  if (milestones.length === 0) return null
  const text = t.milestonesCompleted(milestones.length, {
    completed: format.count(milestones.filter(isCompleted).length),
  })
  return (
    <div className={frame}>
      <Progress label={t.milestones} valueText={text} segments={milestones.map(milestoneFill)} steps />
      <div className={line}>
        <p aria-hidden="true">{text}</p>
        {hasNext && <NextMilestone milestones={milestones} />}
      </div>
    </div>
  )
}

/** A placeholder for the summary while the milestones are loading: as high as the bar and its texts. */
export function MilestoneSummarySkeleton({ hasNext }: Pick<MilestoneSummaryProps, 'hasNext'>) {
  return (
    <div className={frame}>
      <span className={barRoom} />
      <div className={line}>
        <p>
          <Skeleton width="12rem" />
        </p>
        {hasNext && (
          <p>
            <Skeleton width="16rem" />
          </p>
        )}
      </div>
    </div>
  )
}
