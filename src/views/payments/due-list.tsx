import {
  $calendarFactory,
  $format,
  asDay,
  attentionMessages,
  dueOf,
  isPast,
  nothing,
  type Project,
  paymentsMessages,
} from '../../core/index'
import { useNavigation } from '../host/navigation'
import { useStore } from '../host/use-store'
import { unbroken } from '../shared/date-text'
import { Pay } from '../shared/due/pay'
import { lateNote, Notes } from '../shared/notes'
import { Link } from '../ui/buttons/link'
import { phone } from '../ui/style/queries'
import { css } from '../ui/style/styles'
import { hairline, space } from '../ui/style/tokens'

// It stands above the row's own button, which covers the whole row.
const list = css({ gridColumn: '1/-1', position: 'relative', [phone]: { gridRow: 5 } })
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space(1, 3),
  minBlockSize: '2.75rem',
  paddingBlock: space(1),
  borderBlockStart: hairline(),
})
const about = css({ flex: 1, minInlineSize: '40%', overflowWrap: 'anywhere' })
const amount = css({ fontVariantNumeric: 'tabular-nums' })

/** How many projects are listed: the most urgent ones. */
const mostListed = 8

export interface DueListProps {
  projects: readonly Project[]
}

/** What is due for each project, by when, and its "Pay". A link leads to the history of all others. */
export function DueList({ projects }: DueListProps) {
  const t = useStore(attentionMessages)
  const format = useStore($format)
  const navigation = useNavigation()
  const others = projects.length - mostListed
  return (
    <ul className={list}>
      {projects.slice(0, mostListed).map((project) => (
        <li key={project._id} className={line}>
          <div className={about}>
            <Link variant="quiet" roomy {...navigation.link('project', { serviceId: project._id })}>
              <bdi>{project.serviceName || project.serviceId || nothing}</bdi>
            </Link>
            <DueDate project={project} />
          </div>
          <Pay
            variant="secondary"
            projects={[project]}
            amount={dueOf(project)}
            currency={project.currency}
            otherwise={<span className={amount}>{format.money(dueOf(project), project.currency)}</span>}
          />
        </li>
      ))}
      {others > 0 && (
        <li className={line}>
          <Link variant="quiet" className={about} {...navigation.link('projects')}>
            {t.otherProjects({ count: format.count(others) })}
          </Link>
        </li>
      )}
    </ul>
  )
}

function DueDate({ project: { dueDate = '' } }: { project: Project }) {
  const t = useStore(attentionMessages)
  const texts = useStore(paymentsMessages)
  const format = useStore($format)
  const calendar = useStore($calendarFactory)()
  if (!dueDate) return null
  const isOverdue = isPast(dueDate, calendar)
  const date = unbroken(format.date(asDay(dueDate)))
  return <Notes notes={[isOverdue ? lateNote(texts.overdueSince({ date })) : t.due({ date })]} />
}
