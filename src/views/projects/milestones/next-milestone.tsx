import {
  $calendarFactory,
  $format,
  asDay,
  isOverdue,
  type Milestone,
  milestonesOf,
  nextMilestone,
  projectMessages,
} from '../../../core/index'
import { useStore } from '../../host/use-store'
import { dateText, unbroken } from '../../shared/date-text'
import { lateNote, Notes } from '../../shared/notes'
import { Skeleton } from '../../ui/feedback/skeleton'
import { css } from '../../ui/style/styles'
import { space, token } from '../../ui/style/tokens'

const line = css({ fontSize: token('text-sm'), '& > span': { color: 'inherit' } })
const underTitle = css({
  minBlockSize: '1lh',
  fontSize: token('text-sm'),
  marginBlock: `calc(${space(2)} * -1) ${space(4)}`,
})

/** What comes next, and when; or since when it is overdue. */
export function NextMilestone({ milestones }: { milestones: readonly Milestone[] }) {
  const t = useStore(projectMessages)
  const format = useStore($format)
  const calendar = useStore($calendarFactory)()
  const next = nextMilestone(milestones, calendar)
  if (!next) return null
  const isLate = isOverdue(next, calendar)
  const title = <bdi>{t.nextMilestone({ title: next.title })}</bdi>
  return (
    <p className={line}>
      <Notes notes={[title, next.dueDate && noteOf(asDay(next.dueDate))]} />
    </p>
  )

  function noteOf(day: string) {
    if (!isLate) return dateText(day, format)
    return lateNote(
      <time dateTime={day} title={format.moment(day)}>
        {t.overdueSince({ date: unbroken(format.date(day)) })}
      </time>,
    )
  }
}

/** The same below the name of the project, with its room while the milestones load. Where nothing comes next, it takes none. */
export function NextOfProject({ projectId }: { projectId: string }) {
  const milestones = useStore(milestonesOf(projectId))
  const calendar = useStore($calendarFactory)()
  if (milestones.status === 'failed') return null
  if (milestones.status === 'ready' && !nextMilestone(milestones.data, calendar)) return null
  return (
    <div className={underTitle}>
      {milestones.status === 'ready' ? (
        <NextMilestone milestones={milestones.data} />
      ) : (
        <p className={line}>
          <Skeleton width="16rem" />
        </p>
      )}
    </div>
  )
}
