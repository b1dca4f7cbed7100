import { $format, isCompleted, type Milestone, milestoneFill, projectMessages } from '../../../core/index'
import { useStore } from '../../host/use-store'
import { Progress } from '../../ui/feedback/progress'
import { Skeleton } from '../../ui/feedback/skeleton'
import { css } from '../../ui/style/styles'
import { space, token } from '../../ui/style/tokens'

const frame = css({ display: 'grid', gap: space(2) })
const barRoom = css({ blockSize: '.375rem' })
const textStyle = css({ fontSize: token('text-sm'), color: token('text-muted') })

/** The progress of the milestones: a bar with a segment for each, and "X of Y milestones completed", which the bar says. */
export function MilestoneSummary({ milestones }: { milestones: readonly Milestone[] }) {
  const t = useStore(projectMessages)
  const format = useStore($format)
  if (milestones.length === 0) return null
  const text = t.milestonesCompleted(milestones.length, {
    completed: format.count(milestones.filter(isCompleted).length),
  })
  return (
    <div className={frame}>
      <Progress label={t.milestones} valueText={text} segments={milestones.map(milestoneFill)} />
      <p className={textStyle} aria-hidden="true">
        {text}
      </p>
    </div>
  )
}

/** A placeholder for the summary while the milestones are loading: as high as the bar and its text. */
export function MilestoneSummarySkeleton() {
  return (
    <div className={frame}>
      <span className={barRoom} />
      <p className={textStyle}>
        <Skeleton width="12rem" />
      </p>
    </div>
  )
}
