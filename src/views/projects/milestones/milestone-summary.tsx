import {
  $calendarFactory,
  $format,
  asDay,
  isCompleted,
  type Milestone,
  milestoneFill,
  nextMilestone,
  projectMessages,
} from '../../../core/index'
import { useStore } from '../../host/use-store'
import { dateText } from '../../shared/date-text'
import { Progress } from '../../ui/feedback/progress'
import { Skeleton } from '../../ui/feedback/skeleton'
import { css } from '../../ui/style/styles'
import { space, token } from '../../ui/style/tokens'

const frame = css({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space(2) })
const barRoom = css({ blockSize: '.375rem' })
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space(0, 4),
  fontSize: token('text-sm'),
  overflowWrap: 'anywhere',
  '& > :first-child': { color: token('text-muted') },
  '& time::before': { content: '" · "/""' },
})

/**
 * The progress of the milestones: a bar with a segment for each, and "X of Y milestones completed", which the bar says. Then
 * what comes next, and when.
 */
export function MilestoneSummary({ milestones }: { milestones: readonly Milestone[] }) {
  const t = useStore(projectMessages)
  const format = useStore($format)
  const calendar = useStore($calendarFactory)()
  if (milestones.length === 0) return null
  const text = t.milestonesCompleted(milestones.length, {
    completed: format.count(milestones.filter(isCompleted).length),
  })
  const next = nextMilestone(milestones, calendar)
  return (
    <div className={frame}>
      <Progress label={t.milestones} valueText={text} segments={milestones.map(milestoneFill)} steps />
      <div className={line}>
        <p aria-hidden="true">{text}</p>
        {next && (
          <p>
            <bdi>{t.nextMilestone({ title: next.title })}</bdi>
            {next.dueDate && dateText(asDay(next.dueDate), format)}
          </p>
        )}
      </div>
    </div>
  )
}

/** A placeholder for the summary while the milestones are loading: as high as the bar and its texts. */
export function MilestoneSummarySkeleton() {
  return (
    <div className={frame}>
      <span className={barRoom} />
      <div className={line}>
        <p>
          <Skeleton width="12rem" />
        </p>
        <p>
          <Skeleton width="16rem" />
        </p>
      </div>
    </div>
  )
}
