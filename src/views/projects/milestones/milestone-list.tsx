import { type ReactNode, useRef } from 'react'
import {
  $calendarFactory,
  asDay,
  isCompleted,
  type Milestone,
  type MilestoneState,
  milestoneState,
  nextMilestone,
  placeOfToday,
  projectMessages,
  storyMessages,
} from '../../../core/index'
import { useStore } from '../../host/use-store'
import { DateText } from '../../shared/date-text'
import { useDrawn } from '../../shared/list/use-drawn'
import { markStyle } from '../../shared/mark-style'
import { useSought } from '../../shared/way-back/use-sought'
import { Badge, type BadgeTone } from '../../ui/badge'
import { SkeletonLines } from '../../ui/feedback/skeleton'
import { highlight } from '../../ui/highlight'
import { Icon, type IconPath } from '../../ui/pictures/icon'
import { icons } from '../../ui/pictures/icons'
import { moreIcons } from '../../ui/pictures/more-icons'
import { forcedColors } from '../../ui/style/forced-colors'
import { phone, tiny } from '../../ui/style/queries'
import { classes, css } from '../../ui/style/styles'
import { hairline, space, token } from '../../ui/style/tokens'
import { MilestoneApproval } from './milestone-approval'

// The green reaches beyond the card's text, with which the marks are aligned.
const list = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(1),
  marginInline: `calc(${space(3)} * -1)`,
})
const item = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr)',
  gap: space(3),
  padding: space(3),
  borderRadius: token('radius-large'),
  overflowWrap: 'anywhere',
  // The specification's green is the only box: the others stand on the card. What is done is quiet: it leads nobody's eye.
  '&[data-state=completed]': {
    background: `color-mix(in oklab,${token('green')} 55%,${token('surface')})`,
    [forcedColors]: { background: 'Canvas' },
  },
  // With very large text, a title has no room beside the mark.
  [tiny]: { gridTemplateColumns: 'minmax(0,1fr)' },
})
// All that is not completed is purple; what comes next is filled.
const mark = css({
  ...markStyle,
  color: token('purple-text'),
  background: token('purple'),
  '&[data-pending]': { background: token('surface-active') },
  '[data-state=completed] > &': { color: token('green-text'), background: token('green') },
  '[data-next] > &': { color: token('on-accent'), background: token('accent-strong') },
})
const head = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space(0, 4) })
const name = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space(0, 2) })
const titleStyle = css({
  fontWeight: token('weight-medium'),
  '[data-next] &': { fontWeight: token('weight-bold') },
})
// On a phone, each date has a line of its own, beside a title with a badge or without.
const dateStyle = css({
  fontSize: token('text-sm'),
  color: token('text-muted'),
  [phone]: { inlineSize: '100%' },
  '[data-next] &': { color: 'inherit', fontWeight: token('weight-medium') },
})
const textStyle = css({ color: token('text-muted'), '[data-next] &': { color: 'inherit' } })
const todayStyle = css({
  display: 'flex',
  marginInline: space(3),
  alignItems: 'center',
  gap: space(3),
  fontSize: token('text-sm'),
  fontWeight: token('weight-bold'),
  color: token('accent-text'),
  '&::before,&::after': { content: '""', flex: 1, borderBlockStart: hairline('line-strong') },
})

/** The shape and the colour of each state. The shapes differ, because colour alone must not carry the meaning. */
export const looks: Record<MilestoneState, { icon: IconPath; tone: BadgeTone }> = {
  completed: { icon: icons.check, tone: 'green' },
  overdue: { icon: icons.warning, tone: 'orange' },
  // A clock.
  inProgress: { icon: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM10 6.25V10l2.5 1.75', tone: 'purple' },
  upcoming: { icon: moreIcons.flag, tone: 'grey' },
}

interface MilestoneListProps {
  projectId: string
  /** The start date of the project; empty if it is unknown. */
  startDate: string
  milestones: readonly Milestone[]
}

/** Completed milestones are green, all others purple. A line marks today, until all milestones are completed. */
export function MilestoneList({ projectId, startDate, milestones }: MilestoneListProps) {
  const t = useStore(projectMessages)
  const { overdue } = useStore(storyMessages)
  const calendar = useStore($calendarFactory)()
  const states = { completed: t.completed, overdue, inProgress: t.inProgress, upcoming: t.upcoming }
  const ref = useRef<HTMLOListElement>(null)
  const sought = useSought(ref, 'milestone', (name) => milestones.findIndex(({ title }) => title === name))
  const count = useDrawn(ref, milestones.length, { wanted: sought })
  const next = nextMilestone(milestones, calendar)
  const entries = milestones.slice(0, count).map((milestone, index) => {
    const state = milestoneState(milestone, calendar)
    const { title, dueDate, description } = milestone
    return (
      <Entry
        // What a client writes about one stays with it, also when another comes before it.
        key={milestone.approval ? `approval/${milestone.approval.id}` : index}
        icon={looks[state].icon}
        badge={<Badge tone={looks[state].tone}>{states[state]}</Badge>}
        state={state}
        isNext={milestone === next}
        isSought={index === sought}
        title={title}
        date={dueDate}
        foot={milestone.approval && <MilestoneApproval projectId={projectId} milestone={milestone} />}
      >
        {description}
      </Entry>
    )
  })
  const dates = milestones.map(({ dueDate }) => dueDate)
  if (startDate) {
    dates.unshift(startDate)
    entries.unshift(
      <Entry key="start" icon={moreIcons.calendar} title={t.startDate} date={startDate}>
        {t.startHint}
      </Entry>,
    )
  }
  const place = milestones.every(isCompleted) ? null : placeOfToday(dates, calendar)
  // Behind what is not drawn yet, today isn't either.
  if (place !== null && (place < entries.length || count === milestones.length)) {
    entries.splice(
      place,
      0,
      <li key="today" className={todayStyle} aria-current="date">
        {t.today}
      </li>,
    )
  }
  return (
    <ol ref={ref} className={list}>
      {entries}
    </ol>
  )
}

interface EntryProps {
  icon: IconPath
  title: string
  date: string
  /** The state in words. */
  badge?: ReactNode
  state?: MilestoneState
  /** Whether it is what comes next: it leads. */
  isNext?: boolean
  /** Whether the address leads to it. */
  isSought?: boolean
  /** What can be done about it. */
  foot?: ReactNode
  children: ReactNode
}

function Entry({ icon, title, date, badge, state, isNext, isSought, foot, children }: EntryProps) {
  return (
    <li
      className={classes(item, isSought && highlight)}
      data-state={state}
      data-next={isNext || undefined}
      data-sought={isSought || undefined}
      tabIndex={isSought ? -1 : undefined}
    >
      <span className={mark}>
        <Icon path={icon} small />
      </span>
      <div>
        <div className={head}>
          <span className={name}>
            <strong className={titleStyle}>
              <bdi>{title}</bdi>
            </strong>
            {badge}
          </span>
          <span className={dateStyle}>
            <DateText value={asDay(date)} />
          </span>
        </div>
        <p dir="auto" className={textStyle}>
          {children}
        </p>
        {foot}
      </div>
    </li>
  )
}

/** A placeholder for milestones that are loading: as high as a project with the start and five milestones. */
export function MilestoneSkeleton() {
  return (
    <div className={list}>
      {[1, 2, 3, 4, 5, 6].map((each) => (
        <div key={each} className={item}>
          <span className={mark} data-pending />
          <SkeletonLines lines={2} />
        </div>
      ))}
    </div>
  )
}
