import { invoiceUrl, type Payment, paymentsMessages } from '../../core/index'
import { useStore } from '../host/use-store'
import { Link } from '../ui/buttons/link'

/** Nothing is shown where there is no invoice. */
export function InvoiceLink({ payment }: { payment: Payment }) {
  const t = useStore(paymentsMessages)
  const { paymentId } = payment
  return (
    <Link
      variant="lone"
      icon="download"
      external
      href={invoiceUrl(payment) ?? undefined}
      aria-label={paymentId ? t.invoiceFor({ payment: `#${paymentId}` }) : undefined}
    >
      {t.invoice}
    </Link>
  )
}
