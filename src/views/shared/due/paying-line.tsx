import {
  $features,
  $format,
  $payingOf,
  $payments,
  $projects,
  invoiceUrl,
  type Paying,
  type Project,
  paymentsFor,
  paymentsMessages,
  paymentsOf,
} from '../../../core/index'
import { useNavigation } from '../../host/navigation'
import { useStore } from '../../host/use-store'
import { Link } from '../../ui/buttons/link'
import { documentIcons } from '../../ui/pictures/document-icons'
import { css } from '../../ui/style/styles'
import { space } from '../../ui/style/tokens'
import { unbroken } from '../date-text'
import { DoneLine } from './done-line'

// It stands above what covers its row, for a finger, too.
const invoice = css({ position: 'relative', marginInlineEnd: space(2), pointerEvents: 'auto' })

/** What has become of what the client went to pay for some of these projects; nothing if they went for none. */
export function PayingLine({ projects }: { projects: readonly Project[] }) {
  const t = useStore(paymentsMessages)
  const format = useStore($format)
  const paying = useStore($payingOf)(projects)
  const isOn = useStore($features).isSectionOn('payments')
  if (!paying) return null
  const amount = format.money(paying.amount, paying.currency)
  return (
    <DoneLine isUnderWay={!paying.isReceived}>
      {paying.isReceived
        ? `${t.received({ amount })} `
        : t.wentToPay({ amount, time: unbroken(format.time(paying.at)) })}
      {paying.isReceived && isOn && <Invoices paying={paying} projects={projects} />}
    </DoneLine>
  )
}

interface InvoicesProps {
  paying: Paying
  projects: readonly Project[]
}

/** How many invoices a line names. More stand in the list of payments. */
const mostNamed = 3

/** The invoices of what was received, each named by what it is for. */
function Invoices({ paying, projects: [first, second] }: InvoicesProps) {
  const t = useStore(paymentsMessages)
  const payments = useStore(first && !second ? paymentsOf(first._id) : $payments)
  const all = useNavigation().link('payments')
  const found = payments.status === 'ready' ? paymentsFor(paying, payments.data).filter(invoiceUrl) : []
  if (found.length > mostNamed)
    return (
      <Link className={invoice} {...all}>
        {t.history}
      </Link>
    )
  return (
    found[0] && (
      <>
        {t.invoices(found.length)}{' '}
        {found.map((payment) => (
          <Link
            key={payment.id}
            icon={documentIcons.file}
            external
            className={invoice}
            href={invoiceUrl(payment) ?? undefined}
          >
            <bdi>{payment.description || `#${payment.paymentId}`}</bdi>
          </Link>
        ))}
      </>
    )
  )
}

/** The same, for all projects together: also those for which nothing is due any more. */
export function PayingLineOfAll() {
  const projects = useStore($projects)
  return projects.status === 'ready' && <PayingLine projects={projects.data} />
}
