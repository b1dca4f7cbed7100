import { $format, $payingOf, $projects, type Project, paymentsMessages } from '../../../core/index'
import { useStore } from '../../host/use-store'
import { unbroken } from '../date-text'
import { DoneLine } from './done-line'

/** What has become of what the client went to pay for some of these projects; nothing if they went for none. */
export function PayingLine({ projects }: { projects: readonly Project[] }) {
  const t = useStore(paymentsMessages)
  const format = useStore($format)
  const paying = useStore($payingOf)(projects)
  if (!paying) return null
  const amount = format.money(paying.amount, paying.currency)
  return (
    <DoneLine isUnderWay={!paying.isReceived}>
      {paying.isReceived
        ? t.received({ amount })
        : t.wentToPay({ amount, time: unbroken(format.time(paying.at)) })}
    </DoneLine>
  )
}

/** The same, for all projects together: also those for which nothing is due any more. */
export function PayingLineOfAll() {
  const projects = useStore($projects)
  return projects.status === 'ready' && <PayingLine projects={projects.data} />
}
