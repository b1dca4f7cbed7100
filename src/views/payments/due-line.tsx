import { useEffect, useMemo, useState } from 'react'
import {
  $calendarFactory,
  $format,
  $isPaying,
  $projects,
  $sumsOf,
  asDay,
  attentionMessages,
  commonMessages,
  type Due,
  dueNow,
  dueOf,
  nothing,
  type Project,
  paymentsMessages,
  projectOf,
  type ResourceStore,
} from '../../core/index'
import { useNavigation } from '../host/navigation'
import { useReport } from '../host/report'
import { Safe } from '../host/safe'
import { useResource } from '../host/use-resource'
import { useStore } from '../host/use-store'
import { unbroken } from '../shared/date-text'
import { Pay, PayEach, usePayLink } from '../shared/due/pay'
import { PayingLine } from '../shared/due/paying-line'
import { sumStyle } from '../shared/due/sum-style'
import { unfold } from '../shared/due/unfold'
import { lateNote, Notes } from '../shared/notes'
import { retryNotice } from '../shared/resource-notice'
import { usePrinting } from '../shared/use-printing'
import { Link } from '../ui/buttons/link'
import { coarsePointer, phone, tiny } from '../ui/style/queries'
import { css } from '../ui/style/styles'
import { cover } from '../ui/style/target'
import { space, token } from '../ui/style/tokens'
import { DueLines } from './due-lines'
import { NothingDue } from './nothing-due'
import { dueRoom, dueStyle } from './overview-room'

// On a phone, the name stands small above its sum, and the line below them has the whole width, so that no date breaks.
const about = css({
  '& > p > strong': { fontSize: token('text-2xl') },
  // A finger presses the line's button here, too.
  [coarsePointer]: { '& > :not(:first-child)': { pointerEvents: 'none' } },
  [phone]: {
    display: 'contents',
    '& > *': { gridArea: '2/1/auto/-1' },
    '& > p': {
      flexDirection: 'column',
      fontSize: token('text-xs'),
      lineHeight: token('line-height-tight'),
      color: token('text-muted'),
    },
    '& > p > strong': { fontSize: '1.25rem', color: token('text') },
    '& > div > span': { fontSize: token('text-xs') },
    '& > :first-child': { gridArea: '1/1' },
    '& + *': { gridArea: '1/2' },
  },
})
/** Below what is said, where the sum and the button, which has it, too, have no room beside each other. */
const below = { gridArea: '3/1/auto/-1', justifyContent: 'flex-start', marginBlockStart: space(1.5) }
// On a phone, each is paid alone where the sum is unfolded.
const pays = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space(2),
  [phone]: { '& > :not(:first-child)': { display: 'none' }, '&&[data-long]': below },
  [tiny]: { '&&': below },
})
const coveringLine = css({ ...cover })

/**
 * What is due, by when, and "Pay"; of several projects, the sum unfolds to a line for each. With nothing due, what
 * was paid last. Of projects that can't be had, it says so.
 * @param projectId Only this project counts.
 */
export function DueLine({ projectId }: { projectId: string | undefined }) {
  const createCalendar = useStore($calendarFactory)
  const t = useStore(attentionMessages)
  const common = useStore(commonMessages)
  const store: ResourceStore<Project | Project[]> = projectId ? projectOf(projectId) : $projects
  const its = useResource(store, false)
  const owed = useMemo(() => {
    if (its.status !== 'ready') return undefined
    const projects = Array.isArray(its.data) ? its.data : [its.data]
    return { ...dueNow(projects, createCalendar()), projects }
  }, [its, createCalendar])
  const isOwed = owed && (owed.due.length > 0 || owed.mayBeMore)
  // Who hides the element where there are no payments hides no debt.
  useReport(isOwed ? 'ready' : null)
  if (its.status === 'failed')
    return <div className={dueStyle}>{retryNotice(t.dueFailed, common.retry, store.retry)}</div>
  if (!owed) return dueRoom()
  return isOwed ? (
    <Owed {...owed} isOfOne={!!projectId} />
  ) : (
    <NothingDue projects={owed.projects} projectId={projectId} />
  )
}

interface OwedProps extends Due {
  /** All, also those for which nothing is due. */
  projects: readonly Project[]
  isOfOne: boolean
}

function Owed({ due, overdue, mayBeMore, projects, isOfOne }: OwedProps) {
  const t = useStore(attentionMessages)
  const texts = useStore(paymentsMessages)
  const format = useStore($format)
  const sumsOf = useStore($sumsOf)
  const navigation = useNavigation()
  const isPrinting = usePrinting()
  const isPaying = useStore($isPaying)
  const payLink = usePayLink()
  const [isOpen, setOpen] = useState(false)
  const [first, second] = due
  // On paper they are unfolded: their code comes at once.
  useEffect(() => {
    if (second) DueLines.prepare()
  }, [second])
  const link = first && !second && !isOfOne ? navigation.link('project', { serviceId: first._id }) : undefined
  const sums = sumsOf(due, dueOf)
  const [sum] = sums
  const hrefOf = (rows: readonly Project[], of = sum) => payLink(rows, of?.amount, of?.currency)?.href
  const toggle = { 'aria-expanded': isOpen, onClick: () => setOpen(!isOpen) }
  const each = second && <PayEach projects={due} {...toggle} />
  const date = unbroken(format.date(asDay(first?.dueDate ?? '')))
  const lateSums = sumsOf(overdue, dueOf)
  const [lateSum] = lateSums
  const isPartLate = due[overdue.length]
  const late = isPartLate
    ? texts.partOverdue({ amount: format.sums(lateSums), date })
    : texts.overdueSince({ date })
  // What is overdue is paid alone where it has an address of its own.
  const latePay = isPartLate && lateSum && hrefOf(overdue, lateSum) !== hrefOf(due) && (
    <Pay projects={overdue} {...lateSum} variant="secondary" isOverdue />
  )
  return (
    <div className={dueStyle}>
      <div className={about}>
        <p className={sumStyle}>
          {link ? (
            <Link variant="quiet" className={coveringLine} {...link}>
              {t.paymentWaits}
            </Link>
          ) : (
            t.paymentWaits
          )}
          <strong>{format.sums(sums, mayBeMore)}</strong>
        </p>
        <div>
          <Notes
            notes={[
              second && unfold(toggle, t.ofProjects(due.length)),
              link && first && <span dir="auto">{first.serviceName || first.serviceId || nothing}</span>,
              overdue[0] ? lateNote(late) : first?.dueDate && (second ? t.firstDue : t.due)({ date }),
            ]}
          />
          {isPaying && <PayingLine projects={projects} />}
        </div>
      </div>
      {sum &&
        (sums[1] || !hrefOf(due) ? (
          each
        ) : (
          <div className={pays} data-long={format.sums(sums).length > 11 || undefined}>
            <Pay projects={due} {...sum} />
            {latePay}
          </div>
        ))}
      {second && (isOpen || isPrinting) && (
        <Safe>
          <DueLines projects={due} />
        </Safe>
      )}
    </div>
  )
}
