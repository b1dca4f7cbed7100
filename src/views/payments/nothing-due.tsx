import { useMemo } from 'react'
import {
  $calendarFactory,
  $format,
  $payingOf,
  $payments,
  $sumsOf,
  lastPaid,
  type Project,
  paidOn,
  paymentsMessages,
  paymentsOf,
} from '../../core/index'
import { useStore } from '../host/use-store'
import { unbroken } from '../shared/date-text'
import { PayingLine } from '../shared/due/paying-line'
import { Notes } from '../shared/notes'
import { skeleton } from '../ui/feedback/skeleton'
import { Icon } from '../ui/pictures/icon'
import { icons } from '../ui/pictures/icons'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'
import { dueStyle } from './overview-room'

const calm = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  '& > svg': { color: token('green-text') },
})

interface NothingDueProps {
  projects: readonly Project[]
  projectId: string | undefined
}

/** That nothing is due, and what was paid last. */
export function NothingDue({ projects, projectId }: NothingDueProps) {
  const t = useStore(paymentsMessages)
  const format = useStore($format)
  const payments = useStore(projectId ? paymentsOf(projectId) : $payments)
  const paying = useStore($payingOf)(projects)
  const createCalendar = useStore($calendarFactory)
  const sumsOf = useStore($sumsOf)
  const last = useMemo(
    () => (payments.status === 'ready' ? lastPaid(payments.data, createCalendar()) : []),
    [payments, createCalendar],
  )
  return (
    <div className={dueStyle}>
      <div>
        <p className={calm}>
          {/* What was received has a tick of its own. */}
          {!paying?.isReceived && <Icon path={icons.check} small />}
          {t.nothingDue}
        </p>
        {payments.status === 'loading' && !paying && skeleton('12rem')}
        {paying && <PayingLine projects={projects} />}
        {last[0] && !paying && (
          <Notes
            notes={[
              t.paidOn({
                amount: format.sums(sumsOf(last, ({ receivedAmount }) => receivedAmount)),
                date: unbroken(format.date(paidOn(last[0]))),
              }),
            ]}
          />
        )}
      </div>
    </div>
  )
}
