import type { ReactNode } from 'react'
import {
  $calendarFactory,
  $format,
  $isPaying,
  asDay,
  dueOf,
  isPast,
  type Project,
  pendingPayment,
  projectMessages,
  remainingOf,
} from '../../../core/index'
import { useStore } from '../../host/use-store'
import { unbroken } from '../../shared/date-text'
import { Pay } from '../../shared/due/pay'
import { PayingLine } from '../../shared/due/paying-line'
import { sumStyle } from '../../shared/due/sum-style'
import { lateNote } from '../../shared/notes'
import { track } from '../../ui/feedback/progress'
import { Skeleton } from '../../ui/feedback/skeleton'
import { forcedColors } from '../../ui/style/forced-colors'
import { narrow, phone } from '../../ui/style/queries'
import { classes, css } from '../../ui/style/styles'
import { besideField } from '../../ui/style/target'
import { space, token } from '../../ui/style/tokens'

const frame = css({ display: 'grid', gap: space(2), marginBlockEnd: space(5) })
// On a phone, what is due has two lines of its own.
const waiting = css({ [narrow]: { minBlockSize: '6rem', alignContent: 'start' } })
// Its figures stand above it. It looks unlike the bar of the milestones: it is no progress.
const bar = css({
  ...track,
  blockSize: space(1),
  '& > div': {
    blockSize: '100%',
    background: token('green-text'),
    [forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' },
  },
})
const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(1, 5),
})
const fact = css({
  ...besideField,
  [narrow]: { flexGrow: 1 },
  '& > dd': {
    display: 'flex',
    alignItems: 'center',
    // "Pay" stands at the end of the line. On a phone, it may have a line of its own: it has what is left.
    [narrow]: { flexGrow: 1, '& > a': { marginInlineStart: 'auto' } },
    [phone]: { '& > a': { flexGrow: 1 } },
  },
  [phone]: { rowGap: space(1) },
})

/**
 * What is paid, and what is due; the rest of the bar is what remains. Without a total, or for a rejected project, nothing can
 * remain: only what was paid is shown, if anything was.
 */
export function PaidBar({ project }: { project: Project | undefined }) {
  const t = useStore(projectMessages)
  const format = useStore($format)
  const calendar = useStore($calendarFactory)()
  const isPaying = useStore($isPaying)
  if (!project) {
    return (
      <div className={classes(frame, waiting)}>
        <Skeleton width="12rem" />
        <div className={bar} />
      </div>
    )
  }
  const { totalCost, receivedAmount, currency, dueDate = '' } = project
  const remaining = remainingOf(project)
  const due = dueOf(project)
  const pending = pendingPayment(project)
  const hasRest = totalCost > 0 && pending <= remaining
  if (!hasRest && receivedAmount <= 0 && due === 0) return null
  const date = unbroken(format.date(asDay(dueDate)))
  const dated = isPast(dueDate, calendar) ? lateNote(t.overdueSince({ date })) : t.due({ date })
  const sumOf = (amount: number) => <strong>{format.money(amount, currency)}</strong>
  const pay = <Pay projects={[project]} amount={due} currency={currency} otherwise={sumOf(due)} />
  const isUnknown = Number.isNaN(project.dueAmount)
  // What remains stands below, as "Pending Payment".
  const figures: [ReactNode, ReactNode, boolean][] = [
    [t.paid, sumOf(receivedAmount), true],
    [t.overpaid, sumOf(-pending), hasRest && pending < 0],
    [dueDate && !isUnknown ? dated : t.dueNow, due > 0 ? pay : sumOf(due), isUnknown || due > 0],
  ]
  return (
    <div className={frame}>
      <dl className={list}>
        {figures.map(
          ([name, figure, isShown], index) =>
            isShown && (
              <div key={index} className={classes(sumStyle, fact)}>
                <dt>{name}</dt>
                <dd>{figure}</dd>
              </div>
            ),
        )}
      </dl>
      {hasRest && (
        <div className={bar} aria-hidden="true">
          <div style={{ inlineSize: `${Math.max(0, receivedAmount / totalCost) * 100}%` }} />
        </div>
      )}
      {isPaying && <PayingLine projects={[project]} />}
    </div>
  )
}
