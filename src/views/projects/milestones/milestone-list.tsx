import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { asDay, isCompleted, type Milestone, projectMessages } from '../../../core/index'
import { DateText } from '../../shared/date-text'
import { markStyle } from '../../shared/mark-style'
import { Icon, type IconName } from '../../ui/pictures/icon'
import { moreIcons } from '../../ui/pictures/more-icons'
import { css } from '../../ui/style/styles'
import { space, token } from '../../ui/style/tokens'
import { VisuallyHidden } from '../../ui/visually-hidden'

const list = css({ display: 'grid', gap: space(3) })
const item = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr)',
  gap: space(3),
  padding: space(3, 4),
  borderRadius: token('radius-large'),
  background: token('surface-sunken'),
  '&[data-completed]': { background: token('green') },
})
const mark = css({
  ...markStyle,
  color: token('on-accent'),
  background: token('accent-strong'),
  '[data-completed] > &': { color: token('dark-green-text'), background: token('dark-green') },
})
const head = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space(0, 4) })
const title = css({ fontWeight: token('weight-bold') })
const date = css({ fontSize: token('text-sm') })

interface MilestoneListProps {
  /** The start date of the project; empty if it is unknown. */
  startDate: string
  milestones: readonly Milestone[]
}

/** The start of a project and its milestones: the completed ones green, all others purple. */
export function MilestoneList({ startDate, milestones }: MilestoneListProps) {
  const t = useStore(projectMessages)
  return (
    <ol className={list}>
      {startDate && (
        <Entry icon={moreIcons.calendar} title={t.startDate} date={startDate}>
          {t.startHint}
        </Entry>
      )}
      {milestones.map((milestone, index) => {
        const completed = isCompleted(milestone)
        return (
          <Entry
            key={index}
            icon={completed ? 'check' : moreIcons.flag}
            state={completed ? t.completed : t.notCompleted}
            completed={completed}
            title={milestone.title}
            date={milestone.dueDate}
          >
            {milestone.description}
          </Entry>
        )
      })}
    </ol>
  )
}

interface EntryProps {
  icon: IconName
  title: string
  date: string
  /** The meaning of the colour, for a screen reader. */
  state?: string
  completed?: boolean
  children: ReactNode
}

function Entry({ icon, title: name, date: day, state, completed, children }: EntryProps) {
  return (
    <li className={item} data-completed={completed || undefined}>
      <span className={mark}>
        <Icon name={icon} small />
      </span>
      <div>
        <div className={head}>
          <strong className={title}>
            <bdi>{name}</bdi>
            {state && <VisuallyHidden>, {state}</VisuallyHidden>}
          </strong>
          <span className={date}>
            <DateText value={asDay(day)} />
          </span>
        </div>
        <p dir="auto">{children}</p>
      </div>
    </li>
  )
}
